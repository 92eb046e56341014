import * as z from 'zod';
import {
  type DataOf,
  defineCommand,
  defineEvent,
  defineQuery,
  fields,
  NOTHING,
  power,
  signedIn,
} from '../kernel/index.ts';

const path = '/api/exam/settings';

/** How results are reckoned: 1 by marks and their average, 2 by points (GPA). */
export const MARKS_MODE = 1;
export const GPA_MODE = 2;

/** How a school reckons and ranks. */
export const ExamSettingsSet = defineEvent(
  'ExamSettingsSet',
  z.object({
    mode: z.union([z.literal(MARKS_MODE), z.literal(GPA_MODE)]),
    /** After a tie: 1, 1, 3 with gaps, else 1, 1, 2. */
    gaps: z.boolean(),
  }),
  { about: NOTHING },
);

/** Of a school that has said nothing. */
export const USUAL_SETTINGS = { mode: MARKS_MODE, gaps: false } as const;

export const setExamSettings = defineCommand({
  name: 'SetExamSettings',
  method: 'PUT',
  path,
  access: power('exam_condition', 'edit'),
  body: z.object({ ExamStatus: fields.choice(MARKS_MODE, GPA_MODE), rankGaps: fields.optionalFlag(false) }),
  toCommand: ({ ExamStatus, rankGaps }): DataOf<typeof ExamSettingsSet> => ({
    mode: ExamStatus === GPA_MODE ? GPA_MODE : MARKS_MODE,
    gaps: rankGaps,
  }),
  message: 'exams.settings-saved',
  example: { ExamStatus: 1, rankGaps: 0 },
});

export const examSettings = defineQuery({ name: 'ExamSettings', path, access: signedIn });
