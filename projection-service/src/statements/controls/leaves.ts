import { digitsOf, namedTable, type TableBlock } from '@madrasah/events';
import { BOOK_KINDS } from '@madrasah/events/ledger';
import type { Tenant } from '../../kernel/documents/index.ts';
import { receiptBooksOf } from '../../ledger/chart/index.ts';
import type { Asking } from '../asking.ts';

/** A printed book that came back with leaves of which nothing is said. */
export interface LostLeaves {
  readonly bookNo: string;
  /** What its leaves are: the value of one of `BOOK_KINDS`. */
  readonly kind: number;
  /** As people write them: `42, 44–45`. */
  readonly missing: string;
}

/** Of every book the leaves that nobody accounts for: a book tells how it stands now. @throws DocumentsAway */
export async function lostLeaves(tenant: Tenant): Promise<LostLeaves[]> {
  return [...(await receiptBooksOf(tenant)).values()]
    .filter(({ retired, missing }) => !retired && missing !== '')
    .map(({ bookNo, kind, missing }) => ({ bookNo, kind, missing }));
}

/** Book by book, each with its leaves. */
export function leafTable({ say, language }: Asking, lost: readonly LostLeaves[]): TableBlock {
  const columns = {
    book: { title: say('statements.receipt-book'), kind: 'name' },
    kind: { title: say('statements.book-kind'), kind: 'name' },
    missing: { title: say('statements.leaves'), kind: 'name', share: 2 },
  } as const;
  const named = new Map<number, string>(BOOK_KINDS.map(({ value, name }) => [value, name[language]]));
  const rows = lost.map(({ bookNo, kind, missing }) => ({
    cells: {
      book: digitsOf(bookNo, language),
      kind: named.get(kind) ?? '',
      missing: digitsOf(missing, language),
    },
  }));
  return {
    kind: 'table',
    title: `${say('statements.control-leaves')} (${digitsOf(lost.length, language)})`,
    titles: { table: say('statements.control'), group: say('statements.control') },
    ...namedTable(columns, rows),
  };
}
