import { paisaOf, sumPaisa } from '@madrasah/events/kernel';
import type { ReceiptRow } from '../rows.ts';

export interface DaySums {
  /** Receipts that stand, and what they took in, in taka. */
  readonly count: number;
  readonly total: number;
  readonly byAccount: readonly { readonly account: string; readonly total: number }[];
  readonly voided: number;
  readonly voidedTotal: number;
}

const taka = (rows: readonly ReceiptRow[]) => sumPaisa(rows.map(({ total }) => paisaOf(total))) / 100;

/** What a list of receipts took in; what was taken back is counted apart. */
export function daySums(rows: readonly ReceiptRow[]): DaySums {
  const standing = rows.filter(({ reversed }) => !reversed);
  const voided = rows.filter(({ reversed }) => reversed);
  const accounts = Map.groupBy(standing, ({ AccountName }) => AccountName);
  return {
    count: standing.length,
    total: taka(standing),
    byAccount: [...accounts].map(([account, of]) => ({ account, total: taka(of) })),
    voided: voided.length,
    voidedTotal: taka(voided),
  };
}
