import {
  dayInWords,
  digitsOf,
  type Fact,
  isRefusal,
  type Language,
  type PaperDocument,
  SAID,
  type Said,
  saidIn,
  say,
} from '@madrasah/events';
import { constantName, GENDER_NAMES, RELATION_NAMES, RESIDENCE_NAMES } from '@madrasah/events/settings';
import { FileAnswer } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import type { PaperHead } from '../papers/index.ts';
import { placeNames } from '../settings/index.ts';
import type { applicationRow } from './wire.ts';

/** 4 is hidden on print, as specified, unless somebody chose it. */
const OTHER_RESIDENCE = 4;

type Row = ReturnType<typeof applicationRow>;

const address = (village: string, post: string, thana: string, language: Language) =>
  [village, post, ...placeNames(thana, language)].filter(Boolean).join(', ');

/** Boxes to tick, the chosen one crossed; the last kind, "other", is not offered on paper. No font here has a tick. */
export const residenceBoxes = (chosen: number, language: Language): string =>
  RESIDENCE_NAMES.filter(({ id }) => id !== OTHER_RESIDENCE || id === chosen)
    .map(({ id, ...names }) => `[${id === chosen ? '×' : '   '}] ${names[language]}`)
    .join('     ');

/** What he wrote, line by line; at the end what the guardian writes by hand. */
function linesOf(row: Row, language: Language): Fact[][] {
  const fact = (label: string, value: string, share = 0.5): Fact => ({ label, value, share });
  const said = (label: Said, value: string, share?: number) => fact(saidIn(label, language), value, share);
  const own = (label: Said, value: string) => [said(label, value, 1)];
  const counted = (label: Said, value: string) => said(label, digitsOf(value, language));
  const chosen = (label: Said, of: Parameters<typeof constantName>[0], id: unknown) =>
    said(label, constantName(of, id, language));
  const born = row.DateOfBirth ? dayInWords(row.DateOfBirth, language) : '';
  const permanent = address(row.permanentVill, row.permanentPost, row.permanentPoliceStationID, language);
  const present = address(row.TransientVill, row.TransientPost, row.TransientPoliceStationID, language);
  return [
    [counted(SAID.session, row.SessionName), counted(SAID.class, row.ClassName)],
    own(SAID.residence, residenceBoxes(row.ResidentialStatusId, language)),
    own(SAID.name, row.UserName),
    own(SAID.father, row.FatherName),
    own(SAID.mother, row.MotherName),
    [said(SAID.birth, born), chosen(SAID.gender, GENDER_NAMES, row.GenderID)],
    [said(SAID.nationalId, digitsOf(row.NIDNO, language), 1)],
    [counted(SAID.mobile, row.Mobile1), chosen(SAID.relation, RELATION_NAMES, row.Relationship1)],
    [counted(SAID.mobile2, row.Mobile2), chosen(SAID.relation, RELATION_NAMES, row.Relationship2)],
    [fact(say(language, 'applications.permanent'), permanent, 1)],
    [fact(say(language, 'applications.present'), present, 1)],
    [fact(say(language, 'applications.guardian'), ''), said(SAID.relation, '')],
  ];
}

/** ভর্তি ফরম: what an applicant wrote, to be signed by his guardian and brought along; 210 × 270 mm. */
function applicationForm(head: PaperHead, row: Row): PaperDocument {
  const { language } = head;
  const code = digitsOf(row.UserCode, language);
  return {
    ...head,
    size: 'application',
    title: say(language, 'applications.form'),
    number: code,
    filters: [say(language, 'applications.form-no', { code })],
    blocks: [
      {
        kind: 'form',
        photo: { caption: say(language, 'applications.photo') },
        lines: linesOf(row, language),
      },
      {
        kind: 'signatures',
        slots: [
          { label: say(language, 'applications.guardian-sign') },
          { label: say(language, 'papers.principal') },
        ],
      },
    ],
  };
}

/** The form as a file. @throws DocumentsAway */
export async function formFile({ files }: Pick<Deps, 'files'>, head: PaperHead, row: Row) {
  const pdf = await files.pdf(applicationForm(head, row));
  return isRefusal(pdf) ? pdf : new FileAnswer(pdf, 'application/pdf', `application-${row.UserCode}.pdf`);
}
