import { addDays, lastDayOf, monthAfter, monthOf } from '@madrasah/events';
import type { Resolution } from '@madrasah/events/closing';
import type { SchoolCalendar } from '../invented/calendar.ts';
import type { Closing } from '../year/money/closing.ts';
import type { Spending } from '../year/money/spending.ts';
import type { Agenda } from './agenda.ts';
import { yearsOfAccounts } from './years.ts';

/** In the month counted from the opening: what the drawer was over (below zero: short), and where that went. */
const DIFFERENCES: readonly (readonly [month: number, taka: number, to: Resolution, reason: string])[] = [
  [1, -50, 'expense', 'ভাংতি দেওয়ার সময় কম রাখা হয়েছে'],
  [3, 20, 'income', 'কার টাকা জানা যায়নি'],
  [6, -100, 'cashier', 'আদায়কারী নিজে পূরণ করবেন'],
];
/** The last difference still waits for somebody. */
const UNRESOLVED = -30;
const REOPENED_IN = 4;
const SURPRISE_IN = 7;
/** A month is locked, and a year signed off, so many days after its end. */
const MONTH_AUDIT = 10;
const YEAR_AUDIT = 40;
const LOCKED = 2;

export interface ClosingPlan {
  readonly agenda: Agenda;
  readonly calendar: SchoolCalendar;
  readonly closing: Closing;
  readonly spending: Spending;
  /** The first business day of the books. */
  readonly from: string;
  readonly today: string;
}

/** The drawer is closed at the end of each working day but today's; what happens to some of these closes. */
export function planDays({ agenda, calendar: { months }, closing, spending, today }: ClosingPlan): void {
  const days = agenda.days.filter((day) => day < today);
  const over = new Map<string, number>();
  const after = (index: number, count: number) => {
    const wanted = months[index] && addDays(months[index].from, count);
    const at = wanted ? days.findIndex((day) => day >= wanted) : -1;
    return at < 0 || at >= days.length - 1 ? undefined : ([days[at], days[at + 1]] as [string, string]);
  };
  for (const [index, taka, to, reason] of DIFFERENCES) {
    const [day, next] = after(index, 12) ?? [];
    if (!day || !next) continue;
    over.set(day, taka);
    agenda.add(next, 'morning', 'difference', () => closing.resolve(day, to, reason));
  }
  const unresolved = days.at(-3);
  if (unresolved) over.set(unresolved, UNRESOLVED);
  const [reopened, next] = after(REOPENED_IN, 8) ?? [];
  if (reopened && next)
    agenda.add(next, 'morning', 'reopened', async () => {
      await closing.reopen(reopened, 'একটি বিল বাদ পড়েছিল');
      await spending.forgotten(reopened);
      await closing.day(reopened);
    });
  const [surprise] = after(SURPRISE_IN, 5) ?? [];
  if (surprise) agenda.add(surprise, 'corrections', 'surprise', () => closing.surprise());
  for (const day of days) agenda.add(day, 'closing', 'day', () => closing.day(day, over.get(day)));
}

/** The first months are locked; where a year ended long enough ago, all of its months, and it is signed off. */
export async function planLocks({ agenda, closing, from, today }: ClosingPlan): Promise<void> {
  const years = yearsOfAccounts(from, today);
  const ids: number[] = [];
  for (const year of years) ids.push(await closing.addYear(year));
  const yearEnd = years[0]?.to as string;
  const signed = addDays(yearEnd, YEAR_AUDIT);
  const second = monthAfter(monthOf(from), LOCKED - 1);
  const audited = signed < today && monthOf(yearEnd) > second ? monthOf(yearEnd) : second;
  for (let month = monthOf(from); month <= audited; month = monthAfter(month, 1)) {
    const day = addDays(lastDayOf(month), MONTH_AUDIT);
    agenda.add(day, 'closing', `lock ${month}`, () => closing.lock(month));
  }
  if (signed < today) agenda.add(signed, 'closing', 'year', () => closing.year(ids[0] as number));
}
