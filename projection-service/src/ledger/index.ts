export { chartedName } from '@madrasah/events/ledger';
export { type AccountNames, accountNames, namesNeed } from './account-names.ts';
export { type Actor, actorNames, actorsNeed } from './actor-names.ts';
export { confirmationMarksProjector, markKey } from './confirmation-marks.ts';
export { cutAfter } from './cut-after.ts';
export { entryName, kindName, type Numbered, shownNumber } from './entry-name.ts';
export { type FeeName, feeNames, feeNamesNeed } from './fee-names.ts';
export { askedFor, type Clocks, known } from './known.ts';
export { moneyHolders, moneyHoldersNeed, moneyKeepers } from './money-holders.ts';
export { narrated, narrationNeed, narrationOf } from './narration/index.ts';
export type { CheckResult, Verdict, Verifier } from './proof/index.ts';
export { reasonsNeed, reasonsOf, recordedEntries } from './reasons.ts';
export {
  CLOSING_ENTRIES,
  carriedMadeOf,
  carriedMovements,
  isOfTheYear,
  type OfYear,
} from './trial-balance/carried.ts';
export { whoseOf } from './whose.ts';
