import { isRefusal, type Refusal } from '@madrasah/events';
import type { Posting } from '@madrasah/events/ledger';
import type { Books } from '../facts/index.ts';
import { dayFor, type EntryDay, movedTo, touchedBy } from './day-for.ts';
import { shortageAcross } from './evenings.ts';

/**
 * The day of a mirror by which no money moves today (ACCOUNTING 3.1): the latest day of what it takes back while that
 * is open and no later evening would end short by it, else today.
 * @param wanted the latest day of everything it takes back
 * @param postings the mirror
 * @returns a refusal when its money is not there today either
 */
export function mirrorDay(books: Books, wanted: string, postings: readonly Posting[]): EntryDay | Refusal {
  const { journal, chart, today } = books;
  const day = dayFor(books, 'mirror', wanted, touchedBy(books, postings));
  if (isRefusal(day)) return day;
  const short = shortageAcross(journal, chart, [[day.on, postings]]);
  if (!short || day.on >= today) return short ?? day;
  return shortageAcross(journal, chart, [[today, postings]]) ?? movedTo(today, wanted, short);
}
