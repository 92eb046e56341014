import * as z from 'zod';
import {
  answers,
  defineCommand,
  definePaper,
  defineQuery,
  fields,
  power,
  type RowTo,
  ruled,
} from '../../kernel/index.ts';
import { averagePart } from '../conditions/average-condition.ts';
import { resultsPart } from '../conditions/results-condition.ts';
import { placeFields, placeOf, subjectPart } from '../conditions/subject-condition.ts';
import { talentsPart } from '../conditions/talent-conditions.ts';
import { cellsOf, marksFields, sheetFields } from '../marks/commands.ts';
import { correctionsAnswer } from './answers.ts';

const { cell, record } = answers;

const figures = () =>
  record({
    ...{ Total: z.number(), Average: z.number().nullable(), GPA: z.number().nullable() },
    ...{ Division: cell.text(), Positions: cell.count().nullable() },
  });

const path = '/api/result/corrections';
const LONGEST_REASON = 200;
const example = {
  ...{ SessionID: 1, ExamID: 1, SubClassID: 1 },
  StudentResults: [{ UserID: 1, Subjects: [{ SubjectID: 1, SubVal1: 81 }] }],
};

const MOST_PAPERS = 50;

/**
 * Marks, as a sheet is saved, or conditions, each as its own form has them; not both at once, but that a paper which is
 * added brings its marks along.
 */
const correction = ruled(
  z.object({
    ...placeFields,
    StudentResults: marksFields.StudentResults.optional(),
    Conditions: z
      .object({
        Subjects: z.array(subjectPart).max(MOST_PAPERS).optional(),
        /** IDs of papers that are taken off. */
        Removed: z.array(fields.id()).max(MOST_PAPERS).optional(),
        Average: averagePart.optional(),
        Results: resultsPart.optional(),
        /** Null: taken off. */
        Talents: talentsPart.nullable().optional(),
      })
      .optional(),
    reason: fields.optionalText(LONGEST_REASON),
  }),
  ({ StudentResults = [], Conditions }) => {
    const addsPapers = Conditions?.Subjects?.some(({ conditionId }) => conditionId === undefined) ?? false;
    const isBoth = StudentResults.length > 0 && Conditions !== undefined && !addsPapers;
    return isBoth ? [['Conditions', 'results.one-correction']] : [];
  },
);

const correctionOf = ({ StudentResults = [], Conditions = {}, ...body }: z.output<typeof correction>) => ({
  ...placeOf(body),
  cells: cellsOf({ StudentResults }),
  conditions: {
    ...{ subjects: Conditions.Subjects ?? [], removed: Conditions.Removed ?? [] },
    average: Conditions.Average,
    ...{ results: Conditions.Results, talents: Conditions.Talents },
  },
});

/** Whom a correction of published marks or conditions would move, and how; nothing is recorded. */
export const previewCorrection = defineCommand({
  name: 'PreviewCorrection',
  path: `${path}/preview`,
  access: power('result_publish', 'edit'),
  body: correction,
  toCommand: correctionOf,
  answer: () =>
    record({
      moved: z.array(record({ UserID: cell.number(), old: figures().nullable(), new: figures().nullable() })),
    }),
  message: 'results.correction-previewed',
  example,
});

/**
 * Corrects marks or conditions of a published sheet: a new version takes the place of the one that stands, which
 * `If-Match` names.
 */
export const correctResults = defineCommand({
  name: 'CorrectResults',
  /** The version of the sheet that is corrected. */
  versioned: true,
  path,
  access: power('result_publish', 'edit'),
  body: ruled(correction, ({ reason }) => (reason === '' ? [['reason', 'results.why-corrected']] : [])),
  toCommand: (body) => ({ ...correctionOf(body), reason: body.reason }),
  message: 'results.corrected',
  example: { ...example, reason: 'উত্তরপত্র আবার দেখা হয়েছে' },
});

const question = { name: 'Corrections', path, access: power('marksheet', 'view'), query: sheetFields };
const files = definePaper(question);

/** Every correction of a section's sheet with whom it moved. */
export const correctionQueries = {
  correctionsPdf: files.pdf,
  correctionsXlsx: files.xlsx,
  correctionsCsv: files.csv,
  corrections: defineQuery({ ...question, answer: () => correctionsAnswer() }),
};

export type CorrectionRow = RowTo<typeof correctionQueries.corrections>;
/** What a correction changes of a student; null where he stands in one of the two versions alone. */
export type MovedRow = Pick<CorrectionRow['moved'][number], 'UserID' | 'old' | 'new'>;
/** What was said of a student in one version. */
export type SaidFigures = NonNullable<MovedRow['old']>;
