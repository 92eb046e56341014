import { type CheckMark, dayInWords, digitsOf, say } from '@madrasah/events';
import { CERTIFICATE_PAPERS } from '@madrasah/events/certificates';
import type { Profile } from '@madrasah/events/people';
import type { PaperHead } from '../papers/index.ts';
import { placeNames } from '../settings/index.ts';

/** All that a certificate says, in Bengali. */
export interface Said {
  readonly head: PaperHead['letterhead'];
  readonly certificateId: number;
  /** The day that stands on it. */
  readonly on: string;
  readonly userCode: string;
  readonly profile: Profile;
  readonly session: string;
  readonly class: string;
  readonly exam: string;
  readonly totalMark: string;
  readonly division: string;
  readonly mark: CheckMark;
}

/** A label from the press with what is filled in behind it, and its share of the line. */
export interface Blank {
  readonly label: string;
  readonly value: string;
  readonly share: number;
}

/** The sheet before it is drawn: what is of the press, and what is filled in. */
export interface CertificateSheet {
  readonly head: PaperHead['letterhead'];
  readonly title: string;
  readonly lines: readonly (readonly Blank[])[];
  readonly sentences: readonly string[];
  readonly signers: readonly string[];
  readonly mark: CheckMark;
}

const word = (name: string) => say('bn', `certificate.paper.${name}`);
const figures = (text: string) => digitsOf(text, 'bn');

const blank = (name: string, value: string, share: number): Blank => ({
  label: word(name),
  value: figures(value),
  share,
});

function personLines({ profile }: Said): Blank[][] {
  const { village, post, thana } = profile.permanent;
  const [thanaName = '', district = ''] = placeNames(thana, 'bn');
  return [
    [blank('father', profile.fatherName, 0.5), blank('mother', profile.motherName, 0.5)],
    [blank('village', village, 0.5), blank('post', post, 0.5)],
    [blank('thana', thanaName, 0.5), blank('district', district, 0.5)],
  ];
}

/** What one of the four papers says. The clearance paper tells of money, the others of an exam. */
export function certificateSheet(said: Said, paper: number): CertificateSheet {
  const { head, certificateId, on, userCode, profile, mark } = said;
  const isClearance = paper === CERTIFICATE_PAPERS.clearance;
  const born = profile.dateOfBirth ? dayInWords(profile.dateOfBirth, 'bn') : '';
  return {
    ...{ head, mark },
    title: word(isClearance ? 'clearance' : 'title'),
    lines: [
      [blank('number', String(certificateId), 0.7), blank('day', dayInWords(on, 'bn'), 0.3)],
      [blank(isClearance ? 'clears' : 'attests', profile.name, 1)],
      ...personLines(said),
      [blank('code', userCode, 0.3), blank('born', born, 0.4), blank('session', said.session, 0.3)],
      ...(isClearance
        ? [[blank('class', said.class, 1)]]
        : [
            [blank('class', said.class, 0.4), blank('studied', said.exam, 0.6)],
            [blank('mark', said.totalMark, 0.4), blank('division', said.division, 0.6)],
          ]),
    ],
    sentences: isClearance ? [word('owes-nothing'), word('wishes')] : [word('wishes')],
    signers: [word(isClearance ? 'accountant' : 'head-of-studies'), word('principal')],
  };
}
