import { addDays, banglaDay, type Day, HIJRI_OFFSET, hijriDay } from '../../kernel/index.ts';
import { MONTHS_OF, type ProposedCalendar } from './month-names.ts';

/** One of a class's twelve months. */
export interface CalendarMonth {
  /** 1–12, its place in the class's year. */
  readonly monthId: number;
  readonly name: string;
  readonly startsOn: Day;
  readonly charged: boolean;
}

interface Placed {
  readonly month: number;
  readonly day: number;
}

const placed = (calendar: ProposedCalendar, day: Day, offset: number): Placed => {
  if (calendar === 'hijri') return hijriDay(day, offset);
  if (calendar === 'bangla') return banglaDay(day);
  return { month: Number(day.slice(5, 7)), day: Number(day.slice(8)) };
};

// Longer than every month of the three calendars, shorter than two of them.
const INTO_THE_NEXT = 35;

/**
 * Twelve months of a calendar on end, all charged.
 * @param within a day of the first of them
 * @param offset days between Makkah and here, for the Hijri calendar
 */
export function proposeMonths(
  calendar: ProposedCalendar,
  within: Day,
  offset: number = HIJRI_OFFSET,
): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  let day = within;
  for (let monthId = 1; monthId <= 12; monthId += 1) {
    const { month, day: ofMonth } = placed(calendar, day, offset);
    const startsOn = addDays(day, 1 - ofMonth);
    const name = MONTHS_OF[calendar].bn[month - 1] as string;
    months.push({ monthId, name, startsOn, charged: true });
    day = addDays(startsOn, INTO_THE_NEXT);
  }
  return months;
}

/** With which month of its year each calendar's school year begins: Shawwal, Boishakh, January. */
const YEAR_BEGINS: Readonly<Record<ProposedCalendar, number>> = { hijri: 10, bangla: 1, gregorian: 1 };

/**
 * The first day of the school year of a calendar that a day lies in.
 * @param begins the month (1–12) it begins with, where it is not the calendar's own
 */
export function schoolYearStart(
  calendar: ProposedCalendar,
  today: Day,
  offset: number = HIJRI_OFFSET,
  begins: number = YEAR_BEGINS[calendar],
): Day {
  let day = today;
  while (placed(calendar, day, offset).month !== begins)
    day = addDays(day, -placed(calendar, day, offset).day);
  return addDays(day, 1 - placed(calendar, day, offset).day);
}
