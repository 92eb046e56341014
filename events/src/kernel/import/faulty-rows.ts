import type { Language } from '../text/language.ts';
import { type ImportDefinition, templateHeadings } from './define-import.ts';
import { FAULT_COLUMN, MISSING } from './headings.ts';
import type { ReadRows, RowProblem } from './rows.ts';
import type { Cell, Cells } from './table.ts';

/** Rows that were not taken, in the shape of the template, what is wrong with each in a last column. */
export interface FaultyRows {
  readonly headings: readonly string[];
  readonly rows: readonly Cells[];
}

/**
 * The rows that have problems as a file to be mended and brought again. What stands beyond the headings has no place
 * in it: its problem names it.
 * @param say a problem in words
 */
export function faultyRows<R>(
  definition: ImportDefinition<R>,
  { cellsAt }: Pick<ReadRows<R>, 'cellsAt'>,
  problems: readonly RowProblem[],
  language: Language,
  say: (problem: RowProblem['problem']) => string,
): FaultyRows {
  const { columns } = definition;
  const sentence = ({ column, problem }: RowProblem) =>
    [columns[column]?.[language], say(problem)].filter(Boolean).join(': ');
  // Of a file that lacks a column every row is faulty, whatever else stands against some of them.
  const whole = problems.some(({ problem }) => problem.key === MISSING);
  const byLine = Map.groupBy(problems, ({ line }) => line);
  const rows = (whole ? [] : [...byLine]).flatMap(([line, wrong]): Cell[][] => {
    const cells = cellsAt(line);
    if (Object.keys(cells).length === 0) return [];
    return [[...Object.keys(columns).map((name) => cells[name] ?? ''), wrong.map(sentence).join('; ')]];
  });
  return { headings: [...templateHeadings(definition, language), FAULT_COLUMN[language]], rows };
}
