import { voucherSeriesName } from '@madrasah/events/ledger';
import type { ChartState } from '../chart/state.ts';
import { yearOf } from '../chart/years.ts';
import type { JournalState } from './state.ts';

/** The next id of a kind, or the next number of a series: gap-free, because it is decided in the stream. */
export const next = (state: JournalState, counter: string): number => 1 + (state.counters.get(counter) ?? 0);

/** A series that begins anew with the accounting year of the entry's day. */
export const yearSeries = (chart: ChartState, name: string, day: string) =>
  `${name}:${yearOf(chart, day).key}`;

/** Fee receipts: one series per session, across funds (numbering mode 5, the default). */
export const receiptSeries = (sessionId: number) => `receipt:session:${sessionId}`;
/** Vouchers: per fund, direction and accounting year. */
export const voucherSeries = (chart: ChartState, fundId: number, direction: number, day: string) =>
  voucherSeriesName(fundId, direction, yearOf(chart, day).key);
export const contraSeries = (chart: ChartState, day: string) => yearSeries(chart, 'contra', day);
export const transferSeries = (chart: ChartState, day: string) => yearSeries(chart, 'transfer', day);
