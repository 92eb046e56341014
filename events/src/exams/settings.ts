import * as z from 'zod';
import {
  type AnswerTo,
  answers,
  contentRevision,
  type DataOf,
  defineCommand,
  defineEvent,
  defineQuery,
  field,
  fields,
  NOTHING,
  power,
  ruled,
  signedIn,
} from '../kernel/index.ts';
import { resultSites } from './result-sites.ts';

const { answered, cell, record } = answers;
const path = '/api/exam/settings';

/** How results are reckoned: 1 by marks and their average, 2 by points (GPA). */
export const MARKS_MODE = 1;
export const GPA_MODE = 2;

const mode = z.union([z.literal(MARKS_MODE), z.literal(GPA_MODE)]);
/** What version 1 knew nothing of, as it was then. */
const SINCE_TWO = {
  ...{ byGender: false, doubleEntry: false, holdCards: false, publicNeedsBirthDate: false },
  resultSites: [],
};

/** How a school reckons and ranks, how marks are typed, and what guardians are asked and shown. */
export const ExamSettingsSet = defineEvent(
  'ExamSettingsSet',
  z.object({
    mode,
    /** After a tie: 1, 1, 3 with gaps, else 1, 1, 2. */
    gaps: z.boolean(),
    /** Boys among boys, girls among girls. */
    byGender: z.boolean(),
    /** Marks are typed twice, by two people; nothing is published while they differ. */
    doubleEntry: z.boolean(),
    /** Who owes an exam fee gets no admit card. */
    holdCards: z.boolean(),
    /** Nobody is shown a result without the student’s birth date. */
    publicNeedsBirthDate: z.boolean(),
    resultSites: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
  { version: 2, upcasts: { 1: (data) => ({ ...data, ...SINCE_TWO }) }, about: NOTHING },
);

export type ExamSettings = DataOf<typeof ExamSettingsSet>;

/** Of a school that has said nothing. */
export const USUAL_SETTINGS: ExamSettings = { mode: MARKS_MODE, gaps: false, ...SINCE_TWO };

const whether = () => fields.optionalFlag(undefined);

const MODES = [
  { value: MARKS_MODE, name: { bn: 'গড় নম্বর', en: 'Average marks' } },
  { value: GPA_MODE, name: { bn: 'জিপিএ', en: 'GPA' } },
];

/** What is not sent stays as it is. */
export const setExamSettings = defineCommand({
  name: 'SetExamSettings',
  versioned: true,
  method: 'PUT',
  path,
  access: power('exam_condition', 'edit'),
  body: ruled(
    z.object({
      ExamStatus: fields.optionalChoice(MARKS_MODE, GPA_MODE),
      ...{ rankGaps: whether(), rankByGender: whether(), doubleEntry: whether(), holdCards: whether() },
      ...{ publicNeedsBirthDate: whether(), resultSites: resultSites() },
    }),
    (sent, wrong) =>
      wrong.size === 0 && Object.values(sent).every((value) => value === undefined)
        ? [['ExamStatus', 'request.required']]
        : [],
  ),
  fields: [
    field.choice('ExamStatus', { bn: 'ফলাফলের পদ্ধতি', en: 'Results are reckoned by' }, MODES, { open: true }),
    field.check('rankGaps', {
      bn: 'সমান নম্বরের পরে স্থান বাদ যাবে (১, ১, ৩)',
      en: 'A tie leaves a gap (1, 1, 3)',
    }),
    field.check(
      'rankByGender',
      { bn: 'ছাত্র ও ছাত্রীর মেধাস্থান আলাদা', en: 'Boys and girls are ranked apart' },
      {
        hint: {
          bn: 'ছাত্রদের মধ্যে একজন ও ছাত্রীদের মধ্যে একজন প্রথম হবে। প্রকাশিত ফলাফলের স্থান বদলায় না।',
          en: 'One boy and one girl come first. Places in published results do not change.',
        },
      },
    ),
    field.check(
      'doubleEntry',
      { bn: 'নম্বর দুইবার লেখা হবে, দুজনে', en: 'Marks are typed twice, by two people' },
      {
        hint: {
          bn: 'দুইবারের লেখায় অমিল থাকলে ফলাফল প্রকাশ করা যাবে না।',
          en: 'Results cannot be published while the two passes differ.',
        },
      },
    ),
    field.check(
      'publicNeedsBirthDate',
      { bn: 'ফলাফল দেখতে জন্ম তারিখ লাগবে', en: 'A result is shown by the birth date only' },
      {
        hint: {
          bn: 'যার আইডি জানা আছে সেও জন্ম তারিখ ছাড়া কারো ফলাফল দেখতে পাবে না।',
          en: 'Whoever knows a student’s ID still needs the birth date to see the result.',
        },
      },
    ),
  ],
  toCommand: ({ ExamStatus, rankGaps, rankByGender, ...others }): Partial<ExamSettings> => ({
    ...(ExamStatus !== undefined && { mode: ExamStatus === GPA_MODE ? GPA_MODE : MARKS_MODE }),
    ...(rankGaps !== undefined && { gaps: rankGaps }),
    ...(rankByGender !== undefined && { byGender: rankByGender }),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
  }),
  message: 'exams.settings-saved',
  example: { ExamStatus: 1, rankGaps: 0, resultSites: [{ name: 'বেফাক', url: 'https://example.org/' }] },
});

export const examSettings = defineQuery({
  ...{ name: 'ExamSettings', path, access: signedIn },
  answer: () =>
    answered(
      record({
        ExamStatus: mode,
        ...{ rankGaps: cell.flag(), rankByGender: cell.flag(), doubleEntry: cell.flag() },
        ...{ holdCards: cell.flag(), publicNeedsBirthDate: cell.flag() },
        resultSites: z.array(record({ name: z.string(), url: z.string() })),
        revision: cell.number(),
      }),
    ),
});
export type ExamSettingsRow = AnswerTo<typeof examSettings>['data'];

/** The settings under the wire's names. */
export const settingsOnWire = (settings: ExamSettings) => ({
  ...{ ExamStatus: settings.mode, rankGaps: settings.gaps, rankByGender: settings.byGender },
  ...{ doubleEntry: settings.doubleEntry, holdCards: settings.holdCards },
  publicNeedsBirthDate: settings.publicNeedsBirthDate,
  resultSites: settings.resultSites,
});

/** The version of the settings, by what stands in them. */
export const examSettingsRevision = (settings: ExamSettings): number =>
  contentRevision([JSON.stringify(settingsOnWire(settings))]);
