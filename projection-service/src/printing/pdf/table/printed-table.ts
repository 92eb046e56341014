import type { Weight } from '../fonts/font-stack.ts';

/** A column of a printed table; `width` in points. */
export interface TableColumn {
  title: string;
  width: number;
  align: 'left' | 'right' | 'center';
  /** Neighbours of one group stand under its name. */
  group?: string | undefined;
  shaded?: boolean | undefined;
  /** Its title stands upright. */
  turned?: boolean | undefined;
  /** Its cells are pictures; where there is none its text, initials, stands in the frame. */
  framed?: boolean | undefined;
}

/** A row: one text per column. */
export interface TableRow {
  cells: readonly string[];
  weight?: Weight | undefined;
  /** Of a row whose weight is regular, the cells that are bold. */
  bold?: readonly boolean[] | undefined;
  /** The first text takes all columns. */
  across?: boolean | undefined;
  struck?: boolean | undefined;
  /** Puts the row's picture where its framed cell is. @returns whether there is one */
  picture?: ((box: { x: number; y: number; width: number; height: number }) => boolean) | undefined;
}

/** Rows by their place, each made when it is drawn: an array will do for a short table. */
export interface Rows {
  readonly length: number;
  at(index: number): TableRow | undefined;
}

/** What a table is drawn from; it begins at the document's present height, at the left margin. */
export interface PrintedTable {
  columns: readonly TableColumn[];
  rows: readonly TableRow[] | Rows;
  /** Font size in points. */
  size: number;
  /** Stands again above the head on every further page; in points, its size. */
  title?: { readonly text: string; readonly size: number; readonly align: 'left' | 'right' } | undefined;
  /** Lines between the columns, and rows of at least this height, in points. */
  ruled?: number | undefined;
  /** The left half of a page before the right one, and of the last page half of the rows in each: both left edges. */
  lanes?: readonly [number, number] | undefined;
  /** The row that ends a page and begins the next, after so many rows. */
  carried?: ((rows: number) => TableRow) | undefined;
  /** In points: so much of what follows stands on the page of the last row. */
  follows?: number | undefined;
}

/** The room left and right of a cell's text, in points. */
export const CELL_PADDING = 4;
/** In a cell that is narrower than this, less of it. */
const NARROW = 22;

export const paddingOf = ({ width }: { readonly width: number }): number =>
  width < NARROW ? 1 : CELL_PADDING;
