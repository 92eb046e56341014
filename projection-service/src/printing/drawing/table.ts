import {
  carriedRow,
  digitsOf,
  isSum,
  nothingText,
  type PaperRow,
  rowNumbers,
  rowTexts,
  type TableBlock,
} from '@madrasah/events/kernel';
import { beginHeight, type PrintedTable, type TableRow, tableDrawing } from '../pdf/table/draw-table.ts';
import type { Rows } from '../pdf/table/printed-table.ts';
import { columnsOf, laneEdges } from './columns.ts';
import { contentWidth, INK, isRightToLeft, QUIET, type Sheet } from './sheet.ts';

/** High enough to write in. */
const RULED_HEIGHT = 17;
/** Of what is left free under a table, in its lines. */
const GAP_LINES = 0.3;

function rowOf(sheet: Sheet, { columns, numbered }: TableBlock, row: PaperRow, number: number | undefined) {
  const { language } = sheet.paper;
  const texts = rowTexts(columns, row, language);
  const across = row.kind === 'head';
  const isCounted = numbered && !across;
  const cells = isCounted ? [digitsOf(number ?? '', language), ...texts] : texts;
  const sums = row.sums && [...(isCounted ? [false] : []), ...columns.map((_, at) => isSum(row, at))];
  const inOrder = <T>(of: readonly T[]) => (isRightToLeft(sheet) ? of.toReversed() : of);
  return {
    cells: inOrder(cells),
    bold: sums && inOrder(sums),
    weight: row.kind === 'sum' || across ? 'bold' : 'regular',
    across,
    struck: row.struck,
    picture: (box) => sheet.pictures.draw(row.picture, box),
  } satisfies TableRow;
}

/** All the texts of a long register at once would be its weight again: each row is written out when it is drawn. */
function rowsOf(sheet: Sheet, block: TableBlock): Rows {
  const numbers = rowNumbers(block.rows, block.first);
  return {
    length: block.rows.length,
    at(index) {
      const row = block.rows[index];
      return row && rowOf(sheet, block, row, numbers[index]);
    },
  };
}

/** What stands above a table. */
function drawAbove(sheet: Sheet, { title, unit }: TableBlock): void {
  const { document, measures } = sheet;
  const ends = isRightToLeft(sheet) ? (['right', 'left'] as const) : (['left', 'right'] as const);
  if (title) document.font('bold', measures.title).fillColor(INK).text(title, { align: ends[0] });
  document.font('regular', measures.small).fillColor(QUIET);
  if (unit) document.text(unit, { align: ends[1] });
}

function heightAbove({ document, measures }: Sheet, { title, unit }: TableBlock): number {
  const width = contentWidth(document);
  const titled = title ? document.font('bold', measures.title).heightOfString(title, { width }) : 0;
  return titled + (unit ? document.font('regular', measures.small).heightOfString(unit, { width }) : 0);
}

/** The gap belongs to what follows: without it lines to sign on were left alone on a page of their own. */
const gapBelow = ({ document, measures }: Sheet): number =>
  GAP_LINES * document.font('regular', measures.table).currentLineHeight(true);

function printed(sheet: Sheet, block: TableBlock, follows: number): PrintedTable {
  const columns = columnsOf(sheet, block);
  const carries = block.columns.some(({ carry }) => carry);
  return {
    columns: isRightToLeft(sheet) ? columns.toReversed() : columns,
    rows: rowsOf(sheet, block),
    size: sheet.measures.table,
    title: block.title
      ? { text: block.title, size: sheet.measures.title, align: isRightToLeft(sheet) ? 'right' : 'left' }
      : undefined,
    ruled: block.ruled ? RULED_HEIGHT : undefined,
    lanes: laneEdges(sheet, block),
    follows: follows && follows + gapBelow(sheet),
    ...(carries && {
      carried: (rows: number) =>
        rowOf(sheet, block, carriedRow(block, rows, sheet.paper.language), undefined),
    }),
  };
}

/**
 * A register, or the sentence that there is nothing. Neither title nor head stays behind without the first row. It
 * pauses at every page.
 * @param follows points that what follows takes of the page of its last row
 */
export function* drawRegister(sheet: Sheet, block: TableBlock, follows = 0): Generator<number> {
  const { document, paper } = sheet;
  if (block.rows.length === 0) {
    drawAbove(sheet, { ...block, unit: '' });
    document.moveDown().text(nothingText(paper.language), { align: 'center' }).moveDown();
    return;
  }
  const table = printed(sheet, block, follows);
  const height = heightAbove(sheet, block) + beginHeight(document, table);
  if (document.y + height > document.page.maxY()) {
    document.addPage();
    yield 0;
  }
  drawAbove(sheet, block);
  yield* tableDrawing(document, table);
  document.moveDown(GAP_LINES);
}
