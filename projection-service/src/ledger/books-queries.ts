import { toTaka } from '@madrasah/events';
import { ledgerQueries } from '@madrasah/events/ledger';
import type { Deps } from '../kernel/app-deps.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { type AccountNames, accountNames, namesNeed } from './account-names.ts';
import { actorNames } from './actor-names.ts';
import {
  type BooksShelf,
  type FundBalances,
  type JournalLine,
  journalEntries,
  trialBalance,
} from './books/index.ts';

const ENTRIES_ON_A_PAGE = 100;

const fundRow = (names: AccountNames) => (fund: FundBalances) => ({
  FundID: fund.fundId,
  FundName: names.fund(fund.fundId),
  rows: fund.accounts.map(({ account, debit, credit }) => ({
    account,
    name: names.account(account),
    debit: toTaka(debit),
    credit: toTaka(credit),
  })),
  debit: toTaka(fund.debit),
  credit: toTaka(fund.credit),
});

const journalLine =
  (names: AccountNames) =>
  ({ account, fundId, userId, itemId, debit, credit }: JournalLine) => ({
    account,
    name: names.account(account),
    FundID: fundId,
    FundName: names.fund(fundId),
    UserID: userId,
    itemId,
    debit: toTaka(debit),
    credit: toTaka(credit),
  });

/** The books on paper: trial balance and journal, as of a day and as known at an instant. */
export function booksQueries(deps: Deps, shelf: BooksShelf): HandledQuery[] {
  const needs = [shelf, ...namesNeed];
  return [
    handledQuery(
      ledgerQueries.trialBalance,
      needs,
      async ({ asOf, knownAt, fundId }, tenant, { language }) => {
        const books = await shelf.of(tenant.school);
        const names = await accountNames(tenant, language);
        return { data: trialBalance(books, books.cut({ asOf, knownAt }), fundId).map(fundRow(names)) };
      },
    ),
    handledQuery(ledgerQueries.journal, needs, async (query, tenant, { language }) => {
      const { asOf, knownAt, from, to, page = 1, limit = ENTRIES_ON_A_PAGE } = query;
      const books = await shelf.of(tenant.school);
      const names = await accountNames(tenant, language);
      const actor = await actorNames(deps, tenant.school);
      const range = { from, to, skip: (page - 1) * limit, limit };
      const { total, entries } = journalEntries(books, books.cut({ asOf, knownAt }), range);
      const data = entries.map(({ lines, actorId, refId, number, kind, ...entry }) => ({
        ...entry,
        type: kind,
        id: refId,
        ...(number > 0 ? { number } : {}),
        actor: actor(actorId),
        lines: lines.map(journalLine(names)),
      }));
      return { data, total, totalPages: Math.ceil(total / limit), currentPage: page };
    }),
  ];
}
