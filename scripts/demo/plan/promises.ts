import { addDays } from '@madrasah/events';
import type { SchoolCalendar } from '../invented/calendar.ts';
import type { Pupil } from '../invented/pupils.ts';
import type { Promises } from '../year/money/promises.ts';
import type { Roll } from '../year/roll.ts';
import type { Agenda } from './agenda.ts';

export interface PromisePlan {
  readonly agenda: Agenda;
  readonly calendar: SchoolCalendar;
  readonly pupils: readonly Pupil[];
  readonly roll: Roll;
  readonly promises: Promises;
  readonly today: string;
}

const WITHIN = 10;
const COMES_AFTER = 6;

/** A promise that is kept, in the month before this one; and one of today, which is still to be kept. */
export function planPromises({ agenda, calendar, pupils, roll, promises, today }: PromisePlan): void {
  const families = () => pupils.flatMap((pupil) => roll.of(pupil) ?? []);
  const before = calendar.months.at(-2);
  if (before) {
    const day = addDays(before.from, 12);
    agenda.add(day, 'corrections', 'promise', () => promises.promise(families(), WITHIN, 'ধান বেচে দেবেন'));
    agenda.add(addDays(day, COMES_AFTER), 'corrections', 'promise kept', () => promises.keep());
  }
  // After the counter has closed: nobody pays it today any more.
  agenda.add(today, 'corrections', 'promise', () =>
    promises.promiseOldest(families(), WITHIN, 'বেতন পেলে দেবেন'),
  );
}
