import {
  digitsOf,
  type PaperBlock,
  type PaperColumn,
  type PaperLanguage,
  type PaperRow,
  type ReportColumn,
  type ReportLayout,
  SAID,
  saidIn,
  say,
  type TableBlock,
} from '@madrasah/events';
import type { ReportLine, ReportRows } from './line.ts';
import { type Marks, markColumns } from './marks.ts';

type Columns = Readonly<Record<string, ReportColumn>>;
type Layout<K> = Extract<ReportLayout<string, string>, { readonly kind: K }>;

function columnsOf(columns: Columns, cells: readonly string[], language: PaperLanguage): PaperColumn[] {
  return cells.map((cell) => {
    const { said, ...column } = columns[cell] as ReportColumn;
    return { ...column, title: saidIn(said, language) };
  });
}

const rowOf = ({ cells }: ReportLine, names: readonly string[]): PaperRow => ({
  cells: names.map((name) => cells[name] ?? null),
});

/** The lines of each group, in the order of the groups; one group of all where there are none. */
export function groupsOf({ lines, categories }: ReportRows, by: string | undefined) {
  if (!by) return [{ name: '', lines }];
  const found = Map.groupBy(lines, ({ of }) => of[by] ?? 0);
  return (categories[by] ?? [])
    .filter(({ id }) => found.has(id))
    .map(({ id, name }) => ({ name, lines: found.get(id) ?? [] }));
}

/** A register: a row a line, under the names of its groups. */
export function registerBlock(
  columns: Columns,
  { cells, by, lanes }: Layout<'register'>,
  rows: ReportRows,
  language: PaperLanguage,
): TableBlock {
  const drawn = columnsOf(columns, cells, language);
  const isMoney = drawn.some(({ kind }) => kind === 'money');
  const grouped = groupsOf(rows, by).flatMap(({ name, lines }): PaperRow[] => [
    ...(by ? [{ kind: 'head' as const, cells: [digitsOf(name, language)] }] : []),
    ...lines.map((line) => rowOf(line, cells)),
  ]);
  return {
    kind: 'table',
    numbered: saidIn(SAID.number, language),
    ...(isMoney && language !== 'ar' && { unit: say(language, 'papers.in-taka') }),
    ...(by && { titles: { table: '', group: saidIn(SAID.section, language) } }),
    ...(lanes && { lanes }),
    columns: drawn,
    rows: grouped,
  };
}

/** Sheets to be filled by hand: one for each group, each with the head of the paper. */
export function gridBlocks(
  columns: Columns,
  { cells, marks, by }: Layout<'grid'>,
  rows: ReportRows,
  language: PaperLanguage,
  asked: Marks,
): PaperBlock[] {
  const drawn = [...columnsOf(columns, cells, language), ...markColumns(marks, asked, language)];
  const groups = rows.lines.length === 0 ? [{ name: '', lines: [] }] : groupsOf(rows, by);
  return groups.flatMap(({ name, lines }, at): PaperBlock[] => [
    ...(at > 0 ? [{ kind: 'page' as const }] : []),
    {
      kind: 'table',
      ...(name && { title: digitsOf(name, language) }),
      titles: { table: saidIn(SAID.section, language), group: '' },
      numbered: saidIn(SAID.number, language),
      ruled: true,
      columns: drawn,
      rows: lines.map((line) => rowOf(line, cells)),
    },
  ]);
}
