import { Problem } from '../endpoint/problem.ts';
import { toLatinDigits } from '../money/digits.ts';
import { withPoint } from '../money/grouping.ts';
import type { ImportColumn } from './define-import.ts';
import { type Cell, cellText, type TypedCell } from './table.ts';

// What a cell of a number holds for certain: further figures were lost before the file was saved.
const MOST_FIGURES = 15;
const LONGEST_TOLD = 60;

/** As a spreadsheet saves its errors into a text file. */
const ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i;

/**
 * What is wrong with a cell by what it is, whatever its column would make of its text.
 * @param at the cell as a spreadsheet names it: B7
 */
export function cellFault(cell: Cell | undefined, { holds }: ImportColumn, at: string): Problem | undefined {
  if (typeof cell === 'string' && ERROR.test(cell.trim()))
    return new Problem('import.cell-error', { value: cell.trim() });
  if (typeof cell !== 'object') return undefined;
  if (cell.kind === 'formula') return new Problem('import.cell-formula', { cell: at });
  const cellSays = cell.text.slice(0, LONGEST_TOLD);
  if (cell.kind === 'number')
    return figures(cell) > MOST_FIGURES
      ? new Problem('import.cell-long-number', { value: cellSays })
      : undefined;
  if (cell.kind === 'day' && holds === 'day') return undefined;
  return new Problem(`import.cell-${cell.kind}`, { value: cellSays, cell: at });
}

const figures = ({ text }: TypedCell) => text.replace(/^-|\..*$/g, '').length;

/**
 * Whether a comma is the sign before a fraction in a column of numbers: the cells are parted by something else, and
 * none of them has a point.
 */
export const hasDecimalCommas = (separator: string | undefined, cells: readonly (Cell | undefined)[]) =>
  (separator === ';' || separator === '\t') && !cells.some((cell) => cellText(cell).includes('.'));

/** The text of a cell as its column reads it. */
export const textUnder = (cell: Cell | undefined, decimalComma: boolean): string =>
  decimalComma ? withPoint(toLatinDigits(cellText(cell))) : cellText(cell);
