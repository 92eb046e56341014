import { Problem } from '../endpoint/problem.ts';
import { issueText } from '../text/text.ts';
import { cellFault, hasDecimalCommas, textUnder } from './cell-faults.ts';
import { cellKey } from './cells.ts';
import type { ImportDefinition } from './define-import.ts';
import { type Heading, headingsIn } from './headings.ts';
import type { ImportRow, ReadRows, RowProblem } from './rows.ts';
import { type Cell, type Cells, cellText, columnLetters, saysAnything, type Table } from './table.ts';

/** So many rows are read at a stretch, where others wait for their turn. */
const AT_A_STRETCH = 100;

/**
 * The rows of a table of cells, under a line of headings in Bengali, English or wire names. Empty lines are passed
 * over. A table whose headings are wrong has problems of its heading line alone.
 */
export function readRows<R>(definition: ImportDefinition<R>, table: Table): ReadRows<R> {
  const reading = readingRows(definition, table);
  for (let step = reading.next(); ; step = reading.next()) if (step.done) return step.value;
}

/** `readRows` with a pause after each stretch of rows, so that a large file does not keep others waiting. */
export function* readingRows<R>(
  definition: ImportDefinition<R>,
  { rows, separator }: Table,
): Generator<void, ReadRows<R>> {
  const { at: top, columns: headings, problems, notices } = headingsIn(definition, rows);
  const cellsAt = (line: number) => (line - 1 > top ? filledIn(headings, rows[line - 1] ?? []) : {});
  const told = { notices, cellsAt };
  const lines = rows.flatMap((cells, index) =>
    index > top && saysAnything(cells) ? [{ cells, line: index + 1 }] : [],
  );
  if (problems.length > 0) return { rows: lines.length, good: [], problems, ...told };
  if (lines.length === 0 || lines.length > definition.maxRows) {
    const key = lines.length === 0 ? 'import.no-rows' : 'import.too-many-rows';
    const problem = new Problem(key, { max: definition.maxRows });
    const wrong = [{ line: Math.max(top, 0) + 1, column: '', problem }];
    return { rows: lines.length, good: [], problems: wrong, ...told };
  }
  const good: ImportRow<R>[] = [];
  const wrong: RowProblem[] = [];
  const columns = columnsRead(definition, headings, lines, separator);
  const doubled = doubledIn(definition, columns, lines);
  for (const [at, { cells, line }] of lines.entries()) {
    if (at % AT_A_STRETCH === AT_A_STRETCH - 1) yield;
    const faults = [...cellFaults(definition, columns, cells, line), ...(doubled.get(line) ?? [])];
    if (faults.length > 0) {
      wrong.push(...faults);
      continue;
    }
    const row = rowOf(columns, cells);
    const read = definition.row.safeParse(row, { reportInput: true });
    if (read.success) good.push({ line, value: read.data });
    else wrong.push(...read.error.issues.map((issue) => problemOf(issue, line, row)));
  }
  return { rows: lines.length, good, problems: wrong, ...told };
}

interface Line {
  readonly cells: Cells;
  readonly line: number;
}

/** A column of the file: without a name under an empty heading, and under one whose cells nobody reads. */
interface Column {
  readonly name: string | undefined;
  readonly passed: boolean;
  readonly decimalComma: boolean;
}

const nameOf = (heading: Heading) => (typeof heading === 'object' ? heading.name : undefined);

const filledIn = (headings: readonly Heading[], cells: Cells): Readonly<Record<string, Cell>> =>
  Object.fromEntries(
    headings.flatMap((heading, index): [string, Cell][] => {
      const [name, cell] = [nameOf(heading), cells[index]];
      return name !== undefined && cellText(cell).trim() !== '' ? [[name, cell as Cell]] : [];
    }),
  );

const columnsRead = (
  { columns }: Pick<ImportDefinition, 'columns'>,
  headings: readonly Heading[],
  lines: readonly Line[],
  separator: string | undefined,
): Column[] =>
  headings.map((heading, index) => ({
    name: nameOf(heading),
    passed: heading === 'passed',
    decimalComma:
      columns[nameOf(heading) ?? '']?.holds === 'number' &&
      hasDecimalCommas(
        separator,
        lines.map(({ cells }) => cells[index]),
      ),
  }));

/** Cells that are no text their column could read, and those that stand under no heading. */
function cellFaults(
  { columns }: Pick<ImportDefinition, 'columns'>,
  read: readonly Column[],
  cells: Cells,
  line: number,
): RowProblem[] {
  return cells.flatMap((cell: Cell, index): RowProblem[] => {
    const value = cellText(cell).trim().slice(0, LONGEST_TOLD);
    if (value === '' || read[index]?.passed) return [];
    const name = read[index]?.name;
    const column = columns[name ?? ''];
    if (name === undefined || !column) {
      const problem = new Problem('import.cell-beyond', { cell: `${columnLetters(index)}${line}`, value });
      return [{ line, column: '', problem, value }];
    }
    const problem = cellFault(cell, column);
    return problem ? [{ line, column: name, problem, value }] : [];
  });
}

/** A code in digits is one by its value, however it is written. */
const valueKey = (text: string) => cellKey(text).replace(/^0+(?=\d+$)/, '');

/** Lines whose value of the unique column stands in another line as well: which of them is meant cannot be told. */
function doubledIn(
  { unique }: Pick<ImportDefinition, 'unique'>,
  columns: readonly Column[],
  lines: readonly Line[],
): ReadonlyMap<number, readonly RowProblem[]> {
  if (unique === undefined) return new Map();
  const valueIn = ({ cells }: Line) => rowOf(columns, cells)[unique] ?? '';
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

const LONGEST_TOLD = 60;
const MOST_NAMED = 5;

type Issue = Parameters<typeof issueText>[0];
function problemOf(issue: Issue, line: number, row: Readonly<Record<string, string>>): RowProblem {
  const { key, params } = issueText(issue);
  const column = String(issue.path[0] ?? '');
  const value = row[column]?.trim().slice(0, LONGEST_TOLD);
  return { line, column, problem: new Problem(key, params), ...(value === undefined ? {} : { value }) };
}

function rowOf(columns: readonly Column[], cells: Cells): Record<string, string> {
  const filled = columns.flatMap(({ name, decimalComma }, index) => {
    const text = textUnder(cells[index], decimalComma);
    return name !== undefined && text.trim() !== '' ? [[name, text] as const] : [];
  });
  return Object.fromEntries(filled);
}
