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
  type Said,
  saidIn,
  say,
  type TableBlock,
} from '@madrasah/events';
import type { ReportLine, ReportRows } from './line.ts';
import { type Marks, markColumns } from './marks.ts';
import { sumRow, totalWords } from './totals.ts';

type Columns = Readonly<Record<string, ReportColumn>>;
type Layout<K> = Extract<ReportLayout<string, string>, { readonly kind: K }>;

/** The columns of a report: one that stands across a dimension is as many as there are values of it. */
function columnsOf(
  columns: Columns,
  cells: readonly string[],
  language: PaperLanguage,
  categories: ReportRows['categories'] = {},
): Readonly<Record<string, PaperColumn>> {
  const drawn = cells.flatMap((cell): [string, PaperColumn][] => {
    const { said, across, sums: _sums, ...column } = columns[cell] as ReportColumn;
    if (!across) return [[cell, { ...column, title: saidIn(said, language) }]];
    return (categories[across] ?? []).map(({ id, name }) => [
      spreadName(cell, id),
      { ...column, title: digitsOf(name, language), group: saidIn(said, language) },
    ]);
  });
  return Object.fromEntries(drawn);
}

/** What a column is called that stands for one value of a dimension. */
export const spreadName = (cell: string, id: number): string => `${cell} ${id}`;

/** A line with what it says in the columns that stand across a dimension. */
function rowOf({ cells, spread = {}, kind, struck, picture }: ReportLine): NamedRow<string> {
  const across = Object.entries(spread).flatMap(([cell, values]) =>
    [...(values ?? [])].map(([id, value]) => [spreadName(cell, id), value] as const),
  );
  return {
    ...(kind && { kind }),
    ...(struck && { struck }),
    ...(picture && { picture }),
    cells: { ...cells, ...Object.fromEntries(across) },
  };
}

/** The lines of each group, in the order of the groups; one group of all where there are none. */
export function groupsOf({ lines, categories }: ReportRows, by: string | undefined) {
  if (!by) return [{ id: undefined, name: '', lines }];
  const found = Map.groupBy(lines, ({ of }) => of[by] ?? 0);
  return (categories[by] ?? [])
    .filter(({ id }) => found.has(id))
    .map(({ id, name }) => ({ id, name, lines: found.get(id) ?? [] }));
}

/** The figures of a register that are added up. */
const summedOf = (columns: Columns, drawn: Readonly<Record<string, PaperColumn>>): ReadonlySet<string> =>
  new Set(
    Object.entries(drawn)
      .filter(([name, { kind }]) => {
        const own = columns[name.split(' ')[0] ?? ''];
        return (kind === 'money' || kind === 'count') && own?.sums !== false;
      })
      .map(([name]) => name),
  );

/** A row of sums, each with the question that explains it. */
function withQuestions(
  row: NamedRow<string>,
  columns: Readonly<Record<string, PaperColumn>>,
  explained: (column: string) => string | undefined,
): NamedRow<string> {
  const questions = Object.keys(row.cells).flatMap((name): [string, string][] => {
    const question = columns[name]?.kind === 'money' ? explained(name) : undefined;
    return question === undefined ? [] : [[name, question]];
  });
  return questions.length === 0 ? row : { ...row, explains: Object.fromEntries(questions) };
}

/** So many rows say what explains their figures: more than a first page holds, and only that is read on a screen. */
const EXPLAINED_ROWS = 120;

/** A register: a row a line, under the names of its groups. */
export function registerBlock(
  columns: Columns,
  { cells, by, lanes, totals }: Layout<'register'>,
  rows: ReportRows,
  language: PaperLanguage,
  dimensions: Readonly<Record<string, Said>>,
): TableBlock {
  const drawn = columnsOf(columns, cells, language, rows.categories);
  const isMoney = Object.values(drawn).some(({ kind }) => kind === 'money');
  const first = Object.keys(drawn)[0] ?? '';
  const words = totalWords(language, Boolean(by));
  const summed = summedOf(columns, drawn);
  const all: NamedRow<string>[] = [];
  const summing = (of: readonly NamedRow<string>[], label: string, group?: number) =>
    withQuestions(sumRow(drawn, of, summed, label), drawn, (column) => rows.explained?.(column, group));
  const grouped = groupsOf(rows, by).flatMap(({ id, name, lines }): NamedRow<string>[] => {
    const own = lines.map((line, at) => {
      const row = rowOf(line);
      const { explained } = line;
      return explained && all.length + at < EXPLAINED_ROWS ? withQuestions(row, drawn, explained) : row;
    });
    all.push(...own);
    if (!by) return own;
    const head = { kind: 'head' as const, cells: { [first]: digitsOf(name, language) } };
    return [head, ...own, ...(totals ? [summing(own, words.group, id)] : [])];
  });
  if (totals && all.length > 0) grouped.push(summing(all, words.all));
  return {
    kind: 'table',
    numbered: saidIn(SAID.number, language),
    ...(isMoney && language !== 'ar' && { unit: say(language, 'papers.in-taka') }),
    ...(by && { titles: { table: '', group: saidIn(dimensions[by] ?? SAID.section, language) } }),
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
  const drawn = {
    ...columnsOf(columns, cells, language, rows.categories),
    ...Object.fromEntries(written),
  };
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
