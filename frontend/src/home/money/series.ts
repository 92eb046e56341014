import { addDays, digitsOf, type Language, lastDayOf, weekdayOf } from '@madrasah/events/kernel';

const LOCALE: Readonly<Record<Language, string>> = { bn: 'bn-BD-u-nu-beng', en: 'en-GB' };

/** "এপ্রিল ২০২৬" */
export function monthInWords(month: string, language: Language): string {
  const name = new Intl.DateTimeFormat(LOCALE[language], { month: 'long', timeZone: 'UTC' });
  return `${name.format(new Date(`${month}-01T00:00:00Z`))} ${digitsOf(month.slice(0, 4), language)}`;
}

const SHORT: Readonly<Record<Language, readonly string[]>> = {
  bn: ['জানু', 'ফেব্রু', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্ট', 'অক্টো', 'নভে', 'ডিসে'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

/** `2026-04` as an axis has room for it. */
export const shortMonth = (month: string, language: Language): string =>
  SHORT[language][Number(month.slice(5)) - 1] ?? month;

export interface Slice {
  readonly name: string;
  /** Of the class or session; the rest together have none. */
  readonly id?: number;
  readonly count: number;
}

/** The largest slices in the order given, the rest together as one: a pie of twenty slices says nothing. */
export function slices(all: readonly Slice[], most: number, others: string): readonly Slice[] {
  if (all.length <= most) return all;
  const kept = new Set([...all].sort((one, other) => other.count - one.count).slice(0, most - 1));
  const rest = all.filter((slice) => !kept.has(slice)).reduce((sum, { count }) => sum + count, 0);
  return [...all.filter((slice) => kept.has(slice)), { name: others, count: rest }];
}

/** Marks of an axis from 0 over the largest value, in steps of 1, 2 or 5 times a power of ten. */
export function ticks(largest: number, steps = 4): readonly number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power);
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The days of a month's leaf, Saturday first; `undefined` before the first. */
export function monthLeaf(month: string): readonly (string | undefined)[] {
  const first = `${month}-01`;
  const count = Number(lastDayOf(month).slice(-2));
  const before = Array.from({ length: (weekdayOf(first) + 1) % 7 }, () => undefined);
  return [...before, ...Array.from({ length: count }, (_, index) => addDays(first, index))];
}
