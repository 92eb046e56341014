import * as z from 'zod';
import { defineCommand, defineQuery, fields, power } from '../../kernel/index.ts';
import { placeOf } from '../conditions/subject-condition.ts';
import { cellsOf, marksFields, sheetFields } from '../marks/commands.ts';

const path = '/api/result/corrections';
const LONGEST_REASON = 200;
const example = {
  ...{ SessionID: 1, ExamID: 1, SubClassID: 1 },
  StudentResults: [{ UserID: 1, Subjects: [{ SubjectID: 1, SubVal1: 81 }] }],
};

/** Whom a correction of published marks would move, and how; nothing is recorded. */
export const previewCorrection = defineCommand({
  name: 'PreviewCorrection',
  path: `${path}/preview`,
  access: power('result_publish', 'edit'),
  body: z.object(marksFields),
  toCommand: (body) => ({ ...placeOf(body), cells: cellsOf(body) }),
  message: 'results.correction-previewed',
  example,
});

/** Corrects marks of a published sheet: a new version takes the place of the one that stands. */
export const correctResults = defineCommand({
  name: 'CorrectResults',
  path,
  access: power('result_publish', 'edit'),
  body: z.object({ ...marksFields, reason: fields.requiredText(LONGEST_REASON, 'results.why-corrected') }),
  toCommand: (body) => ({ ...placeOf(body), cells: cellsOf(body), reason: body.reason }),
  message: 'results.corrected',
  example: { ...example, reason: 'উত্তরপত্র আবার দেখা হয়েছে' },
});

/** Every correction of a section's sheet with whom it moved. */
export const corrections = defineQuery({
  name: 'Corrections',
  path,
  access: power('marksheet', 'view'),
  query: sheetFields,
});
