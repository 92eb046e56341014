import type { DataOf, EventDraft } from '@madrasah/events';
import { isRefusal, type Refusal } from '@madrasah/events';
import { type FeesCollected, refuseFees as refuse } from '@madrasah/events/fees';
import { refuseTamlik } from '@madrasah/events/tamlik';
import { postingsIn } from '../../../ledger/journal/after.ts';
import type { Books, Decided } from '../../../ledger/journal/facts/index.ts';
import { shownTamlik } from '../../../ledger/journal/numbering.ts';
import { mirrorDay } from '../../../ledger/journal/rules/mirror-day.ts';
import { moneyShortage } from '../../../ledger/journal/rules/money-rule.ts';
import type { Receipt } from '../../../ledger/journal/state.ts';
import { awaited } from '../correct/replacements.ts';
import { type ReverseCollection, reversalOf, todayAtLeast } from './reversal-of.ts';
import { takenBack } from './taken-back.ts';

/** The receipt to reverse, if it stands. */
export function standingReceipt(books: Books, receiptId: number): Receipt | Refusal {
  const receipt = books.journal.receipts.get(receiptId);
  if (!receipt) return refuse('receipt.not-found');
  return receipt.reversed ? refuse('fees.already-reversed') : receipt;
}

/**
 * Takes a receipt back by the mirror of its entry. An advance it brought that has paid charges since is un-applied in
 * the same entry; another advance of the student pays at once what becomes due again. By a correction no money moves
 * today: it stands on the latest day of all that it takes back while that is open and leaves no later evening short,
 * else today; a refund and a dishonoured cheque are of today. Money that has been spent or handed back since cannot be
 * taken back by a choice; a dishonoured cheque is a fact and is posted, and an advance that was handed back is owed.
 * @param original the receipt's event as it was recorded
 */
export function reverseCollection(
  books: Books,
  command: ReverseCollection,
  original: DataOf<typeof FeesCollected>,
): Decided {
  const bound = tamlikBound(books, original);
  if (bound) return bound;
  if (command.kind === undefined || command.kind === 'correction')
    return withAwaited(books, command, original, correctionOf(books, command, original));
  const back = reversalOf(books, command, original, { on: todayAtLeast(books, original) });
  if (isRefusal(back) || command.kind === 'dishonoured') return back;
  const { on } = (back[0] as EventDraft).data as { on: string };
  return moneyShortage(books.journal, books.chart, on, postingsIn(back.slice(0, 1))) ?? back;
}

/** Takes a receipt back by which no money moves today, on its day. */
export function correctionOf(
  books: Books,
  command: ReverseCollection,
  original: DataOf<typeof FeesCollected>,
): Decided {
  const taken = takenBack(books, original);
  if (isRefusal(taken)) return taken;
  const day = mirrorDay(books, taken.since, taken.postings);
  return isRefusal(day) ? day : reversalOf(books, command, original, day);
}

/** Where no kind was said its right receipt is still to come, from the day on which somebody said so. */
function withAwaited(
  { today }: Books,
  { kind }: ReverseCollection,
  { receiptId, userId }: DataOf<typeof FeesCollected>,
  back: Decided,
): Decided {
  return isRefusal(back) || kind !== undefined ? back : [...back, awaited(receiptId, userId, today)];
}

/** The refusal of a receipt that stands beside a tamlik: both are taken back together, or neither. */
export function tamlikBound(
  { journal, chart }: Books,
  { tamlikId }: DataOf<typeof FeesCollected>,
): Refusal | undefined {
  if (tamlikId === undefined) return undefined;
  const tamlik = journal.tamliks.get(tamlikId);
  return refuseTamlik('tamlik.receipt-bound', { number: tamlik ? shownTamlik(chart, tamlik) : tamlikId });
}
