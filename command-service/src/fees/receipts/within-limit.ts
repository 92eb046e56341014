import { type DataOf, isRefusal, Problem } from '@madrasah/events';
import { refuseConcession as refuse } from '@madrasah/events/concessions';
import { FeesCollected } from '@madrasah/events/fees';
import { mostOn } from '../../ledger/chart/concession-limits.ts';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';

/**
 * A receipt as it was decided, or the refusal of a deduction above what its giver may give by himself. What receipts
 * have taken off an item before counts with it: the limit is not got round by two receipts.
 */
export function withinLimit({ journal, chart }: Books, permissionType: number, decided: Decided): Decided {
  if (isRefusal(decided)) return decided;
  for (const { type, data } of decided) {
    if (type !== FeesCollected.type) continue;
    const { rows } = data as DataOf<typeof FeesCollected>;
    for (const [index, { itemId, fee, deduction }] of rows.entries()) {
      const limit = deduction > 0 ? mostOn(chart, permissionType, fee) : undefined;
      if (limit === undefined || deduction + (journal.items.get(itemId)?.deducted ?? 0) <= limit) continue;
      const problem = new Problem('concession.above-limit', { limit });
      return refuse('concession.above-limit', { limit }, [{ path: `fees.${index}.deduction`, problem }]);
    }
  }
  return decided;
}
