import { type Day, dayOfNumber } from '@madrasah/events';
import type { Books } from '../books.ts';
import { type Cut, isInCut } from '../cut.ts';

/** A receipt taken back as a correction whose right one is still to come. */
export interface AwaitedReceipt {
  readonly receiptId: number;
  readonly since: Day;
  readonly actorId: number;
}

const AWAITED = 'ReplacementAwaited';
const SETTLED = 'ReplacementSettled';

/** The receipts that wait for what should stand in their place, the longest first. */
export function awaitedReceipts({ tables, names }: Books, cut: Cut): AwaitedReceipt[] {
  const { entries } = tables;
  const [awaited, settled] = [names.kinds.find(AWAITED), names.kinds.find(SETTLED)];
  const waiting = new Map<number, AwaitedReceipt>();
  for (let entry = 0; entry <= cut.revision; entry += 1) {
    const kind = entries.kind.at(entry);
    if ((kind !== awaited && kind !== settled) || !isInCut(tables, cut, entry)) continue;
    const receiptId = entries.ref.at(entry);
    if (kind === settled) waiting.delete(receiptId);
    else
      waiting.set(receiptId, {
        receiptId,
        since: dayOfNumber(entries.on.at(entry)),
        actorId: entries.actor.at(entry),
      });
  }
  return [...waiting.values()];
}
