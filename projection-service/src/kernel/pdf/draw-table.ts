import type { ShapedDocument } from './create-pdf.ts';
import type { Weight } from './fonts/font-stack.ts';

/** A column of a printed table; `width` in points. */
export interface PaperColumn {
  title: string;
  width: number;
  align: 'left' | 'right' | 'center';
}

/** A row: one text per column. */
export interface PaperRow {
  cells: readonly string[];
  weight?: Weight;
}

/** What a table is drawn from; it begins at the document's present height, at the left margin. */
export interface PaperTable {
  columns: readonly PaperColumn[];
  rows: readonly PaperRow[];
  /** Font size in points. */
  size: number;
}

/** The room left and right of a cell's text, in points. */
export const CELL_PADDING = 4;
const ROW_PADDING = 1;
const HEAD_GROUND = '#eef1ef';
const LINE = '#c9cfcc';
const INK = '#1a1f1d';

class TableDrawer {
  readonly #document: ShapedDocument;
  readonly #table: PaperTable;
  readonly #left: number;
  readonly #width: number;

  constructor(document: ShapedDocument, table: PaperTable) {
    this.#document = document;
    this.#table = table;
    this.#left = document.page.margins.left;
    this.#width = table.columns.reduce((width, column) => width + column.width, 0);
  }

  draw(): void {
    this.#document.fontSize(this.#table.size);
    this.#head();
    for (const row of this.#table.rows) {
      if (this.#document.y + this.#heightOf(row) > this.#document.page.maxY()) {
        this.#document.addPage();
        this.#head();
      }
      this.#row(row);
    }
    this.#document.font('regular');
    this.#document.x = this.#left;
  }

  #head(): void {
    const row: PaperRow = { cells: this.#table.columns.map(({ title }) => title), weight: 'bold' };
    this.#rule(this.#document.y);
    const ground = { y: this.#document.y, height: this.#heightOf(row) };
    this.#document.rect(this.#left, ground.y, this.#width, ground.height).fill(HEAD_GROUND);
    this.#row(row);
  }

  #row(row: PaperRow): void {
    const document = this.#document;
    const top = document.y;
    const height = this.#heightOf(row);
    let x = this.#left;
    document.font(row.weight ?? 'regular').fillColor(INK);
    for (const [index, { width, align }] of this.#table.columns.entries()) {
      const text = row.cells[index] ?? '';
      document.text(text, x + CELL_PADDING, top + ROW_PADDING, { width: width - 2 * CELL_PADDING, align });
      x += width;
    }
    document.y = top + height;
    this.#rule(document.y);
  }

  #heightOf({ cells, weight = 'regular' }: PaperRow): number {
    this.#document.font(weight);
    const heights = this.#table.columns.map(({ width }, index) =>
      this.#document.heightOfString(cells[index] ?? '', { width: width - 2 * CELL_PADDING }),
    );
    return Math.max(...heights, this.#document.currentLineHeight()) + 2 * ROW_PADDING;
  }

  #rule(y: number): void {
    const right = this.#left + this.#width;
    this.#document.moveTo(this.#left, y).lineTo(right, y).lineWidth(0.5).strokeColor(LINE).stroke();
  }
}

/**
 * Draws a table and leaves the document just below it. Rows are never torn by the end of a page; the head is
 * repeated on the next one, which pdfkit's own table does not do.
 */
export function drawTable(document: ShapedDocument, table: PaperTable): void {
  new TableDrawer(document, table).draw();
}
