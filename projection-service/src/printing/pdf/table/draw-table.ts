import type { ShapedDocument } from '../create-pdf.ts';
import type { PrintedTable, TableRow } from './printed-table.ts';
import { INK, RowDrawer } from './row-drawer.ts';

export { CELL_PADDING, type PrintedTable, type TableColumn, type TableRow } from './printed-table.ts';

class TableDrawer {
  readonly #document: ShapedDocument;
  readonly #table: PrintedTable;
  readonly #drawer: RowDrawer;
  readonly #margin: number;
  #lane = 0;
  /** Where the lanes of this page begin, and the lowest that one of them reached. */
  #top = 0;
  #bottom = 0;
  /** The row that the right lane of the last page begins with. */
  #half: number | undefined;
  /** The height of the row that is carried over; 0 where none is. */
  #carried = 0;

  constructor(document: ShapedDocument, table: PrintedTable) {
    this.#document = document;
    this.#table = table;
    this.#drawer = new RowDrawer(document, table);
    this.#margin = document.page.margins.left;
  }

  /** Of the head and the first row, and of the row of that group where the first names one. */
  beginHeight(): number {
    this.#document.fontSize(this.#table.size);
    const first = this.#table.rows.at(0);
    return this.#drawer.headHeight() + (first ? this.#neededFor(0, first) : 0);
  }

  *draw(): Generator<number> {
    this.#document.fontSize(this.#table.size);
    this.#top = this.#document.y;
    this.#drawer.head(this.#left());
    const { rows, carried } = this.#table;
    this.#carried = carried ? this.#drawer.heightOf(carried(0)) : 0;
    this.#half = this.#halfFrom(0);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows.at(at) as TableRow;
      const isFull = this.#document.y + this.#neededFor(at, row) > this.#document.page.maxY();
      if (isFull || (at === this.#half && this.#lane === 0)) {
        if (this.#turn(at)) yield at;
      }
      this.#drawer.row(this.#left(), row);
    }
    this.#document.font('regular');
    this.#document.x = this.#margin;
    this.#document.y = Math.max(this.#document.y, this.#bottom);
  }

  #left(): number {
    return this.#table.lanes?.[this.#lane] ?? this.#margin;
  }

  /** The name of a group does not stay behind without its first row, nor a page without what it carries over. */
  #neededFor(at: number, row: TableRow): number {
    const next = row.across ? this.#table.rows.at(at + 1) : undefined;
    const after = at + 1 < this.#table.rows.length ? this.#carried : (this.#table.follows ?? 0);
    return this.#drawer.heightOf(row) + (next ? this.#drawer.heightOf(next) : 0) + after;
  }

  /** Where all rows from here on stand on this page, the one that the second of two lanes begins with. */
  #halfFrom(first: number): number | undefined {
    const { lanes, rows, follows = 0 } = this.#table;
    if (!lanes) return undefined;
    const room = 2 * (this.#document.page.maxY() - this.#document.y - follows);
    const feet: number[] = [];
    for (let at = first; at < rows.length; at += 1) {
      feet.push((feet.at(-1) ?? 0) + this.#drawer.heightOf(rows.at(at) as TableRow));
      if ((feet.at(-1) ?? 0) > room) return undefined;
    }
    const half = first + 1 + feet.findIndex((foot) => foot >= (feet.at(-1) ?? 0) / 2);
    return rows.at(half - 1)?.across ? half - 1 : half;
  }

  #title(): void {
    const { title, size } = this.#table;
    if (title)
      this.#document.font('bold', title.size).fillColor(INK).text(title.text, { align: title.align });
    this.#document.fontSize(size);
  }

  /** On to the other half of the page, or to the next page. @returns whether it is another page */
  #turn(at: number): boolean {
    const document = this.#document;
    const carried = at > 0 ? this.#table.carried?.(at) : undefined;
    if (carried) this.#drawer.row(this.#left(), carried);
    this.#bottom = Math.max(this.#bottom, document.y);
    const isOther = this.#table.lanes !== undefined && this.#lane === 0;
    if (isOther) document.y = this.#top;
    else {
      document.addPage();
      this.#title();
      this.#top = document.y;
      this.#bottom = 0;
    }
    this.#lane = isOther ? 1 : 0;
    this.#drawer.head(this.#left());
    if (carried) this.#drawer.row(this.#left(), carried);
    if (!isOther) this.#half = this.#halfFrom(at);
    return !isOther;
  }
}

/** How much room a table takes until its first row stands. */
export const beginHeight = (document: ShapedDocument, table: PrintedTable): number =>
  new TableDrawer(document, table).beginHeight();

/**
 * Draws a table and leaves the document just below it. Rows are never torn by the end of a page; the head is
 * repeated on the next one, which pdfkit's own table does not do. It pauses at every page, telling how many rows
 * stand: a paper of a thousand pages is written out as it is drawn.
 */
export const tableDrawing = (document: ShapedDocument, table: PrintedTable): Generator<number> =>
  new TableDrawer(document, table).draw();

/** Draws a table without pausing. */
export function drawTable(document: ShapedDocument, table: PrintedTable): void {
  for (const _ of tableDrawing(document, table));
}
