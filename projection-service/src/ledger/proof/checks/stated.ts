/** What a paper says has moved: paisa, debit less credit, in one fund or (none) in all. */
export interface Stated {
  readonly account: string;
  readonly moved: number;
  readonly fund?: number;
}
