import { Problem, type Refusal } from '@madrasah/events';
import { type PromoteStudents, refuseAdmissions as refuse } from '@madrasah/events/admissions';
import { academicsStream } from '../../academics/state.ts';
import type { DecisionContext } from '../../kernel/desk.ts';
import { amountsOn, chargedHeadOn } from '../../ledger/chart/lookups.ts';
import { type ChartState, chartStream } from '../../ledger/chart/state.ts';

type Asked = Pick<PromoteStudents, 'from' | 'toSessionId' | 'withoutCharge'>;

/**
 * Stops a promotion into classes without prices, which would charge nothing without a word: the refusal names them and
 * the way out. A class that had no prices in the session before, in a house that has set those of the new one, is free.
 */
export function unpricedFault(
  { from, toSessionId, withoutCharge }: Asked,
  classIds: readonly number[],
  { look, today }: Pick<DecisionContext, 'look' | 'today'>,
): Refusal | undefined {
  if (withoutCharge) return undefined;
  const chart = look(chartStream);
  const [before, after] = [from.sessionId, toSessionId].map((id) => pricedIn(chart, id, today));
  if (!before || !after || before.size === 0) return undefined;
  const missing = classIds.filter((id) => !after.has(id) && (after.size === 0 || before.has(id)));
  if (missing.length === 0) return undefined;
  const { session, class: classes } = look(academicsStream);
  const params = {
    session: session.get(toSessionId)?.name.bn ?? '',
    classes: missing.map((id) => classes.get(id)?.name.bn ?? '').join(', '),
  };
  const problem = new Problem('admissions.promotion-unpriced', params);
  return refuse('admissions.promotion-unpriced', params, [{ path: 'withoutCharge', problem }]);
}

/**
 * Classes with prices in a session: of heads that are charged by an admission, such as hold on the day; a class whose
 * heads are all charged otherwise is priced by any of them.
 */
function pricedIn(chart: ChartState, sessionId: number, day: string): ReadonlySet<number> {
  const priced = new Set<number>();
  const tooLate = new Set<number>();
  for (const { priceRowId, subLedgerId, classId, sessionId: of, versions } of chart.prices.values()) {
    const head = of === sessionId ? chargedHeadOn(chart, subLedgerId) : undefined;
    if (!head) continue;
    if (amountsOn(chart, priceRowId, day)) priced.add(classId);
    else if (versions.some(({ from, amounts }) => from > day && amounts))
      (head.chargeOn === 'admission' ? tooLate : priced).add(classId);
  }
  return new Set([...priced].filter((id) => !tooLate.has(id)));
}
