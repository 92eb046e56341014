import { paisa, streams, sumPaisa, toTaka } from '@madrasah/events';
import { ledgerQueries } from '@madrasah/events/ledger';
import type { Deps } from '../kernel/app-deps.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { type AccountNames, accountNames, namesNeed } from './account-names.ts';
import { actorNames } from './actor-names.ts';
import {
  accountLedger,
  type Books,
  type BooksShelf,
  type Cut,
  type FundBalances,
  type FundMovements,
  type JournalEntry,
  type JournalLine,
  journalEntries,
  journalEntry,
  movements,
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

/** A fund over some days: its rows with opening, both sides of the movement, and closing. */
const movedRow =
  (names: AccountNames) =>
  ({ fundId, accounts }: FundMovements) => {
    const rows = accounts.map(({ account, opening, debit, credit }) => {
      const closing = opening + debit - credit;
      return {
        account,
        name: names.account(account),
        CAID: names.classOf(account),
        opening: toTaka(paisa(opening)),
        movedDebit: toTaka(paisa(debit)),
        movedCredit: toTaka(paisa(credit)),
        debit: toTaka(paisa(Math.max(closing, 0))),
        credit: toTaka(paisa(Math.max(-closing, 0))),
      };
    });
    const side = (sign: 1 | -1) =>
      toTaka(
        sumPaisa(
          accounts.map(({ opening, debit, credit }) => paisa(Math.max(sign * (opening + debit - credit), 0))),
        ),
      );
    return { FundID: fundId, FundName: names.fund(fundId), rows, debit: side(1), credit: side(-1) };
  };

/** What stands in an entry beside its lines, under the wire's names. */
const headOf =
  (actor: Awaited<ReturnType<typeof actorNames>>) =>
  ({ revision, on, at, kind, refId, number, actorId }: JournalEntry) => ({
    revision,
    on,
    at,
    type: kind,
    id: refId,
    ...(number > 0 ? { number } : {}),
    actor: actor(actorId),
  });

const NAMED_AGAINST = 3;

/** The other accounts of an entry: what a ledger's text names. */
function against({ lines }: JournalEntry, account: string, names: AccountNames): string[] {
  const others = new Set(lines.map((line) => line.account).filter((other) => other !== account));
  return [...others].slice(0, NAMED_AGAINST).map((other) => names.account(other));
}

/** The ledger of one account, a page of it; `opening` is its balance before the range. */
function ledgerPage(
  books: Books,
  cut: Cut,
  wanted: Parameters<typeof accountLedger>[2] & { skip: number; limit: number },
  names: AccountNames,
  head: ReturnType<typeof headOf>,
) {
  const { opening, closing, rows } = accountLedger(books, cut, wanted);
  const page = rows.slice(wanted.skip, wanted.skip + wanted.limit);
  const data = page.map(({ revision, debit, credit, balance }) => {
    const entry = journalEntry(books, revision);
    return {
      ...head(entry),
      against: against(entry, wanted.account, names),
      debit: toTaka(paisa(debit)),
      credit: toTaka(paisa(credit)),
      balance: toTaka(paisa(balance)),
    };
  });
  return {
    data,
    total: rows.length,
    name: names.account(wanted.account),
    opening: toTaka(paisa(opening)),
    closing: toTaka(paisa(closing)),
  };
}

/** Why an entry was made, as its event tells it. @throws StoreAway */
async function reasonOf({ store, codec }: Deps, school: string, revision: number): Promise<string> {
  for await (const event of store.readStream(streams.journal(school), { from: revision, limit: 1 })) {
    const { reason, remark } = codec.decode(event).data as { reason?: unknown; remark?: unknown };
    return [reason, remark].find((text) => typeof text === 'string' && text !== '')?.toString() ?? '';
  }
  return '';
}

/** The books on paper: trial balance and journal, as of a day and as known at an instant. */
export function booksQueries(deps: Deps, shelf: BooksShelf): HandledQuery[] {
  const needs = [shelf, ...namesNeed];
  return [
    handledQuery(
      ledgerQueries.trialBalance,
      needs,
      async ({ asOf, knownAt, fundId, from }, tenant, { language }) => {
        const books = await shelf.of(tenant.school);
        const names = await accountNames(tenant, language);
        const cut = books.cut({ asOf, knownAt });
        if (from !== undefined) return { data: movements(books, cut, from, fundId).map(movedRow(names)) };
        return { data: trialBalance(books, cut, fundId).map(fundRow(names)) };
      },
    ),
    handledQuery(ledgerQueries.journal, needs, async (query, tenant, { language }) => {
      const {
        asOf,
        knownAt,
        from,
        to,
        fundId,
        account,
        revision,
        page = 1,
        limit = ENTRIES_ON_A_PAGE,
      } = query;
      const books = await shelf.of(tenant.school);
      const cut = books.cut({ asOf, knownAt });
      const names = await accountNames(tenant, language);
      const head = headOf(await actorNames(deps, tenant.school));
      const whole = (entry: JournalEntry) => ({ ...head(entry), lines: entry.lines.map(journalLine(names)) });
      if (revision !== undefined) {
        if (revision > cut.revision) return { data: [], total: 0, totalPages: 0, currentPage: 1 };
        const reason = await reasonOf(deps, tenant.school, revision);
        const data = [{ ...whole(journalEntry(books, revision)), ...(reason ? { reason } : {}) }];
        return { data, total: 1, totalPages: 1, currentPage: 1 };
      }
      const range = { from, to, skip: (page - 1) * limit, limit };
      const paged = (total: number) => ({ total, totalPages: Math.ceil(total / limit), currentPage: page });
      if (account) {
        const answer = ledgerPage(books, cut, { ...range, account, fundId }, names, head);
        return { ...answer, ...paged(answer.total) };
      }
      const { total, entries } = journalEntries(books, cut, range);
      return { data: entries.map(whole), ...paged(total) };
    }),
  ];
}
