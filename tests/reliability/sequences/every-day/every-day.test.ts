import { addDays } from '@madrasah/events';
import type { JsonObject, RecordedEvent } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { Books } from '../../../../projection-service/src/ledger/books/index.ts';
import { journalOf, resealed, withChanged } from '../histories.ts';
import { takenOf } from '../invariants/invariant.ts';
import { CHART, runSequence } from '../run-sequence.ts';
import { shortestBroken } from '../shortest-broken.ts';
import { Ground } from '../small-school.ts';
import type { Sequence, Step } from '../steps.ts';
import { Watch } from '../watch.ts';
import { EveryDay } from './every-day.ts';

const form = (name: string, which: number, of: { ago?: number; tenths?: number } = {}): Step[] => [
  { kind: 'form', form: name, who: 0, which, ago: 0, tenths: 4, amount: 50, ...of },
];
const voucher = (ago: number, inwards: boolean, head: number): Step[] => [
  { kind: 'voucher', ago, into: 'BK', amount: 50_000, fundName: 'G', inwards, head },
];

/** Income and expenditure of both years; a voucher put on an earlier day; the first year closed, opened, closed anew. */
const YEARS: Sequence = [
  voucher(400, true, 2),
  voucher(380, false, 1),
  voucher(30, true, 2),
  form('PostVoucher', 1, { tenths: 5 }),
  form('ReviseVoucher', 3, { ago: 40, tenths: 5 }),
  form('CloseDay', 1),
  form('LockPeriod', 1),
  form('LockPeriod', 1),
  form('CloseYear', 0),
  form('ReopenYear', 0),
  form('CloseYear', 0),
];

const ground = new Ground();
const schoolId = await runSequence(ground, YEARS);
const history = await journalOf(ground, schoolId);
test.after.always(() => ground.close());

const at = (type: string, nth = 0) =>
  history.flatMap((event, index) => (event.type === type ? [index] : [])).at(nth) ?? Number.NaN;
const told = (events: readonly RecordedEvent[]) => {
  const watch = new Watch(schoolId, CHART, ground.codec);
  return [...watch.take(events), ...watch.takeEveryDay()];
};
/** What the lines of the history say, held against books that were folded from another one. */
const against = (other: readonly RecordedEvent[]) => {
  const books = new Books(schoolId);
  const everyDay = new EveryDay(books, CHART);
  for (const event of history) everyDay.take(takenOf(event));
  for (const event of other) books.apply(ground.codec.decode(event));
  return everyDay.fault(undefined, true) ?? '';
};
const moved = (index: number, days: number) =>
  resealed(
    withChanged(history, index, ({ data }) => ({
      data: { on: addDays(String(data['on']), days) } as JsonObject,
    })),
  );

test('two years with a voucher on another day, one year closed, opened and closed anew: everything holds', (t) => {
  t.deepEqual(told(history), []);
  t.is(against(history), '');
  for (const type of ['VoucherMirrored', 'VoucherRevised', 'YearReopened']) t.true(at(type) > 0, type);
  t.true(at('YearClosed', 1) > 0, 'closed twice');
});

test('a closing entry that is posted twice is told, and one that stands though its year was opened', (t) => {
  const closing = history[at('YearClosed', 1)] as RecordedEvent;
  const twice = told(resealed([...history, closing]));
  t.regex(twice.join(), /every day: \S+ has -?\d+ in a year signed off — on the evening of 2025-06-30/);
  const reopened = at('YearReopened');
  const kept = told(
    resealed(withChanged(history.slice(0, reopened + 1), reopened, () => ({ data: { postings: [] } }))),
  );
  t.regex(kept.join(), /every day: \S+ has -?\d+ of a closing entry — on the evening of 2025-06-30/);
});

test('a mirror on another day than its own is told', (t) => {
  const faults = told(moved(at('VoucherMirrored'), -2));
  t.true(
    faults.some((fault) => fault.startsWith('mirrors: VoucherMirrored')),
    faults.join('; '),
  );
});

test('books that put an entry on another day are told, on the first evening on which they differ', (t) => {
  const [first] = [String(history[at('VoucherPosted')]?.data['on'])];
  t.true(against(moved(at('VoucherPosted'), 3)).endsWith(`on the evening of ${first}`));
});

test('books that leave out what closed a year, or count it twice, are told', (t) => {
  const closed = at('YearClosed', 1);
  t.regex(against(history.slice(0, closed)), /on the evening of 2025-06-30/);
  const twice = resealed([...history, history[closed] as RecordedEvent]);
  t.regex(against(twice), /on the evening of 2025-06-30/);
});

test('an evening that a fact left short is excused, one that a choice left short is not', (t) => {
  const paid = at('VoucherPosted', 1);
  const tenfold = withChanged(history, paid, ({ data }) => ({
    data: {
      postings: (data['postings'] as { debit: number; credit: number }[]).map((line) => ({
        ...line,
        ...{ debit: line.debit * 100, credit: line.credit * 100 },
      })),
    } as unknown as JsonObject,
  }));
  t.true(told(resealed(tenfold)).some((fault) => /^every day: sl:\d+\|1 has -/.test(fault)));
});

test('a rule that is broken on purpose is told as the shortest list that still breaks it', async (t) => {
  const withBrokenRule = async (on: Ground, sequence: Sequence) => {
    const school = await runSequence(on, sequence);
    const own = await journalOf(on, school);
    const mirror = own.findIndex(({ type }) => type === 'VoucherMirrored');
    if (mirror < 0) return;
    const wrong = withChanged(own, mirror, ({ data }) => ({ data: { on: addDays(String(data['on']), 1) } }));
    const [fault] = new Watch(school, CHART, on.codec).take(resealed(wrong));
    if (fault) throw new Error(fault);
  };
  const { left, fault } = await shortestBroken(ground, YEARS, withBrokenRule);
  t.regex(fault, /^mirrors: VoucherMirrored/);
  const names = left.flat().map((step) => (step.kind === 'form' ? step.form : step.kind));
  t.true(names.includes('ReviseVoucher'));
  t.true(names.length < YEARS.length, names.join());
  t.false(
    names.some((name) => /Year|LockPeriod|CloseDay/.test(String(name))),
    names.join(),
  );
});
