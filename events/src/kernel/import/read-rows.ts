import { Problem } from '../endpoint/problem.ts';
import { issueText } from '../text/text.ts';
import { columnNotices, columnsRead, filledBeyond, filledIn, type Line, rowOf } from './columns-read.ts';
import type { ImportDefinition } from './define-import.ts';
import { withSamples } from './headings/asked.ts';
import { headingsIn, MISSING } from './headings/headings-in.ts';
import { cellFaults, doubledIn, LONGEST_TOLD } from './row-faults.ts';
import type { ImportRow, ReadRows, RowProblem, WrongRow } from './rows.ts';
import { type HowToRead, type RowRead, saysAnything, type Table } from './table.ts';

/** So many rows are read at a stretch, where others wait for their turn. */
const AT_A_STRETCH = 100;

/**
 * The rows of a table of cells, under a line of headings in Bengali, English or wire names. Empty lines are passed
 * over. While a heading is not known or stands twice, or a column is missing, no row is to be taken (`stopped`); what is
 * wrong with them is told as well.
 */
export function readRows<R>(definition: ImportDefinition<R>, table: Table, how?: HowToRead): ReadRows<R> {
  const reading = readingRows(definition, table, how);
  for (let step = reading.next(); ; step = reading.next()) if (step.done) return step.value;
}

/** `readRows` with a pause after each stretch of rows, so that a large file does not keep others waiting. */
export function* readingRows<R>(
  definition: ImportDefinition<R>,
  { rows, separator }: Table,
  how: HowToRead = {},
): Generator<void, ReadRows<R>> {
  const {
    at: top,
    columns: headings,
    problems,
    notices,
    asked,
    free,
  } = headingsIn(definition, rows, how.columns);
  const at = (line: number) => (line - 1 > top ? (rows[line - 1] ?? []) : []);
  const cellsAt = (line: number) => filledIn(headings, at(line));
  const beyondAt = (line: number) => filledBeyond(headings, at(line));
  const lines = rows.flatMap((cells, index) =>
    index > top && saysAnything(cells) ? [{ cells, line: index + 1 }] : [],
  );
  const said = { asked: withSamples(asked, lines), free, stopped: problems.length > 0 };
  const none = { rows: lines.length, good: [], wrong: [], notices, cellsAt, beyondAt, ...said };
  const missing = new Set(
    problems.filter(({ problem }) => problem.key === MISSING).map(({ column }) => column),
  );
  if (missing.size > 0 && lines.length === 0) return { ...none, problems };
  if (lines.length === 0 || lines.length > definition.maxRows) {
    const key = lines.length === 0 ? 'import.no-rows' : 'import.too-many-rows';
    const problem = new Problem(key, { max: definition.maxRows });
    return { ...none, problems: [...problems, { line: Math.max(top, 0) + 1, column: '', problem }] };
  }
  const columns = columnsRead(definition, headings, lines, { ...how, separator });
  const doubled = doubledIn(definition, columns, lines);
  const good: ImportRow<R>[] = [];
  const wrong: WrongRow[] = [];
  const found: RowProblem[] = [...problems];
  for (const [count, line] of lines.entries()) {
    if (count % AT_A_STRETCH === AT_A_STRETCH - 1) yield;
    const faults = [...cellFaults(definition, columns, line), ...(doubled.get(line.line) ?? [])];
    const row = rowOf(columns, line.cells);
    const read = readRow(definition, row, line, faults);
    if ('value' in read) good.push(read);
    else {
      wrong.push({ line: line.line, row });
      found.push(...read.problems.filter(({ column }) => !missing.has(column)));
    }
  }
  return {
    ...none,
    good: missing.size > 0 ? [] : good,
    wrong,
    problems: found,
    notices: [...notices, ...columnNotices(columns)],
  };
}

/** Every problem of a row; a column that has one already is told of once. */
function readRow<R>(
  { row: schema }: Pick<ImportDefinition<R>, 'row'>,
  row: RowRead,
  { line }: Line,
  faults: readonly RowProblem[],
): ImportRow<R> | { readonly problems: readonly RowProblem[] } {
  const read = schema.safeParse(row, { reportInput: true });
  if (read.success) return faults.length === 0 ? { line, value: read.data } : { problems: faults };
  const told = new Set(faults.map(({ column }) => column));
  const issues = read.error.issues.map((issue) => problemOf(issue, line, row));
  return { problems: [...faults, ...issues.filter(({ column }) => !told.has(column))] };
}

type Issue = Parameters<typeof issueText>[0];
function problemOf(issue: Issue, line: number, row: RowRead): RowProblem {
  const { key, params } = issueText(issue);
  const column = String(issue.path[0] ?? '');
  const value = row[column];
  const told = value === undefined ? {} : { value: String(value).trim().slice(0, LONGEST_TOLD) };
  return { line, column, problem: new Problem(key, params), ...told };
}
