import { Problem } from '../endpoint/problem.ts';
import { codeKey } from '../identity/code.ts';
import { cellFault } from './cell-faults.ts';
import { cellKey } from './cells.ts';
import { type ColumnRead, type Line, rowOf } from './columns-read.ts';
import type { ImportDefinition } from './define-import.ts';
import type { RowProblem } from './rows.ts';
import { type Cell, cellText, columnLetters } from './table.ts';

export const LONGEST_TOLD = 60;
const MOST_NAMED = 5;

/**
 * What is wrong with cells whatever their column would make of their text: what they are, where they stand, days that
 * contradict the others of their column.
 */
export function cellFaults(
  { columns }: Pick<ImportDefinition, 'columns'>,
  read: readonly ColumnRead[],
  { cells, line }: Line,
): RowProblem[] {
  return cells.flatMap((cell: Cell, index): RowProblem[] => {
    const value = cellText(cell).trim().slice(0, LONGEST_TOLD);
    const { name, passed, days } = read[index] ?? {};
    if (value === '' || passed) return [];
    const column = columns[name ?? ''];
    const at = `${columnLetters(index)}${line}`;
    if (name === undefined || !column) {
      const problem = new Problem('import.cell-beyond', { cell: at, value });
      return [{ line, column: '', problem, value }];
    }
    const problem = cellFault(cell, column, at) ?? days?.faults.get(line);
    return problem ? [{ line, column: name, problem, value }] : [];
  });
}

/** Codes are compared as codes, names as names. */
const valueKey = (text: string) => (/^\d+$/.test(codeKey(text)) ? codeKey(text) : cellKey(text));

/** Lines whose value of the unique column stands in another line as well: which of them is meant cannot be told. */
export function doubledIn(
  { unique }: Pick<ImportDefinition, 'unique'>,
  columns: readonly ColumnRead[],
  lines: readonly Line[],
): ReadonlyMap<number, readonly RowProblem[]> {
  if (unique === undefined) return new Map();
  const valueIn = ({ cells }: Line) => String(rowOf(columns, cells)[unique] ?? '');
  const byValue = Map.groupBy(lines, (line) => valueKey(valueIn(line)));
  return new Map(
    [...byValue].flatMap(([key, same]) =>
      key !== '' && same.length > 1 ? same.map((one) => [one.line, [doubled(one, same)]] as const) : [],
    ),
  );
  function doubled(one: Line, same: readonly Line[]): RowProblem {
    const others = same.filter(({ line }) => line !== one.line).slice(0, MOST_NAMED);
    const problem = new Problem('import.value-twice', { lines: others.map(({ line }) => line).join(', ') });
    return { line: one.line, column: unique ?? '', problem, value: valueIn(one) };
  }
}
