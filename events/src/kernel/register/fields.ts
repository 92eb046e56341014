import * as z from 'zod';
import * as read from '../endpoint/fields.ts';
import type { Names } from '../event/schemas.ts';
import type { Language } from '../text/language.ts';
import type { Register } from './register.ts';

/** A word or a sentence in both languages. */
export type Said = Readonly<Record<Language, string>>;

/** Where a value stands among the attributes of a row: `active`, `name.bn`. */
export type PlaceIn<A> = {
  [K in keyof A & string]: A[K] extends Names ? `${K}.${keyof Names & string}` : K;
}[keyof A & string];

export interface Choice {
  readonly value: number;
  readonly name: Said;
}

interface Common<P extends string> {
  /** Where the value stands in a row. */
  readonly at: P;
  readonly word: Said;
  /** Said under the field of a form. */
  readonly hint?: Said;
  /** Given once, when the row is added. */
  readonly fixed?: boolean;
  /** Kept out of the screen's table: the form alone shows it. */
  readonly aside?: boolean;
  /** Reads what the wire says; `missing` is the key of the sentence for a text that is not there. */
  input(missing: string): z.ZodType;
  /** What the events hold. */
  readonly stored: z.ZodType;
}

/** One field of a register, by what it holds. */
export type Field<P extends string = string> = Common<P> &
  (
    | {
        readonly kind: 'text';
        readonly script: Language | 'ar' | undefined;
        /** The sentence for a missing one; an optional text has none. */
        readonly missing?: string | Said | undefined;
      }
    | { readonly kind: 'flag'; readonly absent: boolean; readonly on: Said; readonly off: Said }
    | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
    | { readonly kind: 'number' }
    | { readonly kind: 'ref'; readonly to: Register; readonly filter: boolean }
  );

export type Fields = Readonly<Record<string, Field>>;
type Shown = Partial<Pick<Common<string>, 'hint' | 'fixed' | 'aside'>>;

const SCRIPT = { bn: 'bn', en: 'en', ar: 'ar' } as const;
const scriptOf = (at: string) => SCRIPT[at.split('.')[1] as keyof typeof SCRIPT];

/**
 * A line of text.
 * @param more `missing`: the sentence where it must be given, or the key of one that stands in a text table
 */
export const text = <const P extends string>(
  at: P,
  word: Said,
  more: Shown & { max?: number; missing?: string | Said; script?: Language | 'ar' } = {},
): Field<P> => {
  const { max = 100, missing, script = scriptOf(at), ...shown } = more;
  const input = (key: string) =>
    missing === undefined
      ? read.optionalText(max)
      : read.requiredText(max, typeof missing === 'string' ? missing : key);
  return { kind: 'text', at, word, script, missing, input, stored: z.string(), ...shown };
};

/** Yes or no; 1 and 0 on the wire. `absent` is meant where the wire says nothing. */
export const flag = <const P extends string>(
  at: P,
  word: Said,
  more: Shown & { absent: boolean; on: Said; off: Said },
): Field<P> => ({
  kind: 'flag',
  at,
  word,
  input: () => read.optionalFlag(more.absent),
  stored: z.boolean(),
  ...more,
});

/** One of a fixed list. */
export const choice = <const P extends string>(
  at: P,
  word: Said,
  choices: readonly Choice[],
  more: Shown = {},
): Field<P> => {
  const values = choices.map(({ value }) => value);
  return {
    kind: 'choice',
    at,
    word,
    choices,
    input: () => read.choice(...values),
    stored: z.int(),
    ...more,
  };
};

/** A whole number within bounds. */
export const number = <const P extends string>(
  at: P,
  word: Said,
  min: number,
  max: number,
  more: Shown = {},
): Field<P> => ({
  kind: 'number',
  at,
  word,
  input: () => read.integer(min, max),
  stored: z.int(),
  ...more,
});

/** A row of another register. @param more `filter`: the list may be asked for one of them */
export const ref = <const P extends string>(
  at: P,
  to: Register,
  word: Said,
  more: Shown & { filter?: boolean } = {},
): Field<P> => {
  const { filter = false, ...shown } = more;
  return {
    kind: 'ref',
    at,
    word,
    to,
    filter,
    input: () => read.id(),
    stored: z.int().positive(),
    ...shown,
  };
};

/** The attributes of a row from what the wire said of its fields. */
export function attributesFrom(fields: Fields, body: Readonly<Record<string, unknown>>) {
  const attributes: Record<string, unknown> = {};
  for (const [wire, { at }] of Object.entries(fields)) {
    if (!(wire in body)) continue;
    const [member = '', part] = at.split('.');
    if (part === undefined) attributes[member] = body[wire];
    else attributes[member] = { ...(attributes[member] as object), [part]: body[wire] };
  }
  return attributes;
}

/** The value of a field in a row. */
export function valueAt(row: Readonly<Record<string, unknown>>, at: string): unknown {
  const [member = '', part] = at.split('.');
  const value = row[member];
  return part === undefined ? value : (value as Readonly<Record<string, unknown>> | undefined)?.[part];
}

/** What a form might say of each field. */
export const exampleOf = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([wire, field]) => {
      if (field.kind === 'text') return [wire, field.missing === undefined ? '' : field.word.bn];
      if (field.kind === 'choice') return [wire, field.choices[0]?.value];
      return [wire, 1];
    }),
  );

/** What the wire says of a value. */
export const onWire = ({ kind }: Pick<Field, 'kind'>, value: unknown): unknown =>
  kind === 'flag' ? (value ? 1 : 0) : value;

/** The schema of the attributes as events hold them. */
export function storedAttributes(fields: Fields): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  const parts: Record<string, Record<string, z.ZodType>> = {};
  for (const { at, stored } of Object.values(fields)) {
    const [member = '', part] = at.split('.');
    if (part === undefined) shape[member] = stored;
    else {
      parts[member] = { ...parts[member], [part]: stored };
      shape[member] = z.object(parts[member]);
    }
  }
  return z.object(shape);
}
