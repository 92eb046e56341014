import type { duesList } from '@madrasah/events/dues';
import type { feeHeads, receiptsList } from '@madrasah/events/fees';
import type { RowOf, RowTo } from '@madrasah/events/kernel';

/** What one admission owes. Sums in taka; the advance is the student's. */
export type DuesRow = RowOf<typeof duesList>;
export type ReceiptRow = RowOf<typeof receiptsList>;
export type FeeHeadRow = RowTo<typeof feeHeads.queries.list>;
