import { type Day, isDay, toLatinDigits } from '@madrasah/events/kernel';

const MONTHS: readonly (readonly string[])[] = [
  ['জানুয়ারি', 'জানুয়ারী', 'january'],
  ['ফেব্রুয়ারি', 'ফেব্রুয়ারী', 'february'],
  ['মার্চ', 'march'],
  ['এপ্রিল', 'april'],
  ['মে', 'may'],
  ['জুন', 'june'],
  ['জুলাই', 'july'],
  ['আগস্ট', 'আগষ্ট', 'august'],
  ['সেপ্টেম্বর', 'september'],
  ['অক্টোবর', 'october'],
  ['নভেম্বর', 'november'],
  ['ডিসেম্বর', 'december'],
].map((names) => names.map((name) => name.normalize('NFC')));

const two = (part: string | number) => String(part).padStart(2, '0');

function monthOf(word: string): number {
  const wanted = word.replace(/\.$/, '');
  const begins = (name: string) => name === wanted || (wanted.length > 2 && name.startsWith(wanted));
  return MONTHS.findIndex((names) => names.some(begins)) + 1;
}

/** "2026", and "26" for the century of living people: up to ten years ahead is this century. */
function yearOf(text: string, thisYear: number): number {
  if (text.length === 4) return Number(text);
  const year = Math.floor(thisYear / 100) * 100 + Number(text);
  return year > thisYear + 10 ? year - 100 : year;
}

/**
 * A day as people write it: ২১/১১/২০২৬, 21-11-26, 21.11.2026, ২১ নভেম্বর ২০২৬, 21112026, 2026-11-21. Day before month,
 * as everywhere in Bangladesh; a missing year is this year.
 *
 * @returns undefined when it is no real day
 */
export function readTypedDay(typed: string, today: Day): Day | undefined {
  const text = toLatinDigits(typed.normalize('NFC')).trim().toLowerCase();
  const thisYear = Number(today.slice(0, 4));
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const numbers =
    /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text);
  const words = /^(\d{1,2})(?:[\s,]+|(?<=\d)(?=\D))([^\d\s,]+)(?:[\s,]+(\d{4}|\d{2}))?$/.exec(text);
  let found: string | undefined;
  if (iso) found = `${iso[1]}-${two(iso[2] ?? '')}-${two(iso[3] ?? '')}`;
  else if (numbers) {
    const [, day = '', month = '', year] = numbers;
    found = `${year ? yearOf(year, thisYear) : thisYear}-${two(month)}-${two(day)}`;
  } else if (words) {
    const [, day = '', month = '', year] = words;
    found = `${year ? yearOf(year, thisYear) : thisYear}-${two(monthOf(month))}-${two(day)}`;
  }
  return found !== undefined && isDay(found) ? found : undefined;
}
