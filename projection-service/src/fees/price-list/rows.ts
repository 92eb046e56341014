import type { Day } from '@madrasah/events';

/** The twelve amounts from a day on, in the order of PRICE_COLUMNS; null when the head is charged no more. */
export interface PriceVersion {
  readonly from: Day;
  readonly amounts: readonly (number | null)[] | null;
}

export interface PriceRow {
  readonly priceRowId: number;
  readonly sessionId: number;
  readonly classId: number;
  readonly subLedgerId: number;
  /** In the order they were recorded. */
  readonly versions: readonly PriceVersion[];
}
