/** The list with one row put where another stands. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  const rest = rows.toSpliced(from, 1);
  return rest.toSpliced(to, 0, row);
}

/** Where a row may go: within the run of its own group. */
export function reach<Row>(
  rows: readonly Row[],
  index: number,
  group: (row: Row) => string,
): readonly [first: number, last: number] {
  const own = group(rows[index] as Row);
  let first = index;
  let last = index;
  while (first > 0 && group(rows[first - 1] as Row) === own) first -= 1;
  while (last < rows.length - 1 && group(rows[last + 1] as Row) === own) last += 1;
  return [first, last];
}

/** The rows of one group: what a new order is sent of. */
export const groupOf = <Row>(rows: readonly Row[], row: Row, group: (row: Row) => string): readonly Row[] =>
  rows.filter((other) => group(other) === group(row));
