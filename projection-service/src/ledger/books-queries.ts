import { paisa, streams, toTaka } from '@madrasah/events';
import { ledgerQueries } from '@madrasah/events/ledger';
import type { Deps } from '../deps.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { type AccountNames, accountNames, namesNeed } from './account-names.ts';
import { actorNames } from './actor-names.ts';
import {
  accountLedger,
  type Books,
  type Cut,
  type JournalEntry,
  type JournalLine,
  journalEntries,
  journalEntry,
} from './books/index.ts';

const ENTRIES_ON_A_PAGE = 100;

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

/** The journal, as of a day and as known at an instant. */
export function booksQueries(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  const needs = [shelf, ...namesNeed];
  return [
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
