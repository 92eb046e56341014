import type { PaperColumn, PaperValue } from './column.ts';
import type { PaperRow, TableBlock } from './document.ts';

/** A row in the names of its columns; what is not named is empty. */
export interface NamedRow<C extends string> extends Omit<PaperRow, 'cells' | 'explains' | 'sums'> {
  readonly cells: Readonly<Partial<Record<C, PaperValue>>>;
  readonly explains?: Readonly<Partial<Record<C, string>>>;
  /** The columns whose cells belong to a sum. */
  readonly sums?: readonly C[];
}

/** Columns and rows of a register whose cells are called by name: one that no column has does not compile. */
export function namedTable<C extends string>(
  columns: Readonly<Record<C, PaperColumn>>,
  rows: readonly NamedRow<NoInfer<C>>[],
): Pick<TableBlock, 'columns' | 'rows'> {
  const names = Object.keys(columns) as C[];
  return {
    columns: names.map((name) => columns[name]),
    // What else stands on the row that was handed over belongs on no paper.
    rows: rows.map(({ cells, explains, sums, kind, struck, picture }) => ({
      ...(kind && { kind }),
      ...(struck !== undefined && { struck }),
      ...(picture !== undefined && { picture }),
      cells: names.map((name) => cells[name] ?? null),
      ...(explains ? { explains: names.map((name) => explains[name] ?? null) } : {}),
      ...(sums?.length ? { sums: names.map((name) => sums.includes(name)) } : {}),
    })),
  };
}
