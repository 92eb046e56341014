import { paisa, sumPaisa, toTaka } from '@madrasah/events';
import { LEDGER_CLASS, subLedgerAccount } from '@madrasah/events/ledger';
import { dayClosesProjector } from '../closing/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { awaitedReceipts, type Books, trialBalance } from '../ledger/books/index.ts';
import { subLedgersOf } from '../ledger/chart/index.ts';
import type { AccountNames } from '../ledger/index.ts';
import { zakatStanding } from '../tamlik/index.ts';

/** What one account has of one fund; paisa, below zero where it lacks. */
interface Held {
  readonly account: string;
  readonly fundId: number;
  readonly amount: number;
}

const taka = (amount: number) => toTaka(paisa(amount));

const heldNow = (books: Books): Held[] =>
  trialBalance(books, books.cut()).flatMap(({ fundId, accounts }) =>
    accounts.map(({ account, debit, credit }) => ({ account, fundId, amount: debit - credit })),
  );

/** What asks for the muhtamim's attention now. @throws DocumentsAway */
export async function alarmsOf(tenant: Tenant, books: Books, names: AccountNames) {
  const [subLedgers, closes, zakat] = await Promise.all([
    subLedgersOf(tenant),
    tenant.find(dayClosesProjector),
    zakatStanding(tenant, books),
  ]);
  const held = heldNow(books);
  const money = [...subLedgers.values()].filter((row) => row.class === LEDGER_CLASS.money);
  const accounts = new Set<string>(money.map(({ subLedgerId }) => subLedgerAccount(subLedgerId)));
  const inAll = (account: string) =>
    sumPaisa(held.filter((row) => row.account === account).map(({ amount }) => amount));
  const unresolved = closes.filter(
    ({ difference, resolved, reopened }) => difference !== 0 && !resolved && !reopened,
  );
  return {
    short: held
      .filter(({ account, amount }) => accounts.has(account) && amount < 0)
      .map(({ account, fundId, amount }) => ({
        ...{ AccountName: names.account(account), FundName: names.fund(fundId), amount: taka(-amount) },
      })),
    differences: unresolved.map(({ moneyAccount, on, difference }) => ({
      ...{ Account: moneyAccount, AccountName: names.account(subLedgerAccount(moneyAccount)), on },
      amount: taka(difference),
    })),
    aboveLimit: money.flatMap(({ subLedgerId, limit }) => {
      const account = subLedgerAccount(subLedgerId);
      const above = limit === null ? 0 : inAll(account) - limit;
      return limit === null || above <= 0
        ? []
        : { AccountName: names.account(account), limit: taka(limit), above: taka(above) };
    }),
    advances: taka(inAll('sys:staff-advance')),
    zakat: { spendable: taka(zakat.spendable), waiting: zakat.waiting },
    awaited: awaitedReceipts(books, books.cut()).length,
  };
}
