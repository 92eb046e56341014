import { type Day, isDay } from '../calendar/dates.ts';
import { plainText } from '../text/plain-text.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** How each begins in Bengali, in full or shortened as people do. */
const BENGALI_MONTHS = ['জান', 'ফেব', 'মার', 'এপ', 'মে', 'জুন', 'জুল', 'আগ', 'সেপ', 'অক', 'নভ', 'ডিস'];

/** What stands first in a day of figures. */
export type DayOrder = 'day' | 'month';

/** The number of a month that is written as a word; 0 where it is none. */
function monthNamed(word: string): number {
  const plain = word.normalize('NFC').toLowerCase();
  // জানু and জানুয়ারি, but মে alone: no other word begins with it that names a month.
  const bengali = BENGALI_MONTHS.findIndex((begin) => plain.startsWith(begin));
  return 1 + (bengali >= 0 ? bengali : MONTHS.indexOf(plain.slice(0, 3)));
}

const YEAR_FIRST = [
  /^(?<year>\d{4})[-/.](?<second>\d{1,2})[-/.](?<first>\d{1,2})$/,
  /^(?<year>(?:19|20)\d{2})(?<second>\d{2})(?<first>\d{2})$/,
];
const FIGURES = /^(?<first>\d{1,2})[-/., ]+(?<second>\d{1,2})[-/., ]+(?<year>\d{4}|\d{2})$/;
/** With the month as a word, behind the day or before it. */
const NAMED = [
  /^(?<first>\d{1,2})(?:ই|শে|লা|রা|ঠা|st|nd|rd|th)?[-/., ]+(?<second>[a-z]{3,9}|[\p{Script=Bengali}\p{M}]{2,12})[-/., ]+(?<year>\d{4}|\d{2})$/u,
  /^(?<second>[a-z]{3,9}|[\p{Script=Bengali}\p{M}]{2,12})[-/., ]+(?<first>\d{1,2})(?:ই|শে|লা|রা|ঠা|st|nd|rd|th)?[-/., ]+(?<year>\d{4})$/u,
];

const WEEKDAY = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|[\p{Script=Bengali}\p{M}]+বার)[., ]+/u;
const ERA = /\s*(?:ইং|ইংরেজি|খ্রি\S*|খৃ\S*|সাল)[.:]?$/u;
/** Of a year in two figures: 98 is 1998, nobody is born or pays in 2098. */
const LAST_CENTURY = 70;

interface Parts {
  readonly year?: string;
  readonly second?: string;
  readonly first?: string;
}

function partsOf(written: string): Parts {
  for (const form of [...YEAR_FIRST, FIGURES, ...NAMED]) {
    const found = form.exec(written)?.groups;
    if (found) return found;
  }
  return {};
}

/**
 * A day as people write it into files: 2026-04-14, 20260414, 14/04/2026, 14-Apr-2026, April 14, 2026, 14.04.26,
 * ১৪ এপ্রিল ২০২৬, with a time behind or without.
 * @param order where the month is a figure
 */
export function writtenDay(text: string, order: DayOrder = 'day'): Day | undefined {
  const [written = ''] = plainText(text)
    .replace(WEEKDAY, '')
    .replace(ERA, '')
    .split(/[t ]+(?=\d{1,2}(?::|\.\d{2}\.))/);
  const { year = '', second = '', first = '' } = partsOf(written);
  const turned = order === 'month' && FIGURES.test(written);
  const [month, day] = turned ? [first, second] : [second, first];
  const named = monthNamed(month);
  const number = named > 0 ? String(named) : month;
  const century = Number(year) < LAST_CENTURY ? '20' : '19';
  const made = `${year.length === 2 ? century + year : year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(made) ? made : undefined;
}
