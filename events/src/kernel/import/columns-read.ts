import type { Problem } from '../endpoint/problem.ts';
import { toLatinDigits } from '../money/digits.ts';
import { hasDecimalCommas, textUnder } from './cell-faults.ts';
import { type DaysRead, daysRead } from './day-order.ts';
import type { ImportDefinition } from './define-import.ts';
import type { Heading } from './headings/headings-in.ts';
import { type Cell, type Cells, cellText, type RowRead } from './table.ts';
import { type DayOrder, writtenDay } from './written-day.ts';

/** A line of a file that says anything. */
export interface Line {
  readonly cells: Cells;
  /** From 1. */
  readonly line: number;
}

/** A column of the file: without a name under an empty heading, and under one whose cells nobody reads. */
export interface ColumnRead {
  readonly name: string | undefined;
  /** Whether digits under its heading are an id; under any other heading they are a name. */
  readonly byId: boolean;
  readonly passed: boolean;
  readonly decimalComma: boolean;
  readonly days: DaysRead | undefined;
}

/** How each column of a file is to be read, by its heading and by all that stands in it. */
export function columnsRead(
  { columns }: Pick<ImportDefinition, 'columns'>,
  headings: readonly Heading[],
  lines: readonly Line[],
  { separator, days }: { readonly separator?: string | undefined; readonly days?: DayOrder | undefined },
): ColumnRead[] {
  return headings.map((heading, index) => {
    const { name, byId } = typeof heading === 'object' ? heading : { name: undefined, byId: false };
    const holds = columns[name ?? '']?.holds;
    const cells = () => lines.map(({ cells: all }) => all[index]);
    return {
      ...{ name, byId, passed: heading === 'passed' },
      decimalComma: holds === 'number' && hasDecimalCommas(separator, cells()),
      days:
        holds === 'day'
          ? daysRead(
              lines.map(({ line, cells: all }) => ({ line, cell: all[index] })),
              days,
            )
          : undefined,
    };
  });
}

/** What was found in whole columns, and is to be told. */
export const columnNotices = (columns: readonly ColumnRead[]): Problem[] =>
  columns.flatMap(({ days }) => days?.notices ?? []);

/** A row as its schema reads it; empty cells are not there. */
export function rowOf(columns: readonly ColumnRead[], cells: Cells): RowRead {
  const row: Record<string, string | number> = {};
  for (const [index, { name, byId, decimalComma, days }] of columns.entries()) {
    if (name === undefined) continue;
    const text = textUnder(cells[index], decimalComma);
    if (text.trim() === '') continue;
    const day = days?.order === 'month' ? writtenDay(text, 'month') : undefined;
    row[name] = (byId ? idIn(text) : undefined) ?? day ?? text;
  }
  return row;
}

const idIn = (text: string): number | undefined => {
  const digits = toLatinDigits(text).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
};

/** What stands in the cells of a line under no heading. */
export const filledBeyond = (headings: readonly Heading[], cells: Cells): Cells =>
  cells.filter((cell, index) => headings[index] === undefined && cellText(cell).trim() !== '');

/** What stands in the cells of a line, by wire name. */
export function filledIn(headings: readonly Heading[], cells: Cells): Readonly<Record<string, Cell>> {
  const filled: Record<string, Cell> = {};
  for (const [index, heading] of headings.entries()) {
    const cell = cells[index];
    if (typeof heading === 'object' && cell !== undefined && cellText(cell).trim() !== '')
      filled[heading.name] = cell;
  }
  return filled;
}
