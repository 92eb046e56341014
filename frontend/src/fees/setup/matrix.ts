import {
  feePricesRevision,
  PRICE_COLUMNS,
  type PriceColumn,
  type PriceRevision,
  type PriceRow,
} from '@madrasah/events/fees';
import { toTaka } from '@madrasah/events/kernel';
import { readTaka } from '../../kit/figures/typed.ts';
import type { FeeHeadRow } from '../rows.ts';

/** What was typed over the stored cells, by head and column; '' empties a cell, which is no 0. */
export type Edits = Readonly<Record<number, Readonly<Record<string, string>>>>;

export interface MatrixRow {
  readonly head: FeeHeadRow;
  /** What is in force, by column; a head never priced has none. */
  readonly price: PriceRow | undefined;
  /** The version of all that it costs, whenever it begins. */
  readonly revision: number;
}

export interface Cell {
  /** Taka in force; null is empty. */
  readonly stored: number | null;
  /** As typed; undefined where nothing was. */
  readonly typed: string | undefined;
  /** What would be saved, in taka; undefined when what is typed is no sum. */
  readonly taka: number | null | undefined;
  readonly changed: boolean;
}

/** The heads of a class's matrix in their order, each with its prices. */
export function matrixRows(
  heads: readonly FeeHeadRow[],
  prices: readonly PriceRow[],
  revisions: readonly PriceRevision[],
): readonly MatrixRow[] {
  const known = new Map(prices.map((price) => [price.SLID, price]));
  const seen = new Map(revisions.map(({ SLID, revision }) => [SLID, revision]));
  return heads.map((head) => ({
    ...{ head, price: known.get(head.SLID) },
    revision: seen.get(head.SLID) ?? feePricesRevision(),
  }));
}

function cellOf({ head, price }: MatrixRow, column: PriceColumn, edits: Edits): Cell {
  const stored = price?.[column] ?? null;
  const typed = edits[head.SLID]?.[column];
  if (typed === undefined) return { stored, typed, taka: stored, changed: false };
  if (typed.trim() === '') return { stored, typed, taka: null, changed: stored !== null };
  const read = readTaka(typed);
  const taka = read === undefined ? undefined : toTaka(read);
  return { stored, typed, taka, changed: taka !== stored };
}

/** The twelve cells of a row in the order of PRICE_COLUMNS. */
export const cellsOf = (row: MatrixRow, edits: Edits): readonly Cell[] =>
  PRICE_COLUMNS.map((column) => cellOf(row, column, edits));

export const isChanged = (row: MatrixRow, edits: Edits) => cellsOf(row, edits).some(({ changed }) => changed);
export const isWrong = (row: MatrixRow, edits: Edits) =>
  cellsOf(row, edits).some(({ taka }) => taka === undefined);

/** The cells that are no sums, row by row: the head and the places of its columns. */
export const wrongCells = (rows: readonly MatrixRow[], edits: Edits) =>
  rows.flatMap((row) =>
    cellsOf(row, edits).flatMap(({ taka, typed = '' }, at) =>
      taka === undefined ? [{ head: row.head.AccSubsidiaryLedger.SlName, at, typed }] : [],
    ),
  );

/** Cells of a head that is priced at all, where somebody forgot one: an empty cell is never charged as 0. */
export function missingIn(rows: readonly MatrixRow[], edits: Edits): number {
  return rows
    .map((row) => cellsOf(row, edits))
    .filter((cells) => cells.some(({ taka }) => typeof taka === 'number'))
    .reduce((sum, cells) => sum + cells.filter(({ taka }) => taka === null).length, 0);
}

/** The body's cells: a row is saved whole, an empty cell goes as ''. */
export const cellsToSend = (row: MatrixRow, edits: Edits) =>
  Object.fromEntries(
    cellsOf(row, edits).map(({ taka }, index) => [PRICE_COLUMNS[index] as string, taka ?? '']),
  );
