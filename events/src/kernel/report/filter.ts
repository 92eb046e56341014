import type * as z from 'zod';
import { field, optionalId, optionalInteger } from '../endpoint/fields.ts';
import { optional } from '../endpoint/notes.ts';
import { Problem } from '../endpoint/problem.ts';
import { toLatinDigits } from '../money/digits.ts';
import type { Named, Said } from './said.ts';

/** How the form of a report asks for it. */
export type FilterControl =
  | { readonly kind: 'choice'; readonly choices: readonly Named[] }
  | { readonly kind: 'session' | 'class' | 'section' | 'month' | 'code' };

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

/** One of a fixed list; what means all of it (`0`, `3` for both, `both`) is as good as absent. */
const chosen = (choices: readonly Named[], all: readonly (number | string)[]) =>
  field(
    (raw): number | undefined | Problem => {
      if (raw === undefined || raw === null || raw === '') return undefined;
      const text = toLatinDigits(String(raw)).trim();
      if (all.some((one) => String(one) === text)) return undefined;
      return choices.find(({ id }) => String(id) === text)?.id ?? new Problem('request.choice');
    },
    optional({ enum: [...choices.map(({ id }) => id), ...all].flatMap((one) => [one, String(one)]) }),
  );

const listed = (kind: 'session' | 'class' | 'section') => (said: Said) =>
  ({ said, control: { kind }, field: optionalId() }) as const;

/** The vocabulary of what reports ask. */
export const filter = {
  session: listed('session'),
  class: listed('class'),
  section: listed('section'),
  /** @param all the ids that mean all of them, as the specification has them */
  choice: (said: Said, choices: readonly Named[], all: readonly (number | string)[] = []) => ({
    ...{ said, control: { kind: 'choice', choices } as const, field: chosen(choices, all) },
  }),
  month: (said: Said) => ({ said, control: { kind: 'month' } as const, field: month }),
  /** A code as a number: from it, or up to it. */
  code: (said: Said) => ({
    ...{ said, control: { kind: 'code' } as const, field: optionalInteger(0, HIGHEST_CODE) },
  }),
};
