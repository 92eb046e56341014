import { isRefusal, type Refusal } from '@madrasah/events';
import type { Posting } from '@madrasah/events/ledger';
import { advanceKey } from '../apply-postings.ts';
import type { Books } from '../facts/index.ts';
import type { JournalState } from '../shape.ts';
import { dayFor, type EntryDay, movedTo, touchedBy } from './day-for.ts';
import { shortageAcross } from './evenings.ts';
import { firstDayWith } from './money-rule.ts';

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

/** What an entry takes out of the open advances, by student and fund. */
function advancesOut(postings: readonly Posting[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const { account, party, fund, debit, credit } of postings) {
    if (account !== 'sys:open-advance' || party === undefined) continue;
    const key = advanceKey(party, fund);
    out.set(key, (out.get(key) ?? 0) + debit - credit);
  }
  return out;
}

/** The first day from one on, from which what a mirror takes out of advances is there on every evening. */
export function advancesThere(
  { advanceDays }: Pick<JournalState, 'advanceDays'>,
  from: string,
  postings: readonly Posting[],
): string {
  return [...advancesOut(postings)].reduce((last, [key, amount]) => {
    const day = amount > 0 ? firstDayWith(advanceDays.get(key), last, amount) : undefined;
    return day !== undefined && day > last ? day : last;
  }, from);
}
