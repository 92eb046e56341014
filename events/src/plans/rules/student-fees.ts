import * as z from 'zod';
import {
  type AnswerTo,
  answers,
  anyPower,
  contentRevision,
  type DataOf,
  defineCommand,
  defineEvent,
  defineQuery,
  fields,
  power,
  type RowTo,
  stored,
} from '../../kernel/index.ts';

const { answered, cell, listed, record } = answers;

/** What a student pays otherwise than the matrix says, head by head; month 0 means every month. */
export const StudentFeesSet = defineEvent(
  'StudentFeesSet',
  z.object({
    admissionId: stored.storedId,
    fees: z
      .array(
        z.object({
          subLedgerId: stored.storedId,
          monthId: z.int().min(0).max(12),
          /** Paisa; null: what the matrix says. */
          amount: stored.storedPaisa.nullable(),
          /** Not charged to him. */
          off: z.boolean(),
        }),
      )
      .min(1),
  }),
  { about: { admission: 'admissionId' }, history: { bn: 'আলাদা ফি নির্ধারণ', en: 'Own fees set' } },
);

/** The matrix counts again. */
export const StudentFeeRemoved = defineEvent(
  'StudentFeeRemoved',
  z.object({
    admissionId: stored.storedId,
    subLedgerId: stored.storedId,
    monthId: z.int().min(0).max(12),
  }),
  { about: { admission: 'admissionId' }, history: { bn: 'আলাদা ফি নির্ধারণ', en: 'Own fees set' } },
);

type OwnFees = DataOf<typeof StudentFeesSet>['fees'];

/** The version of what a student pays otherwise than the matrix says, by all of it; of nothing, too. */
export const studentFeesRevision = (fees: readonly OwnFees[number][] = []): number =>
  contentRevision(
    fees.flatMap(({ subLedgerId, monthId, amount, off }) => [
      ...[subLedgerId, monthId, amount ?? ''],
      Number(off),
    ]),
  );

const path = '/api/accounts/student_fees/:AdmissionID';
const setting = 'fee_setting';

const line = z.object({
  SLID: fields.id(),
  MonthID: fields.optionalInteger(0, 12),
  amount: fields.optionalAmount(),
  off: fields.optionalFlag(false),
});

export const setStudentFees = defineCommand({
  name: 'SetStudentFees',
  versioned: true,
  path,
  access: power(setting, 'insert'),
  params: { AdmissionID: fields.id() },
  body: z.array(line).min(1).max(100),
  toCommand: (lines, { AdmissionID }) => ({
    admissionId: AdmissionID,
    fees: lines.map(({ SLID, MonthID, amount, off }) => ({
      ...{ subLedgerId: SLID, monthId: MonthID ?? 0, off },
      amount: off ? null : (amount ?? null),
    })),
  }),
  message: 'plans.student-fees-saved',
  status: 201,
  example: [
    { SLID: 1, amount: 600 },
    { SLID: 1, MonthID: 12, off: true },
  ],
});

export const removeStudentFee = defineCommand({
  name: 'RemoveStudentFee',
  versioned: true,
  method: 'DELETE',
  path: `${path}/:SLID`,
  access: power(setting, 'delete'),
  params: { AdmissionID: fields.id(), SLID: fields.id(), MonthID: fields.optionalInteger(0, 12) },
  toCommand: (_body, { AdmissionID, SLID, MonthID }) => ({
    admissionId: AdmissionID,
    subLedgerId: SLID,
    monthId: MonthID ?? 0,
  }),
  message: 'plans.student-fee-removed',
});

export const studentFeesSet = defineQuery({
  name: 'StudentFeesSet',
  path,
  access: power(setting, 'view'),
  query: { AdmissionID: fields.id() },
  answer: () =>
    listed(
      {
        ...{ SLID: cell.number(), SlName: cell.text(), MonthID: cell.number() },
        ...{ amount: cell.money().nullable(), off: cell.flag() },
      },
      { revision: cell.number() },
    ),
});
/** What a student pays of a head otherwise than the matrix says; month 0 is every month. */
export type OwnFeeRow = RowTo<typeof studentFeesSet>;

/** What has become of a head in a month. `planned`: it is charged when its day comes; `unpriced`: nobody has said what it costs him. */
const CELL_STATES = ['charged', 'paid', 'advance', 'planned', 'off', 'not-charged', 'unpriced'] as const;

const planCell = () =>
  record({
    ...{ SLID: cell.number(), SlName: cell.text(), MonthID: cell.number(), MonthName: cell.text() },
    ...{ startsOn: cell.day().nullable(), price: cell.money().nullable(), concession: cell.money() },
    ...{ paid: cell.money(), due: cell.money(), state: cell.oneOf(CELL_STATES) },
  });

/** A year of one student: heads and months, with price, concession and what has become of each. */
export const feePlan = defineQuery({
  name: 'FeePlan',
  path: '/api/accounts/fee_plan/:AdmissionID',
  access: anyPower(power('fee_collection', 'view'), power('record_delete_edit', 'delete')),
  query: { AdmissionID: fields.id() },
  answer: () =>
    answered(
      record({
        ...{ AdmissionID: cell.number(), SessionID: cell.number(), ClassID: cell.number() },
        heads: z.array(
          record({
            ...{ SLID: cell.number(), SlName: cell.text(), monthly: cell.flag() },
            cells: z.array(planCell()),
          }),
        ),
      }),
    ),
});
/** A head of a student's year in its months; sums in taka. */
export type PlannedHead = AnswerTo<typeof feePlan>['data']['heads'][number];
export type PlanCell = PlannedHead['cells'][number];
