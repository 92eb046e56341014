import type * as z from 'zod';

/** JSON Schema: keyword → value. */
export type Keywords = Readonly<Record<string, unknown>>;

/**
 * What may be sent where a schema reads anything and says itself what is wrong with it: as JSON Schema, or as any of
 * the schemas it tries.
 */
export type Note = {
  readonly required: boolean;
  /** It must be there all the same, but of somebody who is erased. */
  readonly unlessErased?: true;
} & ({ readonly json: Keywords } | { readonly anyOf: readonly Schema[] });

type Schema = z.core.$ZodType;
const notes = new WeakMap<Schema, Note>();

/** Says of a schema what may be sent. */
export const note = (schema: Schema, said: Note): void => void notes.set(schema, said);

/** What is said of a schema, or of the one it was made from (by `refine` or `check`). */
export function noteOf(schema: Schema): Note | undefined {
  const own = notes.get(schema);
  if (own) return own;
  const { parent } = schema._zod;
  return parent && noteOf(parent);
}

/** The field must be there. */
export const required = (json: Keywords): Note => ({ required: true, json });
/** The field may be absent, empty or null. */
export const optional = (json: Keywords): Note => ({ required: false, json });

const NOT_OF_ERASED = {
  description:
    'Must be there, but of somebody whose data are erased: of him nothing is written, and it must be empty.',
};
/** The field must be there, but of somebody who is erased. */
export const unlessErased = (json: Keywords): Note => ({
  required: false,
  unlessErased: true,
  json: { ...json, ...NOT_OF_ERASED },
});

/** The same note for a field that may be absent. */
export const unlessAbsent = (schema: Schema): Note => ({
  ...(noteOf(schema) ?? { json: {} }),
  required: false,
});

const TEXTUAL = { description: 'Digits of any script are taken: Bengali, Arabic or Latin.' };

/** What the fields of `fields.ts` take. */
export const takes = {
  text: (max: number): Keywords => ({ type: 'string', maxLength: max }),
  /** The name of a person: what has to be in it. */
  name: (max: number, pattern: string): Keywords => ({ type: 'string', maxLength: max, pattern }),
  search: {
    type: 'string',
    maxLength: 100,
    examples: ['1250', '500-1000', 'করিম ৫০০'],
    description:
      'Each word must be meant: an amount in taka (1250, ৳1,250.00), a range of amounts (500-1000), a whole number or code of the record, or part of a name, a head or what was written. Digits of any script, with or without commas and ৳.',
  },
  integer: (minimum: number, maximum: number): Keywords => ({
    type: ['integer', 'string'],
    minimum,
    maximum,
    pattern: '^\\s*-?\\p{Nd}{1,16}\\s*$',
    ...TEXTUAL,
  }),
  amount: (maximum: number): Keywords => ({
    type: ['number', 'string'],
    minimum: 0,
    maximum,
    pattern: '^\\s*[\\p{Nd},]+(\\.\\p{Nd}{1,2})?\\s*$',
    description: 'Taka with at most two decimals. As text also with commas, and in digits of any script.',
  }),
  half: (maximum: number): Keywords => ({
    type: ['number', 'string'],
    minimum: 0,
    maximum,
    multipleOf: 0.5,
    pattern: '^\\s*\\p{Nd}{1,7}(\\.[05০৫٠٥۰۵])?\\s*$',
    description: 'Whole or with a half. Digits of any script are taken.',
  }),
  hundredth: (maximum: number): Keywords => ({
    type: ['number', 'string'],
    minimum: 0,
    maximum,
    pattern: '^\\s*\\p{Nd}{1,7}(\\.\\p{Nd}{1,2})?\\s*$',
    description: 'With at most two decimals. Digits of any script are taken.',
  }),
  day: {
    type: 'string',
    pattern: '^\\s*\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}\\s*$',
    examples: ['2026-04-14'],
    description: 'A day that exists, YYYY-MM-DD. Digits of any script are taken.',
  },
  instant: { type: 'string', format: 'date-time', examples: ['2026-04-14T04:05:00Z'] },
  mobile: {
    type: ['string', 'integer'],
    examples: ['01712345678', '+880 1712-345678'],
    description: 'A mobile number of Bangladesh, 013 to 019; digits of any script are taken.',
  },
  email: { type: 'string', format: 'email', maxLength: 120 },
  flag: { enum: [1, 0, true, false, '1', '0'] },
  oneOf: (choices: readonly number[]): Keywords => ({ enum: [...choices, ...choices.map(String)] }),
  words: (words: readonly string[]): Keywords => ({
    type: 'string',
    pattern: `^(${words.join('|')})(,(${words.join('|')}))*$`,
    examples: [words.slice(0, 2).join(',')],
  }),
  word: (words: readonly string[]): Keywords => ({ type: 'string', enum: [...words] }),
} as const;
