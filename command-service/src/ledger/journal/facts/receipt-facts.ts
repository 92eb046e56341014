export interface Receipt {
  readonly receiptId: number;
  readonly receiptNo: number;
  /** Where its event stands in the journal. */
  readonly revision: number;
  readonly reversed: boolean;
}

/** A sitting of a class: the receipts that were taken at it. */
export interface Sitting {
  readonly receipts: readonly number[];
  /** Taken back as a whole. */
  readonly undone: boolean;
}

/** A receipt taken back as a correction, on a day. */
export interface Awaited {
  readonly receiptId: number;
  readonly userId: number;
  readonly on: string;
}
