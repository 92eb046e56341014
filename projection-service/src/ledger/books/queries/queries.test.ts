import { dayNumber } from '@madrasah/events';
import type { Posting } from '@madrasah/events/ledger';
import test from 'ava';
import fc from 'fast-check';
import type { Books, Cut } from '../index.ts';
import { advances, dues, itemStates, journalEntries, statement, trialBalance } from '../index.ts';
import {
  applyAdvance,
  BOARDING,
  booksOf,
  charge,
  collect,
  concede,
  dayAfter,
  GENERAL,
  histories,
  opening,
  reverse,
} from '../test-support.ts';

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Σ(debit − credit) of accounts over all funds. */
const balanceOf = (books: Books, cut: Cut, ...accounts: string[]) =>
  total(
    trialBalance(books, cut)
      .flatMap((fund) => fund.accounts)
      .filter(({ account }) => accounts.includes(account))
      .map(({ debit, credit }) => debit - credit),
  );

const cutsOf = (books: Books) => [
  books.cut(),
  ...[0, 5, 10, 19].map((day) => books.cut({ asOf: dayAfter(day) })),
  books.cut({ asOf: dayAfter(8), knownAt: new Date(Date.UTC(2026, 3, 10, 4, 6)) }),
];

test('at every cut: each fund balances, the dues are the receivable, the advances are the liability', (t) => {
  fc.assert(
    fc.property(histories, (history) => {
      const books = booksOf(history);
      for (const cut of cutsOf(books)) {
        for (const { debit, credit } of trialBalance(books, cut)) t.is(debit, credit);
        const { admissions, advances: held } = dues(books, cut);
        t.is(total([...admissions.values()].map(({ due }) => due)), balanceOf(books, cut, 'sys:receivable'));
        const owed = total([...held.values()].map(({ open, month }) => open + month));
        t.is(owed + balanceOf(books, cut, 'sys:open-advance', 'sys:month-advance'), 0);
      }
    }),
  );
});

test("at every cut: a statement closes with the student's due less advance, and each line carries on", (t) => {
  fc.assert(
    fc.property(histories, (history) => {
      const books = booksOf(history);
      for (const cut of cutsOf(books)) {
        for (const userId of [1, 2, 3, 4]) {
          const due = total(itemStates(books, cut, { user: userId }).map((item) => item.due));
          const advance = total(advances(books, cut, userId).map(({ open, month }) => open + month));
          const { opening: first, lines, closing } = statement(books, cut, { userId });
          t.is(closing, due - advance);
          t.is(first, 0);
          let balance = first;
          for (const line of lines) {
            balance += line.debit - line.credit;
            t.is(line.balance, balance);
          }
          const later = statement(books, cut, { userId, from: dayAfter(7), to: dayAfter(15) });
          t.is(later.opening, statement(books, cut, { userId, to: dayAfter(6) }).closing);
          t.is(later.closing, statement(books, cut, { userId, to: dayAfter(15) }).closing);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('as of a day, an account holds what was posted on that day and before, whenever it was recorded', (t) => {
  fc.assert(
    fc.property(histories, fc.integer({ min: -1, max: 21 }), (history, day) => {
      const books = booksOf(history);
      const expected = new Map<string, number>();
      for (const { lines, on } of journalEntries(books, books.cut()).entries) {
        if (dayNumber(on) > dayNumber(dayAfter(day))) continue;
        for (const { account, fundId, debit, credit } of lines)
          expected.set(`${fundId} ${account}`, (expected.get(`${fundId} ${account}`) ?? 0) + debit - credit);
      }
      const found = trialBalance(books, books.cut({ asOf: dayAfter(day) })).flatMap(({ fundId, accounts }) =>
        accounts.map(({ account, debit, credit }): [string, number] => [
          `${fundId} ${account}`,
          debit - credit,
        ]),
      );
      t.deepEqual(found.sort(), [...expected].filter(([, balance]) => balance !== 0).sort());
    }),
  );
});

test('the items of a student and of an admission are those of everybody that are theirs', (t) => {
  fc.assert(
    fc.property(histories, (history) => {
      const books = booksOf(history);
      for (const cut of cutsOf(books)) {
        const all = itemStates(books, cut, { all: true });
        for (const item of all) t.is(item.charged, item.conceded + item.paid + item.due);
        for (const userId of [1, 2, 3, 4]) {
          const own = all.filter((item) => item.userId === userId);
          t.deepEqual(itemStates(books, cut, { user: userId }), own);
          t.deepEqual(itemStates(books, cut, { admission: userId + 1000 }), own);
          const { due = 0, paid = 0 } = dues(books, cut).admissions.get(userId + 1000) ?? {};
          t.is(due, total(own.map((item) => item.due)));
          t.is(paid, total(own.map((item) => item.paid)));
        }
      }
    }),
    { numRuns: 50 },
  );
});

const S = 1;
const [ADMISSION, FOOD] = [1, 2];
const w1 = charge(ADMISSION, [
  [S, 11, 100_000],
  [S, 12, 350_000],
]);
const w2 = concede(1, { itemId: FOOD, userId: S, fund: BOARDING, amount: 50_000 }, '2026-04-11');
const w3 = collect(
  17,
  S,
  [
    { itemId: ADMISSION, userId: S, fund: GENERAL, amount: 100_000 },
    { itemId: FOOD, userId: S, fund: BOARDING, amount: 220_000 },
  ],
  '2026-04-12',
);

const dueOf = (books: Books, asOf?: string) =>
  total(itemStates(books, books.cut({ asOf }), { user: S }).map(({ due }) => due));

test('W1–W3: charge, concession, receipt over two funds', (t) => {
  const books = booksOf([w1, w2, w3]);
  t.is(dueOf(books, '2026-04-10'), 450_000);
  t.is(dueOf(books, '2026-04-11'), 400_000);
  t.is(dueOf(books), 80_000);
  t.is(balanceOf(books, books.cut(), 'sl:1'), 320_000);
  const [, food] = itemStates(books, books.cut(), { admission: 1001 });
  t.like(food, {
    charged: 350_000,
    conceded: 50_000,
    paid: 220_000,
    due: 80_000,
    monthId: 4,
    fundId: BOARDING,
  });
  t.deepEqual(
    statement(books, books.cut(), { userId: S }).lines.map(
      ({ kind, refId, number, debit, credit, balance }) => [kind, refId, number, debit, credit, balance],
    ),
    [
      ['FeesCharged', 1, 0, 450_000, 0, 450_000],
      ['ConcessionGranted', 1, 0, 0, 50_000, 400_000],
      ['FeesCollected', 17, 117, 0, 320_000, 80_000],
    ],
  );
});

test('W4: a receipt taken back leaves the concession standing, unless it was typed in the receipt', (t) => {
  const apart = booksOf([w1, w2, w3, reverse(w3, '2026-04-13')]);
  t.is(dueOf(apart), 400_000);
  t.is(balanceOf(apart, apart.cut(), 'sl:1'), 0);
  const row = { itemId: FOOD, userId: S, fund: BOARDING, amount: 220_000, deduction: 50_000 };
  const within = collect(18, S, [row], '2026-04-12');
  t.is(dueOf(booksOf([w1, within])), 180_000);
  const reversed = booksOf([w1, within, reverse(within, '2026-04-13')]);
  t.is(dueOf(reversed), 450_000);
  t.like(itemStates(reversed, reversed.cut(), { user: S })[1], { conceded: 0, paid: 0 });
});

test('W6: change left with us pays a charge of another fund through the drawer', (t) => {
  const tuition = charge(1, [[S, 11, 80_000]], '2026-04-10');
  const pays = { itemId: 1, userId: S, fund: GENERAL, amount: 80_000 };
  const paid = collect(1, S, [pays], '2026-04-11', 70_000);
  const food = charge(2, [[S, 12, 150_000]], '2026-04-12');
  const applied = applyAdvance(1, { itemId: 2, userId: S, fund: BOARDING, amount: 70_000 }, '2026-04-12');
  const books = booksOf([tuition, paid, food, applied]);
  t.deepEqual(advances(books, books.cut({ asOf: '2026-04-11' }), S), [
    { fundId: GENERAL, open: 70_000, month: 0 },
  ]);
  t.deepEqual(advances(books, books.cut(), S), []);
  t.is(dueOf(books), 80_000);
  t.like(itemStates(books, books.cut(), { user: S })[1], { charged: 150_000, conceded: 0, paid: 70_000 });
  const cash = trialBalance(books, books.cut()).map(
    ({ accounts }) => accounts.find(({ account }) => account === 'sl:1')?.debit,
  );
  t.deepEqual(cash, [80_000, 70_000]);
});

test('W19: old dues are charged against the fund balance and are paid like any other', (t) => {
  const old = opening(3, S, 240_000, '2026-01-01');
  const books = booksOf([
    old,
    collect(1, S, [{ itemId: 3, userId: S, fund: GENERAL, amount: 40_000 }], '2026-01-02'),
  ]);
  t.like(itemStates(books, books.cut(), { user: S })[0], {
    charged: 240_000,
    paid: 40_000,
    due: 200_000,
    sessionId: 9,
    subLedgerId: 0,
    dueOn: '2026-01-01',
  });
});

test('the journal by business day, in pages, its lines as posted', (t) => {
  const books = booksOf([w1, w3, w2]);
  const { total: count, entries } = journalEntries(books, books.cut(), { from: '2026-04-11', limit: 1 });
  t.is(count, 2);
  t.like(entries[0], { revision: 2, kind: 'ConcessionGranted', actorId: 7, on: '2026-04-11' });
  const posted = (w2.data.postings as readonly Posting[]).map(({ account, debit, credit }) => [
    account,
    debit as number,
    credit as number,
  ]);
  t.deepEqual(
    entries[0]?.lines.map(({ account, debit, credit }) => [account, debit, credit] as (string | number)[]),
    posted as (string | number)[][],
  );
  t.is(journalEntries(books, books.cut(), { skip: 3 }).entries.length, 0);
  t.is(journalEntries(books, books.cut({ asOf: '2026-04-10' })).total, 1);
});

test('one fund alone, also when it holds nothing', (t) => {
  const books = booksOf([w1]);
  t.deepEqual(
    trialBalance(books, books.cut(), BOARDING).map(({ fundId, debit }) => [fundId, debit]),
    [[BOARDING, 350_000]],
  );
  t.deepEqual(trialBalance(books, books.cut(), 99), []);
  t.deepEqual(trialBalance(books, books.cut({ asOf: '2026-01-01' }), BOARDING), [
    { fundId: BOARDING, accounts: [], debit: 0, credit: 0 },
  ]);
});
