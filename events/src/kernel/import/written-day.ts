import { type Day, isDay } from '../calendar/dates.ts';
import { toLatinDigits } from '../money/digits.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** What stands first in a day of figures. */
export type DayOrder = 'day' | 'month';

/**
 * A day as people write it into files: 2026-04-14, 14/04/2026, 14-Apr-2026, 14.04.26, with a time behind or without.
 * @param order where the month is a figure
 */
export function writtenDay(text: string, order: DayOrder = 'day'): Day | undefined {
  const [written = ''] = toLatinDigits(text)
    .trim()
    .split(/[T ]+(?=\d{1,2}:)/);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written);
  const ours = /^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3,9})[-/., ]+(\d{4}|\d{2})$/.exec(written);
  const [, year = '', second = '', first = ''] = iso ?? (ours ? ['', ours[3], ours[2], ours[1]] : []);
  const turned = order === 'month' && !iso && /^\d/.test(second);
  const [month, day] = turned ? [first, second] : [second, first];
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = named > 0 ? String(named) : month;
  const made = `${year.length === 2 ? `20${year}` : year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(made) ? made : undefined;
}
