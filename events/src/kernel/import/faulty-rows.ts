import { Problem } from '../endpoint/problem.ts';
import type { Language } from '../text/language.ts';
import { type ImportDefinition, templateHeadings } from './define-import.ts';
import { FAULT_COLUMN, isOfHeadings } from './headings/headings-in.ts';
import type { ReadRows, RowProblem } from './rows.ts';
import type { Cell, Cells } from './table.ts';

/** Rows that were not taken, in the shape of the template, what is wrong with each in a last column. */
export interface FaultyRows {
  readonly headings: readonly string[];
  readonly rows: readonly Cells[];
}

/**
 * The rows that have problems as a file to be mended and brought again. What stood under no heading stands so again,
 * behind the last column: its row is faulty until somebody has looked at it.
 * @param say a problem in words
 */
export function faultyRows<R>(
  definition: ImportDefinition<R>,
  { cellsAt, beyondAt }: Pick<ReadRows<R>, 'cellsAt' | 'beyondAt'>,
  problems: readonly RowProblem[],
  language: Language,
  say: (problem: RowProblem['problem']) => string,
): FaultyRows {
  const { columns } = definition;
  const sentence = ({ column, problem }: RowProblem) =>
    [columns[column]?.[language], say(problem)].filter(Boolean).join(': ');
  const reason = (line: number, wrong: readonly RowProblem[]) =>
    [say(new Problem('import.faulty.line', { line })), wrong.map(sentence).join('; ')].join(': ');
  // Of a file with wrong headings every row is faulty, whatever else stands against some of them.
  const whole = problems.some(({ problem }) => isOfHeadings(problem));
  const byLine = Map.groupBy(problems, ({ line }) => line);
  const rows = (whole ? [] : [...byLine]).flatMap(([line, wrong]): Cell[][] => {
    const [cells, beyond] = [cellsAt(line), beyondAt(line)];
    if (Object.keys(cells).length + beyond.length === 0) return [];
    return [[...Object.keys(columns).map((name) => cells[name] ?? ''), reason(line, wrong), ...beyond]];
  });
  return { headings: [...templateHeadings(definition, language), FAULT_COLUMN[language]], rows };
}
