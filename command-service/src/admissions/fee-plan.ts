import { isRefusal, MAX_AMOUNT_PAISA, type Refusal, sumPaisa } from '@madrasah/events';
import { type PlanLine, refuseAdmissions as refuse } from '@madrasah/events/admissions';
import { chartedInBoth, refuseLedger } from '@madrasah/events/ledger';
import { amountsOn, chargedHeadOn, priceColumnOf, subLedgerAt } from '../ledger/chart/lookups.ts';
import { type ChartState, type PriceRow, priceKey } from '../ledger/chart/state.ts';

/** What decides which of the twelve amounts a student pays. */
export interface PriceChoice {
  readonly sessionId: number;
  readonly classId: number;
  readonly gender: number;
  readonly residence: number;
  readonly newOrOld: number;
  readonly on: string;
  /** For the sentence that names who has no price. */
  readonly studentName: string;
}

/**
 * What an admission owes at once: the price rows of its session and class whose head is charged at admission.
 * No row means the head is not charged there; an empty cell in a row is refused, because 0 must be typed.
 */
export function feePlan(chart: ChartState, choice: PriceChoice): PlanLine[] | Refusal {
  const plan: PlanLine[] = [];
  for (const row of chart.prices.values()) {
    if (row.sessionId !== choice.sessionId || row.classId !== choice.classId) continue;
    const line = planLine(chart, row, choice);
    if (isRefusal(line)) return line;
    if (line) plan.push(line);
  }
  // A charge that cannot be recorded must be refused before the admission is.
  const total = sumPaisa(plan.map((line) => line.amount));
  return total > MAX_AMOUNT_PAISA ? refuseLedger('ledger.too-large') : plan;
}

function planLine(chart: ChartState, row: PriceRow, choice: PriceChoice): PlanLine | Refusal | undefined {
  const { priceRowId, subLedgerId } = row;
  const head = chargedHeadOn(chart, subLedgerId);
  const subLedger = subLedgerAt(chart, subLedgerId);
  const amounts = amountsOn(chart, priceRowId, choice.on);
  if (!head || !subLedger || !amounts || head.chargeOn !== 'admission') return undefined;
  const amount = amounts[priceColumnOf(chart, choice)];
  const { name, fundId } = subLedger;
  if (amount === null || amount === undefined)
    return refuse('admissions.price-missing', { head: chartedInBoth(subLedger), name: choice.studentName });
  return { subLedgerId, priceRowId, fundId, feeGroup: head.feeGroup, monthId: 0, name, amount };
}

/** Heads charged at admission that a class has no price of on the day: nobody is charged them there. */
export function unpricedHeads(
  chart: ChartState,
  { sessionId, classId, on }: Pick<PriceChoice, 'sessionId' | 'classId' | 'on'>,
): readonly { readonly subLedgerId: number; readonly name: string }[] {
  return [...chart.feeHeads.values()].flatMap(({ subLedgerId }) => {
    const head = chargedHeadOn(chart, subLedgerId);
    const name = subLedgerAt(chart, subLedgerId)?.name;
    if (head?.chargeOn !== 'admission' || name === undefined) return [];
    const priceRowId = chart.priceKeys.get(priceKey(sessionId, classId, subLedgerId));
    return priceRowId !== undefined && amountsOn(chart, priceRowId, on) ? [] : [{ subLedgerId, name }];
  });
}
