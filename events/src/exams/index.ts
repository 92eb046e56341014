export * from './cards/settings.ts';
export * from './exam-names.ts';
export * from './fee-settings.ts';
export { refuse as refuseExams } from './refusals.ts';
export type { ResultSite } from './result-sites.ts';
export * from './routine/rooms.ts';
export * from './routine/routine.ts';
export {
  type CrowdedIn,
  type CrowdedOnWire,
  crowdedAnswer,
  crowdedOnWire,
  crowdedRows,
  isSamePaper,
  NOBODY,
  overlaps,
  sittingWith,
  type Takers,
  type TakersOf,
  takersIn,
} from './routine/sitting.ts';
export * from './sections/fees.ts';
export { type IsOff, movedDays } from './sections/moved-days.ts';
export { examOf, sectionsOfExam } from './sections/of-exam.ts';
export * from './sections/routine.ts';
export * from './settings.ts';
export * from './streams.ts';
