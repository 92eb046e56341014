import type { RowOf } from '@madrasah/events/kernel';
import type { journalList } from '@madrasah/events/ledger';

/** One entry, with all its lines where it is a whole one. */
export type LedgerEntry = RowOf<typeof journalList>;
export type EntryLine = NonNullable<LedgerEntry['lines']>[number];
