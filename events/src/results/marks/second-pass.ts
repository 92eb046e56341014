import * as z from 'zod';
import {
  defineCommand,
  definePaper,
  defineQuery,
  fieldNotes,
  fields,
  power,
  type RowTo,
} from '../../kernel/index.ts';
import { placeFields, placeOf } from '../conditions/subject-condition.ts';
import { comparisonAnswer } from './answers.ts';
import { entryOf } from './cells.ts';
import { cellsOf, MOST_CELLS, marksFields, sheetFields } from './commands.ts';

/** The marks of a sheet once more, typed by another who does not see the first pass. */
export const enterSecondPass = defineCommand({
  name: 'EnterSecondPass',
  path: '/api/result/second_pass',
  access: power('result_entry', 'insert'),
  body: z.object(marksFields),
  toCommand: (body) => ({ ...placeOf(body), cells: cellsOf(body) }),
  message: 'results.marks-saved',
  example: {
    ...{ SessionID: 1, ExamID: 1, SubClassID: 1 },
    StudentResults: [{ UserID: 1, Subjects: [{ SubjectID: 1, SubVal1: 79.5, Was: null }] }],
  },
});

const path = '/api/result/comparison';
const question = {
  name: 'Comparison',
  path,
  access: power('result_entry', 'view'),
  query: sheetFields,
};
const files = definePaper(question);

/** The cells in which the two passes differ. */
export const comparisonQueries = {
  comparisonPdf: files.pdf,
  comparisonXlsx: files.xlsx,
  comparisonCsv: files.csv,
  comparison: defineQuery({ ...question, answer: () => comparisonAnswer() }),
};

/** What was read in a cell; undefined where it is not said. */
const read = () =>
  fields.field(
    (raw) => (raw === undefined ? undefined : entryOf(raw)),
    fieldNotes.optional({ type: ['number', 'string', 'null'] }),
  );

/** Each difference is settled by the pass that is right; both passes say so then. */
export const settleDifferences = defineCommand({
  name: 'SettleDifferences',
  path,
  access: power('result_entry', 'insert'),
  body: z.object({
    ...placeFields,
    choices: z
      .array(
        z.object({
          ...{ UserID: fields.id(), SubjectID: fields.id(), pass: fields.choice(1, 2) },
          /** What the one who chooses had read there; if it has changed since, nothing is settled. */
          Mark: read(),
        }),
      )
      .min(1)
      .max(MOST_CELLS),
  }),
  toCommand: ({ choices, ...place }) => ({
    ...placeOf(place),
    choices: choices.map(({ UserID, SubjectID, pass, Mark }) => ({
      ...{ userId: UserID, subjectId: SubjectID, pass: pass === 2 ? (2 as const) : (1 as const) },
      was: Mark,
    })),
  }),
  message: 'results.differences-settled',
  example: {
    ...{ SessionID: 1, ExamID: 1, SubClassID: 1 },
    choices: [{ UserID: 1, SubjectID: 1, pass: 2, Mark: 79.5 }],
  },
});

/** A cell that two have typed differently. */
export type DifferenceRow = RowTo<typeof comparisonQueries.comparison>;
