import * as z from 'zod';
import { type DataOf, defineEvent, stored } from '../../kernel/index.ts';
import {
  AverageConditionSet,
  ResultsConditionSet,
  SubjectConditionSet,
  storedPlace,
  TalentConditionsSet,
} from '../conditions/events.ts';
import { storedEntry } from '../marks/events.ts';
import { LETTERS } from '../reckoning/index.ts';
import { storedWords } from './words.ts';

const part = z.int().min(0);
const about = { exam: 'examId' } as const;

/** One candidate's result as it was published; marks in the order of the papers, figures as they are reckoned. */
const row = z.object({
  userId: stored.storedId,
  admissionId: stored.storedId,
  marks: z.array(storedEntry),
  total: part,
  max: part,
  counted: part,
  mean: part.nullable(),
  gpa: z.object({ points: part, papers: part }).nullable(),
  tier: part.nullable(),
  division: z.string(),
  rule: z.string(),
  passed: z.boolean(),
  position: z.int().positive().nullable(),
  /** As he was listed; null until the third version, where it is his own of today. */
  gender: z.int().nullable(),
});

/**
 * Until its second version a sheet without talent rows was ranked by these: tier by tier, in their order, without the
 * last. It was published so, and stays so.
 */
const RANKED_AT_FIRST = LETTERS.map((_, index) => ({
  ranked: index < LETTERS.length - 1,
  serial: index + 1,
}));

function withTalents(data: Record<string, unknown>): Record<string, unknown> {
  const { sessionId, examId, sectionId } = data;
  return { ...data, talents: data['talents'] ?? { sessionId, examId, sectionId, rows: RANKED_AT_FIRST } };
}

/** Until its third version a sheet froze neither names nor genders. */
const withoutWords = (data: Record<string, unknown>): Record<string, unknown> => ({
  ...data,
  words: null,
  rows: (data['rows'] as object[]).map((one) => ({ ...one, gender: null })),
});

/**
 * A section's results of an exam with all that they were reckoned by, and in the words of that day; the students' own
 * names come from people when it is shown. Version 1 is a publication, a later one a correction, or publishing again
 * after a withdrawal.
 */
export const SheetPublished = defineEvent(
  'SheetPublished',
  z.object({
    ...storedPlace,
    version: z.int().positive(),
    /** The same for all sections that were published together; counted in a session. */
    operationId: stored.storedId,
    mode: z.union([z.literal('marks'), z.literal('gpa')]),
    settings: z.object({ rankGaps: z.boolean(), rankByGender: z.boolean() }),
    subjects: z.array(SubjectConditionSet.schema),
    average: AverageConditionSet.schema.nullable(),
    results: ResultsConditionSet.schema,
    /** Null where places go by the total. */
    talents: TalentConditionsSet.schema.nullable(),
    rows: z.array(row),
    /** Null until its third version: it is called then as all was called when it was published. */
    words: storedWords.nullable(),
    /** Which version it corrects, and the note of the reason; null where it corrects none. */
    corrects: z.object({ version: z.int().positive(), noteId: stored.storedId.nullable() }).nullable(),
  }),
  {
    ...{ version: 3, upcasts: { 1: withTalents, 2: withoutWords } },
    about: { ...about, result: ({ rows }) => rows.map(({ userId }) => userId) },
  },
);

/** A section's results are no longer published. */
export const SheetWithdrawn = defineEvent(
  'SheetWithdrawn',
  z.object({ ...storedPlace, version: z.int().positive(), noteId: stored.storedId.nullable() }),
  { about },
);

export type PublishedFacts = DataOf<typeof SheetPublished>;
export type PublishedRow = PublishedFacts['rows'][number];
