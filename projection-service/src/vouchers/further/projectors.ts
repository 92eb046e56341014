import { type DataOf, paisa } from '@madrasah/events';
import { StaffAdvanceRecovered, StaffAdvanceRecoveryReversed } from '@madrasah/events/payroll';
import {
  JournalVoucherPosted,
  JournalVoucherReversed,
  StaffAdvanceGiven,
  StaffAdvanceSettled,
  WalletSettled,
  WalletSettlementReversed,
} from '@madrasah/events/vouchers';
import { defineProjector, type EventOf, when } from '../../kernel/projecting/index.ts';

/** When and by whom something was recorded, beside its business day. */
export interface Recorded {
  readonly on: string;
  readonly at: string;
  readonly actorId: number;
}
type Facts<D> = Omit<D, 'postings'>;

const recorded = ({ data: { on }, metadata }: EventOf<typeof WalletSettled> | RecordedEvent): Recorded => ({
  ...{ on, at: metadata.at, actorId: metadata.actor.id },
});
type RecordedEvent = EventOf<
  | typeof StaffAdvanceGiven
  | typeof StaffAdvanceSettled
  | typeof StaffAdvanceRecovered
  | typeof JournalVoucherPosted
  | typeof JournalVoucherReversed
  | typeof WalletSettlementReversed
>;

type Settlement = Recorded &
  Pick<DataOf<typeof StaffAdvanceSettled>, 'bills' | 'returned' | 'noteId'> & {
    /** What came back by a salary; below zero where that was taken back. */
    readonly recovered?: number;
  };

const NO_BILLS = { bills: [], returned: paisa(0), noteId: null };

/** Money in a colleague's hand, and what has settled it since; in paisa. */
export type AdvanceDocument = Recorded &
  Facts<DataOf<typeof StaffAdvanceGiven>> & { readonly settlements: readonly Settlement[] };

const ofAdvance = ({ data }: { data: { advanceId: number } }) => [data.advanceId];

export const staffAdvancesProjector = defineProjector<AdvanceDocument>({
  name: 'staff-advances',
  version: 2,
  collection: 'staff-advances',
  indexes: [{ on: 1 }],
  on: {
    StaffAdvanceGiven: when(StaffAdvanceGiven, {
      keys: ofAdvance,
      fold(_, event) {
        const { postings: _lines, ...facts } = event.data;
        return { ...facts, ...recorded(event), settlements: [] };
      },
    }),
    StaffAdvanceSettled: when(StaffAdvanceSettled, {
      keys: ofAdvance,
      fold(document, event) {
        const { bills, returned, noteId } = event.data;
        const settlement = { ...recorded(event), bills, returned, noteId };
        return document && { ...document, settlements: [...document.settlements, settlement] };
      },
    }),
    StaffAdvanceRecovered: when(StaffAdvanceRecovered, {
      keys: ofAdvance,
      fold(document, event) {
        const settlement = { ...recorded(event), ...NO_BILLS, recovered: event.data.amount };
        return document && { ...document, settlements: [...document.settlements, settlement] };
      },
    }),
    StaffAdvanceRecoveryReversed: when(StaffAdvanceRecoveryReversed, {
      keys: ofAdvance,
      fold(document, event) {
        const settlement = { ...recorded(event), ...NO_BILLS, recovered: -event.data.amount };
        return document && { ...document, settlements: [...document.settlements, settlement] };
      },
    }),
  },
});

export type SettlementDocument = Recorded &
  Facts<DataOf<typeof WalletSettled>> & { readonly reversed: Recorded | null };

export const walletSettlementsProjector = defineProjector<SettlementDocument>({
  name: 'wallet-settlements',
  version: 2,
  collection: 'wallet-settlements',
  indexes: [{ on: 1 }],
  on: {
    WalletSettled: when(WalletSettled, {
      keys: ({ data }) => [data.settlementId],
      fold(_, event) {
        const { postings: _lines, ...facts } = event.data;
        return { ...facts, ...recorded(event), reversed: null };
      },
    }),
    WalletSettlementReversed: when(WalletSettlementReversed, {
      keys: ({ data }) => [data.settlementId],
      fold: (document, event) => document && { ...document, reversed: recorded(event) },
    }),
  },
});

export type JournalVoucherDocument = Recorded &
  Facts<DataOf<typeof JournalVoucherPosted>> & {
    /** Its reversal, by two people; null while it stands. */
    readonly reversed: (Recorded & { readonly noteId: number | null }) | null;
  };

export const journalVouchersProjector = defineProjector<JournalVoucherDocument>({
  name: 'journal-vouchers',
  version: 3,
  collection: 'journal-vouchers',
  indexes: [{ on: 1 }],
  on: {
    JournalVoucherPosted: when(JournalVoucherPosted, {
      keys: ({ data }) => [data.journalVoucherId],
      fold(_, event) {
        const { postings: _lines, ...facts } = event.data;
        return { ...facts, ...recorded(event), reversed: null };
      },
    }),
    JournalVoucherReversed: when(JournalVoucherReversed, {
      keys: ({ data }) => [data.journalVoucherId],
      fold: (document, event) =>
        document && { ...document, reversed: { ...recorded(event), noteId: event.data.noteId } },
    }),
  },
});
