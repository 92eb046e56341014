import { streams } from '@madrasah/events';
import { ReceiptPrinted } from '@madrasah/events/papers';
import { foldOf, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

export interface PapersState {
  /** Receipt → how often it was printed. */
  readonly receipts: Table<number, number>;
}

export const papersStream: StreamDefinition<PapersState> = {
  category: 'papers',
  nameFor: streams.papers,
  initial: (table) => ({ receipts: table() }),
  stateVersion: 1,
  evolve: foldOf<PapersState>(
    on(ReceiptPrinted, (state, { receiptId, printing }) => {
      state.receipts.set(receiptId, printing);
    }),
  ),
};
