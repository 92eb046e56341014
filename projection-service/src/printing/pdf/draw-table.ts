import type { ShapedDocument } from './create-pdf.ts';
import type { Weight } from './fonts/font-stack.ts';

/** A column of a printed table; `width` in points. */
export interface TableColumn {
  title: string;
  width: number;
  align: 'left' | 'right' | 'center';
  /** Neighbours of one group stand under its name. */
  group?: string | undefined;
}

/** A row: one text per column. */
export interface TableRow {
  cells: readonly string[];
  weight?: Weight | undefined;
  /** The first text takes all columns. */
  across?: boolean | undefined;
  struck?: boolean | undefined;
}

/** What a table is drawn from; it begins at the document's present height, at the left margin. */
export interface PrintedTable {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Font size in points. */
  size: number;
}

/** The room left and right of a cell's text, in points. */
export const CELL_PADDING = 4;
const ROW_PADDING = 1;
const HEAD_GROUND = '#eef1ef';
const LINE = '#c9cfcc';
const INK = '#1a1f1d';

interface Cell {
  readonly text: string;
  readonly width: number;
  readonly align: TableColumn['align'];
}

class TableDrawer {
  readonly #document: ShapedDocument;
  readonly #table: PrintedTable;
  readonly #left: number;
  readonly #width: number;

  constructor(document: ShapedDocument, table: PrintedTable) {
    this.#document = document;
    this.#table = table;
    this.#left = document.page.margins.left;
    this.#width = table.columns.reduce((width, column) => width + column.width, 0);
  }

  /** Of the head and the first row, and of the row of that group where the first names one. */
  beginHeight(): number {
    this.#document.fontSize(this.#table.size);
    const first = this.#table.rows.slice(0, this.#table.rows[0]?.across ? 2 : 1);
    return this.#headHeight() + first.reduce((sum, row) => sum + this.#heightOf(row), 0);
  }

  draw(): void {
    this.#document.fontSize(this.#table.size);
    this.#head();
    for (const [at, row] of this.#table.rows.entries()) {
      // The name of a group does not stay behind without its first row.
      const next = row.across ? this.#table.rows[at + 1] : undefined;
      const height = this.#heightOf(row) + (next ? this.#heightOf(next) : 0);
      if (this.#document.y + height > this.#document.page.maxY()) {
        this.#document.addPage();
        this.#head();
      }
      this.#row(this.#cells(row), row);
    }
    this.#document.font('regular');
    this.#document.x = this.#left;
  }

  #headLines(): Cell[][] {
    const titles = this.#cells({ cells: this.#table.columns.map(({ title }) => title) });
    return this.#table.columns.some(({ group }) => group !== undefined) ? [this.#groups(), titles] : [titles];
  }

  #headHeight(): number {
    this.#document.font('bold');
    return this.#headLines().reduce((sum, cells) => sum + this.#height(cells), 0);
  }

  #head(): void {
    this.#rule(this.#document.y);
    for (const cells of this.#headLines()) this.#ground(cells);
  }

  #ground(cells: readonly Cell[]): void {
    this.#document.font('bold');
    const height = this.#height(cells);
    this.#document.rect(this.#left, this.#document.y, this.#width, height).fill(HEAD_GROUND);
    this.#row(cells, { weight: 'bold' });
  }

  /** Neighbours of one group as one cell. */
  #groups(): Cell[] {
    const cells: { text: string; width: number; align: 'center' }[] = [];
    let last: string | undefined;
    for (const { group = '', width } of this.#table.columns) {
      const before = cells.at(-1);
      if (before && group !== '' && group === last) before.width += width;
      else cells.push({ text: group, width, align: 'center' });
      last = group;
    }
    return cells;
  }

  #cells({ cells, across }: TableRow): Cell[] {
    if (across) return [{ text: cells[0] ?? '', width: this.#width, align: 'left' }];
    return this.#table.columns.map(({ width, align }, at) => ({ text: cells[at] ?? '', width, align }));
  }

  #row(cells: readonly Cell[], { weight = 'regular', struck = false }: Omit<TableRow, 'cells'>): void {
    const document = this.#document;
    const top = document.y;
    document.font(weight).fillColor(INK);
    const height = this.#height(cells);
    let x = this.#left;
    for (const { text, width, align } of cells) {
      const options = { width: width - 2 * CELL_PADDING, align, strike: struck };
      document.text(text, x + CELL_PADDING, top + ROW_PADDING, options);
      x += width;
    }
    document.y = top + height;
    this.#rule(document.y);
  }

  #heightOf(row: TableRow): number {
    this.#document.font(row.weight ?? 'regular');
    return this.#height(this.#cells(row));
  }

  /** In the font that is set. */
  #height(cells: readonly Cell[]): number {
    const heights = cells.map(({ text, width }) =>
      this.#document.heightOfString(text, { width: width - 2 * CELL_PADDING }),
    );
    return Math.max(...heights, this.#document.currentLineHeight()) + 2 * ROW_PADDING;
  }

  #rule(y: number): void {
    const right = this.#left + this.#width;
    this.#document.moveTo(this.#left, y).lineTo(right, y).lineWidth(0.5).strokeColor(LINE).stroke();
  }
}

/** How much room a table takes until its first row stands. */
export const beginHeight = (document: ShapedDocument, table: PrintedTable): number =>
  new TableDrawer(document, table).beginHeight();

/**
 * Draws a table and leaves the document just below it. Rows are never torn by the end of a page; the head is
 * repeated on the next one, which pdfkit's own table does not do.
 */
export function drawTable(document: ShapedDocument, table: PrintedTable): void {
  new TableDrawer(document, table).draw();
}
