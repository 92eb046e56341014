import { type EventDraft, postingsOf } from '@madrasah/events';
import { OpeningBalancesPosted, OpeningBalancesReversed, refuseLedger } from '@madrasah/events/ledger';
import type { Books } from '../facts/index.ts';
import type { JournalState } from '../shape.ts';

/** The day of the first standing opening, of a fund or of any; undefined where there is none. */
function firstOpening({ openings }: JournalState, fundId?: number): string | undefined {
  let first: string | undefined;
  for (const { on, funds, reversed } of openings.values()) {
    const isMeant = !reversed && (fundId === undefined || funds.includes(fundId));
    if (isMeant && (first === undefined || on < first)) first = on;
  }
  return first;
}

/** The day of a fund's first standing opening; undefined where it began with an entry. */
export const openingDay = (journal: JournalState, fundId: number) => firstOpening(journal, fundId);

/** The day on which the books were opened; undefined where they began with an entry. */
export const booksOpened = (journal: JournalState) => firstOpening(journal);

/** Nothing stands before the opening of its fund (ACCOUNTING 3.1): its balances are of that morning. */
export function openingFault({ journal, chart }: Books, day: string, funds: Iterable<number>) {
  if (journal.openings.size === 0) return undefined;
  for (const fundId of new Set(funds)) {
    const opening = openingDay(journal, fundId);
    const fund = chart.funds.get(fundId)?.name ?? fundId;
    if (opening && day < opening) return refuseLedger('ledger.before-opening', { fund, day, opening });
  }
  return undefined;
}

/** An opening may be earlier than the one before it, and stays on its own day when it is taken back. */
const FREE: readonly string[] = [OpeningBalancesPosted.type, OpeningBalancesReversed.type];

/** The same of an entry, whoever decided it. */
export function draftBeforeOpening(books: Books, day: string, { type, data }: EventDraft) {
  const { openings } = books.journal;
  if (FREE.includes(type) || ![...openings.values()].some(({ on }) => day < on)) return undefined;
  const postings = postingsOf({ type, data: data as Record<string, unknown> });
  return openingFault(
    books,
    day,
    postings.map(({ fund }) => fund),
  );
}
