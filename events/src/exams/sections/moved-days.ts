import { addDays, type Day, dayNumber, weekdayOf } from '../../kernel/index.ts';

const FRIDAY = 5;
/** Longer than between two days of one exam. */
const LONG = 100;

/** Whether a school is closed on a day. */
export type IsOff = (day: Day) => boolean;

/** How many days of school lie between two days of an exam, the later one with them; at least one. */
function daysBetween(before: Day, day: Day, isOpen: IsOff): number {
  const gap = Math.min(dayNumber(day) - dayNumber(before), LONG);
  const open = Array.from({ length: gap }, (_, index) => addDays(before, index + 1)).filter(isOpen);
  return Math.max(1, open.length);
}

/** So many days of school later; where the calendar has nothing but holidays, so many days later. */
function later(day: Day, by: number, isOpen: IsOff): Day {
  const ahead = Array.from({ length: by + LONG }, (_, index) => addDays(day, index + 1)).filter(isOpen);
  return ahead[by - 1] ?? addDays(day, by);
}

/**
 * The days of an exam as they fall when it begins on another day: in the same order, as many days of school apart, on
 * no Friday and no holiday. The first one falls where it is said.
 * @returns old day → new day, '' where no first day is said
 */
export function movedDays(
  days: readonly Day[],
  first: Day | undefined,
  isHoliday: IsOff,
): ReadonlyMap<Day, Day | ''> {
  const isOpen = (day: Day) => weekdayOf(day) !== FRIDAY && !isHoliday(day);
  const sorted = [...new Set(days)].sort();
  const moved = new Map<Day, Day | ''>();
  let now = first;
  for (const [index, day] of sorted.entries()) {
    const before = sorted[index - 1];
    if (now !== undefined && before !== undefined) now = later(now, daysBetween(before, day, isOpen), isOpen);
    moved.set(day, now ?? '');
  }
  return moved;
}
