import { type Day, paisa, paisaOf, sumPaisa, toTaka, type Word } from '@madrasah/events';
import { LEDGER_CLASS, ledgerQueries, subLedgerAccount, subLedgerOf } from '@madrasah/events/ledger';
import { today } from '@madrasah/service-kit/clock';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { paperHeadNeeds, periodText, type TableColumn, tablePaper } from '../papers/index.ts';
import { paperQueries } from '../printing/index.ts';
import { type AccountNames, accountNames, namesNeed } from './account-names.ts';
import {
  type BooksShelf,
  type Clocks,
  dayAsked,
  type MoneyDay,
  moneyOfDay,
  receiptsOfDay,
  trialBalance,
} from './books/index.ts';
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

interface Place {
  readonly SlName: string;
  readonly FundName: string;
}
type DayRow = Place & ReturnType<typeof figures>;

const PLACE_COLUMNS: readonly TableColumn<Place>[] = [
  { title: 'account', kind: 'name', share: 1.2, of: ({ SlName }) => SlName },
  { title: 'fund', kind: 'name', of: ({ FundName }) => FundName },
];
const money = <K extends string>(title: Word, key: K): TableColumn<Readonly<Record<K, number>>> => ({
  ...{ title, kind: 'money', of: (row) => paisaOf(row[key]) },
});
const DAY_FIGURES: readonly TableColumn<DayRow>[] = [
  money('opening', 'opening'),
  money('moneyIn', 'received'),
  money('cancelled', 'reversed'),
  money('spentSum', 'paid'),
  money('movedSum', 'moved'),
  money('balance', 'balance'),
];
const DAY_COLUMNS: readonly TableColumn<DayRow>[] = [...PLACE_COLUMNS, ...DAY_FIGURES];
const HELD_COLUMNS: readonly TableColumn<Place & { readonly balance: number }>[] = [
  ...PLACE_COLUMNS,
  money('balance', 'balance'),
];

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

/** What is in each money account and fund. @throws StoreAway · DocumentsAway */
async function heldNow(tenant: Tenant, shelf: BooksShelf, clocks: Clocks, names: AccountNames) {
  const books = await shelf.of(tenant.school);
  const subLedgers = await moneyAccounts(tenant);
  const accounts = accountsOf(subLedgers);
  const held = trialBalance(books, books.cut(clocks)).flatMap(({ fundId, accounts: rows }) =>
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
}

/** What is in each cash box, bank and wallet, fund by fund, and what a day did to it: as rows, and on paper. */
export function moneyQueries(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  const needs = [shelf, ...namesNeed];
  const onPaper = [...needs, ...paperHeadNeeds];
  const dayAskedOf = ({ date, asOf }: { date?: Day | undefined; asOf?: Day | undefined }) =>
    date ?? asOf ?? today(deps.clock);
  const q = ledgerQueries;
  return [
    handledQuery(q.todaysBalance, needs, async (query, tenant, { language }) => {
      const names = await accountNames(tenant, language);
      const date = dayAskedOf(query);
      return { data: await dayOf(tenant, shelf, { date, knownAt: query.knownAt }, names) };
    }),
    handledQuery(q.balances, needs, async (clocks, tenant, { language }) =>
      heldNow(tenant, shelf, clocks, await accountNames(tenant, language)),
    ),
    ...paperQueries(
      deps,
      { pdf: q.todaysBalancePdf, xlsx: q.todaysBalanceXlsx, csv: q.todaysBalanceCsv },
      onPaper,
      'balance-of-the-day',
      async (query, tenant, call) => {
        const { knownAt } = query;
        const date = dayAskedOf(query);
        const names = await accountNames(tenant, call.language);
        const { accounts } = await dayOf(tenant, shelf, { date, knownAt }, names);
        const filters = periodText({ from: date, to: date, knownAt }, call.language);
        return tablePaper(deps, tenant, call, {
          ...{ title: 'todaysBalance', filters, rows: accounts },
          ...{ columns: DAY_COLUMNS, totals: DAY_FIGURES.map(({ title }) => title) },
        });
      },
    ),
    ...paperQueries(
      deps,
      { pdf: q.balancesPdf, xlsx: q.balancesXlsx, csv: q.balancesCsv },
      onPaper,
      'balances',
      async (clocks, tenant, call) => {
        const { data } = await heldNow(tenant, shelf, clocks, await accountNames(tenant, call.language));
        const { asOf, knownAt } = clocks;
        const to = asOf ?? dayAsked(clocks, today(deps.clock));
        return tablePaper(deps, tenant, call, {
          ...{ title: 'moneyBalances', filters: periodText({ to, knownAt }, call.language), rows: data },
          ...{ columns: HELD_COLUMNS, totals: ['balance'] },
        });
      },
    ),
  ];
}
