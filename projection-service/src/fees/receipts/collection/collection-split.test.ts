import test from 'ava';
import { BOARDING, booksOf, charge, collect, GENERAL, reverse } from '../../../ledger/books/test-support.ts';
import { collectionSplit } from './collection-split.ts';

const [DAY, NEXT] = ['2026-04-12', '2026-04-13'];
const fee = { itemId: 1, userId: 1, fund: GENERAL };
const first = collect(1, 1, [{ ...fee, amount: 300_00, deduction: 20_00 }], DAY, 50_00);
const second = collect(2, 2, [{ itemId: 2, userId: 2, fund: BOARDING, amount: 400_00 }], DAY);
const books = booksOf([
  charge(1, [
    [1, 11, 1000_00],
    [2, 12, 1000_00],
  ]),
  first,
  second,
  reverse(second, NEXT),
]);
/** The charges are of session 1; the second pays them from an admission of session 2. */
const sessionOf = (admissionId: number) => admissionId - 1000;
const LINES = [
  { receiptId: 1, total: 350_00 },
  { receiptId: 2, total: 400_00 },
  { receiptId: 2, total: -400_00 },
];
const split = (days: { from?: string; to: string }, lines = LINES) =>
  collectionSplit(books, days, lines, sessionOf);

test('a collection parts into arrears, current and advance; a concession is beside its total', (t) => {
  const expected = { arrears: 400_00, current: 300_00, ahead: 50_00, total: 750_00, concession: 20_00 };
  t.deepEqual(split({ from: DAY, to: DAY }), expected as never);
});

test('what was taken back is less, on its own day', (t) => {
  t.like(split({ from: NEXT, to: NEXT }), { arrears: -400_00, current: 0, total: -400_00 });
  t.like(split({ to: NEXT }), { arrears: 0, current: 300_00, ahead: 50_00, total: 350_00 });
});

test('only the receipts that the paper shows are parted', (t) => {
  t.like(split({ to: NEXT }, LINES.slice(0, 1)), { arrears: 0, current: 300_00, total: 350_00 });
  t.like(split({ to: NEXT }, LINES.slice(1, 2)), { arrears: 400_00, total: 400_00 });
});
