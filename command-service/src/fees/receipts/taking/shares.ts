import { paisa } from '@madrasah/events';
import type { CollectedRow } from '@madrasah/events/fees';
import type { Books } from '../../../ledger/journal/facts/index.ts';
import type { Item } from '../../../ledger/journal/state.ts';
import { openItems } from '../../open-items.ts';
import type { MatchedRow } from '../match-rows.ts';

/** One item with what a receipt pays and concedes. */
export interface Share {
  readonly item: Item;
  readonly deduction: number;
  readonly deposit: number;
}

/** Row by row up to what is due; what is over goes to the other dues, oldest first; the rest is an advance. */
export function spread(
  books: Books,
  userId: number,
  rows: readonly MatchedRow[],
): { shares: Share[]; over: number } {
  const shares = new Map<number, Share>();
  let over = 0;
  for (const { item, deduction, deposit } of rows) {
    const paid = Math.min(deposit, item.due - deduction);
    over = paisa(over + deposit - paid);
    shares.set(item.itemId, { item, deduction, deposit: paid });
  }
  for (const item of openItems(books.journal, userId)) {
    const before = shares.get(item.itemId) ?? { item, deduction: 0, deposit: 0 };
    const more = Math.min(over, item.due - before.deduction - before.deposit);
    if (more <= 0) continue;
    shares.set(item.itemId, { ...before, deposit: paisa(before.deposit + more) });
    over -= more;
  }
  const touched = [...shares.values()].filter(({ deduction, deposit }) => deduction > 0 || deposit > 0);
  return { shares: touched, over };
}

/** The facts of a receipt's line, copied as they stood. */
export function rowOf({ item, deduction, deposit }: Share): CollectedRow {
  const { itemId, admissionId, sessionId, subLedgerId, priceRowId, monthId, fundId, name } = item;
  return {
    ...{ itemId, admissionId, sessionId, subLedgerId, priceRowId, monthId, fundId, name },
    fee: item.charged,
    pastDiscount: item.conceded,
    // A receipt from before its price fell may have bounced: then more is due than it costs now.
    paidBefore: paisa(Math.max(0, item.charged - item.conceded - item.due)),
    deduction,
    deposit,
    due: paisa(item.due - deduction - deposit),
  };
}
