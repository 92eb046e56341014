import { PRICE_COLUMNS } from '@madrasah/events/fees';
import { useRef, useState } from 'react';
import { type Edits, isChanged, type MatrixRow } from './matrix.ts';

/** A cell of a row that somebody else has changed since it was typed over. */
export interface OvertakenCell {
  readonly row: MatrixRow;
  /** Its place among PRICE_COLUMNS. */
  readonly at: number;
}

/** The cells whose price is another than when the row was begun. */
export const overtakenCells = (was: MatrixRow, row: MatrixRow): OvertakenCell[] =>
  PRICE_COLUMNS.flatMap((column, at) =>
    (was.price?.[column] ?? null) === (row.price?.[column] ?? null) ? [] : [{ row, at }],
  );

/**
 * What rows were typed over: while nothing is typed in one it follows what stands, then it keeps what was seen and its
 * version until whoever types has seen what somebody else has saved.
 * @param begun what an earlier visit has left typed over, as it was seen then
 */
export function useSeenRows(rows: readonly MatrixRow[], edits: Edits, begun: readonly MatrixRow[] = []) {
  const held = useRef<Map<number, MatrixRow>>(undefined);
  held.current ??= new Map(begun.map((row) => [row.head.SLID, row]));
  const known = held.current;
  const [, again] = useState(0);
  const follow = (row: MatrixRow) => void known.set(row.head.SLID, row);
  for (const row of rows) if (!isChanged(row, edits) || !known.has(row.head.SLID)) follow(row);
  const seen = (row: MatrixRow) => known.get(row.head.SLID) ?? row;
  const overtaken = rows.filter((row) => seen(row).revision !== row.revision);
  return {
    /** As it was when something was first typed in it. */
    rowOf: seen,
    versionOf: (row: MatrixRow) => seen(row).revision,
    /** Rows that somebody else has saved meanwhile. */
    overtaken,
    cells: overtaken.flatMap((row) => overtakenCells(seen(row), row)),
    /** From now on what is typed stands over what they are now. */
    accept() {
      for (const row of overtaken) follow(row);
      again((round) => round + 1);
    },
  };
}
