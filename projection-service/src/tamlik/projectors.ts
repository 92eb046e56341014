import type { DataOf } from '@madrasah/events';
import { TamlikGiven, TamlikReversed, ZakatEligibilitySet } from '@madrasah/events/tamlik';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** Whether a student is entitled to zakat, as it was written last. */
export interface Eligibility {
  readonly userId: number;
  readonly eligible: boolean;
  readonly since: string;
  readonly noteId: number | null;
}

export const zakatEligibleProjector = defineProjector<Eligibility>({
  name: 'zakat-eligible',
  version: 1,
  collection: 'zakat-eligible',
  indexes: [{ eligible: 1 }],
  on: {
    ZakatEligibilitySet: when(ZakatEligibilitySet, {
      keys: ({ data }) => [data.userId],
      fold: (_, { data: { userId, eligible, since, noteId } }) => ({ userId, eligible, since, noteId }),
    }),
  },
});

interface Mark {
  readonly on: string;
  readonly at: string;
  readonly actorId: number;
}

/** Zakat that was given, and whether it was taken back; money in paisa. */
export interface TamlikDocument extends Mark {
  readonly tamlikId: number;
  readonly voucherNo: number;
  readonly series: string;
  readonly fundId: number;
  readonly moneyAccount: number;
  readonly lines: DataOf<typeof TamlikGiven>['lines'];
  readonly noteId: number | null;
  readonly reversed: (Mark & { readonly noteId: number | null }) | null;
}

export const tamliksProjector = defineProjector<TamlikDocument>({
  name: 'tamliks',
  version: 2,
  collection: 'tamliks',
  indexes: [{ on: 1 }],
  on: {
    TamlikGiven: when(TamlikGiven, {
      keys: ({ data }) => [data.tamlikId],
      fold: (_, { data, metadata }) => {
        const { tamlikId, voucherNo, series, on, fundId, moneyAccount, lines, noteId } = data;
        const facts = { tamlikId, voucherNo, series, on, fundId, moneyAccount, lines, noteId };
        return { ...facts, at: metadata.at, actorId: metadata.actor.id, reversed: null };
      },
    }),
    TamlikReversed: when(TamlikReversed, {
      keys: ({ data }) => [data.tamlikId],
      fold: (document, { data: { on, noteId }, metadata }) =>
        document && {
          ...document,
          reversed: { on, at: metadata.at, actorId: metadata.actor.id, noteId },
        },
    }),
  },
});
