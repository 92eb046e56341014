import { field } from '../endpoint/fields.ts';
import { optional, takes } from '../endpoint/notes.ts';
import { Problem } from '../endpoint/problem.ts';
import type { Language } from '../text/language.ts';
import type { Columns } from './column.ts';
import { cellOf } from './row.ts';

/** The column a list is in the order of. */
export interface Sort {
  readonly key: string;
  readonly down: boolean;
}

/** `name`, or `-due` for the largest first; undefined for the list's own order. */
export const sortOf = (text: string | null | undefined): Sort | undefined =>
  text ? { key: text.replace(/^-/, ''), down: text.startsWith('-') } : undefined;

export const sortName = ({ key, down }: Sort): string => (down ? `-${key}` : key);

/** Columns a list may be put in the order of. */
export const sortable = (columns: Columns): readonly string[] =>
  Object.keys(columns).filter((key) => columns[key]?.sort !== false);

/** The wire's `sort`: a column of the list, `-` before it for the largest first; any other word is a problem. */
export const sortField = (columns: Columns) =>
  field<Sort | undefined>(
    (raw) => {
      if (raw === undefined || raw === null || raw === '') return undefined;
      const sort = typeof raw === 'string' ? sortOf(raw) : undefined;
      return sort && sortable(columns).includes(sort.key) ? sort : new Problem('request.choice');
    },
    optional(takes.word(sortable(columns).flatMap((key) => [key, `-${key}`]))),
  );

const collators: Readonly<Record<Language, Intl.Collator>> = {
  bn: new Intl.Collator('bn', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
};

type Value = string | number | undefined;

/** Numbers by size, words as a reader of the language looks them up; what is missing stands last either way. */
export function byValue({ down }: Pick<Sort, 'down'>, language: Language) {
  const { compare } = collators[language];
  const turned = down ? -1 : 1;
  return (one: Value, other: Value): number => {
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    if (typeof one === 'number' && typeof other === 'number') return turned * (one - other);
    return turned * compare(String(one), String(other));
  };
}

/** The rows in the order of a column; of equals the list's own order stands. */
export function ordered<R>(
  columns: Columns,
  rows: readonly R[],
  sort: Sort | undefined,
  language: Language,
): readonly R[] {
  const column = sort && columns[sort.key];
  if (!sort || !column) return rows;
  const compare = byValue(sort, language);
  return rows
    .map((row) => ({ row, value: cellOf(column, row[sort.key as keyof R]) }))
    .sort((one, other) => compare(one.value, other.value))
    .map(({ row }) => row);
}
