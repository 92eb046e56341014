import { Problem } from '../../endpoint/problem.ts';
import {
  headingKey,
  headingsOf,
  type ImportDefinition,
  idHeadingsOf,
  requiredColumns,
} from '../define-import.ts';
import type { RowProblem } from '../rows.ts';
import { type Cells, cellText, columnLetters, saysAnything } from '../table.ts';
import type { AskedColumn } from './asked.ts';
import { LEFT_OUT, type SaidColumns } from './said-columns.ts';

/** The last column of a file of faulty rows: what is wrong with each. A later import passes over it. */
export const FAULT_COLUMN = { bn: 'কেন নেওয়া যায়নি', en: 'Why not taken' } as const;

/** The key of the problem of a column that must be there and is not. */
export const MISSING = 'import.heading-missing';

const [UNKNOWN, TWICE] = ['import.heading-unknown', 'import.heading-twice'] as const;
/** Whether no row is taken while this is wrong with the headings. */
export const isOfHeadings = ({ key }: Problem): boolean => [MISSING, UNKNOWN, TWICE].includes(key);

/** Over a column that counts the lines: nothing is lost with it. */
const SERIALS = new Set(
  [
    ...['sl', 'sl no', 's l', 's/l', 's/n', 'sn', 'serial', 'serial no', 'serial number', '#'],
    ...['ক্রমিক', 'ক্রমিক নং', 'ক্রমিক নম্বর', 'ক্র নং', 'ক্রঃ নং', 'ক্র: নং', 'ক্রম', 'ক্রম নং'],
  ].map(headingKey),
);

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

/**
 * The line (from 0) with most known headings, of several the first; where hardly any is known the first of those with
 * most filled cells; -1 in an empty file.
 */
function lineOfHeadings(known: Known, rows: readonly Cells[]): number {
  const looked = rows.slice(0, LOOKED_AT);
  const knownIn = (cells: Cells) =>
    new Set(cells.map((cell) => known.get(headingKey(cellText(cell)))).filter((name) => name !== undefined))
      .size;
  const filledIn = (cells: Cells) => cells.filter((cell) => cellText(cell).trim() !== '').length;
  const most = firstOfMost(looked.map(knownIn), FEWEST_KNOWN);
  return most >= 0 ? most : Math.max(firstOfMost(looked.map(filledIn), 1), rows.findIndex(saysAnything));
}

/** The first of those with most, from 0; -1 where none has as many as `fewest`. */
const firstOfMost = (counts: readonly number[], fewest: number): number => {
  const most = Math.max(...counts, 0);
  return most < fewest ? -1 : counts.indexOf(most);
};

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
  /** What was passed over above it, and which columns are left out, to be told. */
  readonly notices: readonly Problem[];
  /** Columns whose headings are not known, also those of which somebody has said what they are. */
  readonly asked: readonly Omit<AskedColumn, 'samples'>[];
  /** What no heading of the file names, by wire name: what such a column may be. */
  readonly free: readonly string[];
}

const LONGEST_TOLD = 60;

/**
 * The line of headings, in Bengali, English or wire names, and everything that is wrong with it.
 * @param said of columns whose headings are not known
 */
export function headingsIn(
  definition: ImportDefinition,
  rows: readonly Cells[],
  said: SaidColumns = {},
): Headings {
  const known = knownHeadings(definition);
  const at = lineOfHeadings(known, rows);
  const line = Math.max(at + 1, 1);
  const cells = rows[at] ?? [];
  const width = Math.max(cells.length, ...Object.keys(said).map((place) => Number(place) + 1));
  const over = Array.from({ length: width }, (_, place): Over => {
    const heading = cellText(cells[place]).trim().slice(0, LONGEST_TOLD);
    const meaning = { definition, known, said: said[place] };
    return { place, heading, said: said[place], meant: meantBy(heading, meaning) };
  });
  const [seen, named] = [namesIn(over), namesIn(over.filter((one) => one.said === undefined))];
  const second = over.filter(
    (one, index) => isNamed(one) && namesIn(over.slice(0, index)).includes(one.meant.name),
  );
  const faults = over.flatMap((one) => faultOf(one, second.includes(one)));
  const missing = [...requiredColumns(definition)].filter((column) => !seen.includes(column));
  const leftOut = over.filter(({ meant }) => meant === 'left-out');
  return {
    at,
    columns: over.map((one) => (isNamed(one) && !second.includes(one) ? one.meant : passedAt(one))),
    problems: [
      ...faults.map((fault) => ({ line, ...fault })),
      ...missing.map((column) => ({ line, column, problem: new Problem(MISSING) })),
    ],
    notices: [...passedOver(rows.slice(0, Math.max(at, 0)), line), ...leftOutTold(leftOut)],
    asked: over
      .filter((one) => one.said !== undefined || one.meant === 'unknown')
      .map(({ place, heading, said: as = '' }) => ({ at: place + 1, heading, as })),
    free: Object.keys(definition.columns).filter((column) => !named.includes(column)),
  };
}

/** What stands over a column of the file. */
interface Over {
  /** From 0. */
  readonly place: number;
  readonly heading: string;
  readonly said: string | undefined;
  readonly meant: Meant;
}
type Named = Over & { readonly meant: { readonly name: string; readonly byId: boolean } };

const isNamed = (one: Over): one is Named => typeof one.meant === 'object';
const namesIn = (over: readonly Over[]): string[] => over.filter(isNamed).map(({ meant }) => meant.name);
const passedAt = ({ meant }: Over): Heading => (meant === undefined ? undefined : 'passed');

/** What is wrong with a heading: nobody knows it, or it names what another before it does. */
function faultOf(one: Over, isSecond: boolean): Omit<RowProblem, 'line'>[] {
  const { heading, meant } = one;
  if (meant === 'unknown') return [{ column: '', problem: new Problem(UNKNOWN, { heading }) }];
  if (!isSecond || !isNamed(one)) return [];
  return [{ column: one.meant.name, problem: new Problem(TWICE, { heading }) }];
}

interface Meaning {
  readonly definition: ImportDefinition;
  readonly known: Known;
  readonly said: string | undefined;
}

type Meant = Heading | 'left-out' | 'unknown';

/** What a heading means, or what somebody has said of its column; nothing where nothing stands there. */
function meantBy(heading: string, { definition: { columns }, known, said }: Meaning): Meant {
  if (said === LEFT_OUT) return 'left-out';
  if (said !== undefined) return Object.hasOwn(columns, said) ? { name: said, byId: false } : 'unknown';
  const key = headingKey(heading);
  if (key === '') return undefined;
  // Over a paper its full marks may stand behind its name.
  const name = known.get(key) ?? known.get(key.replace(/ ?[([] ?\d{1,4} ?[)\]]$/, ''));
  const column = columns[name ?? ''];
  if (name !== undefined && column) return { name, byId: idHeadingsOf(name, column).includes(key) };
  if (FAULT_KEYS.has(key)) return 'passed';
  return SERIALS.has(key) ? 'left-out' : 'unknown';
}

function leftOutTold(leftOut: readonly Over[]): Problem[] {
  const headings = leftOut.map(({ heading, place }) => `“${heading || columnLetters(place)}”`).join(', ');
  return headings === '' ? [] : [new Problem('import.notice.left-out', { headings })];
}

function passedOver(above: readonly Cells[], line: number): Problem[] {
  const said = above.filter(saysAnything).flatMap((cells) => cells.map((cell) => cellText(cell).trim()));
  const text = said.filter(Boolean).join(' ').slice(0, LONGEST_TOLD);
  return text === '' ? [] : [new Problem('import.notice.above', { line, text })];
}
