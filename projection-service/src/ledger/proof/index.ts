export type { CheckResult } from './checks/check.ts';
export { type KnownRoot, takenRoots } from './known-roots.ts';
export { type Clocks, type Progress, type ReadSide, type Totals, type Verdict, Verifier } from './verify.ts';
