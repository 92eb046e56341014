import { digitsOf, type PaperColumn, rowTexts, type TableBlock } from '@madrasah/events/kernel';
import { CELL_PADDING, type TableColumn } from '../pdf/draw-table.ts';
import { contentWidth, type Sheet } from './sheet.ts';

const LEAST: Readonly<Record<'money' | 'code' | 'day' | 'number', number>> = {
  money: 52,
  code: 40,
  day: 84,
  number: 24,
};
/** Words have at least so much: rather than take of it, the titles over figures stand in two lines. */
const WORDS_WIDTH = 90;
/** The widest of many texts is among the longest. */
const MEASURED = 20;

const isWords = ({ kind }: PaperColumn) => kind === 'words' || kind === 'name';

function widestOf({ document }: Sheet, texts: readonly string[]): number {
  const longest = texts.toSorted((one, other) => other.length - one.length).slice(0, MEASURED);
  return Math.max(0, ...longest.map((text) => Math.ceil(document.widthOfString(text)) + 2 * CELL_PADDING));
}

/** The width of each column that may not break its values; undefined for one of words. */
function fixedWidths(sheet: Sheet, { columns, rows }: TableBlock, withTitles: boolean) {
  sheet.document.font('bold', sheet.measures.table);
  const texts = rows
    .filter(({ kind }) => kind !== 'head')
    .map((row) => rowTexts(columns, row, sheet.paper.language));
  const widths = columns.map((column, at) => {
    if (column.kind === 'name' || column.kind === 'words') return undefined;
    const title = withTitles ? [column.title] : [];
    // The word for a sum stands in the first column and may break: it is no value.
    const values = texts.flatMap((row, line) =>
      rows[line]?.kind === 'sum' && column.kind === 'code' ? [] : [row[at] ?? ''],
    );
    return Math.max(LEAST[column.kind], widestOf(sheet, [...values, ...title]));
  });
  // Sums stand under sums: one width for all of them.
  const money = Math.max(
    0,
    ...widths.filter((_, at) => columns[at]?.kind === 'money').map((width) => width ?? 0),
  );
  return widths.map((width, at) => (columns[at]?.kind === 'money' ? money : width));
}

/** Wide enough for the longest value of every column of figures; what is left is shared by the words. */
export function columnsOf(sheet: Sheet, table: TableBlock): TableColumn[] {
  const { columns, numbered, rows } = table;
  sheet.document.font('regular', sheet.measures.table);
  const last = digitsOf(rows.length, sheet.paper.language);
  const number = numbered ? Math.max(LEAST.number, widestOf(sheet, [last])) : 0;
  const leftOf = (widths: readonly (number | undefined)[]) =>
    contentWidth(sheet.document) - number - widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const wide = fixedWidths(sheet, table, true);
  const isTight = leftOf(wide) < columns.filter(isWords).length * WORDS_WIDTH;
  const widths = isTight ? fixedWidths(sheet, table, false) : wide;
  const shares = columns.filter(isWords).reduce((sum, { share = 1 }) => sum + share, 0);
  const drawn = columns.map(
    ({ title, group, kind, share = 1 }, at): TableColumn => ({
      title,
      group,
      width: widths[at] ?? (leftOf(widths) * share) / shares,
      align: kind === 'money' ? 'right' : 'left',
    }),
  );
  return numbered ? [{ title: numbered, width: number, align: 'center' }, ...drawn] : drawn;
}
