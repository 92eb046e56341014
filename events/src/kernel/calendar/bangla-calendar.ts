import { digitsOf } from '../money/figures.ts';
import type { Language } from '../text/language.ts';
import { type Day, dayNumber, dayOfNumber } from './dates.ts';

export interface BanglaDay {
  readonly year: number;
  /** 1 (Boishakh) … 12 (Choitro). */
  readonly month: number;
  readonly day: number;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

// Gregorian years of four digits, the next one too.
const FIRST_START = 1000;
const LAST_START = 9998;
const BEHIND = 593; // the Bangla year that begins in 2026 is 1433

/** The lengths of the twelve months of the Bangla year that begins in a Gregorian one. */
const monthLengths = (start: number): readonly number[] => [
  ...[31, 31, 31, 31, 31, 31],
  ...[30, 30, 30, 30, isLeap(start + 1) ? 30 : 29, 30],
];

/**
 * The date of the Bangla calendar as Bangladesh has kept it since October 2019 (Bangla Academy): the year begins on
 * 14 April, six months of 31 days, then 30, and Falgun has 29, in a Gregorian leap year 30.
 */
export function banglaDay(day: Day): BanglaDay {
  const gregorian = Number(day.slice(0, 4));
  const start = day >= `${gregorian}-04-14` ? gregorian : gregorian - 1;
  const lengths = monthLengths(start);
  let rest = dayNumber(day) - dayNumber(`${start}-04-14`);
  let month = 0;
  for (; rest >= (lengths[month] ?? Infinity); month += 1) rest -= lengths[month] ?? 0;
  return { year: start - BEHIND, month: month + 1, day: rest + 1 };
}

/** The day of a Bangla date, `undefined` where its month has no such day; the other way round of `banglaDay`. */
export function dayOfBangla({ year, month, day }: BanglaDay): Day | undefined {
  const start = year + BEHIND;
  if (![year, month, day].every(Number.isInteger) || start < FIRST_START || start > LAST_START)
    return undefined;
  const lengths = monthLengths(start);
  const length = lengths[month - 1];
  if (length === undefined || day < 1 || day > length) return undefined;
  const before = lengths.slice(0, month - 1).reduce((sum, days) => sum + days, 0);
  return dayOfNumber(dayNumber(`${start}-04-14`) + before + day - 1);
}

/** The twelve months of the Bangla year, Boishakh first. */
export const BANGLA_MONTHS: Readonly<Record<Language, readonly string[]>> = {
  bn: ['বৈশাখ', 'জ্যৈষ্ঠ', 'আষাঢ়', 'শ্রাবণ', 'ভাদ্র', 'আশ্বিন', 'কার্তিক', 'অগ্রহায়ণ', 'পৌষ', 'মাঘ', 'ফাল্গুন', 'চৈত্র'],
  en: [
    'Boishakh',
    'Joishtho',
    'Asharh',
    'Srabon',
    'Bhadro',
    'Ashwin',
    'Kartik',
    'Ogrohayon',
    'Poush',
    'Magh',
    'Falgun',
    'Choitro',
  ],
};

/** "৬ অগ্রহায়ণ ১৪৩৩" */
export function banglaInWords(day: Day, language: Language): string {
  const { year, month, day: ofMonth } = banglaDay(day);
  return digitsOf(`${ofMonth} ${BANGLA_MONTHS[language][month - 1]} ${year}`, language);
}
