export interface Receipt {
  readonly receiptId: number;
  readonly receiptNo: number;
  /** Where its event stands in the journal. */
  readonly revision: number;
  readonly reversed: boolean;
}

/** A receipt taken back as a correction, on a day. */
export interface Awaited {
  readonly receiptId: number;
  readonly userId: number;
  readonly on: string;
}
