import { type EventDraft, paisa } from '@madrasah/events';
import { cr, dr, mirrored, type Posting } from '@madrasah/events/ledger';
import { WalletSettled, WalletSettlementReversed } from '@madrasah/events/vouchers';
import test from 'ava';
import fc from 'fast-check';
import { accountLedger, stillThere } from '../index.ts';
import { booksOf, CASH, collect, dayAfter, GENERAL, histories, reverse, voucher } from '../test-support.ts';

const ACCOUNT = `sl:${CASH}`;
const BANK = 2;

test('at every cut of any history the rows make the balance', (t) => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 20 }), (history, day) => {
      const books = booksOf(history);
      for (const cut of [books.cut(), books.cut({ asOf: dayAfter(day) })]) {
        const sum = stillThere(books, cut, ACCOUNT).reduce((all, { amount }) => all + amount, 0);
        t.is(sum, accountLedger(books, cut, { account: ACCOUNT }).closing);
      }
    }),
  );
});

/** A receipt of so much in advance, into the wallet. */
const came = (receiptId: number, amount: number, day: number) =>
  collect(receiptId, 5, [], dayAfter(day), amount);

const settled = (settlementId: number, amount: number, day: number) =>
  WalletSettled({
    ...{
      settlementId,
      on: dayAfter(day),
      wallet: CASH,
      bank: BANK,
      charge: paisa(0),
      received: paisa(amount),
    },
    lines: [{ fundId: GENERAL, amount: paisa(amount) }],
    postings: [dr(`sl:${BANK}`, GENERAL, amount), cr(ACCOUNT, GENERAL, amount)],
  } as never);

const unsettled = (of: ReturnType<typeof settled>, day: number) =>
  WalletSettlementReversed({
    ...{ settlementId: of.data.settlementId, on: dayAfter(day), wallet: CASH, bank: BANK, noteId: 1 },
    postings: mirrored((of.data as { postings: readonly Posting[] }).postings),
  } as never);

const left = (history: readonly EventDraft[], day = 20) => {
  const books = booksOf(history);
  return stillThere(books, books.cut({ asOf: dayAfter(day) }), ACCOUNT).map(
    ({ revision, amount }) => [revision, amount] as const,
  );
};

test('an entry and what takes it back are one: neither stands there', (t) => {
  const [first, second] = [came(1, 700, 1), came(2, 300, 2)];
  const history = [first, second, reverse(first, dayAfter(3))];
  t.deepEqual(left(history), [[1, 300]]);
  t.deepEqual(left(history, 2), [
    [1, 300],
    [0, 700],
  ]);
});

test('a settlement takes what came before; what came since stands there; taken back, all stands there again', (t) => {
  const settlement = settled(1, 700, 2);
  const history = [came(1, 700, 1), settlement, came(2, 300, 3)];
  t.deepEqual(left(history), [[2, 300]]);
  t.deepEqual(left([...history, unsettled(settlement, 4)]), [
    [2, 300],
    [0, 700],
  ]);
});

test('what was paid out of it takes the oldest first, a part of an entry too', (t) => {
  t.deepEqual(left([came(1, 700, 1), came(2, 300, 2), voucher(1, GENERAL, 800, dayAfter(3))]), [[1, 200]]);
});

test('a receipt that is taken back after it was settled leaves what was settled too much', (t) => {
  const first = came(1, 700, 1);
  t.deepEqual(left([first, settled(1, 700, 2), came(2, 300, 3), reverse(first, dayAfter(4))]), [[1, -400]]);
});
