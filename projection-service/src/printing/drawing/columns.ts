import { digitsOf, type PaperColumn, rowTexts, type TableBlock } from '@madrasah/events/kernel';
import { CELL_PADDING, type TableColumn } from '../pdf/table/printed-table.ts';
import { FRAME } from '../pdf/table/row-drawer.ts';
import { contentWidth, isRightToLeft, type Sheet } from './sheet.ts';

const LEAST: Readonly<Record<'money' | 'code' | 'day' | 'count' | 'figure' | 'number', number>> = {
  money: 52,
  code: 40,
  day: 84,
  count: 30,
  figure: 40,
  number: 24,
};
/** Of a page that is tight: what money has at least. */
const LEAST_TIGHT = 34;
/** Words have at least so much: rather than take of it, the titles over figures stand in two lines. */
const WORDS_WIDTH = 90;
/** Beside cells to write in, words have as much as they need, and never more. */
const MOST_BESIDE_MARKS = 150;
const MOST_BESIDE_COUNTS = 190;
/** The widest of many texts is among the longest. */
const MEASURED = 20;
const LANE_GAP = 14;

const isWords = ({ kind }: PaperColumn) => kind === 'words' || kind === 'name';
const isFigures = ({ kind }: PaperColumn) => kind === 'money' || kind === 'count';

/** The longest texts of each column: a register of a whole school is not written out to be measured. */
function longestTexts({ columns, rows }: TableBlock, language: Sheet['paper']['language']): string[][] {
  const longest = columns.map((): string[] => []);
  for (const row of rows) {
    if (row.kind === 'head') continue;
    for (const [at, text] of rowTexts(columns, row, language).entries()) {
      const kept = longest[at] as string[];
      // The word for a sum stands in the first column and may break: it is no value.
      if (row.kind === 'sum' && ['code', 'figure'].includes(columns[at]?.kind ?? '')) continue;
      if (kept.length === MEASURED && text.length <= (kept.at(-1) as string).length) continue;
      kept.push(text);
      kept.sort((one, other) => other.length - one.length);
      kept.length = Math.min(kept.length, MEASURED);
    }
  }
  return longest;
}

const widestOf = ({ document }: Sheet, texts: readonly string[]): number =>
  Math.max(0, ...texts.map((text) => Math.ceil(document.widthOfString(text)) + 2 * CELL_PADDING));

/** The width of each column that may not break its values; undefined for one that takes of what is left. */
function fixedWidths(sheet: Sheet, { columns }: TableBlock, longest: string[][], withTitles: boolean) {
  sheet.document.font('bold', sheet.measures.table);
  const hasMarks = columns.some(({ kind }) => kind === 'mark');
  const widths = columns.map((column, at) => {
    // Where the page is tight a title may break between its words, never within one.
    const titled = withTitles || !isFigures(column) ? [column.title] : column.title.split(' ');
    const texts = [...(longest[at] ?? []), ...(withTitles || isFigures(column) ? titled : [])];
    if (column.kind === 'mark') return undefined;
    if (column.kind === 'photo') return FRAME.width + 2 * CELL_PADDING;
    const least =
      !withTitles && column.kind === 'money' ? LEAST_TIGHT : LEAST[column.kind as keyof typeof LEAST];
    if (!isWords(column)) return Math.max(least, widestOf(sheet, texts));
    return hasMarks ? Math.min(MOST_BESIDE_MARKS, widestOf(sheet, texts)) : undefined;
  });
  // Sums stand under sums: one width for all of them, where there is room.
  if (!withTitles) return widths;
  const money = widths.filter((_, at) => columns[at]?.kind === 'money');
  const widest = Math.max(0, ...money.map((width) => width ?? 0));
  return widths.map((width, at) => (columns[at]?.kind === 'money' ? widest : width));
}

/** Of the whole width, or of one lane of it. */
const laneWidth = ({ document }: Sheet, { lanes }: TableBlock) =>
  lanes ? (contentWidth(document) - LANE_GAP) / lanes : contentWidth(document);

/** The left edges of both lanes. */
export function laneEdges(sheet: Sheet, table: TableBlock): readonly [number, number] | undefined {
  if (!table.lanes) return undefined;
  const { left } = sheet.document.page.margins;
  const second = left + laneWidth(sheet, table) + LANE_GAP;
  return isRightToLeft(sheet) ? [second, left] : [left, second];
}

/** What is left by the columns of values, shared by the others; where that is too little, titles may break. */
function widthsOf(sheet: Sheet, table: TableBlock, forNumber: number): number[] {
  const { columns } = table;
  const longest = longestTexts(table, sheet.paper.language);
  const leftOf = (widths: readonly (number | undefined)[]) =>
    laneWidth(sheet, table) - forNumber - widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const wide = fixedWidths(sheet, table, longest, true);
  const sharing = columns.filter((_, at) => wide[at] === undefined);
  const isTight = leftOf(wide) < sharing.filter(isWords).length * WORDS_WIDTH;
  const widths = isTight ? fixedWidths(sheet, table, longest, false) : wide;
  const shares = sharing.reduce((sum, { share = 1 }) => sum + share, 0);
  const left = leftOf(widths);
  const counts = columns.filter(({ kind }) => kind === 'count').length;
  // The eye does not follow a figure over an empty half of the page: what words do not need goes to the counts.
  const spare = counts === 0 ? 0 : Math.max(0, left - sharing.length * MOST_BESIDE_COUNTS);
  return columns.map(({ share = 1, kind }, at) =>
    kind === 'count' ? (widths[at] ?? 0) + spare / counts : (widths[at] ?? ((left - spare) * share) / shares),
  );
}

/** Figures end below each other, in the middle under a title that stands upright; undefined for words. */
function alignOf(column: PaperColumn): 'right' | 'center' | undefined {
  if (column.kind === 'mark' || column.turned) return 'center';
  return isFigures(column) || column.kind === 'figure' ? 'right' : undefined;
}

/** Wide enough for the longest value of every column of figures; what is left is shared by the words. */
export function columnsOf(sheet: Sheet, table: TableBlock): TableColumn[] {
  const { columns, numbered, rows } = table;
  sheet.document.font('regular', sheet.measures.table);
  const last = digitsOf(rows.length, sheet.paper.language);
  const number = numbered ? Math.max(LEAST.number, widestOf(sheet, [last])) : 0;
  const widths = widthsOf(sheet, table, number);
  const words = isRightToLeft(sheet) ? 'right' : 'left';
  const drawn = columns.map(
    (column, at): TableColumn => ({
      title: column.title,
      group: column.group,
      width: widths[at] ?? 0,
      align: alignOf(column) ?? words,
      shaded: column.shaded,
      turned: column.turned,
      framed: column.kind === 'photo',
    }),
  );
  return numbered ? [{ title: numbered, width: number, align: 'center' }, ...drawn] : drawn;
}
