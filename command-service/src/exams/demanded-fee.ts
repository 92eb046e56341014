import { Problem } from '@madrasah/events';
import { refuseExams as refuse } from '@madrasah/events/exams';
import { FEE_GROUP } from '@madrasah/events/fees';
import type { Slots } from '../kernel/register/index.ts';
import { chargedHeadOn } from '../ledger/chart/lookups.ts';
import { chartStream } from '../ledger/chart/state.ts';

/** As a register of fees keeps them. */
interface Fee {
  readonly subLedgerId: number;
  /** Paisa. */
  readonly fee: number | null;
}

/**
 * Of a register that says what an exam costs: its amount is said, and its head is charged by nothing else: of the
 * third group, on demand. @param amount the name of the amount on the wire
 */
export const demandedFee = (amount: string): Slots => ({
  reads: [chartStream],
  settle(attributes, { look }, before) {
    const { subLedgerId, fee } = attributes as unknown as Fee;
    if (fee === null || fee === undefined)
      return refuse('exams.fee-incomplete', {}, [{ path: amount, problem: new Problem('request.required') }]);
    if (before?.['subLedgerId'] === subLedgerId) return attributes;
    const head = chargedHeadOn(look(chartStream), subLedgerId);
    const isOnDemand = head?.feeGroup === FEE_GROUP.others && head.chargeOn === 'demand';
    if (isOnDemand) return attributes;
    return refuse('exams.fee-head', {}, [{ path: 'SLID', problem: new Problem('exams.fee-head') }]);
  },
});
