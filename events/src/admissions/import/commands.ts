import * as z from 'zod';
import {
  answers,
  defineCommand,
  defineQuery,
  fields,
  importAnswer,
  MEBIBYTE,
  power,
  saidColumns,
  takesFiles,
} from '../../kernel/index.ts';
import { chargedMonths, toChargedMonths } from '../commands.ts';

const { cell, record } = answers;

/** What would come of a file: who goes where, in which residence, and in taka what is charged where that was asked for. */
const studentsTold = () => ({
  groups: z
    .array(
      record({
        ...{ ClassName: cell.text(), EnglishClass: cell.text(), SubClass: cell.text() },
        ...{ SubClassEng: cell.text(), count: cell.count() },
      }),
    )
    .optional(),
  residences: z.array(record({ ResidentialStatusId: cell.choice(), count: cell.count() })).optional(),
  charged: cell.money().optional(),
});

/** Whoever may import may take an import back. */
export const mayImport = power('student_import', 'insert');

/** Students of a file are registered and admitted to a session; at first only looked at. */
export const importStudents = defineCommand({
  name: 'ImportStudents',
  path: '/api/students/import',
  access: mayImport,
  upload: takesFiles('file', ['xlsx', 'csv'], { maxBytes: 10 * MEBIBYTE }),
  body: z.object({
    SessionID: fields.id(),
    dryRun: fields.optionalFlag(true),
    skipInvalid: fields.optionalFlag(false),
    /** The sheet of a workbook; without it the first that is seen and filled. */
    sheet: fields.optionalText(60),
    /** What stands first in days that could be read either way; without it the day, which is told. */
    days: fields.word(['day-first', 'month-first'], undefined),
    /** What columns are whose headings are not known: `13=-,5=DateOfBirth`. */
    columns: saidColumns(),
    /** The rows that are not taken come with the answer, as a file of this kind. */
    faulty: fields.word(['xlsx', 'csv'], undefined),
    /** What falls due by an admission is charged at once; without it nothing is. */
    charge: fields.optionalFlag(false),
    /** Without a word of it: those that begin after the opening, and without one, from today on or (`charge`) all. */
    ...chargedMonths,
  }),
  toCommand: ({ SessionID, days, months, chargeFrom, ...how }) => ({
    ...{ sessionId: SessionID, ...how },
    ...(months && { since: toChargedMonths({ months, chargeFrom }) }),
    days: days && (days === 'month-first' ? ('month' as const) : ('day' as const)),
  }),
  answer: () => importAnswer(studentsTold()),
  message: 'import.read',
  example: { SessionID: 1 },
});

export const studentImportTemplate = defineQuery({
  name: 'StudentImportTemplate',
  path: '/api/students/import_template.xlsx',
  access: mayImport,
});
