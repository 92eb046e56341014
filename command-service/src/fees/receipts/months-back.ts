import { paisa } from '@madrasah/events';
import { cr, dr, type Posting } from '@madrasah/events/ledger';
import type { Books } from '../../ledger/journal/facts/index.ts';

/**
 * What the months of a receipt have paid since is due again, and what of them became an open advance is taken out of
 * it, also where that was handed back: then it is short.
 */
export function monthsGivenBack(
  { journal }: Pick<Books, 'journal'>,
  userId: number,
  receiptId: number,
): Posting[] {
  const months = (journal.monthAdvances.get(userId) ?? []).filter((one) => one.receiptId === receiptId);
  const postings: Posting[] = [];
  for (const { fundId, itemId, amount, released } of months) {
    const about = { party: userId };
    const applied = itemId > 0 ? paisa(amount - released) : 0;
    postings.push(
      dr('sys:receivable', fundId, applied, itemId > 0 ? { ...about, itemId } : about),
      dr('sys:open-advance', fundId, released, about),
      cr('sys:month-advance', fundId, paisa(applied + released), about),
    );
  }
  return postings;
}
