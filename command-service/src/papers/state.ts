import { streams } from '@madrasah/events';
import { DonationPrinted } from '@madrasah/events/donations';
import { ReceiptPrinted } from '@madrasah/events/papers';
import { foldOf, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

export interface PapersState {
  /** Receipt → how often it was printed. */
  readonly receipts: Table<number, number>;
  /** The same of the receipts of gifts. */
  readonly donations: Table<number, number>;
}

export const papersStream: StreamDefinition<PapersState> = {
  category: 'papers',
  nameFor: streams.papers,
  initial: (table) => ({ receipts: table(), donations: table() }),
  stateVersion: 2,
  evolve: foldOf<PapersState>(
    on(ReceiptPrinted, (state, { receiptId, printing }) => {
      state.receipts.set(receiptId, printing);
    }),
    on(DonationPrinted, (state, { donationId, printing }) => {
      state.donations.set(donationId, printing);
    }),
  ),
};
