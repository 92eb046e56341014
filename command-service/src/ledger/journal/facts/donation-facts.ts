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
