import type { DataOf } from '@madrasah/events';
import { DonationPrinted, DonationReceived, DonationReversed } from '@madrasah/events/donations';
import { defineProjector, when } from '../../kernel/projecting/index.ts';

type Back = Pick<DataOf<typeof DonationReversed>, 'on' | 'wanted' | 'why' | 'noteId'>;

/** A gift as it stands; money in paisa. */
export interface Donation extends Omit<DataOf<typeof DonationReceived>, 'postings'> {
  readonly at: string;
  readonly actorId: number;
  /** How often its receipt left the printer. */
  readonly printed: number;
  readonly reversed: (Back & { readonly at: string }) | null;
}

const keys = ({ data }: { data: { donationId: number } }) => [data.donationId];

/** Gifts by their id. */
export const donationsProjector = defineProjector<Donation>({
  name: 'donations',
  version: 1,
  collection: 'donations',
  indexes: [{ userId: 1 }, { fundId: 1 }],
  words: [],
  on: {
    DonationReceived: when(DonationReceived, {
      keys,
      fold: (_, { data: { postings: _postings, ...data }, metadata }) => ({
        ...data,
        ...{ at: metadata.at, actorId: metadata.actor.id, printed: 0, reversed: null },
      }),
    }),
    DonationReversed: when(DonationReversed, {
      keys,
      fold: (gift, { data: { on, wanted, why, noteId }, metadata: { at } }) =>
        gift && {
          ...gift,
          reversed: { ...{ on, noteId, at }, ...(wanted && { wanted }), ...(why && { why }) },
        },
    }),
    DonationPrinted: when(DonationPrinted, {
      keys,
      fold: (gift, { data: { printing } }) => gift && { ...gift, printed: printing },
    }),
  },
});
