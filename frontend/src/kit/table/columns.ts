import { byValue, type Language, type Phone, paisaOf, type Sort, sumPaisa } from '@madrasah/events/kernel';
import type { ReactNode } from 'react';
import { type Decimals, decimalsOf } from '../figures/money.ts';

/** One column of a list, said once: what it shows, how it sorts, adds up, prints and stands on a phone. */
export interface Column<Row> {
  /** A field of the row, or a name of its own with `value`. */
  readonly key: Extract<keyof Row, string> | (string & {});
  readonly title: string;
  /** `text` where absent. Money is taka, a day `YYYY-MM-DD`. */
  readonly kind?: 'text' | 'money' | 'digits' | 'day' | 'label' | 'actions';
  /** What sorts, adds up and is exported; the field of that name where absent. */
  value?(row: Row): string | number | null | undefined;
  /** What the cell shows in place of the value. */
  show?(row: Row): ReactNode;
  /** `false` for a column that does not sort. */
  readonly sort?: boolean;
  /** Adds up in the totals row. */
  readonly total?: boolean;
  readonly decimals?: Decimals;
  /** The colour of a state; colour only helps the word. */
  color?(row: Row): 'green' | 'red' | 'yellow' | 'blue' | undefined;
  /** The first thing one reads: bold. */
  readonly strong?: boolean;
  /** On a phone; a line of its own where absent. */
  readonly phone?: Phone;
  readonly width?: string;
  /** Kept short: figures in one line as wide as they are, words in two at most, and told in full when pointed at. */
  readonly oneLine?: 'figures' | 'words';
  readonly lang?: string;
}

export const isNumeric = ({ kind }: Pick<Column<never>, 'kind'>) => kind === 'money' || kind === 'digits';

export function cellValue<Row>(column: Column<Row>, row: Row): string | number | null | undefined {
  if (column.value) return column.value(row);
  return (row as Readonly<Record<string, string | number | null | undefined>>)[column.key];
}

/** The rows in order; what has no value stands last, whichever way it is sorted. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
  language: Language,
): readonly Row[] {
  const column = sort && columns.find(({ key }) => key === sort.key);
  if (!sort || !column) return rows;
  const compare = byValue(sort, language);
  const keyed = rows.map((row) => {
    const value = cellValue(column, row);
    return { row, value: value === null || value === '' ? undefined : value };
  });
  return keyed.sort((one, other) => compare(one.value, other.value)).map(({ row }) => row);
}

/**
 * Columns of money as they are written: all sums of one with paisa as soon as one of them, or its total, has some.
 * @param totals over all pages, by column, where they are told
 */
export function writtenAlike<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  totals: Readonly<Record<string, number>> = {},
): readonly Column<Row>[] {
  return columns.map((column) => {
    if (column.kind !== 'money' || column.decimals) return column;
    const sums = rows.map((row) => Number(cellValue(column, row) ?? 0));
    return { ...column, decimals: decimalsOf([...sums, totals[column.key] ?? 0]) };
  });
}

/** The sum of a column: money exactly, in taka. */
export function totalOf<Row>(column: Column<Row>, rows: readonly Row[]): number {
  const values = rows.map((row) => Number(cellValue(column, row) ?? 0));
  if (column.kind !== 'money') return values.reduce((sum, value) => sum + value, 0);
  return sumPaisa(values.map(paisaOf)) / 100;
}
