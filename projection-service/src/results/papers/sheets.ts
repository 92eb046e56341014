import {
  digitsOf,
  PAPER_LANGUAGES,
  type PaperBlock,
  type PaperDocument,
  type PaperLanguage,
  type QueryOf,
  saidIn,
} from '@madrasah/events';
import { type markSheetQueries as queries, MARK_SHEET_SAID as SAID } from '@madrasah/events/results';
import type { Deps } from '../../deps.ts';
import { institutionInfo } from '../../institutions/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { paperHeadNeeds, paperProof, settledNeeds, settledPapers } from '../../papers/index.ts';
import { arabicName } from '../../people/index.ts';
import { placeKey } from '../conditions.ts';
import { publicationsProjector, publishedSheetsProjector, versionKey } from '../sheets/published.ts';
import { standingNeeds, studentsOf } from '../sheets/standing.ts';
import { calledIn } from '../sheets/words.ts';
import { named } from './named.ts';
import { type SheetFrame, sheetBlocks } from './sheet-blocks.ts';
import { sheetNumbers } from './sheet-check.ts';

export type Asked = QueryOf<typeof queries.markSheet>;
/** Whose sheets are meant, whichever of them are shown and in which language. */
type Section = Omit<Asked, 'page' | 'limit' | 'language_id'>;
/** What sheets are put together from. */
export const sheetNeeds = [...standingNeeds, ...paperHeadNeeds, ...settledNeeds];

/** The version that is asked for with its students by code; undefined where there is none. @throws DocumentsAway */
export async function published(tenant: Tenant, asked: Section) {
  const place = { sessionId: asked.session_id, examId: asked.exam_id, sectionId: asked.subclass_id };
  const publication = await tenant.findOne(publicationsProjector, placeKey(place));
  const version = asked.version ?? publication?.standing;
  if (!publication || !version) return undefined;
  const facts = await tenant.findOne(publishedSheetsProjector, versionKey(place, version));
  if (!facts) return undefined;
  const rows = facts.rows.filter(({ userId }) => asked.user_id === undefined || userId === asked.user_id);
  const students = await studentsOf(tenant, rows);
  const isWithdrawn = publication.versions.some((one) => one.version === version && one.withdrawn);
  return { facts, students, stands: publication.standing === version, isWithdrawn };
}
type Published = NonNullable<Awaited<ReturnType<typeof published>>>;

async function frameOf(
  deps: Deps,
  tenant: Tenant,
  { facts }: Published,
  language: PaperLanguage,
): Promise<SheetFrame> {
  const [called, { signatures }] = await Promise.all([calledIn(tenant, facts), settledPapers(tenant)]);
  return {
    ...{ facts, language, signatures },
    proofOf: (userId) =>
      paperProof(deps, tenant.school, 'mark-sheet', ...sheetNumbers(facts, facts.version, userId)),
    session: called.session(language),
    exam: called.exam(language),
    section: called.place(language),
    subjectOf: (subjectId) => called.subject(subjectId, language),
  };
}

/** The word across a sheet that does not count any more. */
function voidOf({ stands, isWithdrawn }: Published, language: PaperLanguage): Pick<PaperDocument, 'void'> {
  if (stands) return {};
  const [word, sentence] = isWithdrawn
    ? ([SAID.withdrawn, SAID.withdrawnWhy] as const)
    : ([SAID.superseded, SAID.supersededWhy] as const);
  return { void: { word: saidIn(word, language), sentence: saidIn(sentence, language) } };
}

/** On a sheet of its own: whose names had to be written in Bengali, by their codes. */
function notArabic(students: Published['students'], language: PaperLanguage): PaperBlock[] {
  const without = language === 'ar' ? students.filter(({ person }) => !arabicName(person)) : [];
  if (without.length === 0 || students.length === 1) return [];
  const codes = without.map(({ person }) => digitsOf(person.userCode, language)).join('، ');
  return [{ kind: 'page' }, { kind: 'note', text: `${saidIn(SAID.notArabic, language)}: ${codes}` }];
}

/** What a paper says of sheets, whoever prints it and whenever. @throws DocumentsAway */
export async function sheetsIn(
  deps: Deps,
  tenant: Tenant,
  found: Published,
  language: PaperLanguage,
): Promise<Pick<PaperDocument, 'size' | 'title' | 'filters' | 'void' | 'blocks'>> {
  const [frame, officers] = await Promise.all([
    frameOf(deps, tenant, found, language),
    institutionInfo(deps, tenant),
  ]);
  const sheets = found.students.map(({ person, row }) =>
    sheetBlocks(frame, row, named(person, language), officers),
  );
  return {
    size: 'a4',
    title: saidIn(SAID.title, language),
    filters: [],
    ...voidOf(found, language),
    blocks: [
      ...sheets.flatMap((blocks, at): PaperBlock[] => (at === 0 ? blocks : [{ kind: 'page' }, ...blocks])),
      ...notArabic(found.students, language),
    ],
  };
}

/** The language of the paper that is asked for. */
export const languageOf = ({ language_id: id = 1 }: Asked): PaperLanguage => PAPER_LANGUAGES[id] ?? 'bn';
