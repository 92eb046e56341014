import type { duesList } from '@madrasah/events/dues';
import type { feeHeads, receiptsList } from '@madrasah/events/fees';
import type { RowOf, RowTo } from '@madrasah/events/kernel';
import * as chart from '@madrasah/events/ledger';
import { chartList } from '../kit/wire/chart-lists.ts';

/** What one admission owes. Sums in taka; the advance is the student's. */
export type DuesRow = RowOf<typeof duesList>;
export type ReceiptRow = RowOf<typeof receiptsList>;
export type FundRow = RowTo<typeof chart.funds.queries.list>;
export type SubLedgerRow = RowTo<typeof chart.subLedgers.queries.list>;
export type FeeHeadRow = RowTo<typeof feeHeads.queries.list>;

export const funds = chartList(chart.funds.queries.list);
export const subLedgers = chartList(chart.subLedgers.queries.list);
