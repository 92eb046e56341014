import { paisaOf } from '@madrasah/events/kernel';
import type { PlanCell, PlannedHead } from '@madrasah/events/plans';

/** Tells the cells of a plan apart. */
export const keyOf = ({ SLID, MonthID }: PlanCell) => `${SLID}-${MonthID}`;

/** A month that is still to be charged, and costs something. */
export const isPayable = ({ state, price, concession }: PlanCell) =>
  state === 'planned' && paisaOf(price ?? 0) > paisaOf(concession);

/** What it is paid with; taka. */
export const netOf = ({ price, concession }: PlanCell) => (paisaOf(price ?? 0) - paisaOf(concession)) / 100;

/** The months of a plan that may be paid before they are charged. */
export const payableCells = (heads: readonly PlannedHead[]): readonly PlanCell[] =>
  heads.filter(({ monthly }) => monthly).flatMap(({ cells }) => cells.filter(isPayable));
