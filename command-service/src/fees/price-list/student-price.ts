import { type Lessened, type Lessening, lessen, ownFeeOf, prescribed } from '@madrasah/events/plans';
import { amountsOn, priceColumnOf, roundingOf } from '../../ledger/chart/lookups.ts';
import { type ChartState, priceKey } from '../../ledger/chart/state.ts';
import type { PlanState } from '../../plans/state.ts';

/** What decides what an admission pays of a head. */
export interface Priced {
  readonly admissionId: number;
  readonly sessionId: number;
  readonly classId: number;
  readonly gender: number;
  readonly residence: number;
  readonly newOrOld: number;
}

/** What a head costs a student in a month: prescribed, and by what it is lessened; paisa. */
export interface StudentPrice {
  /** 0: a sum of his own, where the class has no price. */
  readonly priceRowId: number;
  /** null: his cell of the matrix is empty, which is no 0. */
  readonly amount: number | null;
  readonly lessened: readonly Lessened[];
  /** His plan says that the head is not charged to him. */
  readonly off: boolean;
}

export interface PriceFrame {
  readonly chart: ChartState;
  readonly plans: PlanState;
}

/**
 * The price of an admission for a head and month on a day: his own sum, else the matrix, less what stands for him.
 * Undefined where the head is not charged in his class.
 * @param lessenings what stands for him on that head and month
 */
export function priceOf(
  { chart, plans }: PriceFrame,
  student: Priced,
  about: { readonly subLedgerId: number; readonly monthId: number; readonly day: string },
  lessenings: readonly Lessening[] = [],
): StudentPrice | undefined {
  const { subLedgerId, monthId, day } = about;
  const own = ownFeeOf(plans.ownFees.get(student.admissionId) ?? [], subLedgerId, monthId);
  const priceRowId = chart.priceKeys.get(priceKey(student.sessionId, student.classId, subLedgerId));
  const amounts = priceRowId === undefined ? undefined : amountsOn(chart, priceRowId, day);
  if (!amounts && (own?.amount ?? null) === null) return undefined;
  const column = priceColumnOf(chart, student);
  const amount = prescribed(amounts?.[column] ?? null, own);
  const lessened = amount === null ? [] : lessen(amount, lessenings, roundingOf(chart));
  return { priceRowId: amounts ? (priceRowId ?? 0) : 0, amount, lessened, off: own?.off ?? false };
}
