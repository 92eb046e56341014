import { usualChart } from './chart/index.ts';
import { usualClasses } from './classes/index.ts';
import { usualDesignations, usualExams, usualVacations } from './lists.ts';
import type { UsualPart } from './row.ts';
import { usualSession, usualYear } from './years.ts';

export * from './chart/index.ts';
export * from './classes/index.ts';
export { USUAL_DESIGNATIONS, USUAL_EXAMS, USUAL_VACATIONS } from './lists.ts';
export {
  isOneRef,
  leftOf,
  type UsualPart,
  type UsualRef,
  type UsualRow,
  usualRowFor,
  usualRowId,
  usualRowRefs,
  withoutRows,
} from './row.ts';
export { sessionNamesOn } from './years.ts';

/** What a house of this kind usually has, in the order in which it is needed. */
export const USUAL_PARTS: readonly UsualPart[] = [
  ...[usualYear, usualChart, usualSession, usualClasses],
  ...[usualExams, usualDesignations, usualVacations],
];

export const usualPart = (part: string): UsualPart | undefined =>
  USUAL_PARTS.find((one) => one.part === part);

/** An operation of a part is called so. */
export const usualKind = (part: string) => `usual-${part}`;
