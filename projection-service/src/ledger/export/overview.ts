import { dayOfNumber } from '@madrasah/events';
import { type Account, cr, dr, type Posting } from '@madrasah/events/ledger';
import type { Tenant } from '../../kernel/documents/index.ts';
import {
  type Books,
  type Cut as BooksCut,
  type JournalEntry,
  journalEntry,
  movements,
  trialBalance,
} from '../books/index.ts';
import { fundsProjector, generalLedgersProjector, subLedgersProjector } from '../chart/projectors.ts';
import type { Balances, Chart, Cut, Entry, Overview } from './entry.ts';

/** The chart under its last names; what was taken off the list stays, money may lie there. @throws DocumentsAway */
async function chartOf(tenant: Tenant): Promise<Chart> {
  const [funds, ledgers, subLedgers] = await Promise.all([
    tenant.find(fundsProjector),
    tenant.find(generalLedgersProjector),
    tenant.find(subLedgersProjector),
  ]);
  return { funds, ledgers, subLedgers };
}

function balancesOf(books: Books, cut: BooksCut, asked: Cut): Balances {
  const funds = trialBalance(books, cut);
  const total = (side: 'debit' | 'credit') => funds.reduce((sum, fund) => sum + fund[side], 0);
  return { ...asked, funds, debit: total('debit'), credit: total('credit') };
}

/** The revisions of the entries that count, in the order of the journal. */
export function* countedEntries({ tables }: Books, cut: BooksCut): Generator<number> {
  const { entries, rows } = tables;
  for (let entry = 0; entry <= cut.revision; entry += 1) {
    const end = entry + 1 < entries.firstRow.length ? entries.firstRow.at(entry + 1) : rows.entry.length;
    if (entries.on.at(entry) <= cut.asOf && end > entries.firstRow.at(entry)) yield entry;
  }
}

/** What an export tells before the first entry. @throws DocumentsAway */
export async function overviewOf(books: Books, cut: BooksCut, asked: Cut, tenant: Tenant): Promise<Overview> {
  const { entries } = books.tables;
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let newest = -1;
  for (const entry of countedEntries(books, cut)) {
    newest = entry;
    first = Math.min(first, entries.on.at(entry));
    last = Math.max(last, entries.on.at(entry));
  }
  const isEmpty = last < first;
  const used = movements(books, cut, { from: '0001-01-01' }).flatMap(({ fundId, accounts }) =>
    accounts.map(({ account }) => ({ account, fundId })),
  );
  return {
    schoolId: tenant.school,
    position: books.position,
    at: newest < 0 ? '' : new Date(entries.at.at(newest)).toISOString(),
    head: `School ${tenant.school}, to entry ${newest} of its journal`,
    chart: await chartOf(tenant),
    balances: balancesOf(books, cut, asked),
    used,
    firstDay: isEmpty ? '' : dayOfNumber(first),
    lastDay: isEmpty ? '' : dayOfNumber(last),
  };
}

function postingOf({
  account,
  fundId,
  userId,
  itemId,
  debit,
  credit,
}: JournalEntry['lines'][number]): Posting {
  const about = { party: userId, itemId };
  return debit > 0
    ? dr(account as Account, fundId, debit, about)
    : cr(account as Account, fundId, credit, about);
}

/** An entry as the books know it: whose it is by numbers, nothing that somebody wrote freely. */
export function exportedEntry(books: Books, revision: number): Entry {
  const { on, at, kind, actorId, number, lines } = journalEntry(books, revision);
  return {
    ...{ revision, on, at, type: kind, actorId, payee: '', note: '' },
    paper: number > 0 ? String(number) : '',
    postings: lines.map(postingOf),
  };
}
