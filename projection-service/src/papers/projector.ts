import { ReceiptPrinted } from '@madrasah/events/papers';
import type { Tenant } from '../kernel/documents/index.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** How often a receipt was printed. */
export interface PrintedReceipt {
  readonly receiptId: number;
  readonly printed: number;
}

export const printedProjector = defineProjector<PrintedReceipt>({
  name: 'printed-receipts',
  version: 1,
  collection: 'printed-receipts',
  indexes: [],
  on: {
    ReceiptPrinted: when(ReceiptPrinted, {
      keys: ({ data }) => [data.receiptId],
      fold: (_, { data: { receiptId, printing } }) => ({ receiptId, printed: printing }),
    }),
  },
});

/** Receipt → how often it was printed; one that never was is left out. @throws DocumentsAway */
export async function printings(
  tenant: Tenant,
  receiptIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = await tenant.findByKeys(printedProjector, receiptIds);
  return new Map(found.map(({ receiptId, printed }) => [receiptId, printed]));
}
