import {
  columnTitle,
  type Fact,
  footText,
  isSum,
  nothingText,
  type PaperBlock,
  type PaperColumn,
  type PaperDocument,
  type PaperFigure,
  type PaperValue,
  rowNumbers,
  type TableBlock,
} from '@madrasah/events/kernel';
import {
  bold,
  type Cell,
  columns,
  count,
  day,
  figure,
  heading,
  type Row,
  struck,
  taka,
  takaInBrackets,
  text,
  writeWorkbook,
} from '@madrasah/service-kit/workbook';

const WIDTHS: Readonly<Record<PaperColumn['kind'], number>> = {
  name: 28,
  words: 22,
  code: 14,
  money: 14,
  day: 13,
  count: 10,
  figure: 10,
  mark: 5,
  photo: 8,
};
const NUMBER_WIDTH = 7;
const LONGEST_NAME = 31; // of a sheet, in Excel

type Written = Pick<PaperColumn, 'kind' | 'brackets' | 'decimals' | 'percent'>;

function cellOf({ kind, brackets, decimals, percent }: Written, value: PaperValue): Cell {
  if (value === null) return null;
  if (typeof value === 'number' && kind === 'money') return (brackets ? takaInBrackets : taka)(value);
  if (typeof value === 'number') return figure(value, { decimals, percent });
  if (kind === 'photo') return null; // a frame is drawn, not calculated with
  return kind === 'day' ? day(value) : text(value);
}

function rowsOf({ columns: of, rows, numbered }: TableBlock): Row[] {
  const numbers = rowNumbers(rows);
  return rows.map((row, at) => {
    if (row.kind === 'head') return heading(String(row.cells[0] ?? ''));
    const cells = of.map((column, place) => {
      const cell = cellOf(column, row.cells[place] ?? null);
      return isSum(row, place) ? bold(cell) : cell;
    });
    const whole = numbered ? [count(numbers[at]), ...cells] : cells;
    return row.struck ? whole.map(struck) : whole;
  });
}

function tableRows(table: TableBlock, { language }: PaperDocument): Row[] {
  const head = heading(...(table.numbered ? [table.numbered] : []), ...table.columns.map(columnTitle));
  const above = [table.title ?? '', table.unit ?? ''].filter(Boolean).map((line) => heading(line));
  const rows = table.rows.length === 0 ? [[text(nothingText(language))]] : [head, ...rowsOf(table)];
  return [...above, ...rows, []];
}

type Said = Pick<Fact, 'label' | 'value' | 'figures'>;

const figureCell = (one: PaperFigure) => cellOf(one, one.of);

/** What a line says: its figures a cell each, else its words. */
const saidCells = ({ value, figures }: Said): Cell[] => figures?.map(figureCell) ?? [text(value)];

/** A line a row; each figure that has a name of its own in one below it. */
const factRows = (facts: readonly Said[]): Row[] =>
  facts.flatMap(({ label, value, figures }) => {
    const named = figures?.filter((one) => one.label !== undefined) ?? [];
    if (named.length === 0) return [[bold(text(label)), ...saidCells({ label, value, figures })]];
    return [heading(label), ...named.map((one): Row => [text(one.label ?? ''), figureCell(one)])];
  });

function blockRows(block: PaperBlock, paper: PaperDocument): Row[] {
  if (block.kind === 'table') return tableRows(block, paper);
  if (block.kind === 'facts')
    return [...factRows(block.lines.flat().filter(({ value }) => value !== '')), []];
  if (block.kind === 'form') return [heading(block.title ?? ''), ...factRows(block.lines.flat()), []];
  if (block.kind === 'note') return [[text(block.text)]];
  if (block.kind === 'cards')
    return block.cards.map(({ front: { heading: name = '', lines = [] } }) => [
      text(name),
      ...lines.flatMap(saidCells),
    ]);
  return [];
}

function headRows({ letterhead, title, filters, void: taken }: PaperDocument): Row[] {
  const lines = [letterhead.address, letterhead.contact, filters.join(' · '), taken?.sentence ?? ''];
  return [heading(letterhead.name), heading(title), ...lines.filter(Boolean).map((line) => [text(line)]), []];
}

/** The widths of the widest table: every block of the sheet shares them. */
function widthsOf({ blocks }: PaperDocument): number[] {
  const tables = blocks.filter((block) => block.kind === 'table');
  const widest = tables.toSorted((one, other) => other.columns.length - one.columns.length)[0];
  if (!widest) return [];
  const widths = widest.columns.map(({ kind }) => WIDTHS[kind]);
  return widest.numbered ? [NUMBER_WIDTH, ...widths] : widths;
}

/** Excel takes no name with one of these. */
const sheetName = ({ title }: PaperDocument) => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_NAME);

/** The paper as a workbook of one sheet: its amounts are numbers in taka, its days are days. */
export function paperWorkbook(paper: PaperDocument): Promise<Buffer> {
  const blocks = paper.blocks.flatMap((block) => blockRows(block, paper));
  const data = [...headRows(paper), ...blocks, [text(footText(paper))]];
  return writeWorkbook([{ sheet: sheetName(paper), data, columns: columns(...widthsOf(paper)) }]);
}
