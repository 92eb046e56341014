import { streams } from '@madrasah/events';
import { DonorDescribed } from '@madrasah/events/donations';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../../kernel/stream.ts';

export interface DonorsState {
  /** UserID → `DONOR_KIND`, of whom something was described. */
  readonly kinds: Table<number, number>;
}

export const donorsStream: StreamDefinition<DonorsState> = {
  category: 'donors',
  nameFor: streams.donors,
  initial: (table: NewTable) => ({ kinds: table() }),
  evolve: foldOf<DonorsState>(
    on(DonorDescribed, ({ kinds }, { userId, kind }) => {
      kinds.set(userId, kind);
    }),
  ),
};
