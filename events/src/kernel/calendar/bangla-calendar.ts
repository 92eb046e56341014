import { digitsOf } from '../money/figures.ts';
import type { Language } from '../text/language.ts';
import { type Day, dayNumber } from './dates.ts';

export interface BanglaDay {
  readonly year: number;
  /** 1 (Boishakh) … 12 (Choitro). */
  readonly month: number;
  readonly day: number;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * The date of the Bangla calendar as Bangladesh has kept it since October 2019 (Bangla Academy): the year begins on
 * 14 April, six months of 31 days, then 30, and Falgun has 29, in a Gregorian leap year 30.
 */
export function banglaDay(day: Day): BanglaDay {
  const gregorian = Number(day.slice(0, 4));
  const start = day >= `${gregorian}-04-14` ? gregorian : gregorian - 1;
  const falgun = isLeap(start + 1) ? 30 : 29;
  const lengths = [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, falgun, 30];
  let rest = dayNumber(day) - dayNumber(`${start}-04-14`);
  let month = 0;
  for (; rest >= (lengths[month] ?? Infinity); month += 1) rest -= lengths[month] ?? 0;
  return { year: start - 593, month: month + 1, day: rest + 1 };
}

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
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
  return digitsOf(`${ofMonth} ${MONTHS[language][month - 1]} ${year}`, language);
}
