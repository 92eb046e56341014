import { type Day, isDay } from '../calendar/dates.ts';
import { toLatinDigits } from '../money/digits.ts';
import { ungrouped } from '../money/grouping.ts';
import { fromTaka, MAX_AMOUNT_PAISA, type Paisa } from '../money/money.ts';
import { Problem } from './problem.ts';

/** What a field takes, read from what was sent; or what is wrong with it. */
export type Read<T> = (raw: unknown) => T | Problem;

// Bidirectional overrides can make a name read as another; control characters never belong in one line.
const UNWANTED = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_BUT_LINES = /(?![\n\t])\p{Cc}/u;

export const isMissing = (raw: unknown) =>
  raw === undefined || raw === null || (typeof raw === 'string' && raw.replace(UNWANTED, '').trim() === '');

export const orEmpty =
  <T, E>(read: (raw: unknown) => T | Problem, empty: E) =>
  (raw: unknown) =>
    isMissing(raw) ? empty : read(raw);

export const orCleared =
  <T>(read: (raw: unknown) => T | Problem) =>
  (raw: unknown) =>
    raw === undefined ? undefined : orEmpty(read, null)(raw);

export function readText(max: number, requiredKey: string, multiline: boolean) {
  return (raw: unknown) => {
    if (isMissing(raw)) return new Problem(requiredKey);
    if (typeof raw !== 'string') return new Problem('request.text');
    const text = raw.replace(/\r\n/g, '\n').replace(UNWANTED, '').normalize('NFC').trim();
    if (!text.isWellFormed() || (multiline ? CONTROL_BUT_LINES : CONTROL).test(text))
      return new Problem('request.control-characters');
    if (text.includes('\uFFFD')) return new Problem('request.lost-letters');
    return text.length > max ? new Problem('request.too-long', { max }) : text;
  };
}

// What spreadsheets leave of a long number, or of a formula: 2.0E+16, #REF!
const LOST_NUMBER = /^\d+([.,]\d+)?e\+?\d+$|^#[a-z/0]+[!?a]?$/i;

/** The number of a paper of identity: digits, and whatever letters its kind has. */
export function readIdentity(max: number) {
  const read = readText(max, 'request.required', false);
  return (raw: unknown) => {
    const text = read(raw);
    if (text instanceof Problem) return text;
    const latin = toLatinDigits(text);
    return LOST_NUMBER.test(latin) ? new Problem('request.lost-number') : latin;
  };
}

function asNumberText(raw: unknown): string | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : undefined;
  return typeof raw === 'string' ? toLatinDigits(raw).trim() : undefined;
}

export function readInteger(min: number, max: number, requiredKey = 'request.required') {
  return (raw: unknown) => {
    if (isMissing(raw)) return new Problem(requiredKey);
    const text = asNumberText(raw);
    if (text === undefined || !/^-?\d{1,16}$/.test(text)) return new Problem('request.number');
    const value = Number(text) || 0; // -0 is 0
    if (value < min) return new Problem('request.min', { min });
    return value > max || !Number.isSafeInteger(value) ? new Problem('request.max', { max }) : value;
  };
}

export function readAmount(raw: unknown): Paisa | Problem {
  if (isMissing(raw)) return new Problem('request.required');
  const written = asNumberText(raw);
  const text = written === undefined ? undefined : ungrouped(written);
  if (written !== undefined && text === undefined) return new Problem('request.commas');
  if (text === undefined || !/^-?\d+(\.\d+)?$/.test(text)) return new Problem('request.number');
  const amount = fromTaka(text);
  if (amount === undefined && /\.\d{3,}$/.test(text)) return new Problem('request.money');
  if (text.startsWith('-') && amount !== 0) return new Problem('request.min', { min: 0 });
  if (amount === undefined || amount > MAX_AMOUNT_PAISA)
    return new Problem('request.max', { max: MAX_AMOUNT_PAISA / 100 });
  return amount;
}

/** A number from 0 on as a whole number of its parts: two halves of a mark, a hundred hundredths of a point. */
export function readParts(parts: number, max: number, problem: string) {
  return (raw: unknown) => {
    if (isMissing(raw)) return new Problem('request.required');
    const text = asNumberText(raw);
    if (text === undefined || !/^-?\d{1,7}(\.\d+)?$/.test(text)) return new Problem('request.number');
    const value = Number(text) * parts || 0;
    if (value < 0) return new Problem('request.min', { min: 0 });
    if (value > max * parts) return new Problem('request.max', { max });
    const whole = Math.round(value);
    return Math.abs(value - whole) > 1e-6 ? new Problem(problem) : whole;
  };
}

export function readDay(raw: unknown, requiredKey = 'request.required'): Day | Problem {
  if (isMissing(raw)) return new Problem(requiredKey);
  if (typeof raw !== 'string') return new Problem('request.day');
  const day = toLatinDigits(raw).trim();
  return isDay(day) ? day : new Problem('request.day');
}

/** Digits alone are a month of the class, everything else is a day. */
export const readMonthOrDay = (raw: unknown): number | Day | Problem =>
  /^\s*\d+\s*$/.test(asNumberText(raw) ?? '') ? readInteger(1, 12)(raw) : readDay(raw);

export function readInstant(raw: unknown): Date | Problem {
  const iso = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
  const [text, calendarDay = ''] = (typeof raw === 'string' && iso.exec(raw)) || [];
  const instant = text && isDay(calendarDay) ? new Date(text) : undefined; // Date takes 31 February for 3 March
  return instant && !Number.isNaN(instant.getTime()) ? instant : new Problem('request.instant');
}

export function readMobile(raw: unknown) {
  if (isMissing(raw)) return new Problem('request.required');
  if (typeof raw !== 'string' && typeof raw !== 'number') return new Problem('request.mobile-length');
  const digits = toLatinDigits(String(raw))
    .replace(/[\s\-().\u200B-\u200F]/g, '')
    .replace(/^(\+|00)?880?(?=1\d{9}$)/, '0');
  if (!/^\d{11}$/.test(digits)) return new Problem('request.mobile-length');
  return /^01[3-9]/.test(digits) ? digits : new Problem('request.mobile-prefix');
}

export function readEmail(raw: unknown) {
  const text = readText(120, 'request.required', false)(raw);
  if (text instanceof Problem) return text;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : new Problem('request.email');
}

export function readFlag(raw: unknown): boolean | Problem {
  if (raw === true || raw === 1 || raw === '1') return true;
  if (raw === false || raw === 0 || raw === '0') return false;
  return new Problem(isMissing(raw) ? 'request.required' : 'request.choice');
}

export const oneOf =
  (choices: readonly number[], requiredKey = 'request.required') =>
  (raw: unknown): number | Problem => {
    const value = readInteger(-1, Number.MAX_SAFE_INTEGER)(raw);
    if (value instanceof Problem)
      return value.key === 'request.required' ? new Problem(requiredKey) : new Problem('request.choice');
    return choices.includes(value) ? value : new Problem('request.choice');
  };

/** What may be absent, and is told as 0 where there is none. */
export const orNone =
  <T>(read: Read<T>) =>
  (raw: unknown) =>
    asNumberText(raw) === '0' ? undefined : orEmpty(read, undefined)(raw);
