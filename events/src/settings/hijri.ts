import { type Day, digitsOf, type Language } from '../kernel/index.ts';
import { monthName } from './constants.ts';

const CALENDAR = new Intl.DateTimeFormat('en-u-ca-islamic-civil-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const ERA = { bn: 'হিজরী', en: 'AH' } as const;

/**
 * A day in the Hijri calendar as it is computed ("১০ জুমাদাল উখরা ১৪৪৮ হিজরী"). The moon sighted over Bangladesh may be
 * a day later: the Gregorian date beside it is the one that counts.
 */
export function hijriInWords(day: Day, language: Language): string {
  const parts = CALENDAR.formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  const month = ((part('month') + 2) % 12) + 1; // our year begins in Shawwal, the calendar's in Muharram
  return `${digitsOf(part('day'), language)} ${monthName(month, language)} ${digitsOf(part('year'), language)} ${ERA[language]}`;
}
