import { usualChart } from './chart/index.ts';
import { usualClasses } from './classes/index.ts';
import { usualDesignations, usualExams, usualVacations } from './lists.ts';
import type { UsualPart, UsualRows } from './row.ts';
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
  type UsualRows,
  usualRowFor,
  usualRowId,
  usualRowRefs,
  withoutRows,
} from './row.ts';
export { sessionNamesOn } from './years.ts';

/** The parts that are rows of registers, in the order in which they are needed. */
export const USUAL_ROWS: readonly UsualRows[] = [
  ...[usualYear, usualChart, usualSession, usualClasses],
  ...[usualExams, usualDesignations, usualVacations],
];

/** By what the papers of every named exam are reckoned, in the session that runs. */
export const USUAL_CONDITIONS_PART: UsualPart = {
  part: 'divisions',
  name: { bn: 'পরীক্ষার বিভাগ ও শর্ত', en: 'Divisions and conditions of exams' },
};
/** How receipts and vouchers are numbered and printed. */
export const USUAL_PAPERS_PART: UsualPart = {
  part: 'papers',
  name: { bn: 'রসিদ ও ভাউচারের ছাপা', en: 'Print of receipts and vouchers' },
};

/** What a house of this kind usually has. */
export const USUAL_PARTS: readonly UsualPart[] = [...USUAL_ROWS, USUAL_CONDITIONS_PART, USUAL_PAPERS_PART];

/** An operation of a part is called so. */
export const usualKind = (part: string) => `usual-${part}`;
