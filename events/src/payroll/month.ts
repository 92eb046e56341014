import { digitsOf, type Language } from '../kernel/index.ts';
import { MONTHS_OF } from '../plans/index.ts';

/** What a month of the calendar is called: এপ্রিল ২০২৬. @param month `YYYY-MM` */
export function payMonthIn(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS_OF.gregorian[language][Number(number) - 1] ?? number} ${digitsOf(year, language)}`;
}
