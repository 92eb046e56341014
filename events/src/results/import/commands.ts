import * as z from 'zod';
import {
  defineCommand,
  defineQuery,
  fields,
  importAnswer,
  MEBIBYTE,
  power,
  saidColumns,
  takesFiles,
} from '../../kernel/index.ts';
import { defineOperations } from '../../operations/index.ts';
import { placeFields, placeOf } from '../conditions/subject-condition.ts';
import { sheetFields } from '../marks/commands.ts';
import { marksLookAnswer } from './look.ts';
import { MARKS_IMPORT } from './marks-import.ts';

const path = '/api/result/import';
/** Whoever may import may take an import back. */
export const mayImportMarks = power('result_entry', 'insert');

/** Marks of a section from a file; at first only looked at. */
export const importMarks = defineCommand({
  name: 'ImportMarks',
  path,
  access: mayImportMarks,
  upload: takesFiles('file', ['xlsx', 'csv'], { maxBytes: 10 * MEBIBYTE }),
  body: z.object({
    ...placeFields,
    dryRun: fields.optionalFlag(true),
    /** Rows with a wrong cell are left out whole; without it nothing is taken while one is wrong. */
    skipInvalid: fields.optionalFlag(false),
    /** The sheet of a workbook; without it the first that is seen and filled. */
    sheet: fields.optionalText(60),
    /** What columns are whose headings are not known: `3=UserCode,5=-`. */
    columns: saidColumns(),
    pass: fields.optionalChoice(1, 2),
    /** The rows that are not taken come with the answer, as a file of this kind. */
    faulty: fields.word(['xlsx', 'csv'], undefined),
  }),
  toCommand: ({ dryRun, skipInvalid, sheet, columns, pass, faulty, ...place }) => ({
    ...{ ...placeOf(place), dryRun, skipInvalid, sheet, columns, faulty },
    pass: pass === 2 ? (2 as const) : (1 as const),
  }),
  answer: () => importAnswer({ marks: marksLookAnswer().optional() }),
  message: 'import.read',
  example: { SessionID: 1, ExamID: 1, SubClassID: 1 },
});

/** The workbook to fill in: the section's candidates down, its papers across. */
export const marksTemplate = defineQuery({
  name: 'MarksTemplate',
  path: '/api/result/import_template.xlsx',
  access: power('result_entry', 'view'),
  query: sheetFields,
});

/** The files that marks were taken from, each with its way back. */
export const marksImports = defineOperations({
  noun: ['MarksImport', 'MarksImports'],
  path,
  list: '/api/result/imports',
  kinds: [MARKS_IMPORT],
  view: power('result_entry', 'view'),
  power: mayImportMarks,
});
