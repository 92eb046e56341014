/** A journal voucher; what it said is read from the event at `revision`. */
export interface PostedJournal {
  readonly journalVoucherId: number;
  readonly voucherNo: number;
  readonly on: string;
  readonly revision: number;
  readonly reversed: boolean;
}

/** Balances that were brought over from paper; what they said is read from the event at `revision`. */
export interface PostedOpening {
  readonly openingId: number;
  /** Under which it was asked for; 0 of those that nobody was asked about. */
  readonly requestId: number;
  readonly on: string;
  /** Funds that begin with it: nothing of them stands before its day. */
  readonly funds: readonly number[];
  readonly revision: number;
  readonly reversed: boolean;
}
