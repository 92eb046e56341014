import type { Problem } from '../endpoint/problem.ts';
import type { AskedColumn } from './headings/asked.ts';
import type { Cell, RowRead } from './table.ts';

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
  /** What stands in the cell. */
  readonly value?: string;
}

/** A row that cannot be taken as it stands, as far as it was read. */
export interface WrongRow {
  readonly line: number;
  readonly row: RowRead;
}

export interface ReadRows<R> {
  /** Rows that say anything. */
  readonly rows: number;
  readonly good: readonly ImportRow<R>[];
  readonly wrong: readonly WrongRow[];
  readonly problems: readonly RowProblem[];
  /** The headings are wrong: no row is taken, however good it is. */
  readonly stopped: boolean;
  /** Columns whose headings are not known, and by wire name what they may be. */
  readonly asked: readonly AskedColumn[];
  readonly free: readonly string[];
  /** What whoever brought the file ought to know of how it was understood. */
  readonly notices: readonly Problem[];
  /** What stands in a line of the file, by wire name of its column; nothing for a line that is none of its rows. */
  cellsAt(line: number): Readonly<Record<string, Cell>>;
  /** What stands in it under no heading, from the left. */
  beyondAt(line: number): readonly Cell[];
}
