export type { CheckResult } from './checks/check.ts';
export { type KnownRoot, takenRoots } from './checks/roots-check.ts';
export { type Clocks, type ReadSide, type Totals, type Verdict, Verifier } from './verify.ts';
