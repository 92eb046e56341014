import { type Cells, cellText, writtenDay } from '../../kernel/index.ts';
import { bankAmount } from './bank-cells.ts';
import { type Column, type Headings, headingsIn, type Places, placesIn, plainHeading } from './columns.ts';
import { MOST_COLUMNS } from './columns-said.ts';

/** Columns that somebody named, with the headings over them, by which the same are known again. */
export interface NamedColumns {
  readonly headings: readonly string[];
  /** From 0. */
  readonly places: Places;
}

const MONEY: readonly Column[] = ['out', 'in', 'amount', 'balance'];

const headed = (rows: readonly Cells[], last: number): readonly string[] =>
  (rows[last] ?? []).map((cell) => cellText(cell).trim());

/** Where lines begin whose columns somebody named: at the first with a day, under the last words over its money. */
export function headingsNamed(rows: readonly Cells[], places: Places): Headings | undefined {
  const at = (cells: Cells, column: Column) => cellText(cells[places[column] ?? -1]).trim();
  const first = rows.findIndex((cells) => writtenDay(at(cells, 'on')) !== undefined);
  if (first < 0) return undefined;
  const isHead = (cells: Cells) => {
    const said = MONEY.map((column) => at(cells, column)).filter(Boolean);
    return said.length > 0 && said.every((text) => bankAmount(text) === undefined);
  };
  const last = rows.slice(0, first).findLastIndex(isHead);
  const words = headed(rows, last);
  const width = Math.max(words.length, ...Object.values(places).map((place) => place + 1));
  return { last, places, width, words };
}

/** The columns that were named for the same headings before; undefined where these are others. */
export function headingsRemembered(
  rows: readonly Cells[],
  known: NamedColumns | undefined,
): Headings | undefined {
  if (!known || known.headings.length === 0) return undefined;
  const wanted = known.headings.join('|');
  const last = rows.findIndex((cells) => plainly(cells).join('|') === wanted);
  if (last < 0) return undefined;
  const words = headed(rows, last);
  return { last, places: known.places, width: words.length, words };
}

/** The line that has the headings of before in another order, from 0; -1 where none has. */
export function movedHeadings(rows: readonly Cells[], known: NamedColumns | undefined): number {
  const sorted = (words: readonly string[]) => words.filter(Boolean).toSorted().join('|');
  const wanted = sorted(known?.headings ?? []);
  return wanted === '' ? -1 : rows.findIndex((cells) => sorted(plainly(cells)) === wanted);
}

/** What columns may be by the headings over them: as these were named before, wherever they stand now; else by their words. */
function guessedIn(cells: Cells, known: NamedColumns | undefined): Places {
  const words = plainly(cells);
  const before = Object.entries(known?.places ?? {}).flatMap(([column, place]) => {
    const at = words.indexOf(known?.headings[place] || ' ');
    return at < 0 ? [] : [[column, at] as const];
  });
  const taken = new Set(before.map(([, at]) => at));
  const byWords = Object.entries(placesIn(words)).filter(([, at]) => !taken.has(at));
  return Object.fromEntries([...byWords, ...before]);
}

function plainly(cells: Cells): string[] {
  const words = cells.map((cell) => plainHeading(cellText(cell)));
  return words.slice(0, words.findLastIndex(Boolean) + 1);
}

/** What is kept of columns that were named: with nothing over them they are not known again. */
export const namedColumns = (rows: readonly Cells[], { last, places }: Headings): NamedColumns => ({
  headings: plainly(rows[last] ?? []).slice(0, MOST_COLUMNS),
  places,
});

/** A column of a file, as a person is asked what it is. */
export interface ShownColumn {
  /** From 1. */
  readonly at: number;
  readonly heading: string;
  /** The first of what stands in it. */
  readonly samples: readonly string[];
}

const SAMPLES = 3;
const LONGEST = 60;
const short = (text: string) => [...text.trim()].slice(0, LONGEST).join('');

/** Where the rows begin of a file whose headings say too little: under the fullest of the first lines without a day. */
function beginning(rows: readonly Cells[]): number {
  const isDay = (cells: Cells) => cells.some((cell) => writtenDay(cellText(cell)) !== undefined);
  const first = rows.findIndex((cells) => isDay(cells) && filled(cells) > 2);
  return first < 0 ? -1 : first - 1;
}

const filled = (cells: Cells) => cells.filter((cell) => cellText(cell).trim() !== '').length;

/**
 * The columns of a file and what they are taken for: what was named before, else as their headings say. Where that is
 * not `enough` to read it without a word, what is proposed counts once somebody has seen it and sends it.
 */
export function columnsShown(rows: readonly Cells[], known: NamedColumns | undefined) {
  const remembered = headingsRemembered(rows, known);
  const found = remembered ?? headingsIn(rows);
  const moved = movedHeadings(rows, known);
  const last = found?.last ?? (moved >= 0 ? moved : beginning(rows));
  const places = found?.places ?? guessedIn(rows[last] ?? [], known);
  const under = rows.slice(last + 1).filter((cells) => filled(cells) > 1);
  const width = Math.min(
    MOST_COLUMNS,
    Math.max(0, ...[rows[last] ?? [], ...under.slice(0, 50)].map((row) => row.length)),
  );
  const columns = Array.from({ length: width }, (_, index): ShownColumn => {
    const said = under.map((cells) => short(cellText(cells[index]))).filter(Boolean);
    const heading = found?.words[index] ?? cellText(rows[last]?.[index]);
    return { at: index + 1, heading: short(heading), samples: said.slice(0, SAMPLES) };
  });
  const proposed = Object.entries(places).map(([as, place]) => ({ as, at: place + 1 }));
  return { columns, proposed, remembered: remembered !== undefined, enough: found !== undefined };
}
