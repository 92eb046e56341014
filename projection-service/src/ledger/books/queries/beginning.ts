import { type Day, dayOfNumber } from '@madrasah/events';
import type { Books } from '../books.ts';
import { type Cut, isInCut, NO_DAY_LIMIT } from '../cut.ts';

const POSTED = 'OpeningBalancesPosted';
const TAKEN_BACK = 'OpeningBalancesReversed';

/** The accounts of what students owed or had paid ahead: a file of those alone is no beginning of the books. */
const OF_STUDENTS: ReadonlySet<string> = new Set(['sys:receivable', 'sys:open-advance', 'sys:fund-balance']);

/**
 * The day of the first balances that were brought over from paper and stand; undefined where none were, or none of the
 * fund. Dues and advances of students begin the books only where nothing else was brought over.
 */
export function booksBegin(books: Books, cut: Cut, fundId?: number): Day | undefined {
  const ofAccounts: Counts = (account, fund) => (fundId ?? fund) === fund && !OF_STUDENTS.has(account);
  const begin = firstOpening(books, cut, ofAccounts);
  if (begin !== undefined) return begin;
  const later = firstOpening(books, { ...cut, asOf: NO_DAY_LIMIT }, ofAccounts);
  return later === undefined ? openingDay(books, cut, fundId) : undefined;
}

/** The day of the first opening, also of dues alone: nothing stands before it. */
export const openingDay = (books: Books, cut: Cut, fundId?: number): Day | undefined =>
  firstOpening(books, cut, (_, fund) => (fundId ?? fund) === fund);

type Counts = (account: string, fundId: number) => boolean;

function firstOpening(books: Books, cut: Cut, counts: Counts): Day | undefined {
  const { entries } = books.tables;
  const { kinds } = books.names;
  const [posted, takenBack] = [kinds.find(POSTED), kinds.find(TAKEN_BACK)];
  const days = new Map<number, number>();
  for (let entry = 0; entry <= cut.revision; entry += 1) {
    const kind = entries.kind.at(entry);
    if ((kind !== posted && kind !== takenBack) || !isInCut(books.tables, cut, entry)) continue;
    if (kind === takenBack) days.delete(entries.ref.at(entry));
    else if (isOf(books, entry, counts)) days.set(entries.ref.at(entry), entries.on.at(entry));
  }
  return days.size > 0 ? dayOfNumber(Math.min(...days.values())) : undefined;
}

function isOf({ tables: { entries, rows }, names, revision }: Books, entry: number, counts: Counts): boolean {
  const end = entry < revision ? entries.firstRow.at(entry + 1) : rows.entry.length;
  for (let row = entries.firstRow.at(entry); row < end; row += 1)
    if (counts(names.accounts.value(rows.account.at(row)), names.funds.value(rows.fund.at(row)))) return true;
  return false;
}
