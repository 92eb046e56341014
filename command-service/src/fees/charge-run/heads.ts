import { Problem, type Refusal } from '@madrasah/events';
import { refuseExams } from '@madrasah/events/exams';
import { type RunCharges, refuseFees as refuse } from '@madrasah/events/fees';
import { chartedInBoth } from '@madrasah/events/ledger';
import { chargedHeadOn, subLedgerAt } from '../../ledger/chart/lookups.ts';
import type { ChartState, FeeHead, SubLedger } from '../../ledger/chart/state.ts';

export type Head = Pick<FeeHead, 'chargeOn' | 'feeGroup'> & SubLedger;

type Wanted = Pick<RunCharges, 'feeGroup' | 'subLedgerIds' | 'monthId'>;

/** The heads a run charges, or why it cannot be told which, or of which month. */
export function headsOf(
  chart: ChartState,
  { feeGroup, subLedgerIds, monthId }: Wanted,
  ofExams: ReadonlySet<number> = new Set(),
): Head[] | Refusal {
  if (feeGroup === undefined && subLedgerIds.length === 0) {
    const problem = new Problem('fees.run-head-required');
    return refuse('fees.run-head-required', {}, [{ path: 'SFGNID', problem }]);
  }
  const named = subLedgerIds.find((id) => ofExams.has(id));
  if (named !== undefined)
    return refuseExams('exams.fee-of-exam', { head: chartedInBoth(subLedgerAt(chart, named)) });
  const heads: Head[] = [];
  for (const { retired, ...head } of chart.feeHeads.values()) {
    const subLedger = subLedgerAt(chart, head.subLedgerId);
    if (
      retired ||
      !subLedger ||
      !chargedHeadOn(chart, head.subLedgerId) ||
      ofExams.has(head.subLedgerId) ||
      (feeGroup ?? head.feeGroup) !== head.feeGroup
    )
      continue;
    if (subLedgerIds.length === 0 || subLedgerIds.includes(head.subLedgerId))
      heads.push({ ...subLedger, ...head });
  }
  if (heads.length === 0) return refuse('fees.not-a-head');
  const monthly = heads.find((head) => head.chargeOn === 'month');
  if (!monthly || monthId > 0) return heads;
  const params = { head: chartedInBoth(monthly) };
  const problem = new Problem('fees.run-month-required', params);
  return refuse('fees.run-month-required', params, [{ path: 'MonthID', problem }]);
}
