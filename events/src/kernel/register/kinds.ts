import * as z from 'zod';
import { clockTime } from '../endpoint/clock-time.ts';
import * as read from '../endpoint/fields.ts';
import { storedDay, storedId, storedPaisa } from '../event/schemas.ts';
import type { Language } from '../text/language.ts';
import { word as wordOf } from '../words/index.ts';
import type { Choice, Field, Picked, Register, Said, Shown, WireFields } from './shape.ts';

const SCRIPT = { bn: 'bn', en: 'en', ar: 'ar' } as const;
const scriptOf = (at: string) => SCRIPT[at.split('.')[1] as keyof typeof SCRIPT];

/**
 * A line of text.
 * @param more `missing`: the sentence where it must be given, or the key of one that stands in a text table
 */
export const text = <const P extends string>(
  at: P,
  word: Said,
  more: Shown & { max?: number; missing?: string | Said; script?: Language | 'ar'; lines?: number } = {},
): Field<P, string> => {
  const { max = 100, missing, script = scriptOf(at), ...shown } = more;
  const input = (key: string) => {
    if (missing !== undefined) return read.requiredText(max, typeof missing === 'string' ? missing : key);
    return more.lines ? read.optionalLines(max) : read.optionalText(max);
  };
  return { kind: 'text', at, word, script, missing, input, stored: z.string(), ...shown };
};

/** Yes or no; 1 and 0 on the wire. `absent` is meant where the wire says nothing; `settled`: the register's own rule says it of a new row, and a change leaves it. */
export const flag = <const P extends string>(
  at: P,
  word: Said,
  more: Shown & { absent: boolean | 'settled'; on: Said; off: Said },
): Field<P, boolean | undefined> => ({
  kind: 'flag',
  at,
  word,
  input: () => read.optionalFlag(more.absent === 'settled' ? undefined : more.absent),
  stored: z.boolean(),
  ...more,
});

/**
 * One of a fixed list, of numbers or of words.
 * @param more `optional`: the wire may leave it out; `filter`: the name by which the list is asked for one of them
 */
export const choice = <const P extends string>(
  at: P,
  word: Said,
  choices: readonly Choice[],
  more: Shown & { optional?: boolean; filter?: string; open?: boolean } = {},
): Field<P> => {
  const { optional = false, filter, ...shown } = more;
  const numbers = choices.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const words = choices.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const ofNumbers = optional ? read.optionalChoice : read.choice;
  const ofWords = () => (optional ? read.word(words, undefined) : read.requiredWord(words));
  return {
    kind: 'choice',
    at,
    word,
    choices,
    filter,
    input: () => (words.length > 0 ? ofWords() : ofNumbers(...numbers)),
    stored: words.length > 0 ? z.enum(words) : z.int(),
    ...shown,
  };
};

/** The same field, read in a way of its own: what may be left out, or is not asked of the erased. */
export function reading<P extends string, T>(asked: Field<P>, input: () => z.ZodType<T>): Field<P, T> {
  return { ...asked, input };
}

/** A whole number within bounds. @param more `parts`: it may have decimals, and is read in a way of its own */
export const number = <const P extends string>(
  at: P,
  word: Said,
  min: number,
  max: number,
  more: Shown & { parts?: true } = {},
): Field<P, number> => ({
  kind: 'number',
  at,
  word,
  input: () => read.integer(min, max),
  stored: z.int(),
  ...more,
});

/**
 * A business day.
 * @param more `past`: it has come already, today at the latest; `missing`: the sentence where none is given, or its key;
 * `begins`: `today`
 */
export const day = <const P extends string>(
  at: P,
  word: Said,
  more: Shown & { past?: true; missing?: string | Said } = {},
): Field<P, string> => ({
  kind: 'day',
  at,
  word,
  input: (key) => {
    const { missing } = more;
    return missing ? read.day(typeof missing === 'string' ? missing : key) : read.day();
  },
  stored: storedDay,
  ...more,
});

/** A time of the day, `HH:mm`. */
export const time = <const P extends string>(at: P, word: Said, more: Shown = {}): Field<P, string> => ({
  kind: 'time',
  at,
  word,
  input: () => clockTime(),
  stored: z.string().regex(/^\d{2}:\d{2}$/),
  ...more,
});

/** A mobile number of Bangladesh. */
export const mobile = <const P extends string>(at: P, word: Said, more: Shown = {}): Field<P, string> => ({
  kind: 'mobile',
  at,
  word,
  input: () => read.mobile(),
  stored: z.string(),
  ...more,
});

/** One of what the page offers, by its id. @param more `none`: what it is called where none is chosen; `open`: all are in sight */
export const given = <const P extends string>(
  at: P,
  word: Said,
  more: Shown & { none?: Said; open?: boolean } = {},
): Field<P, number> => ({ kind: 'given', at, word, input: (key) => read.id(key), stored: storedId, ...more });

/** A student, looked for by code, name, father or mobile; `takes` is what of him is sent. */
export const student = <const P extends string>(
  at: P,
  word: Said,
  more: Shown & { takes?: 'AdmissionID' | 'UserID' } = {},
): Field<P, number> => ({
  kind: 'student',
  at,
  word,
  input: (key) => read.id(key),
  stored: storedId,
  ...more,
});

/** Some of what the page offers, by their ids; at least one. */
export const several = <const P extends string>(at: P, word: Said, more: Shown = {}): Field<P, number[]> => ({
  kind: 'several',
  at,
  word,
  input: (key) => z.array(read.id()).min(1, key),
  stored: z.array(storedId),
  ...more,
});

/** Yes or no of a command; 1 and 0 on the wire. */
export const check = <const P extends string>(
  at: P,
  word: Said,
  more: Shown & { absent?: boolean } = {},
): Field<P, boolean | undefined> =>
  flag(at, word, { absent: false, on: wordOf('yes'), off: { bn: 'না', en: 'No' }, ...more });

/** An amount: taka on the wire, paisa in the row; null where none is given. */
export const money = <const P extends string>(
  at: P,
  word: Said,
  more: Shown = {},
): Field<P, number | null | undefined> => ({
  kind: 'money',
  at,
  word,
  input: () => read.clearableAmount(),
  stored: storedPaisa.nullable(),
  ...more,
});

/** An amount that must be there, in taka on the wire. */
export const amount = <const P extends string>(at: P, word: Said, more: Shown = {}) =>
  reading(money(at, word, more), () => read.amount());

/** Why it is done, in words of whoever does it; of the erased nothing is said. */
export const reason = (script?: Language) =>
  reading(text('reason', wordOf('reason'), script ? { script } : {}), () => read.textUnlessErased(300));

/** Several rows of another register; null is all of them, and said so by `all`. */
export const refs = <const P extends string>(
  at: P,
  to: Register,
  word: Said,
  more: Shown & { all: Said },
): Field<P> => ({
  kind: 'refs',
  at,
  word,
  to,
  input: () => z.array(read.id()).max(100).nullish(),
  stored: z.array(storedId).nullable(),
  ...more,
});

/** One row of a list that is no register: null where none is chosen. */
export const pick = <const P extends string>(
  at: P,
  word: Said,
  from: Picked,
  more: Shown = {},
): Field<P> => ({
  kind: 'pick',
  at,
  word,
  from,
  input: () => read.clearableId(),
  stored: storedId.nullable(),
  ...more,
});

/** A row of another register. @param more `filter`: the list may be asked for one of them, by this name */
export const ref = <const P extends string>(
  at: P,
  to: Register,
  word: Said,
  more: Shown & {
    filter?: boolean | string;
    parts?: boolean;
    only?: (row: WireFields) => boolean;
    missing?: Said;
    holds?: 'standing';
  } = {},
): Field<P> => {
  const { filter = false, missing, ...shown } = more;
  return {
    kind: 'ref',
    at,
    word,
    to,
    filter,
    missing,
    input: (key) => (missing ? read.id(key) : read.id()),
    stored: z.int().positive(),
    ...shown,
  };
};
