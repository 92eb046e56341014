import { digitsOf, nothingText, rowNumbers, rowTexts, type TableBlock } from '@madrasah/events/kernel';
import { beginHeight, drawTable, type TableRow } from '../pdf/draw-table.ts';
import { columnsOf } from './columns.ts';
import { INK, QUIET, type Sheet } from './sheet.ts';

function rowsOf({ paper: { language } }: Sheet, { columns, rows, numbered }: TableBlock): TableRow[] {
  const numbers = rowNumbers(rows);
  return rows.map((row, at) => {
    const texts = rowTexts(columns, row, language);
    const across = row.kind === 'head';
    return {
      cells: numbered && !across ? [digitsOf(numbers[at] ?? '', language), ...texts] : texts,
      weight: row.kind === 'sum' || across ? 'bold' : 'regular',
      across,
      struck: row.struck,
    };
  });
}

/** What stands above a table. */
function drawAbove({ document, measures }: Sheet, { title, unit }: TableBlock): void {
  if (title) document.font('bold', measures.title).fillColor(INK).text(title);
  document.font('regular', measures.small).fillColor(QUIET);
  if (unit) document.text(unit, { align: 'right' });
}

function heightAbove({ document, measures }: Sheet, { title, unit }: TableBlock): number {
  const titled = title ? document.font('bold', measures.title).heightOfString(title) : 0;
  return titled + (unit ? document.font('regular', measures.small).heightOfString(unit) : 0);
}

/** A register, or the sentence that there is nothing. Neither title nor head stays behind without the first row. */
export function drawRegister(sheet: Sheet, block: TableBlock): void {
  const { document, paper, measures } = sheet;
  if (block.rows.length === 0) {
    drawAbove(sheet, { ...block, unit: '' });
    document.moveDown().text(nothingText(paper.language), { align: 'center' }).moveDown();
    return;
  }
  const table = { columns: columnsOf(sheet, block), rows: rowsOf(sheet, block), size: measures.table };
  const height = heightAbove(sheet, block) + beginHeight(document, table);
  if (document.y + height > document.page.maxY()) document.addPage();
  drawAbove(sheet, block);
  drawTable(document, table);
  document.moveDown(0.3);
}
