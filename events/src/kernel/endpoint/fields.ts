import * as z from 'zod';
import { MAX_AMOUNT_PAISA } from '../money/money.ts';
import { Needed } from './needed.ts';
import { type Note, note, optional, required, takes, unlessErased } from './notes.ts';
import { Problem } from './problem.ts';
import {
  isMissing,
  oneOf,
  orCleared,
  orEmpty,
  orNone,
  type Read,
  readAmount,
  readDay,
  readEmail,
  readFlag,
  readIdentity,
  readInstant,
  readInteger,
  readMobile,
  readMonthOrDay,
  readParts,
  readText,
} from './reading.ts';
import { readName } from './reading-names.ts';

// Optional towards zod, so that each `read` itself says what an absent key means. One for all fields: there are
// thousands, and no schema is ever changed.
const anything = z.unknown().optional();

/**
 * A schema from one reading function; its problem is a text key, so that every form and answer words it alike.
 * @param takenAs what may be sent, for the document of the interface: the function cannot be asked
 */
export function field<T>(read: Read<T>, takenAs: Note) {
  const schema = anything.transform((raw, context): T => {
    const value = read(raw);
    if (!(value instanceof Problem)) return value;
    context.issues.push({ code: 'custom', message: value.key, params: value.params, input: raw });
    return z.NEVER;
  });
  note(schema, takenAs);
  return schema;
}

/** '' where nothing is sent: who decides says whether it is missing. */
const orNeeded = (read: Read<string>) => (raw: unknown) => {
  const text = orEmpty(read, '')(raw);
  return text instanceof Problem ? text : new Needed(text);
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
/** A text that must be typed, but of somebody who is erased: what is decided knows whether it is of one. */
export const textUnlessErased = (max = 200) =>
  field(orNeeded(readText(max, 'request.required', false)), unlessErased(takes.text(max)));
/** The name of a person, the same. */
export const nameUnlessErased = (max = 120) =>
  field(orNeeded(readName(max, 'request.required')), unlessErased(takes.name(max, '^\\s*$|\\p{L}')));
/** The name of a person, as it is recorded: at least one letter, nothing invisible. */
export const requiredName = (max = 120, requiredKey = 'request.required') =>
  field(readName(max, requiredKey), required(takes.name(max, '\\p{L}')));
/** The name of a person that may be absent; absent is ''. */
export const optionalName = (max = 120) =>
  field(orEmpty(readName(max, 'request.required'), ''), optional(takes.name(max, '^\\s*$|\\p{L}')));
/** What is typed to find records of money; absent is ''. */
export const searchText = () =>
  field(orEmpty(readText(100, 'request.required', false), ''), optional(takes.search));
/** The number of a paper of identity that may be absent; digits of any script become Latin. */
export const optionalIdentity = (max: number) =>
  field(orEmpty(readIdentity(max), ''), optional(takes.text(max)));
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
/** An id that answers tell as 0 where there is none: 0 is none here too, so that what was answered can be sent back. */
export const idOrNone = () => field(orNone(readId()), optional(takes.integer(0, LARGEST)));
/** A month of a class, 1 to 12; 0 is none, as answers say it. */
export const monthOrNone = () => field(orNone(readInteger(1, 12)), optional(takes.integer(0, 12)));
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
/** Some of a fixed list of words, with commas between them, each once; at least one. */
export const words = <const W extends string>(known: readonly W[]) =>
  field<readonly W[]>(
    (raw) => {
      if (isMissing(raw)) return new Problem('request.required');
      const asked = [...new Set(String(raw).split(','))];
      const found = known.filter((one) => asked.includes(one));
      return found.length === asked.length ? found : new Problem('request.choice');
    },
    required(takes.words(known)),
  );
