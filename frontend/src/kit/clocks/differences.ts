import {
  type Columns,
  dayInWords,
  digitsOf,
  isDay,
  type Language,
  type PaperDocument,
  type PaperRow,
  type TableBlock,
} from '@madrasah/events/kernel';
import { tableColumns } from '../list/defined/table-columns.ts';

/** A sum as an answer shows it: what its row and its column say. */
export interface Figure {
  readonly row: string;
  readonly column: string;
  readonly taka: number;
}

/** A sum that two answers do not have alike; absent where one of them has no such row. */
export interface Difference {
  /** No other difference of the two answers has it. */
  readonly place: string;
  readonly row: string;
  readonly column: string;
  readonly was: number | undefined;
  readonly now: number | undefined;
}

/** Figures by their places; rows that say the same are told apart by their order. */
function byPlace(figures: readonly Figure[]): Map<string, Figure> {
  const found = new Map<string, Figure>();
  for (const figure of figures) {
    let place = `${figure.row}\n${figure.column}`;
    while (found.has(place)) place += '\n';
    found.set(place, figure);
  }
  return found;
}

/** What two answers to one question tell differently, in the order of the later one. */
export function differencesOf(was: readonly Figure[], now: readonly Figure[]): Difference[] {
  const [before, after] = [byPlace(was), byPlace(now)];
  const places = new Set([...after.keys(), ...before.keys()]);
  return [...places].flatMap((place) => {
    const [one, other] = [before.get(place), after.get(place)];
    const { row, column } = (other ?? one) as Figure;
    const told = (figure: Figure | undefined) => figure?.taka;
    // A row that is not there and one of nil say the same of money.
    return (told(one) ?? 0) === (told(other) ?? 0)
      ? []
      : [{ place, row, column, was: told(one), now: told(other) }];
  });
}

const SAYING: ReadonlySet<string> = new Set(['name', 'words', 'code', 'day']);
const written = (value: unknown, language: Language) => {
  const text = String(value ?? '');
  return isDay(text) ? dayInWords(text, language) : digitsOf(text, language);
};

/** What a row says of itself. */
const saying = (values: readonly unknown[], language: Language) =>
  values
    .filter((value) => value !== null && value !== undefined && value !== '')
    .map((value) => written(value, language))
    .join(' · ');

function rowFigures({ title, columns }: TableBlock, { cells }: PaperRow, language: Language): Figure[] {
  const own = cells.filter((_, at) => SAYING.has(columns[at]?.kind ?? ''));
  const row = saying([title, ...own], language);
  return columns.flatMap(({ kind, title: column, group }, at): Figure[] => {
    const cell = cells[at];
    if (kind !== 'money' || typeof cell !== 'number') return [];
    return [{ row, column: [group, column].filter(Boolean).join(' – '), taka: cell / 100 }];
  });
}

/** The sums of a paper's tables. */
export const paperFigures = ({ blocks, language }: PaperDocument): Figure[] =>
  blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.flatMap((row) => rowFigures(block, row, language === 'en' ? 'en' : 'bn'))
      : [],
  );

/** So many cells are enough to know a row by. */
const NAMING = 3;

/** The sums in rows of a defined list. */
export function listFigures(
  columns: Columns,
  rows: readonly Readonly<Record<string, unknown>>[],
  language: Language,
): Figure[] {
  const drawn = tableColumns<Readonly<Record<string, unknown>>>(columns, {}, language);
  const naming = drawn.filter(({ kind }) => kind !== 'money' && kind !== 'label').slice(0, NAMING);
  const money = drawn.filter(({ kind }) => kind === 'money');
  return rows.flatMap((one) => {
    const row = saying(
      naming.map(({ value }) => value?.(one)),
      language,
    );
    return money.map(({ title, value }) => ({ row, column: title, taka: Number(value?.(one) ?? 0) }));
  });
}
