export { FeePlanTab } from './plan/FeePlanTab.tsx';
export { netOf, payableCells } from './plan/payable.ts';
