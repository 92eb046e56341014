import type * as z from 'zod';
import * as fields from '../endpoint/fields.ts';
import { noteOf, required } from '../endpoint/notes.ts';
import { Problem } from '../endpoint/problem.ts';
import type { Choice } from '../list/column.ts';
import { toLatinDigits } from '../money/digits.ts';
import { writtenDay } from './written-day.ts';

/** How names in cells are compared: without case, in one Unicode form and one script of digits, however they are spaced. */
export const cellKey = (text: string): string =>
  toLatinDigits(text.normalize('NFC')).replace(/\s+/g, ' ').trim().toLowerCase();

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

/** A row of a fixed list, by its id or its name in either language. */
export const choice = <T>(field: z.ZodType<T>, names: readonly Choice[]) =>
  cell(field, (text) => {
    const key = cellKey(text);
    return names.find(({ bn, en }) => cellKey(bn) === key || cellKey(en) === key)?.id ?? text;
  });

/** A mobile number of which a spreadsheet has dropped the leading zero. */
export const mobile = (field: z.ZodType<string>) =>
  cell(field, (text) => {
    const digits = toLatinDigits(text).trim();
    return /^1\d{9}$/.test(digits) ? `0${digits}` : text;
  });
