import type { RowOf, RowTo } from '@madrasah/events/kernel';
import { funds, generalLedgers, type journalList, subLedgers } from '@madrasah/events/ledger';
import { chartList } from '../kit/wire/chart-lists.ts';

export type FundRow = RowTo<typeof funds.queries.list>;
export type SubLedgerRow = RowTo<typeof subLedgers.queries.list>;

/** One entry, with all its lines where it is a whole one. */
export type LedgerEntry = RowOf<typeof journalList>;
export type EntryLine = NonNullable<LedgerEntry['lines']>[number];

export const fundList = chartList(funds.queries.list);
export const generalLedgerList = chartList(generalLedgers.queries.list);
export const subLedgerList = chartList(subLedgers.queries.list);
