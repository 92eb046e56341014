import {
  digitsOf,
  nothingText,
  type PaperColumn,
  type PaperRow,
  rowTexts,
  type TableBlock,
} from '@madrasah/events/kernel';
import { CELL_PADDING, drawTable, type TableColumn, type TableRow } from '../pdf/draw-table.ts';
import { contentWidth, INK, QUIET, type Sheet } from './sheet.ts';

const NUMBER_WIDTH = 24;
const MONEY_WIDTH = 52;
const DAY_WIDTH = 84;
/** Words have at least so much: rather than take of it, the titles over figures stand in two lines. */
const WORDS_WIDTH = 90;

const isWords = ({ kind }: PaperColumn) => kind === 'text' || kind === 'name';

/** Wide enough for the longest sum of the table: a figure that wraps would be read as two. */
function moneyWidth({ document, paper, measures }: Sheet, { columns, rows, numbered }: TableBlock): number {
  const money = columns.filter(({ kind }) => kind === 'money');
  const days = columns.filter(({ kind }) => kind === 'day').length * DAY_WIDTH;
  const sums = rows.flatMap((row) =>
    rowTexts(columns, row, paper.language).filter((_, at) => columns[at]?.kind === 'money'),
  );
  document.font('bold', measures.table);
  const widest = (texts: readonly string[]) =>
    Math.max(MONEY_WIDTH, ...texts.map((text) => Math.ceil(document.widthOfString(text)) + 2 * CELL_PADDING));
  const wide = widest([...sums, ...money.map(({ title }) => title)]);
  const left = contentWidth(document) - days - (numbered ? NUMBER_WIDTH : 0) - money.length * wide;
  return left < columns.filter(isWords).length * WORDS_WIDTH ? widest(sums) : wide;
}

function columnsOf(sheet: Sheet, table: TableBlock): TableColumn[] {
  const { columns, numbered } = table;
  const money = moneyWidth(sheet, table);
  const fixed = (column: PaperColumn) => (column.kind === 'money' ? money : DAY_WIDTH);
  const figures = columns.filter((column) => !isWords(column)).reduce((sum, one) => sum + fixed(one), 0);
  const left = contentWidth(sheet.document) - figures - (numbered ? NUMBER_WIDTH : 0);
  const shares = columns.filter(isWords).reduce((sum, { share = 1 }) => sum + share, 0);
  const drawn = columns.map(
    (column): TableColumn => ({
      title: column.title,
      group: column.group,
      width: isWords(column) ? (left * (column.share ?? 1)) / shares : fixed(column),
      align: column.kind === 'money' ? 'right' : 'left',
    }),
  );
  return numbered ? [{ title: numbered, width: NUMBER_WIDTH, align: 'center' }, ...drawn] : drawn;
}

function rowsOf({ paper: { language } }: Sheet, { columns, rows, numbered }: TableBlock): TableRow[] {
  let number = 0;
  const numberOf = ({ kind }: PaperRow) => (kind === undefined ? digitsOf(++number, language) : '');
  return rows.map((row) => {
    const texts = rowTexts(columns, row, language);
    const across = row.kind === 'head';
    return {
      cells: numbered && !across ? [numberOf(row), ...texts] : texts,
      weight: row.kind === 'sum' || across ? 'bold' : 'regular',
      across,
      struck: row.struck,
    };
  });
}

const TITLE_ROOM = 80; // the head of the table and a few rows: a title does not stay behind alone

function drawTitle({ document, measures }: Sheet, title: string): void {
  if (document.y + TITLE_ROOM > document.page.maxY()) document.addPage();
  document.font('bold', measures.title).fillColor(INK).text(title);
}

/** A register, or the sentence that there is nothing. */
export function drawRegister(sheet: Sheet, table: TableBlock): void {
  const { document, paper, measures } = sheet;
  if (table.title) drawTitle(sheet, table.title);
  document.font('regular', measures.small).fillColor(QUIET);
  if (table.rows.length === 0) {
    document.moveDown().text(nothingText(paper.language), { align: 'center' }).moveDown();
    return;
  }
  if (table.unit) document.text(table.unit, { align: 'right' });
  drawTable(document, {
    columns: columnsOf(sheet, table),
    rows: rowsOf(sheet, table),
    size: measures.table,
  });
  document.moveDown(0.3);
}
