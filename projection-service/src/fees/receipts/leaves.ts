import { FeesCollected } from '@madrasah/events/fees';
import { isOfBook } from '@madrasah/events/papers';
import type { Tenant } from '../../kernel/documents/index.ts';
import { defineProjector, when } from '../../kernel/projecting/index.ts';

/** A receipt that is a leaf of a printed book. */
interface LeafOfBook {
  readonly receiptId: number;
  readonly bookNo: string;
}

export const receiptLeavesProjector = defineProjector<LeafOfBook>({
  name: 'receipt-leaves',
  version: 1,
  collection: 'receipt-leaves',
  indexes: [],
  on: {
    FeesCollected: when(FeesCollected, {
      keys: ({ data: { receiptId, series } }) => (isOfBook(series) ? [receiptId] : []),
      fold: (_, { data: { receiptId, bookNo = '' } }) => ({ receiptId, bookNo }),
    }),
  },
});

/** Receipt → the book that it is a leaf of; one that is of none is left out. @throws DocumentsAway */
export async function booksOfReceipts(
  tenant: Tenant,
  receiptIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = await tenant.findByKeys(receiptLeavesProjector, receiptIds);
  return new Map(found.map(({ receiptId, bookNo }) => [receiptId, bookNo]));
}
