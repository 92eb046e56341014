import { paisaOf, sumPaisa, toTaka } from '@madrasah/events';
import type { ReceiptSums } from '@madrasah/events/fees';

/** A receipt or a reversal as far as money goes: its account and its size, in paisa. */
export interface Moved {
  readonly Account: number;
  readonly AccountName: string;
  readonly total: number;
}

/** What some days brought in, in taka: their receipts, and less what was taken back on them, by account. */
export function receiptSums(receipts: readonly Moved[], reversals: readonly Moved[]): ReceiptSums {
  const moved = [...receipts, ...reversals.map((row) => ({ ...row, total: -row.total }))];
  const taka = (of: readonly Moved[]) => toTaka(sumPaisa(of.map(({ total }) => total)));
  const accounts = Map.groupBy(
    moved.filter(({ Account }) => Account !== 0),
    ({ AccountName }) => AccountName,
  );
  return {
    count: receipts.length,
    total: taka(moved),
    byAccount: [...accounts].map(([account, of]) => ({ account, total: taka(of) })),
    reversals: reversals.length,
    takenBack: taka(reversals),
  };
}

/** A row of the wire, whose money is in taka. */
export const movedOf = ({ Account, AccountName, total }: Moved): Moved => ({
  Account,
  AccountName,
  total: paisaOf(total),
});
