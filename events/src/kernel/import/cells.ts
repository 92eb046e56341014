import type * as z from 'zod';
import * as fields from '../endpoint/fields.ts';
import { noteOf, required } from '../endpoint/notes.ts';
import { Problem } from '../endpoint/problem.ts';
import type { Choice } from '../list/column.ts';
import { toLatinDigits } from '../money/digits.ts';
import { plainText } from '../text/plain-text.ts';
import { spelling } from '../text/spelling.ts';
import { writtenDay } from './written-day.ts';

/** How names in cells are compared. */
export const cellKey = plainText;

/** A field of a form, read from a cell: what people write differently there is brought into its form first. */
function cell<T>(field: z.ZodType<T>, inForm: (text: string) => string | number) {
  return fields.field<T>((raw) => {
    const read = field.safeParse(typeof raw === 'string' ? inForm(raw) : raw, { reportInput: true });
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    return new Problem(issue?.message ?? 'request.text', issue?.code === 'custom' ? issue.params : {});
  }, noteOf(field) ?? required({}));
}

/** A day in any of the usual ways of writing it. */
export const day = <T>(field: z.ZodType<T>) => cell(field, (text) => writtenDay(text) ?? text);

/** A sum of money; a dash stands for none, as in a trial balance. */
export const amount = <T>(field: z.ZodType<T>) =>
  cell(field, (text) => (/^\s*[-–—]\s*$/.test(text) ? '' : text));

/** A thing that a cell names: by its name, or by its id where it stands under a heading of ids. */
export type Named = string | number;

/** What a cell names, to be looked for by whoever knows such things. @param field of the name as a text */
export const named = (field: z.ZodType<string>) =>
  fields.field<Named>((raw) => {
    if (typeof raw === 'number') return raw;
    const read = field.safeParse(raw, { reportInput: true });
    return read.success ? read.data : new Problem(read.error.issues[0]?.message ?? 'request.text');
  }, noteOf(field) ?? required({}));

/** What no fixed list has. */
const NOTHING = '?';

/** A row of a fixed list, by its name in either language or a usual word for it; by its id under a heading of ids. */
export const choice = <T>(
  field: z.ZodType<T>,
  names: readonly (Choice & { readonly also?: readonly string[] })[],
) => {
  const byName = new Map(
    names.flatMap(({ id, bn, en, also = [] }) =>
      [bn, en, ...also].map((name) => [cellKey(name), id] as const),
    ),
  );
  const bySound = Map.groupBy(
    names.flatMap(({ id, bn, en }) => [bn, en].map((name) => ({ id, heard: spelling(name) }))),
    ({ heard }) => heard,
  );
  return cell(field, (text) => {
    const exact = byName.get(cellKey(text));
    if (exact !== undefined) return exact;
    const heard = spelling(text);
    const [one, ...others] = (heard === '' ? undefined : bySound.get(heard)) ?? [];
    return one && others.every(({ id }) => id === one.id) ? one.id : NOTHING;
  });
};

/** A mobile number of which a spreadsheet has dropped the leading zero. */
export const mobile = (field: z.ZodType<string>) =>
  cell(field, (text) => {
    const digits = toLatinDigits(text).trim();
    return /^1\d{9}$/.test(digits) ? `0${digits}` : text;
  });
