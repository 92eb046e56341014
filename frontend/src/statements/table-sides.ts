import type { PaperColumn, TableBlock } from '@madrasah/events/kernel';

export interface PlacedColumn {
  readonly column: PaperColumn;
  readonly at: number;
  /** The first of a second group: a line stands before it. */
  readonly begins: boolean;
}

/** Some of the columns of a table, by their places, and the names that stand over neighbours. */
export interface Side {
  readonly name: string;
  readonly groups: readonly { readonly name: string; readonly span: number }[];
  readonly columns: readonly PlacedColumn[];
}

const groupsOf = (columns: readonly PlacedColumn[]) =>
  [...Map.groupBy(columns, ({ column }) => column.group ?? '')].map(([name, of]) => ({
    name,
    span: of.length,
  }));

/**
 * The tables that a telephone shows one below the other: columns under two names, and none beside them, are the two
 * sides of an account. Any other table is one.
 */
export function sidesOf({ columns }: Pick<TableBlock, 'columns'>, isNarrow: boolean): readonly Side[] {
  const placed = columns.map((column, at) => ({
    ...{ column, at },
    begins: at > 0 && column.group !== undefined && column.group !== columns[at - 1]?.group,
  }));
  const groups = groupsOf(placed);
  const isTwoSided = groups.length === 2 && groups.every(({ name }) => name !== '');
  if (!isTwoSided || !isNarrow)
    return [{ name: '', groups: groups.some(({ name }) => name) ? groups : [], columns: placed }];
  return groups.map(({ name }) => {
    const of = placed.filter(({ column }) => column.group === name);
    return { name, groups: groupsOf(of), columns: of.map((one) => ({ ...one, begins: false })) };
  });
}

/** Whether a row says nothing on a side. */
export const isBlank = (
  { cells }: { readonly cells: readonly unknown[] },
  { columns }: Pick<Side, 'columns'>,
): boolean => columns.every(({ at }) => cells[at] === null || cells[at] === undefined || cells[at] === '');
