import * as z from 'zod';
import { answers, entryDayAnswer } from '../../kernel/index.ts';

const { cell, record } = answers;

/** Why a run does not charge somebody a head. */
export const SKIP_REASONS = [
  'left',
  'as-chosen',
  'before-opening',
  'before-import',
  'month-not-charged',
  'before-admission',
  'standing',
  'again',
  'not-begun',
  'off',
  'no-days',
  'nil',
  'unpriced',
  /** His class has no price of the head on the day: told by the class. */
  'no-price',
] as const;

export type SkipReason = (typeof SKIP_REASONS)[number];

const head = () => ({ SLID: cell.number(), SlName: cell.text() });
const concerned = () => ({ AdmissionID: cell.number(), UserCode: cell.code(), ...head() });

/** Whom a run does not charge, reason by reason; and the heads that a class has no price of, and from when on it has one. */
const leftOut = () => ({
  reasons: z.array(
    record({
      ...{ why: z.enum(SKIP_REASONS), students: cell.count(), items: cell.count(), heads: cell.names() },
      /** As many as are named. */
      who: z.array(record({ AdmissionID: cell.number(), UserCode: cell.code(), StudentName: cell.name() })),
    }),
  ),
  noPrice: z.array(
    record({
      ClassID: cell.number(),
      ...head(),
      dueOn: cell.day(),
      from: cell.day().nullable(),
      students: cell.count(),
    }),
  ),
});

const sums = () => ({ students: cell.count(), items: cell.count(), total: cell.money() });

/** What a run would do: head by head, line by line, whom it leaves out and why, and who has no price. */
export const runPreview = () =>
  record({
    dueOn: cell.day(),
    /** Class by class, when its fees fall due, the day of the books on which they stand, and why that is another. */
    days: z.array(
      record({
        ...{ ClassID: cell.number(), dueOn: cell.day(), on: cell.day(), ...sums() },
        ...{ wanted: cell.day().optional(), why: cell.text().optional() },
      }),
    ),
    /** Classes of which nobody has said when their months begin. */
    unsaid: z.array(record({ ClassID: cell.number(), students: cell.count() })),
    ...sums(),
    /** Lessened with the charge, paid ahead, and what is owed then. */
    ...{ concession: cell.money(), prepaid: cell.money(), due: cell.money() },
    alreadyCharged: cell.count(),
    heads: z.array(record({ ...head(), items: cell.count(), total: cell.money() })),
    lines: z.array(
      record({
        ...{ ...concerned(), MonthID: cell.number(), Fee: cell.money() },
        ...{ concession: cell.money(), prepaid: cell.money(), due: cell.money() },
      }),
    ),
    skipped: z.array(record({ ...concerned(), why: z.enum(SKIP_REASONS) })),
    ...leftOut(),
    again: z.array(record(concerned())),
    unpriced: z.array(record(concerned())),
  });

/** What was charged, on which days, and the operation by which it can be taken back; whom it has left out. */
export const runDone = () =>
  record({
    ...{ chargeId: cell.number().optional(), operationId: cell.code().optional(), ...sums() },
    days: z.array(record({ dueOn: cell.day(), ...entryDayAnswer() })).optional(),
    ...record(leftOut()).partial().shape,
  });
