import test from 'ava';
import fc from 'fast-check';
import { randomSequence } from './drawing/sequences.ts';
import { journalOf, resealed, withChanged } from './histories.ts';
import { CHART, runSequence, Tally } from './run-sequence.ts';
import { Ground } from './small-school.ts';
import type { Sequence, Step } from './steps.ts';
import { Watch } from './watch.ts';

const MONTHS = 12;
const SEED = 20_261_130;
const LOCKED = ['ledger.month-locked', 'ledger.month-hard-locked'];

const form = (name: string, which: number): Step[] => [
  { kind: 'form', form: name, who: 0, which, ago: 0, tenths: 5, amount: 1 },
];
const times = (count: number, step: (at: number) => Step[]) =>
  Array.from({ length: count }, (_, at) => step(at));
const A_MONTH: Step[] = [{ kind: 'wait', days: 31 }];
const income = (ago: number, into: 'C1' | 'BK' = 'C1'): Step[] => [
  { kind: 'voucher', ago, into, amount: 50_000, fundName: 'G', inwards: true, head: 0 },
];

/** The months from the beginning of the books to the day on which a sequence begins. */
const PAST = 13;
/** What is past is closed and locked, month by month. */
const past: Sequence = [form('CloseDay', 1), ...times(PAST, () => form('LockPeriod', 1))];

/** The month is over: what waits is approved or refused, the drawer's days are closed, the month is locked, and tried to be entered. */
const monthEnd: Sequence = [
  income(0),
  A_MONTH,
  ...times(6, (at) => form('Approve', at)),
  // What cannot be approved, because its money is gone, holds the month no longer.
  ...times(8, (at) => form('Reject', 1 + at)),
  ...times(30, () => form('CloseDay', 1)),
  ...times(2, () => form('LockPeriod', 1)),
  // Into the bank: the drawer's days are closed besides.
  income(31, 'BK'),
  income(40, 'BK'),
];

const ground = new Ground();
test.after.always(() => ground.close());

test('over a year of random work the totals of each locked month stay those it was locked with', async (t) => {
  const months = fc
    .sample(randomSequence, { seed: SEED, numRuns: MONTHS })
    .flatMap((work) => [...work, ...monthEnd]);
  const year = [...past, ...months];
  const tally = new Tally();
  // It fails by itself where the totals of a locked month differ after any of the commands.
  const school = await runSequence(ground, year, tally);
  const watch = new Watch(school, CHART, ground.codec);
  t.deepEqual(watch.take(await journalOf(ground, school)), []);
  t.true(watch.lockedMonths.kept.length >= MONTHS - 2, watch.lockedMonths.kept.join(' '));
  t.true(LOCKED.reduce((sum, code) => sum + (tally.refusals.get(code) ?? 0), 0) >= MONTHS / 2);
  t.true(tally.events.size > 20, [...tally.events.keys()].join(' '));
});

test('a voucher that moves into a month that was locked is told', async (t) => {
  const school = await runSequence(ground, [...past, income(0), ...monthEnd, income(0)]);
  const history = await journalOf(ground, school);
  const last = history.findLastIndex(({ type }) => type === 'VoucherPosted');
  t.true(last > history.findIndex(({ type }) => type === 'PeriodLocked'));
  const told = (events: typeof history) => {
    const watch = new Watch(school, CHART, ground.codec);
    return [...watch.take(events.slice(0, last)), ...watch.take(events.slice(last))];
  };
  t.deepEqual(told(history), []);
  const moved = told(resealed(withChanged(history, last, () => ({ data: { on: '2026-06-27' } }))));
  t.true(moved.includes('locked: the totals of 2026-06 are not those it was locked with'), moved.join('; '));
});
