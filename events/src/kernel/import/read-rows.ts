import { Problem } from '../endpoint/problem.ts';
import { issueText } from '../text/text.ts';
import { cellKey } from './cells.ts';
import { headingKey, headingsOf, type ImportDefinition, requiredColumns } from './define-import.ts';

/** A row that can be read: its line in the file, counted from 1, and what it says. */
export interface ImportRow<R> {
  readonly line: number;
  readonly value: R;
}

export interface RowProblem {
  readonly line: number;
  /** Wire name of the column; '' for the row as a whole. */
  readonly column: string;
  readonly problem: Problem;
}

export interface ReadRows<R> {
  /** Rows that say anything. */
  readonly rows: number;
  readonly good: readonly ImportRow<R>[];
  readonly problems: readonly RowProblem[];
}

type Cells = readonly string[];

/** So many rows are read at a stretch, where others wait for their turn. */
const AT_A_STRETCH = 100;

/**
 * The rows of a table of cells, under a line of headings in Bengali, English or wire names. Empty lines are passed
 * over. A table whose headings are wrong has problems of its heading line alone.
 * @param table as the file has it, cells as text, '' where nothing stands
 */
export function readRows<R>(definition: ImportDefinition<R>, table: readonly Cells[]): ReadRows<R> {
  const reading = readingRows(definition, table);
  for (let step = reading.next(); ; step = reading.next()) if (step.done) return step.value;
}

/** `readRows` with a pause after each stretch of rows, so that a large file does not keep others waiting. */
export function* readingRows<R>(
  definition: ImportDefinition<R>,
  table: readonly Cells[],
): Generator<void, ReadRows<R>> {
  const top = table.findIndex(saysAnything);
  const headings = table[top] ?? [];
  const { names, problems } = columnsOf(definition, headings, top + 1);
  const lines = table.flatMap((cells, index) =>
    index > top && saysAnything(cells) ? [{ cells, line: index + 1 }] : [],
  );
  if (problems.length > 0) return { rows: lines.length, good: [], problems };
  if (lines.length === 0 || lines.length > definition.maxRows) {
    const key = lines.length === 0 ? 'import.no-rows' : 'import.too-many-rows';
    const problem = new Problem(key, { max: definition.maxRows });
    return { rows: lines.length, good: [], problems: [{ line: Math.max(top, 0) + 1, column: '', problem }] };
  }
  const good: ImportRow<R>[] = [];
  const wrong: RowProblem[] = [];
  const doubled = doubledIn(definition, names, lines);
  for (const [at, { cells, line }] of lines.entries()) {
    if (at % AT_A_STRETCH === AT_A_STRETCH - 1) yield;
    if (doubled.has(line)) {
      const column = definition.unique ?? '';
      wrong.push({ line, column, problem: new Problem('import.value-twice') });
      continue;
    }
    const read = definition.row.safeParse(rowOf(names, cells), { reportInput: true });
    if (read.success) good.push({ line, value: read.data });
    else wrong.push(...read.error.issues.map((issue) => problemOf(issue, line)));
  }
  return { rows: lines.length, good, problems: wrong };
}

/** Lines whose value of the unique column stands in another line as well: which of them is meant cannot be told. */
function doubledIn(
  { unique }: Pick<ImportDefinition, 'unique'>,
  names: readonly (string | undefined)[],
  lines: readonly { readonly cells: Cells; readonly line: number }[],
): ReadonlySet<number> {
  if (unique === undefined) return new Set();
  const byValue = Map.groupBy(lines, ({ cells }) => cellKey(rowOf(names, cells)[unique] ?? ''));
  return new Set(
    [...byValue].flatMap(([value, same]) =>
      value !== '' && same.length > 1 ? same.map(({ line }) => line) : [],
    ),
  );
}

const saysAnything = (cells: Cells) => cells.some((cell) => cell.trim() !== '');

type Issue = Parameters<typeof issueText>[0];
function problemOf(issue: Issue, line: number): RowProblem {
  const { key, params } = issueText(issue);
  return { line, column: String(issue.path[0] ?? ''), problem: new Problem(key, params) };
}

/** Cell by cell the column it stands in; undefined under an empty heading. */
function columnsOf(definition: ImportDefinition, headings: Cells, line: number) {
  const known = new Map(
    Object.entries(definition.columns).flatMap(([name, column]) =>
      headingsOf(name, column).map((heading) => [heading, name]),
    ),
  );
  const problems: RowProblem[] = [];
  const seen = new Set<string>();
  const names = headings.map((heading) => {
    const key = headingKey(heading);
    const name = known.get(key);
    if (key === '') return undefined;
    if (!name || seen.has(name)) {
      const problem = new Problem(name ? 'import.heading-twice' : 'import.heading-unknown', {
        heading: heading.trim().slice(0, 60),
      });
      problems.push({ line, column: name ?? '', problem });
    } else seen.add(name);
    return name;
  });
  for (const column of requiredColumns(definition))
    if (!seen.has(column))
      problems.push({ line: Math.max(line, 1), column, problem: new Problem('import.heading-missing') });
  return { names, problems };
}

function rowOf(names: readonly (string | undefined)[], cells: Cells): Record<string, string> {
  const filled = names.flatMap((name, index) => {
    const cell = cells[index] ?? '';
    return name !== undefined && cell.trim() !== '' ? [[name, cell] as const] : [];
  });
  return Object.fromEntries(filled);
}
