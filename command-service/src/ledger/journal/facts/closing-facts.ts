/** A day on which a cash account was counted and closed. */
export interface DayClose {
  readonly closeId: number;
  readonly on: string;
  /** Login that closed it: another one resolves its difference. */
  readonly by: number;
  /** Business day on which it was closed. */
  readonly closedOn: string;
  /** What was counted above the books; paisa. */
  readonly difference: number;
  /** A second person has said where the difference goes. */
  readonly resolved: boolean;
}

/** A locked month that takes entries until the end of a business day. */
export interface Exception {
  readonly until: string;
  readonly by: number;
}
