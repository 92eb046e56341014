import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import { ReplacementAwaited, ReplacementSettled, refuseFees as refuse } from '@madrasah/events/fees';
import type { Books, Decided } from '../../../ledger/journal/facts/index.ts';

export interface SettleReplacement {
  readonly receiptId: number;
  readonly by: 'receipt' | 'refund' | 'nothing';
  readonly otherId: number | undefined;
}

/** The list of receipts whose right ones are still to come has one more. */
export const awaited = (receiptId: number, userId: number, on: string): EventDraft =>
  ReplacementAwaited({ receiptId, userId, on });

/** Whether what is named may stand for a receipt: one that stands itself, or a refund that was made. */
function mayStandFor({ journal }: Books, { receiptId, by, otherId = 0 }: SettleReplacement): boolean {
  if (by === 'nothing') return true;
  if (by === 'refund') return otherId > 0 && otherId <= (journal.counters.get('refund') ?? 0);
  const other = journal.receipts.get(otherId);
  return other !== undefined && !other.reversed && otherId !== receiptId;
}

/** Says what became of a receipt that was taken back; it leaves the list of those that wait. */
export function settleReplacement(books: Books, command: SettleReplacement): Decided {
  const waiting = books.journal.awaited.get(command.receiptId);
  if (!waiting) return refuse('fees.no-replacement-awaited');
  if (!mayStandFor(books, command)) return refuse('fees.replacement-unknown');
  const { receiptId, by, otherId = null } = command;
  const about = { receiptId, userId: waiting.userId, by, otherId: by === 'nothing' ? null : otherId };
  return [ReplacementSettled({ ...about, on: books.today })];
}

/** What a payment says of the receipt it stands for, where it names one. */
export function replacing(books: Books, replaced: number | undefined, collected: Decided): Decided | Refusal {
  if (isRefusal(collected) || replaced === undefined) return collected;
  const waiting = books.journal.awaited.get(replaced);
  if (!waiting) return refuse('fees.no-replacement-awaited');
  const { receiptId } = (collected[0] as EventDraft).data as { receiptId: number };
  const about = { receiptId: replaced, userId: waiting.userId, on: books.today };
  return [...collected, ReplacementSettled({ ...about, by: 'receipt', otherId: receiptId })];
}
