import type * as z from 'zod';
import { type Day, isDay } from '../calendar/dates.ts';
import { field, optionalId, optionalInteger } from '../endpoint/fields.ts';
import { optional } from '../endpoint/notes.ts';
import { Problem } from '../endpoint/problem.ts';
import { toLatinDigits } from '../money/digits.ts';
import type { Named, Said } from './said.ts';

/** How the form of a report asks for it. */
export type FilterControl =
  | { readonly kind: 'choice'; readonly choices: readonly Chosen[] }
  | {
      readonly kind: 'session' | 'class' | 'section' | 'month' | 'code' | 'day' | 'student' | 'login';
    };

/** One of a fixed list; a word may stand for its id on the wire. */
export type Chosen = Named & { readonly word?: string };

/** Something a report may be asked for: its word, its box and how it stands on the wire. Absent means all. */
export interface ReportFilter<V = unknown> {
  readonly said: Said;
  readonly control: FilterControl;
  readonly field: z.ZodType<V>;
}

const HIGHEST_CODE = 999_999_999_999; // twelve digits

/** `YYYY-MM`, digits of any script. */
const month = field(
  (raw): string | undefined | Problem => {
    if (raw === undefined || raw === null || raw === '') return undefined;
    const text = typeof raw === 'string' ? toLatinDigits(raw).trim() : '';
    return /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : new Problem('request.choice');
  },
  optional({ type: 'string', pattern: '^\\s*\\p{Nd}{4}-\\p{Nd}{2}\\s*$', examples: ['2026-04'] }),
);

/** `YYYY-MM-DD` or, as the specification writes it, `d-m-Y`; digits of any script. */
const day = field(
  (raw): Day | undefined | Problem => {
    if (raw === undefined || raw === null || raw === '') return undefined;
    const text = typeof raw === 'string' ? toLatinDigits(raw).trim() : '';
    const turned = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text);
    const iso = turned
      ? `${turned[3]}-${String(turned[2]).padStart(2, '0')}-${String(turned[1]).padStart(2, '0')}`
      : text;
    return isDay(iso) ? iso : new Problem('request.day');
  },
  optional({
    type: 'string',
    pattern: '^\\s*\\p{Nd}{1,4}-\\p{Nd}{1,2}-\\p{Nd}{1,4}\\s*$',
    examples: ['2026-04-20'],
  }),
);

/** One of a fixed list; what means all of it (`0`, `3` for both, `both`) is as good as absent. */
const chosen = (choices: readonly Chosen[], all: readonly (number | string)[]) =>
  field(
    (raw): number | undefined | Problem => {
      if (raw === undefined || raw === null || raw === '') return undefined;
      const text = toLatinDigits(String(raw)).trim();
      if (all.some((one) => String(one) === text)) return undefined;
      const found = choices.find(
        ({ id, word }) => String(id) === text || (word !== undefined && word === text),
      );
      return found?.id ?? new Problem('request.choice');
    },
    optional({
      enum: [...choices.flatMap(({ id, word }) => (word ? [id, word] : [id])), ...all].flatMap((one) => [
        one,
        String(one),
      ]),
    }),
  );

const listed = (kind: 'session' | 'class' | 'section') => (said: Said) =>
  ({ said, control: { kind }, field: optionalId() }) as const;

/** The vocabulary of what reports ask. */
export const filter = {
  session: listed('session'),
  class: listed('class'),
  section: listed('section'),
  /** @param all the ids that mean all of them, as the specification has them */
  choice: (said: Said, choices: readonly Chosen[], all: readonly (number | string)[] = []) => ({
    ...{ said, control: { kind: 'choice', choices } as const, field: chosen(choices, all) },
  }),
  month: (said: Said) => ({ said, control: { kind: 'month' } as const, field: month }),
  /** A business day, today at the latest. */
  day: (said: Said) => ({ said, control: { kind: 'day' } as const, field: day }),
  /** An admission, of a student who is looked for. */
  student: (said: Said) => ({ said, control: { kind: 'student' } as const, field: optionalId() }),
  /** A login that took money. */
  login: (said: Said) => ({ said, control: { kind: 'login' } as const, field: optionalId() }),
  /** A code as a number: from it, or up to it. */
  code: (said: Said) => ({
    ...{ said, control: { kind: 'code' } as const, field: optionalInteger(0, HIGHEST_CODE) },
  }),
};
