import { toLatinDigits } from '../money/digits.ts';
import { digitsOf } from '../money/figures.ts';
import type { Language } from '../text/language.ts';

/** Parts of the day as Bengali names them with an hour, each from its first hour on (Unicode CLDR). */
const PARTS = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [16, 'বিকাল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
] as const;

const partOf = (hour: number): string => PARTS.find(([from]) => hour >= from)?.[1] ?? '';

/** A time of the day `HH:mm` by the clock of twelve hours: `4:30 PM`, `বিকাল ৪:৩০`; '' where there is none. */
export function hourInWords(time: string, language: Language): string {
  const [hours = '', minutes = ''] = time.split(':');
  if (!hours || !minutes) return '';
  const hour = Number(hours);
  const shown = `${hour % 12 || 12}:${minutes}`;
  return language === 'bn'
    ? `${partOf(hour)} ${digitsOf(shown, 'bn')}`
    : `${shown} ${hour < 12 ? 'AM' : 'PM'}`;
}

const SAID = /^(ভোর|সকাল|দুপুর|বিকাল|বিকেল|সন্ধ্যা|রাত)\s*(\d{1,2}):(\d{2})$/u;

/** `HH:mm` of an hour said with its part of the day (`রাত ৯:৩০`); undefined where it is not said so. */
export function hourOfWords(said: string): string | undefined {
  const [, part = '', hours = '', minutes = ''] =
    SAID.exec(toLatinDigits(said).trim().normalize('NFC')) ?? [];
  const hour = Number(hours);
  if (hour < 1 || hour > 12 || Number(minutes) > 59) return undefined;
  const name = part === 'বিকেল' ? 'বিকাল' : part;
  // Of the two hours of a day that are called so, the one that lies in that part; else the one nearest to how it is used.
  const both = [hour % 12, (hour % 12) + 12];
  const found = both.find((one) => partOf(one) === name) ?? both[name === 'ভোর' || name === 'সকাল' ? 0 : 1];
  return `${String(found).padStart(2, '0')}:${minutes}`;
}
