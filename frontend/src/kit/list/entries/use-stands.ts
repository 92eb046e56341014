import { useRef } from 'react';

/**
 * What is in hand, as it stands by now: somebody else may change a row of a list while a dialog about it is open. A row
 * that has left the list is as it was seen last.
 * @param keyOf what a row is known by
 */
export function useStands<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
): (row: Row) => Row {
  const seen = useRef(new Map<string | number, Row>());
  for (const row of rows) seen.current.set(keyOf(row), row);
  return (row) => seen.current.get(keyOf(row)) ?? row;
}
