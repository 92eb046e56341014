import {
  type PaperColumn,
  type PaperLanguage,
  type PaperRow,
  type ReportLayout,
  SAID,
  type Said,
  saidIn,
  type TableBlock,
} from '@madrasah/events';
import type { Category, ReportLine, ReportRows } from './line.ts';

type Layout = Extract<ReportLayout<string, string>, { readonly kind: 'statistics' }>;

/** A column of figures: which of the counted stand in it. */
interface Counted {
  readonly column: PaperColumn;
  holds(line: ReportLine): boolean;
}

const present = (rows: ReportRows, by: string): readonly Category[] =>
  (rows.categories[by] ?? []).filter(({ id }) => rows.lines.some(({ of }) => of[by] === id));

const figure = (title: string, group?: string): PaperColumn => ({
  kind: 'count',
  title,
  ...(group && { group }),
});

/** A column for each value, within each value of the outer one where there are two, and the totals behind. */
function countedBy(rows: ReportRows, [outer, inner]: Layout['across'], language: PaperLanguage): Counted[] {
  const total = saidIn(SAID.total, language);
  const all: Counted = { column: figure(saidIn(SAID.grandTotal, language)), holds: () => true };
  const of =
    (by: string, { id }: Category) =>
    ({ of }: ReportLine) =>
      of[by] === id;
  if (inner === undefined) {
    const columns = present(rows, outer).map((one) => ({ column: figure(one.name), holds: of(outer, one) }));
    return [...columns, { ...all, column: figure(total) }];
  }
  const within = (group: string, holds: Counted['holds']) =>
    present(rows, inner).map((one): Counted => {
      const isOne = of(inner, one);
      return { column: figure(one.name, group), holds: (line) => holds(line) && isOne(line) };
    });
  const groups = present(rows, outer).flatMap((one) => within(one.name, of(outer, one)));
  return [...groups, ...within(total, () => true), all];
}

/** How many there are, with totals both ways. */
export function statisticsBlock(
  dimensions: Readonly<Record<string, Said>>,
  { down: [outer, inner], across }: Layout,
  rows: ReportRows,
  language: PaperLanguage,
): TableBlock {
  const counted = countedBy(rows, across, language);
  const row = (name: string, lines: readonly ReportLine[], kind?: 'sum'): PaperRow => ({
    ...(kind && { kind }),
    cells: [name, ...counted.map(({ holds }) => lines.filter(holds).length)],
  });
  const linesOf = (by: string, id: number, lines: readonly ReportLine[]) =>
    lines.filter(({ of }) => of[by] === id);
  const total = saidIn(SAID.total, language);
  const body = present(rows, outer).flatMap(({ id, name }): PaperRow[] => {
    const lines = linesOf(outer, id, rows.lines);
    if (inner === undefined) return [row(name, lines)];
    const within = present({ ...rows, lines }, inner).map((one) =>
      row(one.name, linesOf(inner, one.id, lines)),
    );
    return [{ kind: 'head', cells: [name] }, ...within, row(total, lines, 'sum')];
  });
  const heading = (by: string) => saidIn(dimensions[by] as Said, language);
  return {
    kind: 'table',
    titles: { table: '', group: heading(outer) },
    columns: [{ kind: 'words', title: heading(inner ?? outer) }, ...counted.map(({ column }) => column)],
    rows: body.length === 0 ? [] : [...body, row(saidIn(SAID.grandTotal, language), rows.lines, 'sum')],
  };
}
