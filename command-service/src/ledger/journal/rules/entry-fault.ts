import { type EventDraft, MAX_AMOUNT_PAISA, type Refusal } from '@madrasah/events';
import { type Posting, refuseLedger } from '@madrasah/events/ledger';
import type { Books } from '../facts/index.ts';
import { lockFault } from './locks.ts';

/** A line made of sums of others may be larger than any amount somebody typed; compact lines never are. */
function isTooLarge({ data }: EventDraft): boolean {
  const { postings = [] } = data as { postings?: readonly Posting[] };
  return postings.some(({ debit, credit }) => Math.max(debit, credit) > MAX_AMOUNT_PAISA);
}

/** What holds for every entry, whoever decided it: its day is open, its lines are amounts that the ledger takes. */
export function entryFault(books: Books, drafts: readonly EventDraft[]): Refusal | undefined {
  return lockFault(books, drafts) ?? (drafts.some(isTooLarge) ? refuseLedger('ledger.too-large') : undefined);
}
