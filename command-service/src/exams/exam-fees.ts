import { Problem } from '@madrasah/events';
import { type ExamFee, refuseExams as refuse } from '@madrasah/events/exams';
import { FEE_GROUP } from '@madrasah/events/fees';
import type { Slots } from '../kernel/register/index.ts';
import { chargedHeadOn } from '../ledger/chart/lookups.ts';
import { chartStream } from '../ledger/chart/state.ts';

/** An exam is charged under a head that nothing else charges: of the third group, on demand. */
export const examFeeSlots: Slots = {
  reads: [chartStream],
  settle(attributes, { look }, before) {
    const { subLedgerId, fee } = attributes as unknown as ExamFee;
    if (fee === null || fee === undefined)
      return refuse('exams.fee-incomplete', {}, [{ path: 'Fee', problem: new Problem('request.required') }]);
    if (before?.['subLedgerId'] === subLedgerId) return attributes;
    const head = chargedHeadOn(look(chartStream), subLedgerId);
    const isOnDemand = head?.feeGroup === FEE_GROUP.others && head.chargeOn === 'demand';
    if (isOnDemand) return attributes;
    return refuse('exams.fee-head', {}, [{ path: 'SLID', problem: new Problem('exams.fee-head') }]);
  },
};
