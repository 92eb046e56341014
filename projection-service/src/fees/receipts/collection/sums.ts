import { sumPaisa, toTaka } from '@madrasah/events';
import type { ReceiptSums } from '@madrasah/events/fees';

/** A receipt or a reversal as far as money goes: its account and its size, in paisa. */
export interface Moved {
  readonly Account: number;
  readonly AccountName: string;
  readonly total: number;
}

/**
 * What some days brought in, in taka: their receipts, and less what was taken back on them, by account.
 * @param isBack whether a receipt was taken back, on whatever day
 */
export function receiptSums<R extends Moved>(
  receipts: readonly R[],
  reversals: readonly Moved[],
  isBack: (receipt: R) => boolean,
): ReceiptSums {
  const cancelled = receipts.filter(isBack).length;
  const moved = [...receipts, ...reversals.map((row) => ({ ...row, total: -row.total }))];
  const taka = (of: readonly Moved[]) => toTaka(sumPaisa(of.map(({ total }) => total)));
  const accounts = Map.groupBy(
    moved.filter(({ Account }) => Account !== 0),
    ({ AccountName }) => AccountName,
  );
  return {
    count: receipts.length - cancelled,
    cancelled,
    total: taka(moved),
    byAccount: [...accounts].map(([account, of]) => ({ account, total: taka(of) })),
    reversals: reversals.length,
    takenBack: taka(reversals),
  };
}
