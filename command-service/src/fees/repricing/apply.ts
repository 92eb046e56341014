import { paisa, sumPaisa } from '@madrasah/events';
import { type ApplyPrices, refuseFees as refuse, repricingName } from '@madrasah/events/fees';
import type { Decided } from '../../ledger/journal/facts/index.ts';
import { next } from '../../ledger/journal/numbering.ts';
import type { PlannedBooks } from '../charge-run/decide.ts';
import type { Admitted } from '../charge-run/line.ts';
import { type Repriced, repriceCharges } from '../reprice-charges.ts';
import { planApplied } from './plan.ts';

/** Applies the prices of today to the charges that stand (W12, W13): one entry, dated today, one operation. */
export function applyPrices(
  books: PlannedBooks,
  command: ApplyPrices,
  admitted: readonly Admitted[],
): Decided {
  const { lines } = planApplied(books, command, admitted);
  if (lines.length === 0) return refuse('fees.prices-nothing-changes');
  const operation = repricingName(next(books.journal, 'repricing'));
  return repriceCharges(books, { why: 'prices', operation, reason: command.reason }, lines);
}

/** The sums of a repricing, paisa. */
export const sumsOf = (lines: readonly Repriced[]) => ({
  charged: paisa(lines.reduce((sum, { item, charged }) => sum + charged - item.charged, 0)),
  due: paisa(lines.reduce((sum, { item, due }) => sum + due - item.due, 0)),
  overpaid: sumPaisa(lines.map(({ overpaid }) => overpaid)),
});
