import { type Day, dayOfNumber } from '@madrasah/events';
import type { Books } from '../books.ts';
import { type Cut, isInCut } from '../cut.ts';

const POSTED = 'OpeningBalancesPosted';
const TAKEN_BACK = 'OpeningBalancesReversed';

/** The day of the first balances that were brought over from paper and stand; undefined where none were, or none of the fund. */
export function booksBegin(books: Books, cut: Cut, fundId?: number): Day | undefined {
  const { entries } = books.tables;
  const { kinds } = books.names;
  const [posted, takenBack] = [kinds.find(POSTED), kinds.find(TAKEN_BACK)];
  const days = new Map<number, number>();
  for (let entry = 0; entry <= cut.revision; entry += 1) {
    const kind = entries.kind.at(entry);
    if ((kind !== posted && kind !== takenBack) || !isInCut(books.tables, cut, entry)) continue;
    if (kind === takenBack) days.delete(entries.ref.at(entry));
    else if (isOf(books, entry, fundId)) days.set(entries.ref.at(entry), entries.on.at(entry));
  }
  return days.size > 0 ? dayOfNumber(Math.min(...days.values())) : undefined;
}

function isOf(
  { tables: { entries, rows }, names, revision }: Books,
  entry: number,
  fundId?: number,
): boolean {
  if (fundId === undefined) return true;
  const end = entry < revision ? entries.firstRow.at(entry + 1) : rows.entry.length;
  for (let row = entries.firstRow.at(entry); row < end; row += 1)
    if (names.funds.value(rows.fund.at(row)) === fundId) return true;
  return false;
}
