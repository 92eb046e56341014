import { inEither } from '@madrasah/events';
import { DIRECTION, numberingOf, voucherSeriesName } from '@madrasah/events/ledger';
import { RECEIPT_NUMBERING, UNPRINTED_RECEIPTS } from '@madrasah/events/papers';
import { type ChartState, printSettingsOf } from '../chart/state.ts';
import { yearOf } from '../chart/years.ts';
import type { JournalState } from './state.ts';

/** The next id of a kind, or the next number of a series: gap-free, because it is decided in the stream. */
export const next = (state: JournalState, counter: string): number => 1 + (state.counters.get(counter) ?? 0);

/** Gives ids for several events of one decision. */
export class Numbers {
  readonly #state: JournalState;
  readonly #given = new Map<string, number>();

  constructor(state: JournalState) {
    this.#state = state;
  }

  /** The first of as many as are wanted. */
  take(counter: string, count = 1): number {
    const given = this.#given.get(counter) ?? 0;
    this.#given.set(counter, given + count);
    return next(this.#state, counter) + given;
  }
}

/** A series that begins anew with the accounting year of the entry's day. */
export const yearSeries = (chart: ChartState, name: string, day: string) =>
  `${name}:${yearOf(chart, day).key}`;

/**
 * Fee receipts that the program numbers, across funds: a series per session, or one per accounting year, as the
 * institution settled it. What is printed without a number has a series too: no receipt is lost from it. Where
 * receipts are leaves of printed books, those that no collector writes (of zakat) are numbered by the year.
 */
export function receiptSeries(chart: ChartState, sessionId: number, day: string): string {
  const { numbering } = printSettingsOf(chart);
  if (numbering === RECEIPT_NUMBERING.session) return `receipt:session:${sessionId}`;
  return yearSeries(
    chart,
    numbering === RECEIPT_NUMBERING.unprinted ? UNPRINTED_RECEIPTS : 'receipt:year',
    day,
  );
}
/** Vouchers: per fund, direction and accounting year. */
export const voucherSeries = (chart: ChartState, fundId: number, direction: number, day: string) =>
  voucherSeriesName(fundId, direction, yearOf(chart, day).key);
export const contraSeries = (chart: ChartState, day: string) => yearSeries(chart, 'contra', day);
export const transferSeries = (chart: ChartState, day: string) => yearSeries(chart, 'transfer', day);

type InSeries = readonly [series: string, number: number];

/** Numbers with their series, for the place `{number:shown}` of a sentence; a number without one stands alone. */
export const shownNumbers = (chart: ChartState, numbers: readonly InSeries[]): string =>
  inEither((language) => {
    const shown = numberingOf(
      { funds: chart.funds.values(), years: chart.accountingYears.values() },
      language,
    );
    return numbers.map(([series, number]) => shown(series, number)).join(', ');
  });

interface NumberedVoucher {
  readonly fundId: number;
  readonly direction: number;
  readonly on: string;
  readonly voucherNo: number;
}

/** The same of a voucher, by its fund, direction and day. */
export const shownVoucher = (
  chart: ChartState,
  { fundId, direction, on, voucherNo }: NumberedVoucher,
): string => shownNumbers(chart, [[voucherSeries(chart, fundId, direction, on), voucherNo]]);

/** The same of the voucher by which zakat was given. */
export const shownTamlik = (chart: ChartState, tamlik: Omit<NumberedVoucher, 'direction'>): string =>
  shownVoucher(chart, { ...tamlik, direction: DIRECTION.out });

const SERIES_OF_TRANSFERS = { contra: contraSeries, transfer: transferSeries, settlement: () => 'wallet' };

/** The same of contras, transfers between funds or wallet settlements. */
export const shownTransfers = (
  chart: ChartState,
  what: keyof typeof SERIES_OF_TRANSFERS,
  all: readonly { readonly on: string; readonly number: number }[],
): string =>
  shownNumbers(
    chart,
    all.map(({ on, number }) => [SERIES_OF_TRANSFERS[what](chart, on), number]),
  );
