import { type DataOf, paisa, type Refusal } from '@madrasah/events';
import { CollectionReversed, type FeesCollected, refuseFees as refuse } from '@madrasah/events/fees';
import { entry, mirrored, type Posting } from '@madrasah/events/ledger';
import type { Books, Decided } from '../ledger/journal/facts.ts';
import { moneyShortage } from '../ledger/journal/money-rule.ts';
import type { Application, Receipt } from '../ledger/journal/state.ts';
import { applicationPostings } from './apply-advance.ts';

export interface ReverseCollection {
  readonly receiptId: number;
  readonly reason: string;
  readonly kind: 'correction' | 'refund' | 'dishonoured';
}

/** The receipt to reverse, if it stands. */
export function standingReceipt(books: Books, receiptId: number): Receipt | Refusal {
  const receipt = books.journal.receipts.get(receiptId);
  if (!receipt) return refuse('receipt.not-found');
  return receipt.reversed ? refuse('fees.already-reversed') : receipt;
}

/**
 * Takes a receipt back: the mirror of its entry, dated today. An advance it brought that has paid charges since
 * is un-applied in the same entry. Money that has been spent since cannot be taken back by a choice; a
 * dishonoured cheque is a fact and is posted.
 * @param original the receipt's event as it was recorded
 */
export function reverseCollection(
  books: Books,
  command: ReverseCollection,
  original: DataOf<typeof FeesCollected>,
): Decided {
  const { userId, admissionId, receiptId, receiptNo } = original;
  const unapplied = unapplications(books, original);
  const postings = entry([
    ...mirrored(original.postings),
    ...unapplied.flatMap((line) => mirrored(applicationPostings(userId, line))),
  ]);
  const shortage = moneyShortage(books.journal, books.chart, books.today, postings);
  if (shortage && command.kind !== 'dishonoured') return shortage;
  return [
    CollectionReversed({
      receiptId,
      receiptNo,
      on: books.today,
      kind: command.kind,
      reason: command.reason,
      userId,
      admissionId,
      unapplied: unapplied.map(({ applicationId, itemId, amount }) => ({ applicationId, itemId, amount })),
      postings: postings as Posting[],
    }),
  ];
}

/** What of the receipt's advance is used up already and must come back, the latest application first. */
function unapplications({ journal }: Books, original: DataOf<typeof FeesCollected>): Application[] {
  if (!original.advance) return [];
  const { fundId, amount } = original.advance;
  let missing = amount - (journal.advances.get(original.userId)?.get(fundId) ?? 0);
  const lines: Application[] = [];
  for (const line of (journal.applications.get(original.userId) ?? []).toReversed()) {
    if (missing <= 0) break;
    if (line.advanceFundId !== fundId) continue;
    const taken = Math.min(missing, line.amount);
    lines.push({ ...line, amount: taken });
    missing = paisa(missing - taken);
  }
  return lines;
}
