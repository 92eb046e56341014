import * as z from 'zod';
import {
  defineCommand,
  defineQuery,
  field,
  fieldNotes,
  fields,
  Problem,
  plainCode,
  power,
  type RowTo,
} from '../../kernel/index.ts';
import { placeFields, placeOf } from '../conditions/subject-condition.ts';
import { progressAnswer } from './answers.ts';

const MOST_CODES = 2000;
const LONGEST_CODE = 20;

/** Codes as they are typed one after another: between them commas, spaces or lines. */
function readCodes(raw: unknown): readonly string[] | Problem {
  const parts = Array.isArray(raw) ? raw : [raw];
  if (!parts.every((part) => typeof part === 'string' || typeof part === 'number'))
    return new Problem('request.required');
  const codes = parts
    .join(' ')
    .split(/(?:[^\S\uFEFF]|[,;،।])+/)
    .map(plainCode)
    .filter((code) => code !== '');
  if (codes.length === 0) return new Problem('request.required');
  if (codes.length > MOST_CODES || codes.some((code) => code.length > LONGEST_CODE))
    return new Problem('request.too-long', { max: MOST_CODES });
  return codes;
}

const codes = () =>
  fields.field(
    readCodes,
    fieldNotes.required({
      type: ['string', 'number', 'array'],
      items: { type: ['string', 'number'] },
      description: 'Codes of students, with commas, spaces or lines between them, or a list of them.',
    }),
  );

const PASSES = [
  { value: 1, name: { bn: 'প্রথমবার', en: 'First pass' } },
  { value: 2, name: { bn: 'দ্বিতীয়বার', en: 'Second pass' } },
];

/** The absentees of one paper; all of them, or nothing where one of the codes is wrong. */
export const enterAbsent = defineCommand({
  name: 'EnterAbsent',
  path: '/api/result/absent',
  access: power('result_entry', 'insert'),
  body: z.object({ ...placeFields, codes: codes() }),
  fields: [
    field.given('SubjectID', { bn: 'বিষয়', en: 'Subject' }),
    field.reading(
      field.choice('pass', { bn: 'কোন বারের লেখায়', en: 'In which pass' }, PASSES, { open: true, begins: 1 }),
      () => fields.optionalChoice(1, 2),
    ),
    field.text('codes', { bn: 'অনুপস্থিতদের দাখেলা', en: 'Codes of the absentees' }, { lines: 3 }),
  ],
  toCommand: ({ SubjectID, codes: typed, pass, ...place }) => ({
    ...{ ...placeOf(place), subjectId: SubjectID, codes: typed },
    pass: pass === 2 ? (2 as const) : (1 as const),
  }),
  message: 'results.absent-entered',
  example: { SessionID: 1, ExamID: 1, SubClassID: 1, SubjectID: 1, codes: '১০০১, ১০০২' },
});

/** Cells that are missing, of every section and paper of an exam. */
export const resultProgress = defineQuery({
  name: 'ResultProgress',
  path: '/api/result/progress',
  access: power('result_entry', 'view'),
  query: { session_id: fields.id(), exam_id: fields.id() },
  answer: () => progressAnswer(),
});

/** How far one paper of a section is. */
export type ProgressRow = RowTo<typeof resultProgress>;
