import { addDays, dayNumber, lastDayOf } from '@madrasah/events';
import type { Salary } from '../state.ts';

/** Someone who is paid, and when he was there. */
export interface PaidPerson {
  readonly userId: number;
  readonly salaries: readonly Salary[];
  readonly joinedOn: string;
  /** His last day; null while he is there. */
  readonly leftOn: string | null;
}

/** A part of a month in which one salary is in force. */
export interface Stretch {
  readonly salary: Salary;
  readonly days: number;
}

export interface Served {
  readonly stretches: readonly Stretch[];
  /** By how many days the month is parted, and for how many of them he is paid before absence. */
  readonly days: number;
  readonly paidDays: number;
  /** Days of the calendar on which he was there with a salary. */
  readonly there: number;
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
const daysFrom = (from: string, to: string) => dayNumber(to) - dayNumber(from) + 1;

/** What is in force on a day: of what was set the latest day, and of one day what was recorded last. */
export function salaryOn(salaries: readonly Salary[], day: string): Salary | undefined {
  let best: Salary | undefined;
  for (const salary of salaries) if (salary.from <= day && (!best || salary.from >= best.from)) best = salary;
  return best;
}

/**
 * How a person served in a month; undefined where he had no salary in it, or was not there.
 * @param month `YYYY-MM`
 * @param basis 30 for months of thirty days, 0 for the month’s own
 */
export function servedIn(person: PaidPerson, month: string, basis: number): Served | undefined {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const until = earlier(person.leftOn ?? last, last);
  const begins = [...new Set(person.salaries.map(({ from }) => from))].sort();
  const since = later(later(person.joinedOn, first), begins[0] ?? addDays(last, 1));
  if (since > until) return undefined;
  const starts = [since, ...begins.filter((day) => day > since && day <= until)];
  const stretches = starts.map((start, index) => {
    const next = starts[index + 1];
    const days = daysFrom(start, next ? addDays(next, -1) : until);
    return { salary: salaryOn(person.salaries, start) as Salary, days };
  });
  const [whole, there] = [daysFrom(first, last), daysFrom(since, until)];
  const days = basis === 0 ? whole : basis;
  return { stretches, days, paidDays: there === whole ? days : Math.min(days, there), there };
}
