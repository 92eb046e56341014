import { placedFor } from '../../admissions/state.ts';
import { type ChartState, priceKey } from '../../ledger/chart/state.ts';
import type { Head } from './heads.ts';
import { type Admitted, hasLeft, type RunFrame } from './line.ts';

/** The first day on which a price row says anything. */
function firstPriced(
  { priceKeys, prices }: ChartState,
  { sessionId, classId }: Admitted,
  subLedgerId: number,
) {
  const priceRowId = priceKeys.get(priceKey(sessionId, classId, subLedgerId));
  const versions = prices.get(priceRowId ?? 0)?.versions ?? [];
  return versions
    .filter(({ amounts }) => amounts !== null)
    .map(({ from }) => from)
    .toSorted()
    .at(0);
}

/**
 * That a student is charged nothing of a head because his class has no price of it on the day, and from when on it has
 * one; undefined where he would not be charged it anyway: he has left, or was charged it while there was a price.
 */
export function priceMissing(
  frame: RunFrame,
  admitted: Admitted,
  head: Head,
  charged: ReadonlySet<string>,
): { readonly classId: number; readonly dueOn: string; readonly from: string | undefined } | undefined {
  const { chargeOn, subLedgerId } = head;
  const monthId = chargeOn === 'admission' ? 0 : frame.monthId;
  const student = placedFor(admitted, monthId, frame.dueOn);
  const isOut = charged.has(`${subLedgerId}:${monthId}`) || hasLeft(frame, student, head);
  const from = firstPriced(frame.chart, student, subLedgerId);
  return isOut
    ? undefined
    : {
        classId: student.classId,
        dueOn: frame.dueOn,
        from: from !== undefined && from > frame.dueOn ? from : undefined,
      };
}
