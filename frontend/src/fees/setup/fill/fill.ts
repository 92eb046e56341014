import { PRICE_COLUMNS, type PriceRow } from '@madrasah/events/fees';
import { cellsOf, type Edits, type MatrixRow } from '../matrix.ts';

/** The cell in hand. */
export interface At {
  readonly row: number;
  readonly column: number;
}

/** A sum in taka as figures are written here. */
type Write = (taka: number) => string;

/** What a cell shows as it would be typed; '' where it is empty. */
function textAt(rows: readonly MatrixRow[], edits: Edits, { row, column }: At, write: Write): string {
  const of = rows[row];
  const cell = of && cellsOf(of, edits)[column];
  return cell?.typed ?? (cell?.stored == null ? '' : write(cell.stored));
}

const typedInto = (edits: Edits, SLID: number, cells: Readonly<Record<string, string>>): Edits => ({
  ...edits,
  [SLID]: { ...edits[SLID], ...cells },
});

/** The cell in hand in all rows below it, in its column. */
export function filledDown(rows: readonly MatrixRow[], edits: Edits, at: At, write: Write): Edits {
  const column = PRICE_COLUMNS[at.column] as string;
  const text = textAt(rows, edits, at, write);
  return rows
    .slice(at.row + 1)
    .reduce((now, { head }) => typedInto(now, head.SLID, { [column]: text }), edits);
}

/** The cell in hand in all cells to the right of it, in its row. */
export function filledRight(rows: readonly MatrixRow[], edits: Edits, at: At, write: Write): Edits {
  const row = rows[at.row];
  if (!row) return edits;
  const text = textAt(rows, edits, at, write);
  const cells = PRICE_COLUMNS.slice(at.column + 1).map((column) => [column, text]);
  return typedInto(edits, row.head.SLID, Object.fromEntries(cells));
}

/** Rows as another class has them; a head that has no price there stays as it is. */
export function copiedFrom(
  prices: readonly PriceRow[],
  rows: readonly MatrixRow[],
  edits: Edits,
  write: Write,
): Edits {
  const known = new Map(prices.map((price) => [price.SLID, price]));
  return rows.reduce((now, { head }) => {
    const price = known.get(head.SLID);
    if (!price) return now;
    const textOf = (taka: unknown) => (typeof taka === 'number' ? write(taka) : '');
    const cells = PRICE_COLUMNS.map((column) => [column, textOf(price[column])]);
    return typedInto(now, head.SLID, Object.fromEntries(cells));
  }, edits);
}
