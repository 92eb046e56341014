import { type MarkOnWire, readMark, type SheetRow } from '@madrasah/events/results';
import { type Cell, cellKey, onWire, type SheetPaper, savedIn, type Typed } from '../sheet.ts';

/** What stood in each cell when it was typed over. */
export type Read = ReadonlyMap<string, MarkOnWire>;

/** What a draft holds: the cells' texts, and what stood in each of them when it was typed over. */
interface CellsKept {
  readonly values: Readonly<Record<string, unknown>>;
  readonly loaded?: Readonly<Record<string, unknown>> | undefined;
}

/** Cells that are typed over, each with what stood there then. */
export interface CellsInHand {
  readonly typed: Typed;
  readonly read: Read;
}

const isMark = (value: unknown): value is MarkOnWire =>
  value === null || value === 'absent' || typeof value === 'number';

/** What a draft brings back; where it does not say what stood there, the cell was seen empty. */
export function cellsOf({ values, loaded = {} }: CellsKept = { values: {} }): CellsInHand {
  const typed = Object.entries(values).filter(
    (cell): cell is [string, string] => typeof cell[1] === 'string',
  );
  const seen = (key: string) => (isMark(loaded[key]) ? loaded[key] : null);
  return { typed: new Map(typed), read: new Map(typed.map(([key]) => [key, seen(key)])) };
}

/** As a draft keeps it. */
export const keptCells = ({ typed, read }: CellsInHand) => ({
  values: Object.fromEntries(typed),
  loaded: Object.fromEntries(read),
});

const cellsIn = (rows: readonly SheetRow[], papers: readonly SheetPaper[]): readonly Cell[] =>
  rows.flatMap((row) => papers.map((paper) => ({ row, paper })));

/** What stands in every cell of a sheet. */
export const standing = (rows: readonly SheetRow[], papers: readonly SheetPaper[]): Read =>
  new Map(cellsIn(rows, papers).map(({ row, paper }) => [cellKey(row, paper), savedIn(row, paper)]));

/** Cells are typed over: each keeps what stood there when that was begun. */
export function typedOver(
  { typed, read }: CellsInHand,
  cells: readonly (readonly [string, string])[],
  stands: Read,
): CellsInHand {
  const begun = cells.flatMap(([key]) => (typed.has(key) ? [] : [[key, stands.get(key) ?? null] as const]));
  return { typed: new Map([...typed, ...cells]), read: new Map([...read, ...begun]) };
}

/** These cells are not typed over any more. */
export function without({ typed, read }: CellsInHand, keys: ReadonlySet<string>): CellsInHand {
  const rest = <T>(of: ReadonlyMap<string, T>) => new Map([...of].filter(([key]) => !keys.has(key)));
  return { typed: rest(typed), read: rest(read) };
}

/** What is typed from now on stands over what these cells hold by now. */
export const accepted = (
  { typed, read }: CellsInHand,
  keys: ReadonlySet<string>,
  stands: Read,
): CellsInHand => ({
  typed,
  read: new Map([...read, ...[...keys].map((key) => [key, stands.get(key) ?? null] as const)]),
});

/**
 * Cells that somebody else has saved since they were typed over: those that say otherwise than what stands (told to
 * whoever typed), and those where nothing else was typed than what he had read (they follow what stands).
 */
export function overtakenIn(
  rows: readonly SheetRow[],
  papers: readonly SheetPaper[],
  { typed, read }: CellsInHand,
) {
  const meanwhile = cellsIn(rows, papers).flatMap(({ row, paper }) => {
    const key = cellKey(row, paper);
    const text = typed.get(key);
    const was = read.get(key) ?? null;
    if (text === undefined || was === savedIn(row, paper)) return [];
    const entry = readMark(text, paper.MaxNumber * 2);
    return [{ row, paper, key, text, was, mine: entry === undefined ? undefined : onWire(entry) }];
  });
  const isIdle = ({ row, paper, was, mine }: (typeof meanwhile)[number]) =>
    mine === was || mine === savedIn(row, paper);
  return { idle: meanwhile.filter(isIdle), told: meanwhile.filter((cell) => !isIdle(cell)) };
}

export type OvertakenMark = ReturnType<typeof overtakenIn>['told'][number];
