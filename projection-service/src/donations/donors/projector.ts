import type { DataOf } from '@madrasah/events';
import { DonorDescribed } from '@madrasah/events/donations';
import { PersonErased } from '@madrasah/events/people';
import { defineProjector, when } from '../../kernel/projecting/index.ts';

/** What a donor is to the school, as it was described last. */
export type Donor = Omit<DataOf<typeof DonorDescribed>, 'on'>;

/** Donors by UserID. */
export const donorsProjector = defineProjector<Donor>({
  name: 'donors',
  version: 1,
  collection: 'donors',
  indexes: [],
  words: ['person'],
  on: {
    DonorDescribed: when(DonorDescribed, {
      keys: ({ data }) => [data.userId],
      fold: (_, { data: { userId, kind, note } }) => ({ userId, kind, note }),
    }),
    PersonErased: when(PersonErased, {
      keys: ({ data }) => [data.userId],
      fold: (before) => before && { ...before, note: null },
    }),
  },
});
