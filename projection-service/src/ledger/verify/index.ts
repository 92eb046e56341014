export type { CheckResult } from './check.ts';
export { type KnownRoot, takenRoots } from './roots-check.ts';
export { type Clocks, type ReadSide, type Totals, type Verdict, Verifier } from './verify.ts';
