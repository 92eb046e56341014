import { journalEventTypes } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import test from 'ava';
import fc from 'fast-check';
import { Books, BooksGap } from './books.ts';
import { numberName, referenceName } from './entry-facts.ts';
import { dues, entriesAbout, itemStates, journalEntries, statement, trialBalance } from './index.ts';
import {
  booksOf,
  charge,
  collect,
  dayAfter,
  GENERAL,
  histories,
  opening,
  recorded,
  SCHOOL,
  voucher,
} from './test-support.ts';

const everything = (books: Books, cut = books.cut()) => ({
  balances: trialBalance(books, cut),
  items: itemStates(books, cut, { all: true }),
  dues: dues(books, cut),
  journal: journalEntries(books, cut),
  statements: [1, 2, 3, 4].map((userId) => statement(books, cut, { userId })),
});

test('an event that comes again changes nothing, one that is missing is a gap', (t) => {
  const events = recorded([charge(1, [[1, 11, 500]]), voucher(1, GENERAL, 300, '2026-04-10')]);
  const books = new Books(SCHOOL);
  const [first, second] = events as [DomainEvent, DomainEvent];
  t.throws(() => books.apply(second), { instanceOf: BooksGap });
  for (const event of [first, first, second, first, second]) books.apply(event);
  t.is(books.revision, 1);
  t.is(books.position, 200);
  t.is(books.headHash, 'h1');
  t.deepEqual(everything(books), everything(booksOf(events)));
});

test('an entry out of balance and an item made twice are refused, the books stay as they were', (t) => {
  const books = booksOf([charge(1, [[1, 11, 500]])]);
  const before = everything(books);
  const [unbalanced] = recorded([voucher(1, GENERAL, 300, '2026-04-10')], 1) as [DomainEvent];
  (unbalanced.data['postings'] as unknown[]).pop();
  t.throws(() => books.apply(unbalanced), { instanceOf: RangeError });
  const [twice] = recorded([opening(1, 2, 10, '2026-04-10')], 1) as [DomainEvent];
  t.throws(() => books.apply(twice), { instanceOf: RangeError });
  t.deepEqual(everything(books), before);
  t.is(books.revision, 0);
});

test('events of other streams are none of these books', (t) => {
  const [event] = recorded([charge(1, [[1, 11, 500]])]) as [DomainEvent];
  const books = new Books('2002');
  books.apply(event);
  t.is(books.revision, -1);
  t.deepEqual(trialBalance(books, books.cut()), []);
});

test('known at an instant, the books are those that never saw what came later', (t) => {
  fc.assert(
    fc.property(histories, fc.nat(39), (history, last) => {
      const events = recorded(history);
      const books = booksOf(history);
      const known = events.slice(0, last + 1);
      const knownAt = new Date((known.at(-1) as DomainEvent).metadata.at);
      t.deepEqual(everything(books, books.cut({ knownAt })), everything(booksOf(history.slice(0, last + 1))));
    }),
    { numRuns: 60 },
  );
});

test('nothing is known before the first entry', (t) => {
  const books = booksOf([charge(1, [[1, 11, 500]])]);
  const cut = books.cut({ knownAt: new Date('2026-01-01T00:00:00Z') });
  t.is(cut.revision, -1);
  t.deepEqual(everything(books, cut), everything(new Books(SCHOOL)));
});

test('a cut taken before an event does not see it', (t) => {
  const books = booksOf([charge(1, [[1, 11, 500]])]);
  const cut = books.cut();
  const before = everything(books, cut);
  for (const event of recorded(
    [collect(1, 1, [{ itemId: 1, userId: 1, fund: 1, amount: 200 }], dayAfter(3))],
    1,
  ))
    books.apply(event);
  t.deepEqual(everything(books, cut), before);
});

test('an audit trail by student, admission, item, account and paper', (t) => {
  const on = '2026-04-10';
  const row = { itemId: 1, userId: 1, fund: GENERAL, amount: 200 };
  const history = [
    charge(1, [
      [1, 11, 500],
      [2, 11, 500],
    ]),
    collect(5, 1, [row], on),
    voucher(5, GENERAL, 100, on),
    collect(6, 2, [], on, 50),
  ];
  const books = booksOf(history);
  t.deepEqual(entriesAbout(books, { userId: 1 }), [0, 1]);
  t.deepEqual(entriesAbout(books, { admissionId: 1002 }), [0, 3]);
  t.deepEqual(entriesAbout(books, { itemId: 1 }), [0, 1]);
  t.deepEqual(entriesAbout(books, { account: 'sl:30' }), [2]);
  t.deepEqual(entriesAbout(books, { receiptId: 5 }), [1]);
  t.deepEqual(entriesAbout(books, { voucherId: 5 }), [2]);
  t.deepEqual(entriesAbout(books, { chargeId: 1 }), [0]);
  for (const about of [
    { userId: 99 },
    { itemId: 99 },
    { admissionId: 99 },
    { account: 'sl:99' },
    { giftId: 1 },
  ])
    t.deepEqual(entriesAbout(books, about), []);
});

test('every journal event is known by an id of its own', (t) => {
  for (const type of journalEventTypes) t.regex(referenceName(type, {}), /Id$/, type);
  t.is(referenceName('GiftReceived', { series: 's', giftId: 4, fundId: 1 }), 'giftId');
  t.is(numberName('GiftReceived', { giftId: 4, giftNo: 9 }), 'giftNo');
});
