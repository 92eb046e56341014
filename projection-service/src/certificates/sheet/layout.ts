import { type CheckMark, dayInWords, digitsOf, type Language, say, toLatinDigits } from '@madrasah/events';
import { CERTIFICATE_PAPERS } from '@madrasah/events/certificates';
import type { Signature } from '@madrasah/events/papers';
import type { OtherNames, Profile } from '@madrasah/events/people';
import type { PaperHead } from '../../papers/index.ts';
import { placeNames } from '../../settings/index.ts';

/** All that a certificate says. */
export interface Said {
  readonly language: Language;
  readonly head: PaperHead['letterhead'];
  readonly certificateId: number;
  /** The day that stands on it. */
  readonly on: string;
  readonly userCode: string;
  readonly profile: Profile;
  /** In English letters, where somebody has written them so. */
  readonly english: OtherNames['english'];
  readonly session: string;
  readonly class: string;
  readonly exam: string;
  readonly totalMark: string;
  readonly division: string;
  readonly mark: CheckMark;
  /** The addresses of the officers' signatures. */
  readonly signatures: Readonly<Record<Signature, string | null>>;
  /** How often this paper was printed before. */
  readonly printedBefore: number;
}

/** A label from the press with what is filled in behind it, and its share of the line. */
export interface Blank {
  readonly label: string;
  readonly value: string;
  readonly share: number;
}

/** Whose line it is, and the address of the signature that is drawn on it. */
export interface Signer {
  readonly label: string;
  readonly picture: string | null;
}

/** The sheet before it is drawn: what is of the press, and what is filled in. */
export interface CertificateSheet {
  readonly head: PaperHead['letterhead'];
  readonly title: string;
  readonly lines: readonly (readonly Blank[])[];
  readonly sentences: readonly string[];
  readonly signers: readonly Signer[];
  readonly mark: CheckMark;
  readonly language: Language;
  /** That it is a reprint, and which; '' on the first. */
  readonly again: string;
}

const wordsIn = (language: Language) => (name: string) => say(language, `certificate.paper.${name}`);

const blanksIn =
  (language: Language) =>
  (name: string, value: string, share: number): Blank => ({
    label: wordsIn(language)(name),
    // What the office wrote itself may stand in the digits of the other language.
    value: digitsOf(toLatinDigits(value), language),
    share,
  });

/** What they are called on a paper of its language: as they write themselves in English letters, else as they are known. */
function namesOn({ language, profile, english }: Said) {
  const written = language === 'en' ? english : undefined;
  return {
    name: written?.name || profile.name,
    father: written?.father || profile.fatherName,
    mother: written?.mother || profile.motherName,
  };
}

function personLines(said: Said): Blank[][] {
  const { village, post, thana } = said.profile.permanent;
  const [thanaName = '', district = ''] = placeNames(thana, said.language);
  const { father, mother } = namesOn(said);
  const blank = blanksIn(said.language);
  return [
    [blank('father', father, 0.5), blank('mother', mother, 0.5)],
    [blank('village', village, 0.5), blank('post', post, 0.5)],
    [blank('thana', thanaName, 0.5), blank('district', district, 0.5)],
  ];
}

/** What one of the four papers says. The clearance paper tells of money, the others of an exam. */
export function certificateSheet(said: Said, paper: number): CertificateSheet {
  const { head, certificateId, on, userCode, profile, mark, language, printedBefore } = said;
  const [word, blank] = [wordsIn(language), blanksIn(language)];
  const isClearance = paper === CERTIFICATE_PAPERS.clearance;
  // Of a mark that was given without a division no empty one is said.
  const isWithout = said.totalMark !== '' && said.division === '';
  const born = profile.dateOfBirth ? dayInWords(profile.dateOfBirth, language) : '';
  return {
    ...{ head, mark, language },
    again: printedBefore > 0 ? digitsOf(`${word('again')} ${printedBefore}`, language) : '',
    title: word(isClearance ? 'clearance' : 'title'),
    lines: [
      [blank('number', String(certificateId), 0.7), blank('day', dayInWords(on, language), 0.3)],
      [blank(isClearance ? 'clears' : 'attests', namesOn(said).name, 1)],
      ...personLines(said),
      [blank('code', userCode, 0.3), blank('born', born, 0.4), blank('session', said.session, 0.3)],
      ...(isClearance
        ? [[blank('class', said.class, 1)]]
        : [
            [blank('class', said.class, 0.4), blank('studied', said.exam, 0.6)],
            [
              blank('mark', said.totalMark, 0.4),
              ...(isWithout ? [] : [blank('division', said.division, 0.6)]),
            ],
          ]),
    ],
    sentences: isClearance ? [word('owes-nothing'), word('wishes')] : [word('wishes')],
    signers: [
      isClearance
        ? { label: word('accountant'), picture: said.signatures.SignatureAccountant }
        : { label: word('head-of-studies'), picture: said.signatures.SignatureNajem },
      { label: word('principal'), picture: said.signatures.SignaturePrincipal },
    ],
  };
}
