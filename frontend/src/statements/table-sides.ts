import type { PaperColumn, TableBlock } from '@madrasah/events/kernel';

/** Some of the columns of a table, by their places. */
export interface Side {
  readonly name: string;
  readonly columns: readonly { readonly column: PaperColumn; readonly at: number }[];
}

/**
 * The sides of an account: columns under two names, and none beside them, stand as two tables, which a telephone
 * shows one below the other. Any other table is one side.
 */
export function sidesOf({ columns }: Pick<TableBlock, 'columns'>): readonly Side[] {
  const placed = columns.map((column, at) => ({ column, at }));
  const groups = [...Map.groupBy(placed, ({ column }) => column.group ?? '')];
  const isTwoSided = groups.length === 2 && groups.every(([name]) => name !== '');
  return isTwoSided ? groups.map(([name, of]) => ({ name, columns: of })) : [{ name: '', columns: placed }];
}

/** Whether a row says nothing on a side. */
export const isBlank = (
  { cells }: { readonly cells: readonly unknown[] },
  { columns }: Pick<Side, 'columns'>,
): boolean => columns.every(({ at }) => cells[at] === null || cells[at] === undefined || cells[at] === '');
