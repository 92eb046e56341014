import fc from 'fast-check';
import { recently, typed } from './drawing/days.ts';

// What somebody does, as plain data: which item, which receipt, which key are counted off when it is done, so that
// a step means something wherever it stands and a sequence that broke can be written down and run again.

const who = fc.nat(2);
const which = fc.nat(30);
const ago = typed;
const paisa = fc.oneof(
  { weight: 15, arbitrary: fc.integer({ min: 1, max: 200_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 99_999_999_999) },
);
const account = fc.constantFrom('C1', 'C1', 'C1', 'C1', 'C1', 'C1', 'BK', 'BK', 'BK', 'MW', 'ZB');
const fundName = fc.constantFrom('G', 'G', 'G', 'G', 'B', 'B', 'B', 'N', 'Z', 'W', 'T');

/** How a payment is wrong. */
export const WRONGS = [
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  'stale',
  'other',
  'ledger',
  'twice',
  'remark',
] as const;

const charge = fc.record({
  kind: fc.constant('charge'),
  // Which day a charge has is the admission's or the run's to check: it is never a day to come.
  ...{
    who,
    ago: typed.filter((days) => days >= 0),
    session: fc.nat(1),
    head: fc.nat(2),
    first: paisa,
    second: paisa,
  },
});
const run = fc.record({
  kind: fc.constant('run'),
  ...{ session: fc.nat(1), group: fc.constantFrom(1, 2, 2), month: fc.integer({ min: 0, max: 3 }), ago },
});
export const collect = fc.record({
  kind: fc.constant('collect'),
  ...{ who, ago, session: fc.nat(1), into: account },
  /** Tenths of what is due, item by item, the oldest open one first; above 10 is paid ahead. */
  shares: fc.array(fc.constantFrom(0, 3, 5, 10, 10, 14), { minLength: 1, maxLength: 4 }),
  deducted: fc.constantFrom(0, 0, 0, 1, 4),
  over: fc.constantFrom(0, 0, 0, 30_050, 600_000),
  wrong: fc.constantFrom(...WRONGS),
});
const reverse = fc.record({
  kind: fc.constant('reverse'),
  ...{ which, as: fc.constantFrom('correction', 'correction', 'refund', 'dishonoured') },
});
/** All that a run charged, or single charges of a student. */
const takeback = fc.record({
  kind: fc.constant('takeback'),
  // It is always of today.
  ...{ who, which, run: fc.boolean(), ago: fc.constant(0) },
});
const concede = fc.record({
  kind: fc.constant('concede'),
  who,
  which,
  // It is of the day on which it is done.
  ago: recently,
  tenths: fc.integer({ min: 1, max: 11 }),
});
const refund = fc.record({
  kind: fc.constant('refund'),
  // It is of the day on which it is done.
  ...{ who, which, ago: recently, into: account, advance: fc.boolean(), fundName },
  amount: fc.integer({ min: 0, max: 60_000 }),
});
export const voucher = fc.record({
  kind: fc.constant('voucher'),
  ...{
    ago,
    fundName,
    into: account,
    inwards: fc.constantFrom(true, true, false),
    head: fc.nat(19),
    amount: paisa,
  },
});
const contra = fc.record({
  kind: fc.constant('contra'),
  ...{ ago, from: account, to: account, fundName, first: paisa, second: fc.integer({ min: 0, max: 9000 }) },
});
const transfer = fc.record({
  kind: fc.constant('transfer'),
  ...{ ago, from: fundName, to: fundName, into: account, amount: paisa },
  as: fc.constantFrom('gift', 'loan', 'repay'),
});
const opening = fc.record({
  kind: fc.constant('opening'),
  ...{ who, into: account, fundName, ago, due: fc.integer({ min: 0, max: 90_000 }) },
  held: fc.integer({ min: 0, max: 50_000 }),
});
/** A form of any command, filled in from the books as they stand when it is sent. */
export const formOf = (row: fc.Arbitrary<number | string>) =>
  fc.record({
    kind: fc.constant('form'),
    ...{ form: row, who, which, ago, tenths: fc.integer({ min: 1, max: 10 }) },
    amount: fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 1, max: 90_000 }) },
      { weight: 1, arbitrary: fc.constant(99_999_999_900) },
    ),
  });
const form = formOf(fc.nat(10_000));
/** A command sent before is sent again with its key; changed: another command with that key. */
const repeat = fc.record({ kind: fc.constant('repeat'), which, changed: fc.boolean() });
const wait = fc.record({ kind: fc.constant('wait'), days: fc.constantFrom(1, 1, 2, 3, 9, 31) });

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
/** The clock is set back, or forward, by some milliseconds. */
export const clock = fc.record({
  kind: fc.constant('clock'),
  by: fc.constantFrom(
    -3 * SECOND,
    -3600 * SECOND,
    -DAY,
    -DAY,
    -9 * DAY,
    -365 * DAY,
    3 * SECOND,
    DAY,
    400 * DAY,
  ),
});

export const one = fc.oneof(
  { weight: 3, arbitrary: charge },
  { weight: 3, arbitrary: run },
  { weight: 10, arbitrary: collect },
  { weight: 5, arbitrary: reverse },
  { weight: 3, arbitrary: takeback },
  { weight: 3, arbitrary: concede },
  { weight: 4, arbitrary: refund },
  { weight: 5, arbitrary: voucher },
  { weight: 2, arbitrary: contra },
  { weight: 3, arbitrary: transfer },
  { weight: 1, arbitrary: opening },
  { weight: 30, arbitrary: form },
  { weight: 3, arbitrary: repeat },
  { weight: 4, arbitrary: wait },
);
type Of<A> = A extends fc.Arbitrary<infer T> ? T : never;
export type Step = Of<typeof one> | Of<typeof clock>;
export type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;

/** Steps of which each group is sent at once; most groups are one step. */
export type Sequence = readonly (readonly Step[])[];
