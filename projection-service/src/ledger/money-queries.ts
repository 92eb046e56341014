import { type Day, paisa, sumPaisa, toTaka } from '@madrasah/events';
import { LEDGER_CLASS, ledgerQueries, subLedgerAccount, subLedgerOf } from '@madrasah/events/ledger';
import { today } from '@madrasah/service-kit/clock';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { type AccountNames, accountNames, namesNeed } from './account-names.ts';
import { type BooksShelf, type MoneyDay, moneyOfDay, receiptsOfDay, trialBalance } from './books/index.ts';
import { type SubLedger, subLedgersProjector } from './chart/projectors.ts';

const moneyAccounts = (tenant: Tenant) => tenant.find(subLedgersProjector, { class: LEDGER_CLASS.money });

const accountsOf = (subLedgers: readonly SubLedger[]): ReadonlySet<string> =>
  new Set(subLedgers.map(({ subLedgerId }) => subLedgerAccount(subLedgerId)));

/** A money account in a fund, under the wire's names. */
const placeRow = (names: AccountNames, account: string, fundId: number) => ({
  SLID: subLedgerOf(account) ?? 0,
  SlName: names.account(account),
  FundID: fundId,
  FundName: names.fund(fundId),
});

const byPlace = (one: { SLID: number; FundID: number }, other: { SLID: number; FundID: number }) =>
  one.SLID - other.SLID || one.FundID - other.FundID;

const COLUMNS = ['opening', 'fees', 'other', 'reversed', 'paid', 'moved', 'balance'] as const;

const figures = (of: (column: (typeof COLUMNS)[number]) => number) => {
  const taka = (column: (typeof COLUMNS)[number]) => toTaka(of(column));
  return {
    opening: taka('opening'),
    received: toTaka(paisa(of('fees') + of('other'))),
    fees: taka('fees'),
    reversed: taka('reversed'),
    paid: taka('paid'),
    moved: taka('moved'),
    balance: taka('balance'),
  };
};

/** A pair that was nil in the morning and on which nothing happened says nothing. */
const isIdle = (row: MoneyDay) => COLUMNS.every((column) => row[column] === 0);

async function dayOf(
  tenant: Tenant,
  shelf: BooksShelf,
  { date, knownAt }: { date: Day; knownAt: Date | undefined },
  names: AccountNames,
) {
  const books = await shelf.of(tenant.school);
  const cut = books.cut({ asOf: date, knownAt });
  const accounts = accountsOf(await moneyAccounts(tenant));
  const days = moneyOfDay(books, cut, accounts, date).filter((row) => !isIdle(row));
  const receipts = receiptsOfDay(books, cut, accounts, date);
  return {
    date,
    accounts: days
      .map((row) => ({
        ...placeRow(names, row.account, row.fundId),
        ...figures((column) => row[column]),
      }))
      .sort(byPlace),
    totals: figures((column) => sumPaisa(days.map((row) => row[column]))),
    receipts: {
      count: receipts.count,
      cancelled: receipts.cancelled,
      total: toTaka(receipts.total),
      collected: toTaka(paisa(receipts.total - receipts.reversed.total)),
      reversed: { count: receipts.reversed.count, total: toTaka(receipts.reversed.total) },
    },
  };
}

/** What is in each cash box, bank and wallet, fund by fund, and what a day did to it. */
export function moneyQueries(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  const needs = [shelf, ...namesNeed];
  return [
    handledQuery(ledgerQueries.todaysBalance, needs, async (query, tenant, { language }) => {
      const date = query.date ?? query.asOf ?? today(deps.clock);
      const names = await accountNames(tenant, language);
      return { data: await dayOf(tenant, shelf, { date, knownAt: query.knownAt }, names) };
    }),
    handledQuery(ledgerQueries.balances, needs, async ({ asOf, knownAt }, tenant, { language }) => {
      const books = await shelf.of(tenant.school);
      const names = await accountNames(tenant, language);
      const subLedgers = await moneyAccounts(tenant);
      const accounts = accountsOf(subLedgers);
      const held = trialBalance(books, books.cut({ asOf, knownAt })).flatMap(({ fundId, accounts: rows }) =>
        rows
          .filter(({ account }) => accounts.has(account))
          .map(({ account, debit, credit }) => ({ account, fundId, balance: paisa(debit - credit) })),
      );
      const known = new Set(held.map(({ account }) => account));
      // An account that is empty is shown once, under the fund it is at home in.
      const empty = subLedgers
        .filter(({ subLedgerId, retired }) => !retired && !known.has(subLedgerAccount(subLedgerId)))
        .map(({ subLedgerId, fundId }) => ({ account: subLedgerAccount(subLedgerId), fundId, balance: 0 }));
      return {
        data: [...held, ...empty]
          .map(({ account, fundId, balance }) => ({
            ...placeRow(names, account, fundId),
            balance: toTaka(balance),
          }))
          .sort(byPlace),
        total: toTaka(sumPaisa(held.map(({ balance }) => balance))),
      };
    }),
  ];
}
