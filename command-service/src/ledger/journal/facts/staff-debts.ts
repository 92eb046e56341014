/** Money in a colleague's hand, and what of it is not settled yet (paisa). */
export interface StaffAdvance {
  readonly advanceId: number;
  readonly userId: number;
  readonly fundId: number;
  readonly on: string;
  readonly left: number;
  /** Where its event stands in the journal. */
  readonly revision: number;
}

/** What was booked to a cashier (paisa): above zero what he owes still, below what is owed to him. */
export interface CashierDebt {
  /** The resolution that booked it to him. */
  readonly resolutionId: number;
  /** Absent where nobody stands behind the login that had closed the day. */
  readonly userId: number | undefined;
  readonly fundId: number;
  readonly on: string;
  readonly left: number;
}
