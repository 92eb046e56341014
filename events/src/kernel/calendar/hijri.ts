import { digitsOf } from '../money/figures.ts';
import type { Language } from '../text/language.ts';
import { addDays, type Day, dayNumber, dayOfNumber } from './dates.ts';
import { HIJRI_OFFSET } from './hijri-offset.ts';

/** The twelve months of the Hijri year, Muharram first, as these houses write them. */
export const HIJRI_MONTHS: Readonly<Record<Language, readonly string[]>> = {
  bn: [
    'মুহাররম',
    'সফর',
    'রবিউল আউয়াল',
    'রবিউস সানি',
    'জমাদিউল আউয়াল',
    'জমাদিউস সানি',
    'রজব',
    'শাবান',
    'রমযান',
    'শাওয়াল',
    'যিলকদ',
    'যিলহজ্ব',
  ],
  en: [
    'Muharram',
    'Safar',
    'Rabi al-Awwal',
    'Rabi al-Thani',
    'Jumada al-Ula',
    'Jumada al-Ukhra',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qadah',
    'Dhu al-Hijjah',
  ],
};

const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

export interface HijriDay {
  readonly year: number;
  /** 1 (Muharram) … 12. */
  readonly month: number;
  readonly day: number;
}

/** The Hijri date of a business day: Umm al-Qura moved by `offset` days. */
export function hijriDay(day: Day, offset: number = HIJRI_OFFSET): HijriDay {
  const parts = calendar.formatToParts(new Date(`${addDays(day, offset)}T00:00:00Z`));
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

const LAST_YEAR = 9_000; // and no year of five digits in the Gregorian calendar
const ASTRAY = 4; // the real moon is at most so many days off its mean
const YEAR_DAYS = 10_631 / 30; // the mean of the moon's years
const FIRST_YEAR = dayNumber('0622-07-19');

/** The business day of a Hijri date, `undefined` where its month has no such day; the other way round of `hijriDay`. */
export function dayOfHijri(date: HijriDay, offset: number = HIJRI_OFFSET): Day | undefined {
  const { year, month, day } = date;
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > LAST_YEAR) return undefined;
  const about = Math.round(FIRST_YEAR + (year - 1) * YEAR_DAYS + ((month - 1) * YEAR_DAYS) / 12 + day - 1);
  const near = Array.from({ length: 2 * ASTRAY + 1 }, (_, index) =>
    dayOfNumber(about - offset + index - ASTRAY),
  );
  return near.find((one) => {
    const there = hijriDay(one, offset);
    return there.year === year && there.month === month && there.day === day;
  });
}

/** "১১ জমাদিউস সানি ১৪৪৮" */
export function hijriInWords(day: Day, language: Language, offset: number = HIJRI_OFFSET): string {
  const { year, month, day: ofMonth } = hijriDay(day, offset);
  return digitsOf(`${ofMonth} ${HIJRI_MONTHS[language][month - 1]} ${year}`, language);
}
