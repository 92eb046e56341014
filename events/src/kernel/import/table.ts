import { Problem } from '../endpoint/problem.ts';
import type { SaidColumns } from './headings/said-columns.ts';
import type { DayOrder } from './written-day.ts';

/** What a cell that is no text is, with how it reads. */
export interface TypedCell {
  readonly kind: 'number' | 'percent' | 'day' | 'truth' | 'error' | 'formula' | 'reckoned';
  /** A number with at most 15 figures, a share as `50 %`, a day as `YYYY-MM-DD`, `TRUE`, `#N/A`, `=` of a formula without a value, what a formula came to. */
  readonly text: string;
}

/** What somebody says of how a file is to be read. */
export interface HowToRead {
  /** What stands first in days that could be read either way. */
  readonly days?: DayOrder | undefined;
  /** Of columns whose headings are not known. */
  readonly columns?: SaidColumns | undefined;
}

/** A cell of a file: its text, '' where nothing stands, or what else it is. */
export type Cell = string | TypedCell;
export type Cells = readonly Cell[];

/** What was read of a file that somebody brought. */
export interface Table {
  /** Line by line, from the first. */
  readonly rows: readonly Cells[];
  /** Between the cells of a text file. */
  readonly separator?: string;
  /** The sheet of a workbook that was read, and all that could be: seen by whoever opens it, and not empty. */
  readonly sheet?: string;
  readonly sheets?: readonly string[];
  /** Columns (from 0) and lines (from 1) that hold something and are not seen by whoever opens the workbook. */
  readonly hidden?: { readonly columns: readonly number[]; readonly lines: readonly number[] };
  /** The text was in no Unicode: it was read as Windows of western Europe writes. */
  readonly western?: boolean;
}

/** What a row says under the wire names of its columns: a text, or the id that stands under a heading of ids. */
export type RowRead = Readonly<Record<string, string | number>>;

/** How a cell reads. */
export const cellText = (cell: Cell | undefined): string =>
  typeof cell === 'object' ? cell.text : (cell ?? '');

export const saysAnything = (cells: Cells): boolean => cells.some((cell) => cellText(cell).trim() !== '');

const LETTERS = 26;
/** A column as a spreadsheet names it: A, B … AA. */
export const columnLetters = (index: number): string =>
  (index >= LETTERS ? columnLetters(Math.floor(index / LETTERS) - 1) : '') +
  String.fromCharCode(65 + (index % LETTERS));

const MOST_NAMED = 10;
const named = (of: readonly (string | number)[]) =>
  of.slice(0, MOST_NAMED).join(', ') + (of.length > MOST_NAMED ? ' …' : '');

/** What whoever brought a file ought to know of how it was read, though nothing is wrong with it. */
export function noticesOf({ sheet, sheets = [], hidden, western = false }: Table): Problem[] {
  const notices: Problem[] = [];
  if (sheet !== undefined && sheets.length > 1)
    notices.push(new Problem('import.notice.sheet', { sheet, sheets: named(sheets) }));
  if (hidden && hidden.columns.length > 0)
    notices.push(new Problem('import.notice.columns', { columns: named(hidden.columns.map(columnLetters)) }));
  if (hidden && hidden.lines.length > 0)
    notices.push(new Problem('import.notice.lines', { lines: named(hidden.lines) }));
  if (western) notices.push(new Problem('import.notice.western'));
  return notices;
}
