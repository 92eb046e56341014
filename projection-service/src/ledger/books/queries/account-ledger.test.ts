import test from 'ava';
import fc from 'fast-check';
import { accountLedger, movements, trialBalance } from '../index.ts';
import { booksOf, dayAfter, histories } from '../test-support.ts';

test('at every cut: opening and movement make the closing of the trial balance, and each ledger ends on it', (t) => {
  fc.assert(
    fc.property(histories, (history) => {
      const books = booksOf(history);
      const from = dayAfter(5);
      for (const cut of [books.cut(), books.cut({ asOf: dayAfter(10) })]) {
        const closing = new Map(
          trialBalance(books, cut).flatMap(({ fundId, accounts }) =>
            accounts.map(({ account, debit, credit }) => [`${fundId} ${account}`, debit - credit] as const),
          ),
        );
        for (const { fundId, accounts } of movements(books, cut, { from })) {
          t.is(
            accounts.reduce((sum, row) => sum + row.debit - row.credit, 0),
            0,
          );
          for (const { account, opening, debit, credit } of accounts) {
            t.is(opening + debit - credit, closing.get(`${fundId} ${account}`) ?? 0);
            const ledger = accountLedger(books, cut, { account, fundId, from });
            t.is(ledger.opening, opening);
            t.is(ledger.closing, opening + debit - credit);
            t.is(ledger.rows.at(-1)?.balance ?? opening, ledger.closing);
          }
        }
      }
    }),
  );
});

test('an account nobody has posted to has an empty ledger', (t) => {
  const books = booksOf([]);
  t.deepEqual(accountLedger(books, books.cut(), { account: 'sl:999' }), { opening: 0, closing: 0, rows: [] });
});
