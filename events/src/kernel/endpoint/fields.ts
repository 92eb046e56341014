import * as z from 'zod';
import { type Day, isDay } from '../calendar/dates.ts';
import { toLatinDigits } from '../money/digits.ts';
import { fromTaka, MAX_AMOUNT_PAISA, type Paisa } from '../money/money.ts';
import { type Note, note, optional, required, takes } from './notes.ts';
import { Problem } from './problem.ts';

type Read<T> = (raw: unknown) => T | Problem;

/**
 * A schema from one reading function; its problem is a text key, so that every form and answer words it alike.
 * @param takenAs what may be sent, for the document of the interface: the function cannot be asked
 */
export function field<T>(read: Read<T>, takenAs: Note) {
  // Optional towards zod, so that `read` itself says what an absent key means.
  const anything = z.unknown().optional();
  const schema = anything.transform((raw, context): T => {
    const value = read(raw);
    if (!(value instanceof Problem)) return value;
    context.issues.push({ code: 'custom', message: value.key, params: value.params, input: raw });
    return z.NEVER;
  });
  note(schema, takenAs);
  return schema;
}

// Bidirectional overrides can make a name read as another; control characters never belong in one line.
const UNWANTED = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_BUT_LINES = /(?![\n\t])\p{Cc}/u;

const isMissing = (raw: unknown) =>
  raw === undefined || raw === null || (typeof raw === 'string' && raw.replace(UNWANTED, '').trim() === '');

const orEmpty =
  <T, E>(read: (raw: unknown) => T | Problem, empty: E) =>
  (raw: unknown) =>
    isMissing(raw) ? empty : read(raw);

const orCleared =
  <T>(read: (raw: unknown) => T | Problem) =>
  (raw: unknown) =>
    raw === undefined ? undefined : orEmpty(read, null)(raw);

function readText(max: number, requiredKey: string, multiline: boolean) {
  return (raw: unknown) => {
    if (isMissing(raw)) return new Problem(requiredKey);
    if (typeof raw !== 'string') return new Problem('request.text');
    const text = raw.replace(/\r\n/g, '\n').replace(UNWANTED, '').normalize('NFC').trim();
    if (!text.isWellFormed() || (multiline ? CONTROL_BUT_LINES : CONTROL).test(text))
      return new Problem('request.control-characters');
    return text.length > max ? new Problem('request.too-long', { max }) : text;
  };
}

function asNumberText(raw: unknown): string | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : undefined;
  return typeof raw === 'string' ? toLatinDigits(raw).trim() : undefined;
}

function readInteger(min: number, max: number, requiredKey = 'request.required') {
  return (raw: unknown) => {
    if (isMissing(raw)) return new Problem(requiredKey);
    const text = asNumberText(raw);
    if (text === undefined || !/^-?\d{1,16}$/.test(text)) return new Problem('request.number');
    const value = Number(text) || 0; // -0 is 0
    if (value < min) return new Problem('request.min', { min });
    return value > max || !Number.isSafeInteger(value) ? new Problem('request.max', { max }) : value;
  };
}

function readAmount(raw: unknown): Paisa | Problem {
  if (isMissing(raw)) return new Problem('request.required');
  const text = asNumberText(raw)?.replaceAll(',', '');
  if (text === undefined || !/^-?\d+(\.\d+)?$/.test(text)) return new Problem('request.number');
  const amount = fromTaka(text);
  if (amount === undefined && /\.\d{3,}$/.test(text)) return new Problem('request.money');
  if (text.startsWith('-') && amount !== 0) return new Problem('request.min', { min: 0 });
  if (amount === undefined || amount > MAX_AMOUNT_PAISA)
    return new Problem('request.max', { max: MAX_AMOUNT_PAISA / 100 });
  return amount;
}

/** A number from 0 on as a whole number of its parts: two halves of a mark, a hundred hundredths of a point. */
function readParts(parts: number, max: number, problem: string) {
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

function readDay(raw: unknown, requiredKey = 'request.required'): Day | Problem {
  if (isMissing(raw)) return new Problem(requiredKey);
  if (typeof raw !== 'string') return new Problem('request.day');
  const day = toLatinDigits(raw).trim();
  return isDay(day) ? day : new Problem('request.day');
}

/** Digits alone are a month of the class, everything else is a day. */
const readMonthOrDay = (raw: unknown): number | Day | Problem =>
  /^\s*\d+\s*$/.test(asNumberText(raw) ?? '') ? readInteger(1, 12)(raw) : readDay(raw);

function readInstant(raw: unknown): Date | Problem {
  const iso = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
  const [text, calendarDay = ''] = (typeof raw === 'string' && iso.exec(raw)) || [];
  const instant = text && isDay(calendarDay) ? new Date(text) : undefined; // Date takes 31 February for 3 March
  return instant && !Number.isNaN(instant.getTime()) ? instant : new Problem('request.instant');
}

function readMobile(raw: unknown) {
  if (isMissing(raw)) return new Problem('request.required');
  if (typeof raw !== 'string' && typeof raw !== 'number') return new Problem('request.mobile-length');
  const digits = toLatinDigits(String(raw))
    .replace(/[\s\-().\u200B-\u200F]/g, '')
    .replace(/^(\+|00)?880?(?=1\d{9}$)/, '0');
  if (!/^\d{11}$/.test(digits)) return new Problem('request.mobile-length');
  return /^01[3-9]/.test(digits) ? digits : new Problem('request.mobile-prefix');
}

function readEmail(raw: unknown) {
  const text = readText(120, 'request.required', false)(raw);
  if (text instanceof Problem) return text;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : new Problem('request.email');
}

function readFlag(raw: unknown): boolean | Problem {
  if (raw === true || raw === 1 || raw === '1') return true;
  if (raw === false || raw === 0 || raw === '0') return false;
  return new Problem(isMissing(raw) ? 'request.required' : 'request.choice');
}

const oneOf =
  (choices: readonly number[], requiredKey = 'request.required') =>
  (raw: unknown): number | Problem => {
    const value = readInteger(-1, Number.MAX_SAFE_INTEGER)(raw);
    if (value instanceof Problem)
      return value.key === 'request.required' ? new Problem(requiredKey) : new Problem('request.choice');
    return choices.includes(value) ? value : new Problem('request.choice');
  };

const LARGEST = Number.MAX_SAFE_INTEGER;
const MAX_TAKA = MAX_AMOUNT_PAISA / 100;
const takesId = takes.integer(1, LARGEST);
const readId = <I extends number = number>(requiredKey?: string) =>
  readInteger(1, LARGEST, requiredKey) as Read<I>;

/** One line of text, trimmed and in Unicode NFC. `requiredKey` names the specification's own sentence. */
export const requiredText = (max = 200, requiredKey = 'request.required') =>
  field(readText(max, requiredKey, false), required({ ...takes.text(max), minLength: 1 }));
/** Text that may be absent; absent is ''. */
export const optionalText = (max = 200) =>
  field(orEmpty(readText(max, 'request.required', false), ''), optional(takes.text(max)));
/** What is typed to find records of money; absent is ''. */
export const searchText = () =>
  field(orEmpty(readText(100, 'request.required', false), ''), optional(takes.search));
/** Several lines that may be absent. */
export const optionalLines = (max = 1000) =>
  field(orEmpty(readText(max, 'request.required', true), ''), optional(takes.text(max)));
/** Integer within bounds, from a number or digits of any script. */
export const integer = (min: number, max: number) =>
  field(readInteger(min, max), required(takes.integer(min, max)));
export const optionalInteger = (min: number, max: number) =>
  field(orEmpty(readInteger(min, max), undefined), optional(takes.integer(min, max)));
/** A positive id. `requiredKey` names the specification's own sentence; `I` whose it is, where its name does not. */
export const id = <I extends number = number>(requiredKey?: string) =>
  field(readId<I>(requiredKey), required(takesId));
export const optionalId = <I extends number = number>() =>
  field(orEmpty(readId<I>(), undefined), optional(takesId));
/** An id that may be cleared: `null` where it is sent empty, undefined where it is not sent at all. */
export const clearableId = () => field(orCleared(readId()), optional(takesId));
/** A calendar month as a number, 202604 → `2026-04`. */
export const monthNumber = () =>
  field(
    (raw) => {
      const value = readInteger(190_001, 999_912)(raw);
      if (value instanceof Problem) return value;
      const text = String(value);
      const month = text.slice(4);
      return month >= '01' && month <= '12' ? `${text.slice(0, 4)}-${month}` : new Problem('request.choice');
    },
    required(takes.integer(190_001, 999_912)),
  );
/** Taka with at most two decimals → paisa, 0 or more. */
export const amount = () => field(readAmount, required(takes.amount(MAX_TAKA)));
/** Taka that may be cleared: `null` where it is sent empty, undefined where it is not sent at all. */
export const clearableAmount = () => field(orCleared(readAmount), optional(takes.amount(MAX_TAKA)));
export const optionalAmount = () => field(orEmpty(readAmount, undefined), optional(takes.amount(MAX_TAKA)));
/** A mark, whole or with a half → halves, so that 79.5 is 159. */
export const halves = (max: number) => field(readParts(2, max, 'request.half'), required(takes.half(max)));
/** A point or a share with at most two decimals → hundredths. */
export const hundredths = (max: number) =>
  field(readParts(100, max, 'request.hundredth'), required(takes.hundredth(max)));
export const optionalHundredths = (max: number) =>
  field(orEmpty(readParts(100, max, 'request.hundredth'), undefined), optional(takes.hundredth(max)));
/** A real calendar day `YYYY-MM-DD`, digits of any script. `requiredKey` as of `requiredText`. */
export const day = (requiredKey?: string) => field((raw) => readDay(raw, requiredKey), required(takes.day));
/** A month of a class by its number, 1 to 12, or a day. */
export const monthOrDay = () => field(readMonthOrDay, required({ anyOf: [takes.integer(1, 12), takes.day] }));
export const optionalMonthOrDay = () =>
  field(orEmpty(readMonthOrDay, undefined), optional({ anyOf: [takes.integer(1, 12), takes.day] }));
export const optionalDay = () =>
  field(
    orEmpty((raw) => readDay(raw), undefined),
    optional(takes.day),
  );
/** An instant in ISO-8601 with its zone. */
export const optionalInstant = () => field(orEmpty(readInstant, undefined), optional(takes.instant));
/** A Bangladeshi mobile number → 11 digits, 013–019. */
export const mobile = () => field(readMobile, required(takes.mobile));
export const optionalMobile = () => field(orEmpty(readMobile, ''), optional(takes.mobile));
export const optionalEmail = () => field(orEmpty(readEmail, ''), optional(takes.email));
/** 1/0 or true/false. */
export const flag = () => field(readFlag, required(takes.flag));
export const optionalFlag = <A extends boolean | undefined>(absent: A) =>
  field<boolean | A>(orEmpty(readFlag, absent), optional(takes.flag));
/** One of a fixed list of numbers. */
export const choice = (...choices: readonly number[]) =>
  field(oneOf(choices), required(takes.oneOf(choices)));
/** The same with the specification's own sentence for none. */
export const requiredChoice = (requiredKey: string, ...choices: readonly number[]) =>
  field(oneOf(choices, requiredKey), required(takes.oneOf(choices)));
export const optionalChoice = (...choices: readonly number[]) =>
  field(orEmpty(oneOf(choices), undefined), optional(takes.oneOf(choices)));
/** What may not be given here at all. */
export const absent = (refusal: string) =>
  field((raw) => (isMissing(raw) ? undefined : new Problem(refusal)), optional(takes.text(0)));
/** One of a fixed list of words; absent is `absent`. */
export const word = <const W extends string, A>(words: readonly W[], absent: A) =>
  field<W | A>(
    (raw) => {
      if (isMissing(raw)) return absent;
      return words.find((known) => known === raw) ?? new Problem('request.choice');
    },
    optional(takes.word(words)),
  );
/** One of a fixed list of words, which must be there. */
export const requiredWord = <const W extends string>(words: readonly W[]) =>
  field<W>(
    (raw) => {
      if (isMissing(raw)) return new Problem('request.required');
      return words.find((known) => known === raw) ?? new Problem('request.choice');
    },
    required(takes.word(words)),
  );
