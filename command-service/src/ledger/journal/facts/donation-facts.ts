import type { Table } from '@madrasah/service-kit/folding';

/** A gift; what it said is read from the event at `revision`. */
export interface Gift {
  readonly donationId: number;
  readonly donationNo: number;
  readonly series: string;
  readonly fundId: number;
  readonly on: string;
  readonly revision: number;
  /** The key of its transaction number; '' where it has none. */
  readonly transaction: string;
  readonly reversed: boolean;
}

/** What the journal keeps of gifts. */
export interface GiftTables {
  readonly donations: Table<number, Gift>;
  /** Account and transaction number → the last gift that has it. */
  readonly giftMarks: Table<string, number>;
}
