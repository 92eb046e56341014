import { dhakaDay, type Language, saidIn } from '@madrasah/events';
import { GPA_MODE, MARKS_MODE } from '@madrasah/events/exams';
import { fileAddress, fileSubject, fileUse } from '@madrasah/events/files';
import { letterhead } from '@madrasah/events/institutions';
import { type PublishedRow, MARK_SHEET_SAID as SAID } from '@madrasah/events/results';
import { JsonAnswer } from '@madrasah/service-kit/http';
import type { Deps } from '../../deps.ts';
import { currentFiles, currentFilesProjector } from '../../files/index.ts';
import { institutionInfo, institutionInfoProjector } from '../../institutions/index.ts';
import { Prepared } from '../../kernel/answers/prepared.ts';
import { collectionName, type Tenant } from '../../kernel/documents/index.ts';
import { lookAt } from '../../kernel/looking.ts';
import { type Person, peopleProjector, personName } from '../../people/index.ts';
import {
  type Publication,
  publicationsProjector,
  publishedSheetsProjector,
  versionKey,
} from '../sheets/published.ts';
import { calledIn, wordsNeed } from '../sheets/words.ts';
import { paperFields, papersOfRow, resultFields } from './figures.ts';
import type { KeptSheet } from './kept-sheets.ts';

/** What all records of a version share is put together from. */
const frameNeeds = [currentFilesProjector, institutionInfoProjector, ...wordsNeed];

/** What a record is put together from. */
export const recordNeeds = [
  ...[publicationsProjector, publishedSheetsProjector, peopleProjector],
  ...frameNeeds,
];

export interface FoundResult {
  readonly sheet: KeptSheet;
  readonly row: PublishedRow;
  readonly person: Person;
  readonly publication: Publication;
  /** The birth date that was given, which is his; '' where none was: it is told to nobody who does not know it. */
  readonly born: string;
}

type Signature = 'signature-principal' | 'signature-najem';

/** A signature as it travels: within a published record alone, since nothing but a record shows it to everybody. */
async function signature({ sealedFiles }: Deps, tenant: Tenant, use: Signature): Promise<string | null> {
  const fileId = (await currentFiles(tenant, use, [null])).get(null);
  if (fileId === undefined) return null;
  const bytes = await sealedFiles.read({ fileId, part: 'thumbnail', subject: fileSubject(null) });
  return bytes ? `data:image/png;base64,${Buffer.from(bytes).toString('base64')}` : null;
}

/** The school's address and logo, as every open page shows them. @throws DocumentsAway */
export async function schoolFields(deps: Deps, tenant: Tenant, language: Language) {
  const [info, logos] = await Promise.all([
    institutionInfo(deps, tenant),
    currentFiles(tenant, 'logo', [null]),
  ]);
  const { name, address, contact } = letterhead(info, language);
  const logo = logos.get(null);
  return {
    ...{ InstitutionName: name, Address: address, ContactNumber: contact },
    Logo: logo === undefined ? null : fileAddress(logo, fileUse('logo').open),
  };
}

/** When the version was published, and the correction it is, if it is one. */
function publishedFields({ standing, versions }: Publication) {
  const standingOne = versions.find(({ version }) => version === standing);
  const day = (at: string | undefined) => (at === undefined ? null : dhakaDay(new Date(at)));
  const corrected = standingOne?.corrects ? standingOne : undefined;
  const first = corrected ? versions.findLast(({ corrects }) => !corrects) : standingOne;
  return { version: standing, PublishedOn: day(first?.at), CorrectedOn: day(corrected?.at) };
}

/** Who he is; in English letters where somebody has written them. */
function namesFields(person: Person, language: Language) {
  const { name, father } = language === 'en' ? person.names.english : { name: '', father: '' };
  return {
    UserName: name || personName(person, language),
    FatherName: father || (person.profile?.fatherName ?? ''),
  };
}

/** What all records of a version share. */
interface RecordFrame {
  readonly fields: Readonly<Record<string, string | number | null>>;
  readonly subjectOf: (subjectId: number) => string;
}

/** @throws DocumentsAway */
async function frameOf(
  deps: Deps,
  tenant: Tenant,
  { facts }: KeptSheet,
  language: Language,
): Promise<RecordFrame> {
  const [school, called, principal, najem] = await Promise.all([
    schoolFields(deps, tenant, language),
    calledIn(tenant, facts),
    signature(deps, tenant, 'signature-principal'),
    signature(deps, tenant, 'signature-najem'),
  ]);
  return {
    fields: {
      ...school,
      ...{ SignaturePrincipal: principal, SignatureNajem: najem },
      SubClass: called.place(language),
      ClassNameLabel: saidIn(SAID.section, language),
      StudentIDLabel: saidIn(SAID.code, language),
      ExamName: called.exam(language),
      SessionName: called.session(language),
      ExamStatus: facts.mode === 'gpa' ? GPA_MODE : MARKS_MODE,
    },
    subjectOf: (subjectId) => called.subject(subjectId, language),
  };
}

function recordIn(
  { fields, subjectOf }: RecordFrame,
  { sheet, row, person, publication, born }: FoundResult,
  language: Language,
) {
  const papers = papersOfRow(sheet.facts, row);
  return {
    ...fields,
    UserCode: person.userCode,
    ...namesFields(person, language),
    DateOfBirth: born,
    ...publishedFields(publication),
    ...resultFields(sheet.facts, row),
    Papers: papers.length,
    ...Object.assign(
      {},
      ...papers.map((paper, index) => paperFields(paper, index + 1, subjectOf(paper.condition.subjectId))),
    ),
  };
}

/** Frames and records at hand: some 3 kB each. */
const FRAMES = 500;
const RECORDS = 5000;

/**
 * The answer with a student's published result as the specification's record has it, as it goes over the wire; his name comes from his own record. What a
 * version's records share, and the records themselves, stay ready while what they are made of stays: a payment, or the
 * publication of another section, makes nothing anew.
 */
export function recordMaker(deps: Deps) {
  const frames = new Prepared<RecordFrame>(FRAMES);
  const records = new Prepared<JsonAnswer>(RECORDS);
  return async (tenant: Tenant, found: FoundResult, language: Language) => {
    // Whoever has it ready depends on all that it was made of; a house that says nothing of itself, on its registration.
    for (const source of recordNeeds) lookAt(collectionName(source));
    const { school } = tenant;
    const institution = (await deps.access.platform()).institutions.get(school);
    const { facts } = found.sheet;
    const { standing, versions } = found.publication;
    const version = `${school}/${language}/${versionKey(facts, facts.version)}`;
    const frame = await frames.of(version, [deps.documents.writes(school, frameNeeds), institution], () =>
      frameOf(deps, tenant, found.sheet, language),
    );
    const stamp = [frame, found.person, standing, versions.length];
    const key = `${version}/${found.row.userId}/${found.born}`;
    return records.of(key, stamp, async () => new JsonAnswer({ data: recordIn(frame, found, language) }));
  };
}
