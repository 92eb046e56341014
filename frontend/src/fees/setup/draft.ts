import { PRICE_COLUMNS, type PriceRow } from '@madrasah/events/fees';
import { isObject } from '../../kit/form/drafts/keepable.ts';
import type { Edits, MatrixRow } from './matrix.ts';

type Kept = Readonly<Record<string, unknown>>;

/** What a draft of prices holds: what is typed by head and column, and each row as it was typed over. */
export interface PricesKept {
  readonly values: Kept;
  readonly loaded?: Kept | undefined;
}

/** What is typed, and the rows as they were seen when that was begun. */
export interface PricesInHand {
  readonly edits: Edits;
  readonly seen: readonly MatrixRow[];
}

/** As a draft keeps it. @param seen the rows that differ, as they were typed over */
export const keptPrices = (edits: Edits, seen: readonly MatrixRow[]): PricesKept => ({
  values: Object.fromEntries(seen.map(({ head }) => [head.SLID, edits[head.SLID] ?? {}])),
  loaded: Object.fromEntries(
    seen.map(({ head, price, revision }) => [
      head.SLID,
      { revision, cells: PRICE_COLUMNS.map((column) => price?.[column] ?? null) },
    ]),
  ),
});

const texts = (typed: unknown) =>
  Object.fromEntries(
    Object.entries(isObject(typed) ? typed : {}).filter(
      (cell): cell is [string, string] => typeof cell[1] === 'string',
    ),
  );

function seenIn(row: MatrixRow, kept: unknown): MatrixRow {
  const { revision, cells } = isObject(kept) ? kept : {};
  if (typeof revision !== 'number' || !Array.isArray(cells)) return row;
  const prices = Object.fromEntries(PRICE_COLUMNS.map((column, at) => [column, cells[at]]));
  return { ...row, revision, price: { ...row.price, SLID: row.head.SLID, ...prices } as PriceRow };
}

/** What a draft brings back, of the heads that are still there. */
export function pricesOf(rows: readonly MatrixRow[], kept: PricesKept = { values: {} }): PricesInHand {
  const typed = rows.filter(({ head }) => isObject(kept.values[head.SLID]));
  return {
    edits: Object.fromEntries(typed.map(({ head }) => [head.SLID, texts(kept.values[head.SLID])])),
    seen: typed.map((row) => seenIn(row, kept.loaded?.[row.head.SLID])),
  };
}
