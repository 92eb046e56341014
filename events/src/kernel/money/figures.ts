import type { PaperLanguage } from '../text/language.ts';
import { toArabicDigits, toBengaliDigits } from './digits.ts';

const LOCALE: Record<PaperLanguage, string> = { bn: 'bn-BD', en: 'en-GB', ar: 'ar-EG' };
const LAKHS = new Intl.NumberFormat('en-IN');
const MINUS = '−';

/** Turns 0–9 to the figures of the language. */
export function digitsOf(text: string | number, language: PaperLanguage): string {
  if (language === 'ar') return toArabicDigits(text);
  return language === 'bn' ? toBengaliDigits(text) : String(text);
}

/**
 * A sum as columns and sentences carry it: lakh grouping, two decimals, no ৳ ("১২,৩৪,৫৬৭.৫০").
 *
 * @param paisa the sum in integer paisa
 */
export function moneyFigures(paisa: number, language: PaperLanguage): string {
  const size = Math.abs(paisa);
  const rest = size % 100;
  const figures = `${LAKHS.format((size - rest) / 100)}.${String(rest).padStart(2, '0')}`;
  return digitsOf(paisa < 0 ? `${MINUS}${figures}` : figures, language);
}

/** A sum in the body of a table, where a dash in place of nil keeps the eye on what was charged and paid. */
export function moneyOrDash(paisa: number, language: PaperLanguage): string {
  return paisa === 0 ? '–' : moneyFigures(paisa, language);
}

function dateParts(instant: Date, language: PaperLanguage, timeZone: string): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`;
}

/** A business day in words ("১৪ এপ্রিল ২০২৬"): day and month cannot be taken for each other. */
export function dayInWords(day: string, language: PaperLanguage): string {
  return dateParts(new Date(`${day}T00:00:00Z`), language, 'UTC');
}

const wallClock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dhaka',
});

/** What the clock on the office wall in Dhaka shows at an instant (ISO 8601): 14:05, in Latin digits. */
export const clockOf = (instant: string): string => wallClock.format(new Date(instant));

/** An instant (ISO 8601) by the calendar and the clock on that wall ("১৪ এপ্রিল ২০২৬, ১০:০৫"). */
export function instantInWords(instant: string, language: PaperLanguage): string {
  const day = dateParts(new Date(instant), language, 'Asia/Dhaka');
  return `${day}, ${digitsOf(clockOf(instant), language)}`;
}
