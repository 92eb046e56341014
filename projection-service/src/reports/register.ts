import {
  digitsOf,
  type NamedRow,
  namedTable,
  type PaperBlock,
  type PaperColumn,
  type PaperLanguage,
  type ReportColumn,
  type ReportLayout,
  SAID,
  saidIn,
  say,
  type TableBlock,
} from '@madrasah/events';
import type { ReportRows } from './line.ts';
import { type Marks, markColumns } from './marks.ts';

type Columns = Readonly<Record<string, ReportColumn>>;
type Layout<K> = Extract<ReportLayout<string, string>, { readonly kind: K }>;

const columnsOf = (columns: Columns, cells: readonly string[], language: PaperLanguage) =>
  Object.fromEntries(
    cells.map((cell): [string, PaperColumn] => {
      const { said, ...column } = columns[cell] as ReportColumn;
      return [cell, { ...column, title: saidIn(said, language) }];
    }),
  );

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
  const isMoney = Object.values(drawn).some(({ kind }) => kind === 'money');
  const first = cells[0] ?? '';
  const grouped = groupsOf(rows, by).flatMap(({ name, lines }): NamedRow<string>[] => [
    ...(by ? [{ kind: 'head' as const, cells: { [first]: digitsOf(name, language) } }] : []),
    ...lines,
  ]);
  return {
    kind: 'table',
    numbered: saidIn(SAID.number, language),
    ...(isMoney && language !== 'ar' && { unit: say(language, 'papers.in-taka') }),
    ...(by && { titles: { table: '', group: saidIn(SAID.section, language) } }),
    ...(lanes && { lanes }),
    ...namedTable(drawn, grouped),
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
  const written = markColumns(marks, asked, language).map((mark, at) => [`mark ${at}`, mark]);
  const drawn = { ...columnsOf(columns, cells, language), ...Object.fromEntries(written) };
  const groups = rows.lines.length === 0 ? [{ name: '', lines: [] }] : groupsOf(rows, by);
  return groups.flatMap(({ name, lines }, at): PaperBlock[] => [
    ...(at > 0 ? [{ kind: 'page' as const }] : []),
    {
      kind: 'table',
      ...(name && { title: digitsOf(name, language) }),
      titles: { table: saidIn(SAID.section, language), group: '' },
      numbered: saidIn(SAID.number, language),
      ruled: true,
      ...namedTable(drawn, lines),
    },
  ]);
}
