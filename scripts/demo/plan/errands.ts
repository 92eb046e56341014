import { addDays } from '@madrasah/events';
import type { SchoolCalendar } from '../invented/calendar.ts';
import type { Spending } from '../year/money/spending.ts';
import type { Agenda } from './agenda.ts';

/** In the month counted from the opening: thousands of taka given for the market, and what part of it was spent. */
const ADVANCES: readonly (readonly [month: number, thousands: number, spent: number])[] = [
  [2, 10, 0.935],
  [5, 6, 1],
  [9, 8, 0.935],
];
const MISREAD_IN = 3;
const IN_HAND = 3;

export interface ErrandPlan {
  readonly agenda: Agenda;
  readonly calendar: SchoolCalendar;
  readonly spending: Spending;
  /** Teachers, as people. */
  readonly teachers: readonly number[];
  readonly today: string;
  /** The size of the school. */
  readonly scale: number;
}

/** Money for the market in teachers' hands, the last of it not accounted for yet; a bill that is put right. */
export function planErrands(plan: ErrandPlan): void {
  const { agenda, calendar, spending, teachers, today, scale } = plan;
  const { months } = calendar;
  const takaOf = (thousands: number) => Math.ceil(thousands * scale) * 1000;
  const inHand = new Map<number, number>();
  const goes = (day: string, count: number, taka: number) =>
    agenda.add(day, 'expenses', 'advance', async () => {
      const advanceId = await spending.advance(teachers[count + 3] as number, taka);
      if (advanceId !== undefined) inHand.set(count, advanceId);
    });
  for (const [count, [index, thousands, part]] of ADVANCES.entries()) {
    const from = months[index]?.from;
    if (!from) continue;
    const given = takaOf(thousands);
    const spent = Math.round(given * part);
    goes(addDays(from, 11), count, given);
    agenda.add(addDays(from, 13), 'expenses', 'bills', async () => {
      const advanceId = inHand.get(count);
      if (advanceId !== undefined) await spending.settleAdvance(advanceId, spent, given - spent);
    });
  }
  goes(addDays(today, -4), ADVANCES.length, takaOf(IN_HAND));
  const month = months[MISREAD_IN];
  if (month) agenda.add(addDays(month.from, 10), 'expenses', 'misread', () => spending.misread());
}
