import * as z from 'zod';
import {
  defineCommand,
  defineQuery,
  type Fault,
  fields,
  power,
  type RowTo,
  ruled,
} from '../../kernel/index.ts';
import { subjectsAnswer } from './answers.ts';
import { boundFaults } from './faults.ts';
import { listed, numbered, SEVEN } from './places.ts';

const path = '/api/exam/subject_conditions';
const MOST_MARKS = 1000;
const MOST_ON_A_PAGE = 1000;
export const LONGEST_NAME = 60;

/** Where conditions stand, as the wire says it. */
export const placeFields = {
  SessionID: fields.id(),
  ExamID: fields.id(),
  SubClassID: fields.id(),
};
type PlaceOnWire = z.output<z.ZodObject<typeof placeFields>>;

export const placeOf = ({ SessionID, ExamID, SubClassID }: PlaceOnWire) => ({
  sessionId: SessionID,
  examId: ExamID,
  sectionId: SubClassID,
});

const own = z.object({
  BookID: fields.id(),
  MaxNumber: fields.halves(MOST_MARKS),
  PassNumber: fields.halves(MOST_MARKS),
  MeariAction: fields.optionalFlag(false),
  KeratAction: fields.optionalFlag(false),
  OptionalAction: fields.optionalFlag(false),
  ...numbered('DivisionNumber', SEVEN, () => fields.halves(MOST_MARKS)),
  ...numbered('Division', SEVEN, () => fields.requiredText(LONGEST_NAME)),
  ...numbered('Color', SEVEN, () => fields.optionalFlag(false)),
});
const plain = own.extend(placeFields);
type Own = z.output<typeof own>;

function faultsOf(body: Partial<Own>): Fault[] {
  const bounds = listed(body, 'DivisionNumber', SEVEN);
  const { MaxNumber = Number.POSITIVE_INFINITY, PassNumber = 0 } = body; // above what is not known nothing is
  const most = { max: MaxNumber / 2 };
  return [
    ...(MaxNumber === 0 ? [['MaxNumber', 'request.min', { min: 0.5 }] as const] : []),
    ...(PassNumber > MaxNumber ? [['PassNumber', 'results.above-max', most] as const] : []),
    ...((bounds[0] ?? 0) > MaxNumber ? [['DivisionNumber1', 'results.above-max', most] as const] : []),
    ...boundFaults(bounds, 'DivisionNumber'),
    ...(body.KeratAction && body.OptionalAction
      ? [['OptionalAction', 'results.kerat-optional'] as const]
      : []),
  ];
}

const body = ruled(plain, faultsOf);

const partOf = (sent: Own) => ({
  subjectId: sent.BookID,
  max: sent.MaxNumber,
  pass: sent.PassNumber,
  meari: sent.MeariAction,
  kerat: sent.KeratAction,
  optional: sent.OptionalAction,
  bounds: listed(sent, 'DivisionNumber', SEVEN),
  divisions: listed(sent, 'Division', SEVEN),
  red: listed(sent, 'Color', SEVEN),
});

const conditionOf = (sent: z.output<typeof plain>) => ({ ...placeOf(sent), ...partOf(sent) });

/** The condition of one paper within a larger form: which one by its ID, a new one without. */
export const subjectPart = ruled(own.extend({ ID: fields.optionalId() }), faultsOf).transform(
  ({ ID, ...sent }) => ({ conditionId: ID, ...partOf(sent) }),
);

const example = {
  ...{ SessionID: 1, ExamID: 1, SubClassID: 1, BookID: 1, MaxNumber: 100, PassNumber: 33 },
  ...Object.fromEntries(SEVEN.map((n, index) => [`DivisionNumber${n}`, [80, 65, 50, 33, 0, 0, 0][index]])),
  ...Object.fromEntries(SEVEN.map((n) => [`Division${n}`, `বিভাগ ${n}`])),
};

export const addSubjectCondition = defineCommand({
  name: 'AddSubjectCondition',
  path,
  access: power('exam_condition', 'insert'),
  body,
  toCommand: conditionOf,
  message: 'results.condition-saved',
  failed: { bn: 'তথ্য সংরক্ষণ করা যায়নি', en: 'Failed to save data' },
  status: 201,
  example,
});

export const changeSubjectCondition = defineCommand({
  name: 'ChangeSubjectCondition',
  method: 'PUT',
  versioned: true,
  path: `${path}/:id`,
  access: power('exam_condition', 'edit'),
  params: { id: fields.id() },
  body,
  toCommand: (sent, { id }) => ({ ...conditionOf(sent), conditionId: id }),
  message: 'results.condition-saved',
  failed: { bn: 'তথ্য সংরক্ষণ করা যায়নি', en: 'Failed to save data' },
  example,
});

export const withdrawSubjectCondition = defineCommand({
  name: 'WithdrawSubjectCondition',
  method: 'DELETE',
  versioned: true,
  path: `${path}/:id`,
  access: power('exam_condition', 'delete'),
  params: { id: fields.id(), SessionID: fields.id() },
  toCommand: (_, { id, SessionID }) => ({ conditionId: id, sessionId: SessionID }),
  message: 'results.condition-withdrawn',
});

export const subjectConditions = defineQuery({
  name: 'SubjectConditions',
  path,
  access: power('exam_condition', 'view'),
  /** All of them, or a page where one is asked for: a sheet is reckoned by all. */
  query: {
    ...placeFields,
    page: fields.optionalInteger(1, 10_000),
    limit: fields.optionalInteger(1, MOST_ON_A_PAGE),
  },
  answer: () => subjectsAnswer(),
});

/** The condition of one paper. */
export type SubjectConditionRow = RowTo<typeof subjectConditions>;
