/** A month of a head that was paid before it was charged: it keeps the price it was paid at. */
export interface MonthAdvance {
  readonly receiptId: number;
  readonly admissionId: number;
  readonly subLedgerId: number;
  readonly monthId: number;
  readonly fundId: number;
  /** Prescribed, and by how much it was lessened, when it was paid; paisa. */
  readonly fee: number;
  readonly concession: number;
  /** What was paid, and of that what its charge cost less since and is an open advance of its fund. */
  readonly amount: number;
  readonly released: number;
  /** The charge it has paid, and on which day; 0 and '' while there is none. */
  readonly itemId: number;
  readonly appliedOn: string;
  /** The day since which it lies there: its receipt's, or that on which its charge was taken back. */
  readonly since: string;
}
