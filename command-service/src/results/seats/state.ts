import type { SeatPlanFacts } from '@madrasah/events/results';
import type { Table } from '@madrasah/service-kit/folding';

/** A plan that stands. */
export interface SeatPlan {
  readonly examId: number;
  readonly sectionIds: readonly number[];
  readonly rooms: SeatPlanFacts['rooms'];
}

/** By their ids within the session; 0 holds the last id that was given. */
export interface SeatPlans {
  readonly plans: Table<number, SeatPlan>;
  readonly lastPlan: Table<number, number>;
}

export function keepPlan({ plans, lastPlan }: SeatPlans, made: SeatPlanFacts): void {
  const { planId, examId, sectionIds, rooms } = made;
  plans.set(planId, { examId, sectionIds, rooms });
  lastPlan.set(0, Math.max(planId, lastPlan.get(0) ?? 0));
}
