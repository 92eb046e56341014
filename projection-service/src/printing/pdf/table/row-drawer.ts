import type { ShapedDocument } from '../create-pdf.ts';
import { type PrintedTable, paddingOf, type TableColumn, type TableRow } from './printed-table.ts';
import { drawTurned, turnedHeight } from './turned.ts';

const ROW_PADDING = 1;
const HEAD_GROUND = '#eef1ef';
const SHADE = '#e4e8e6';
const LINE = '#c9cfcc';
const RULE = '#8a918d';
export const INK = '#1a1f1d';
/** Of the frame of a picture: three to four, as faces are taken. */
export const FRAME = { width: 27, height: 36 };

interface Cell extends Pick<TableColumn, 'width' | 'align' | 'shaded' | 'framed' | 'turned'> {
  readonly text: string;
  /** In a row that is regular otherwise. */
  readonly bold?: boolean | undefined;
}

/** Draws the rows of one table, each where it is told to. */
export class RowDrawer {
  readonly width: number;
  readonly #document: ShapedDocument;
  readonly #table: PrintedTable;

  constructor(document: ShapedDocument, table: PrintedTable) {
    this.#document = document;
    this.#table = table;
    this.width = table.columns.reduce((width, column) => width + column.width, 0);
  }

  headHeight(): number {
    this.#document.font('bold');
    return this.#headLines().reduce((sum, cells) => sum + this.#height(cells), 0);
  }

  heightOf(row: TableRow): number {
    this.#document.font(row.bold?.some(Boolean) ? 'bold' : (row.weight ?? 'regular'));
    const height = this.#height(this.#cells(row));
    return row.across ? height : Math.max(height, this.#table.ruled ?? 0);
  }

  head(left: number): void {
    this.#rule(left, this.#document.y);
    for (const cells of this.#headLines()) {
      this.#document.font('bold');
      const height = this.#height(cells);
      this.#document.rect(left, this.#document.y, this.width, height).fill(HEAD_GROUND);
      this.#line(left, cells, { weight: 'bold' }, height);
    }
  }

  row(left: number, row: TableRow): void {
    const height = this.heightOf(row);
    this.#line(left, this.#cells(row), row, height);
  }

  #headLines(): Cell[][] {
    const titles = this.#table.columns.map(({ framed: _, ...column }) => ({ ...column, text: column.title }));
    return this.#table.columns.some(({ group }) => group !== undefined) ? [this.#groups(), titles] : [titles];
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

  #cells({ cells, across, bold }: TableRow): Cell[] {
    const { columns } = this.#table;
    if (across) {
      const align = columns.at(-1)?.align === 'right' && columns[0]?.align === 'right' ? 'right' : 'left';
      return [{ text: cells.find(Boolean) ?? '', width: this.width, align }];
    }
    return columns.map(({ turned: _, ...column }, at) => ({
      ...{ ...column, text: cells[at] ?? '', bold: bold?.[at] },
    }));
  }

  #line(left: number, cells: readonly Cell[], row: Omit<TableRow, 'cells'>, height: number): void {
    const document = this.#document;
    const { weight = 'regular', struck = false } = row;
    const top = document.y;
    let x = left;
    for (const cell of cells) {
      const padding = paddingOf(cell);
      if (cell.shaded) document.rect(x, top, cell.width, height).fill(SHADE);
      document.font(cell.bold ? 'bold' : weight).fillColor(INK);
      if (cell.framed && !row.across && weight === 'regular') {
        const box = { x: x + (cell.width - FRAME.width) / 2, y: top + 2, ...FRAME };
        if (!row.picture?.(box)) drawFrame(document, cell, x, box.y);
      } else if (cell.turned)
        drawTurned(document, cell, { x, y: top + ROW_PADDING, height: height - 2 * ROW_PADDING });
      else
        document.text(cell.text, x + padding, top + ROW_PADDING, {
          ...{ width: cell.width - 2 * padding, align: cell.align, strike: struck },
        });
      x += cell.width;
    }
    document.y = top + height;
    this.#rule(left, document.y);
    if (this.#table.ruled !== undefined) this.#uprights(left, cells, top, height);
  }

  #uprights(left: number, cells: readonly Cell[], top: number, height: number): void {
    const document = this.#document.lineWidth(0.4).strokeColor(RULE);
    let x = left;
    for (const { width } of [{ width: 0 }, ...cells]) {
      x += width;
      document
        .moveTo(x, top)
        .lineTo(x, top + height)
        .stroke();
    }
  }

  /** In the font that is set. */
  #height(cells: readonly Cell[]): number {
    const heights = cells.map((cell) =>
      cell.framed
        ? FRAME.height + 4
        : cell.turned
          ? turnedHeight(this.#document, cell)
          : this.#document.heightOfString(cell.text, { width: cell.width - 2 * paddingOf(cell) }),
    );
    return Math.max(...heights, this.#document.currentLineHeight()) + 2 * ROW_PADDING;
  }

  #rule(left: number, y: number): void {
    const colour = this.#table.ruled === undefined ? LINE : RULE;
    this.#document
      .moveTo(left, y)
      .lineTo(left + this.width, y)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke();
  }
}

/** An empty frame of a picture with the initials of whose it would be. */
export function drawFrame(
  document: ShapedDocument,
  { text, width }: { readonly text: string; readonly width: number },
  x: number,
  y: number,
  { width: side, height } = FRAME,
): void {
  const left = x + (width - side) / 2;
  document.rect(left, y, side, height).lineWidth(0.6).strokeColor(RULE).stroke();
  document.fillColor(RULE);
  const below = y + (height - document.currentLineHeight()) / 2;
  document.text(text, left, below, { width: side, align: 'center' });
}
