export { classMonths } from './months/calendar.ts';
export { FeePlanTab } from './plan/FeePlanTab.tsx';
export { netOf, payableCells } from './plan/payable.ts';
export { feePlan, type PlanCell } from './rows.ts';
