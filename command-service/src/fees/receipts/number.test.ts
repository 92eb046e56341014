import type { Leaf } from '@madrasah/events/fees';
import { bookSeries, RECEIPT_NUMBERING } from '@madrasah/events/papers';
import test, { type ExecutionContext } from 'ava';
import { sl } from '../../test-support/chart.ts';
import { changing, charted } from '../../test-support/chart-register.ts';
import { type House, refuses, S, S2, taka } from '../../test-support/house.ts';
import { BOOK_NO, houseWithBook, numberBy, payOnLeaf } from '../../test-support/receipt-books.ts';
import { collectFromClass } from '../class-collection/decide.ts';

const { book: CHOSEN, typed: TYPED, typedBySession: BY_SESSION, year: YEAR } = RECEIPT_NUMBERING;
const SERIES = bookSeries(1);

function takes(t: ExecutionContext, house: House, leaf: Partial<Leaf>, receiptNo: number, series = SERIES) {
  const [receipt] = house.given(payOnLeaf(house, leaf));
  t.like(receipt?.data, { series, receiptNo, bookNo: BOOK_NO });
}

test('of a chosen book receipts take the next leaf that is not spoiled, until it is full', (t) => {
  const house = houseWithBook(CHOSEN);
  for (const leaf of [51, 53, 54, 55]) takes(t, house, {}, leaf);
  refuses(t, payOnLeaf(house, {}), 'fees.book-full', BOOK_NO);
  refuses(t, payOnLeaf(house, { bookNo: '' }), 'fees.book-required');
  refuses(t, payOnLeaf(house, { bookNo: '৯' }), 'fees.book-unknown', '৯');
  charted(house, changing('receiptBook', 1, { returned: true }));
  refuses(t, payOnLeaf(house, {}), 'fees.book-returned', BOOK_NO);
  t.is(house.journal.receipts.size, 4);
});

test('a leaf that is noted as unused is not written on, whoever numbers', (t) => {
  const house = houseWithBook(TYPED);
  charted(house, changing('receiptBook', 1, { unused: '51, 54' }));
  refuses(t, payOnLeaf(house, { number: 54 }), 'fees.leaf-unused', '৫৪');
  numberBy(house, CHOSEN);
  takes(t, house, {}, 53);
  takes(t, house, {}, 55);
});

test('a typed leaf is written once, also when its receipt was taken back', (t) => {
  const house = houseWithBook(TYPED);
  takes(t, house, { number: 54 }, 54);
  takes(t, house, { number: 51 }, 51);
  house.given(house.reverse(1));
  refuses(t, payOnLeaf(house, { number: 54 }), 'fees.leaf-taken', '৫৪');
  refuses(t, payOnLeaf(house, { number: 52 }), 'fees.leaf-spoiled', '৫২');
  refuses(t, payOnLeaf(house, { number: 56 }), 'fees.leaf-outside', '৫১ থেকে ৫৫');
  refuses(t, payOnLeaf(house, {}), 'fees.leaf-required');
  t.is(house.journal.receipts.size, 2);
});

test('the same leaf may be of another session', (t) => {
  const house = houseWithBook(BY_SESSION, 7);
  takes(t, house, { number: 51 }, 51, bookSeries(1, 7));
  refuses(t, payOnLeaf(house, { number: 51 }), 'fees.leaf-taken');
  numberBy(house, BY_SESSION, 8);
  takes(t, house, { number: 51 }, 51, bookSeries(1, 8));
});

test('a series of the program takes no notice of books', (t) => {
  const house = houseWithBook(TYPED);
  takes(t, house, { number: 54 }, 54);
  numberBy(house, YEAR);
  const [receipt] = house.given(payOnLeaf(house, { number: 54 }));
  t.like(receipt?.data, { receiptNo: 1 });
  t.false('bookNo' in (receipt?.data ?? {}));
});

test('a sitting begins on a leaf and goes on over those that are free', (t) => {
  const payer = { amount: taka(100), transactionNo: '' };
  for (const [numbering, number] of [
    [TYPED, 51],
    [CHOSEN, undefined],
  ] as const) {
    const house = houseWithBook(numbering);
    house.given(house.charge({ Tuition: 600 }, '2026-04-10', { user: S2 }));
    const decided = collectFromClass(
      house.books,
      {
        ...{ on: house.today, moneyAccount: sl('C1'), remark: '', leaf: { bookNo: BOOK_NO, number } },
        payers: [
          { admissionId: S, due: taka(1000), ...payer },
          { admissionId: S2, due: taka(600), ...payer },
        ],
      },
      (admissionId) => ({ userId: admissionId, sessionId: 7 }),
    );
    t.deepEqual(
      house.given(decided).map(({ data }) => (data as { receiptNo: number }).receiptNo),
      [51, 53],
    );
  }
});
