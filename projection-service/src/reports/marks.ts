import {
  addDays,
  type Day,
  dayNumber,
  digitsOf,
  type PaperColumn,
  type PaperLanguage,
  type ReportLayout,
} from '@madrasah/events';
import { MONTH_NAMES } from '@madrasah/events/settings';

/** What the cells to write in are of. */
export interface Marks {
  /** `YYYY-MM`; without it there are 31 days of no month. */
  readonly month?: string | undefined;
  readonly subjects?: number | undefined;
  /** Whether a day is a holiday of the school. */
  readonly isHoliday?: ((day: Day) => boolean) | undefined;
}

type Kind = Extract<ReportLayout<string, string>, { readonly kind: 'grid' }>['marks'];

const DAYS_AT_MOST = 31;
const SUBJECTS = 3;
const MONTHS = 12;
const FRIDAY = 5;

/** 1970-01-01, day 0, was a Thursday. */
const weekday = (day: Day) => (dayNumber(day) + 4) % 7;

function daysOf({ month, isHoliday }: Marks): { readonly number: number; readonly shaded: boolean }[] {
  const numbers = Array.from({ length: DAYS_AT_MOST }, (_, at) => at + 1);
  if (month === undefined) return numbers.map((number) => ({ number, shaded: false }));
  return numbers
    .map((number) => ({ number, day: addDays(`${month}-01`, number - 1) }))
    .filter(({ day }) => day.startsWith(month))
    .map(({ number, day }) => ({ number, shaded: weekday(day) === FRIDAY || isHoliday?.(day) === true }));
}

/** Narrow columns to write in: the days of a month with its Fridays and holidays shaded, twelve months, or so many subjects. */
export function markColumns(kind: Kind, asked: Marks, language: PaperLanguage): PaperColumn[] {
  const mark = (title: string | number, shaded = false): PaperColumn => ({
    kind: 'mark',
    title: digitsOf(title, language),
    ...(shaded && { shaded }),
  });
  if (kind === 'none') return [];
  if (kind === 'days') return daysOf(asked).map(({ number, shaded }) => mark(number, shaded));
  const names = MONTH_NAMES.map((month) => month[language === 'en' ? 'en' : 'bn']);
  if (kind === 'months') return names.slice(0, MONTHS).map((name) => mark(name));
  return Array.from({ length: asked.subjects ?? SUBJECTS }, (_, at) => mark(at + 1));
}
