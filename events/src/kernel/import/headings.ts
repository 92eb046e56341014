import { Problem } from '../endpoint/problem.ts';
import { inEither } from '../text/text.ts';
import {
  headingKey,
  headingsOf,
  type ImportDefinition,
  idHeadingsOf,
  requiredColumns,
} from './define-import.ts';
import type { RowProblem } from './rows.ts';
import { type Cells, cellText, saysAnything } from './table.ts';

/** The last column of a file of faulty rows: what is wrong with each. A later import passes over it. */
export const FAULT_COLUMN = { bn: 'কেন নেওয়া যায়নি', en: 'Why not taken' } as const;

/** The key of the problem of a column that must be there and is not. */
export const MISSING = 'import.heading-missing';

const FAULT_KEYS = new Set(Object.values(FAULT_COLUMN).map(headingKey));

/** So many lines from the first are looked at for the headings: a letterhead or a title may stand above them. */
const LOOKED_AT = 20;
/** A line further down must hold so many known headings to be the line of them: one word may stand in any title. */
const FEWEST_KNOWN = 2;

type Known = ReadonlyMap<string, string>;

const knownHeadings = ({ columns }: Pick<ImportDefinition, 'columns'>): Known =>
  new Map(
    Object.entries(columns).flatMap(([name, column]) =>
      headingsOf(name, column).map((heading) => [heading, name]),
    ),
  );

/** The line (from 0) with most known headings, of several the first; else the first that says anything, or -1. */
function lineOfHeadings(known: Known, rows: readonly Cells[]): number {
  const first = rows.findIndex(saysAnything);
  const knownIn = (cells: Cells) =>
    new Set(cells.map((cell) => known.get(headingKey(cellText(cell)))).filter((name) => name !== undefined))
      .size;
  let best = { at: first, count: FEWEST_KNOWN - 1 };
  for (const [at, cells] of rows.slice(0, LOOKED_AT).entries()) {
    const count = knownIn(cells);
    if (count > best.count) best = { at, count };
  }
  return best.at;
}

/**
 * What stands under a heading: a column by its wire name (`byId`: digits are an id there), nothing that is read
 * (`passed`), or no heading at all.
 */
export type Heading = { readonly name: string; readonly byId: boolean } | 'passed' | undefined;

/** The line of headings of a file. */
export interface Headings {
  /** From 0; -1 in an empty file. */
  readonly at: number;
  /** Cell by cell. */
  readonly columns: readonly Heading[];
  readonly problems: readonly RowProblem[];
  /** What was passed over above it, to be told. */
  readonly notices: readonly Problem[];
}

const LONGEST_TOLD = 60;

/** The line of headings, in Bengali, English or wire names, and everything that is wrong with it. */
export function headingsIn(definition: ImportDefinition, rows: readonly Cells[]): Headings {
  const known = knownHeadings(definition);
  const at = lineOfHeadings(known, rows);
  const line = at + 1;
  const problems: RowProblem[] = [];
  const seen = new Set<string>();
  const ids = new Set(
    Object.entries(definition.columns).flatMap(([name, column]) => idHeadingsOf(name, column)),
  );
  const columns = (rows[at] ?? []).map((cell): Heading => {
    const heading = cellText(cell);
    const key = headingKey(heading);
    const name = known.get(key);
    if (key === '') return undefined;
    if (!name && FAULT_KEYS.has(key)) return 'passed';
    if (name && !seen.has(name)) {
      seen.add(name);
      return { name, byId: ids.has(key) };
    }
    const told = { heading: heading.trim().slice(0, LONGEST_TOLD) };
    const problem = name
      ? new Problem('import.heading-twice', told)
      : new Problem('import.heading-unknown', { ...told, known: knownIn(definition) });
    problems.push({ line, column: name ?? '', problem });
    return undefined;
  });
  for (const column of requiredColumns(definition))
    if (!seen.has(column)) problems.push({ line: Math.max(line, 1), column, problem: new Problem(MISSING) });
  return { at, columns, problems, notices: passedOver(rows.slice(0, Math.max(at, 0)), line) };
}

/** The headings that are known, as the template has them. */
const knownIn = ({ columns }: Pick<ImportDefinition, 'columns'>) =>
  inEither((language) =>
    Object.values(columns)
      .map((column) => column[language])
      .join(', '),
  );

function passedOver(above: readonly Cells[], line: number): Problem[] {
  const said = above.filter(saysAnything).flatMap((cells) => cells.map((cell) => cellText(cell).trim()));
  const text = said.filter(Boolean).join(' ').slice(0, LONGEST_TOLD);
  return text === '' ? [] : [new Problem('import.notice.above', { line, text })];
}
