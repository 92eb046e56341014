import type { EventDraft } from '@madrasah/events';
import test from 'ava';
import fc from 'fast-check';
import { Books, dues } from '../../index.ts';
import {
  booksOf,
  charge,
  collect,
  dayAfter,
  GENERAL,
  histories,
  recorded,
  reverse,
  SCHOOL,
} from '../../test-support.ts';

const AGES = { on: dayAfter(15), lastDays: [5, 10] };
const plain = (books: Books, ages?: typeof AGES) => {
  const { admissions, advances } = dues(books, books.cut(), ages);
  return { admissions: [...admissions], advances: [...advances] };
};

test('dues asked for along the way are those that are reckoned from the whole journal', (t) => {
  fc.assert(
    fc.property(histories, fc.nat({ max: 3 }), (history, every) => {
      const books = new Books(SCHOOL);
      for (const [at, event] of recorded(history).entries()) {
        books.apply(event);
        if (at % (every + 1) !== 0) continue;
        const whole = booksOf(history.slice(0, at + 1));
        t.deepEqual(plain(books, AGES), plain(whole, AGES));
        t.deepEqual(plain(books), plain(whole));
      }
    }),
  );
});

/** Two students with a fee each; the first pays some of it and leaves some change with us. */
const charged: EventDraft[] = [
  charge(10, [
    [1, 11, 500],
    [2, 11, 700],
  ]),
];
const receipt = collect(20, 1, [{ itemId: 10, userId: 1, fund: GENERAL, amount: 300 }], '2026-04-11', 50);

test('who has no new row is the same object again, and what was answered before stays as it was', (t) => {
  const books = booksOf(charged);
  const before = dues(books, books.cut(), AGES);
  t.is(dues(books, books.cut(), AGES), before);
  for (const event of recorded([receipt], 1)) books.apply(event);
  const after = dues(books, books.cut(), AGES);
  t.is(before.admissions.get(1001)?.due, 500);
  t.is(before.advances.get(1), undefined);
  t.is(after.admissions.get(1001)?.due, 200);
  t.deepEqual(after.advances.get(1), { open: 50, month: 0 });
  t.is(after.admissions.get(1002), before.admissions.get(1002));
  for (const event of recorded([reverse(receipt, '2026-04-12')], 2)) books.apply(event);
  const back = dues(books, books.cut(), AGES);
  t.is(back.admissions.get(1001)?.due, 500);
  t.false(back.advances.has(1));
});

test('another day, other ages and another cut have answers of their own', (t) => {
  const books = booksOf([...charged, receipt]);
  const ageOf = (on: typeof AGES.on) =>
    dues(books, books.cut(), { ...AGES, on }).admissions.get(1001)?.ages ?? [];
  dues(books, books.cut());
  t.deepEqual(ageOf('2026-04-12'), [200, 0, 0]);
  t.deepEqual(ageOf('2026-04-22'), [0, 0, 200]);
  t.deepEqual(dues(books, books.cut()).admissions.get(1001)?.ages, []);
  const known = books.cut({ asOf: '2026-04-10' });
  t.is(dues(books, known).admissions.get(1001)?.due, 500);
  t.is(dues(books, books.cut()).admissions.get(1001)?.due, 200);
});

test('who has an advance again stands where he stood', (t) => {
  const paid = (receiptId: number, userId: number) =>
    collect(receiptId, userId, [{ itemId: 9 + userId, userId, fund: GENERAL, amount: 1 }], '2026-04-11', 50);
  const first = paid(20, 1);
  const history = [...charged, first, paid(30, 2), reverse(first, '2026-04-12'), paid(40, 1)];
  const books = new Books(SCHOOL);
  for (const event of recorded(history)) {
    books.apply(event);
    dues(books, books.cut());
  }
  t.deepEqual([...dues(books, books.cut()).advances.keys()], [1, 2]);
});
