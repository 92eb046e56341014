import { paisa } from '@madrasah/events';
import { ContraPosted, cr, dr } from '@madrasah/events/ledger';
import { WalletSettled } from '@madrasah/events/vouchers';
import test from 'ava';
import fc from 'fast-check';
import { dayMadeOf, dues, moneyOfDay, receiptsOfDay, trialBalance } from '../index.ts';
import {
  applyAdvance,
  BOARDING,
  booksOf,
  charge,
  collect,
  dayAfter,
  GENERAL,
  histories,
  opening,
  reverse,
  voucher,
} from '../test-support.ts';
import { feesByMonth } from './months.ts';

const CASH = new Set(['sl:1']);
/** Cash, bank and wallet. */
const MONEY = new Set(['sl:1', 'sl:2', 'sl:3']);
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const TODAY = '2026-04-11';
const dues11 = charge(1, [
  [1, 11, 500_00],
  [1, 12, 300_00],
]);
const inGeneral = { itemId: 1, userId: 1, fund: GENERAL, amount: 500_00 };
const inBoarding = { itemId: 2, userId: 1, fund: BOARDING, amount: 300_00 };
const receipt = collect(1, 1, [inGeneral, inBoarding], TODAY);

const dayWith = (...more: Parameters<typeof booksOf>[0]) => {
  const books = booksOf([dues11, ...more]);
  const rows = moneyOfDay(books, books.cut({ asOf: TODAY }), MONEY, TODAY, CASH);
  return { books, general: rows.find(({ fundId }) => fundId === GENERAL), rows };
};

test('a receipt comes into its account fund by fund', (t) => {
  const { rows } = dayWith(receipt);
  t.deepEqual(
    rows.map(({ fundId, opening, fees, balance }) => [fundId, opening, fees, balance]),
    [
      [GENERAL, 0, 500_00, 500_00],
      [BOARDING, 0, 300_00, 300_00],
    ],
  );
});

test('yesterday’s balance is today’s opening; what comes tomorrow is not there yet', (t) => {
  const yesterday = collect(1, 1, [inGeneral], '2026-04-10');
  const { general } = dayWith(
    yesterday,
    voucher(9, GENERAL, 200_00, TODAY),
    voucher(10, GENERAL, 1, '2026-04-12'),
  );
  t.like(general, { opening: 500_00, fees: 0, paid: 200_00, balance: 300_00 });
});

test('a receipt taken back is no payment, and is counted on the day it is taken back', (t) => {
  const { general, books } = dayWith(receipt, reverse(receipt, TODAY));
  t.like(general, { fees: 500_00, reversed: 500_00, paid: 0, balance: 0 });
  t.deepEqual(receiptsOfDay(books, books.cut(), CASH, TODAY), {
    count: 1,
    total: 800_00,
    cancelled: 1,
    reversed: { count: 1, total: 800_00 },
  });
  const known = books.cut({ asOf: TODAY, knownAt: new Date(Date.UTC(2026, 3, 10, 4, 1)) });
  t.is(receiptsOfDay(books, known, CASH, TODAY).reversed.count, 0, 'what was known before');
});

test('a receipt of another day that is taken back today cancels none of today', (t) => {
  const earlier = collect(1, 1, [inGeneral], '2026-04-10');
  const { books } = dayWith(earlier, reverse(earlier, TODAY));
  t.like(receiptsOfDay(books, books.cut(), CASH, TODAY), { count: 0, cancelled: 0, reversed: { count: 1 } });
  const before = receiptsOfDay(books, books.cut(), CASH, '2026-04-10');
  t.like(before, { count: 1, cancelled: 1, reversed: { count: 0 } });
});

test('an advance applied and a contra move money; none came in', (t) => {
  const advance = collect(1, 1, [inGeneral], '2026-04-10', 300_00);
  const contra = ContraPosted({
    contraId: 1,
    contraNo: 1,
    series: 'contra',
    on: TODAY,
    fromAccount: 1,
    toAccount: 2,
    lines: [{ fundId: GENERAL, amount: paisa(100_00) }],
    remark: '',
    postings: [dr('sl:2', GENERAL, 100_00), cr('sl:1', GENERAL, 100_00)],
  } as never);
  const { rows } = dayWith(advance, applyAdvance(1, inBoarding, TODAY), contra);
  t.deepEqual(
    rows.map(({ fees, other, paid, moved }) => [fees + other + paid, moved]),
    [
      [0, -400_00],
      [0, 300_00],
    ],
  );
});

const settlement = {
  ...{
    settlementId: 1,
    on: TODAY,
    wallet: 3,
    bank: 2,
    received: 9_850_00,
    charge: 150_00,
    chargeFund: GENERAL,
  },
  lines: [
    { fundId: GENERAL, amount: 7_000_00 },
    { fundId: BOARDING, amount: 3_000_00 },
  ],
  postings: [
    ...[dr('sl:2', GENERAL, 7_000_00), cr('sl:3', GENERAL, 7_000_00)],
    ...[dr('sl:2', BOARDING, 3_000_00), cr('sl:3', BOARDING, 3_000_00)],
    ...[dr('sys:wallet-charge', GENERAL, 150_00), cr('sl:2', GENERAL, 150_00)],
  ],
};
const inWallet = (id: number, fundId: number, amount: number) => {
  const { data, ...draft } = voucher(id, fundId, amount, '2026-04-10');
  const postings = [dr('sl:3', fundId, amount), cr('sl:40', fundId, amount)];
  return { ...draft, data: { ...data, moneyAccount: 3, postings } };
};

test('a wallet that is settled moves to the bank, and its charge is paid (W22)', (t) => {
  const held = [inWallet(1, GENERAL, 7_000_00), inWallet(2, BOARDING, 3_000_00)];
  const books = booksOf([...held, WalletSettled(settlement as never)]);
  const cut = books.cut({ asOf: TODAY });
  const rows = moneyOfDay(books, cut, MONEY, TODAY).map((row) => [row.account, row.fundId, row]);
  t.like(rows, [
    ['sl:3', GENERAL, { opening: 7_000_00, other: 0, paid: 0, moved: -7_000_00, balance: 0 }],
    ['sl:3', BOARDING, { opening: 3_000_00, other: 0, paid: 0, moved: -3_000_00, balance: 0 }],
    ['sl:2', GENERAL, { opening: 0, other: 0, paid: 150_00, moved: 7_000_00, balance: 6_850_00 }],
    ['sl:2', BOARDING, { opening: 0, other: 0, paid: 0, moved: 3_000_00, balance: 3_000_00 }],
  ]);
  const entry = books.revision;
  const of = (figure: 'paid' | 'moved', account: string) =>
    dayMadeOf(books, cut, figure, { accounts: MONEY, of: new Set([account]), on: TODAY });
  t.deepEqual([...of('paid', 'sl:2')], [[entry, 150_00]]);
  t.deepEqual([...of('moved', 'sl:3')], [[entry, -10_000_00]]);
});

test('on any day of any history the columns add up to what the trial balance has', (t) => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 20 }), (history, day) => {
      const books = booksOf(history);
      const on = dayAfter(day);
      const rows = moneyOfDay(books, books.cut({ asOf: on }), CASH, on).filter(
        ({ balance }) => balance !== 0,
      );
      const held = trialBalance(books, books.cut({ asOf: on })).flatMap(({ fundId, accounts }) =>
        accounts.filter(({ account }) => CASH.has(account)).map((row) => [fundId, row.debit - row.credit]),
      );
      t.deepEqual(rows.map(({ fundId, balance }) => [fundId, balance]).sort(), held.sort());
    }),
  );
});

test('on any day of any history nothing came into the house by what was moved', (t) => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 20 }), (history, day) => {
      const books = booksOf(history);
      const rows = moneyOfDay(books, books.cut(), CASH, dayAfter(day));
      t.is(total(rows.map(({ moved }) => moved)), 0);
    }),
  );
});

test('at the end of the last month as much is owed as the dues list says, whatever the history', (t) => {
  fc.assert(
    fc.property(histories, fc.constantFrom(undefined, 1, 9), (history, sessionId) => {
      const books = booksOf(history);
      const owed = [...dues(books, books.cut()).admissions.values()];
      const months = feesByMonth(books, books.cut(), { until: dayAfter(20), count: 12, sessionId });
      if (sessionId === undefined) t.is(months.at(-1)?.due, total(owed.map(({ due }) => due)));
      for (const { month } of months) t.regex(month, /^\d{4}-\d{2}$/);
      const all = feesByMonth(books, books.cut(), { until: '2030-01-01', count: 60 });
      t.is(total(all.map(({ conceded }) => conceded)), total(owed.map(({ conceded }) => conceded)));
      t.is(total(all.map(({ collected }) => collected)), total(owed.map(({ paid }) => paid)));
    }),
  );
});

test('a charge stands in the month it is due, a payment in the month it was made, a reversal in its own', (t) => {
  const paid = collect(1, 1, [{ ...inGeneral, amount: 200_00 }], '2026-05-02');
  const books = booksOf([dues11, paid, reverse(paid, '2026-06-01')]);
  const rows = feesByMonth(books, books.cut(), { until: '2026-06-30', count: 3 });
  t.deepEqual(
    rows.map(({ month, fellDue, collected, due }) => [month, fellDue, collected, due]),
    [
      ['2026-04', 800_00, 0, 800_00],
      ['2026-05', 0, 200_00, 600_00],
      ['2026-06', 0, -200_00, 800_00],
    ],
  );
  t.is(
    feesByMonth(books, books.cut(), { until: '2026-06-30', count: 1 })[0]?.due,
    800_00,
    'earlier ones count',
  );
});

test('what fell due before the opening falls due with it, so that each month adds up', (t) => {
  const brought = opening(9, 1, 300_00, '2026-05-10');
  const late = charge(10, [[2, 11, 500_00]], '2026-05-10');
  const before = { ...late, data: { ...late.data, dueOn: '2026-04-02' } };
  const books = booksOf([brought, before]);
  const rows = feesByMonth(books, books.cut(), { until: '2026-05-31', count: 2 });
  t.deepEqual(
    rows.map(({ month, fellDue, collected, due }) => [month, fellDue, collected, due]),
    [
      ['2026-04', 0, 0, 0],
      ['2026-05', 800_00, 0, 800_00],
    ],
  );
});
