export { type AccountNames, accountNames, namesNeed } from './account-names.ts';
export { actorNames } from './actor-names.ts';
export { cutAfter } from './cut-after.ts';
export type { CheckResult, Verdict, Verifier } from './proof/index.ts';
