import type { JournalState } from './state.ts';

/** The next id of a kind, or the next number of a series: gap-free, because it is decided in the stream. */
export const next = (state: JournalState, counter: string): number => 1 + (state.counters.get(counter) ?? 0);

const YEAR_STARTS = '07-01'; // accounting year 1 July – 30 June until the institution sets another

/** The first calendar year of the accounting year a day lies in. */
export function accountingYear(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= YEAR_STARTS ? year : year - 1;
}

/** Fee receipts: one series per session, across funds (numbering mode 5, the default). */
export const receiptSeries = (sessionId: number) => `receipt:session:${sessionId}`;
/** Vouchers: per fund, direction and accounting year. */
export const voucherSeries = (fundId: number, direction: number, day: string) =>
  `voucher:${fundId}:${direction}:${accountingYear(day)}`;
export const contraSeries = (day: string) => `contra:${accountingYear(day)}`;
export const transferSeries = (day: string) => `transfer:${accountingYear(day)}`;
