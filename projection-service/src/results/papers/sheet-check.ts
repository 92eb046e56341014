import { dhakaDay, type Language } from '@madrasah/events';
import {
  figuresOf,
  type PublishedFacts,
  type PublishedRow,
  type ResultsPlace,
} from '@madrasah/events/results';
import type { Tenant } from '../../kernel/documents/index.ts';
import { initialsOf, type PaperCheck } from '../../papers/index.ts';
import { type Person, peopleProjector, personName } from '../../people/index.ts';
import { placeKey } from '../conditions.ts';
import {
  publicationsProjector,
  publishedSheetsProjector,
  versionKey,
  withdrawnOn,
} from '../sheets/published.ts';
import { calledIn, wordsNeed } from '../sheets/words.ts';

/** The numbers in the code of a sheet: which version of which section's, and whose. */
export const sheetNumbers = (
  { sessionId, examId, sectionId }: ResultsPlace,
  version: number,
  userId: number,
): readonly number[] => [sessionId, examId, sectionId, version, userId];

type Sheet = PublishedFacts & { readonly at: string };

/** All that a student's sheet says of him: his figures, and what each paper was marked of. */
const said = ({ subjects }: PublishedFacts, row: PublishedRow) =>
  JSON.stringify([
    subjects.map(({ subjectId, max, pass }) => [subjectId, max, pass]),
    [row.marks, row.total, row.max, row.mean, row.division, row.position, row.passed],
  ]);

const rowOf = ({ rows }: PublishedFacts, userId: number) => rows.find((row) => row.userId === userId);

/** What became of the version a sheet was printed from; an older one whose figures stand is as good as the newest. */
function standing(printed: Sheet, now: Sheet | undefined, userId: number) {
  const row = rowOf(printed, userId);
  const newest = now && rowOf(now, userId);
  if (!row) return undefined;
  if (!now) return 'withdrawn';
  return newest && said(printed, row) === said(now, newest) ? 'genuine' : 'superseded';
}

const nameOf = (person: Person | undefined, language: Language) =>
  person?.profile
    ? (language === 'en' && person.names.english.name) || personName(person, language)
    : undefined;

async function namesIn(tenant: Tenant, sheet: Sheet, language: Language) {
  const called = await calledIn(tenant, sheet);
  return { session: called.session(language), exam: called.exam(language), section: called.place(language) };
}

/** Whether a mark sheet that somebody holds is ours, and whether what it says of the student still stands. */
export const markSheetCheck: PaperCheck = {
  kind: 'mark-sheet',
  needs: [publicationsProjector, publishedSheetsProjector, peopleProjector, ...wordsNeed],
  async find(tenant, [sessionId = 0, examId = 0, sectionId = 0, version = 0, userId = 0], language) {
    const place = { sessionId, examId, sectionId };
    const publication = await tenant.findOne(publicationsProjector, placeKey(place));
    if (!publication) return undefined;
    const sheetOf = (of: number) => tenant.findOne(publishedSheetsProjector, versionKey(place, of));
    const [printed, now, person] = await Promise.all([
      sheetOf(version),
      publication.standing === null ? undefined : sheetOf(publication.standing),
      tenant.findOne(peopleProjector, userId),
    ]);
    const row = printed && rowOf(printed, userId);
    const status = printed && standing(printed, now, userId);
    if (!row || !status) return undefined;
    return {
      status,
      ...(await namesIn(tenant, printed, language)),
      ...{ version, on: dhakaDay(new Date(printed.at)), TotalTop: row.max / 2, ...figuresOf(row) },
      ...(status === 'superseded' && now ? { reversedOn: dhakaDay(new Date(now.at)) } : {}),
      ...(status === 'withdrawn' ? withdrawnOn(publication) : {}),
      initials: initialsOf(nameOf(person, language), language),
    };
  },
};
