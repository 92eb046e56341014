import type { Tenant } from '../../kernel/documents/index.ts';
import { journalEntry, type LedgerRow } from '../../ledger/books/index.ts';
import { entryName, whoseOf } from '../../ledger/index.ts';
import type { Asking } from '../asking.ts';

/** A line of a ledger with its words, amounts in paisa. */
export interface WrittenLine extends LedgerRow {
  readonly on: string;
  readonly at: string;
  readonly kind: string;
  readonly refId: number;
  readonly number: number;
  readonly text: string;
  /** The student it is about, where it is about one. */
  readonly who?: string;
}

const NAMED = 3;

/** Writes out the rows of a ledger: what each entry is called, against what, and whose it is. @throws DocumentsAway */
export async function linesOf(
  { books, names, language }: Asking,
  rows: readonly LedgerRow[],
  accounts: readonly string[],
  tenant: Tenant,
): Promise<WrittenLine[]> {
  const entries = rows.map(({ revision }) => journalEntry(books, revision));
  const whose = await whoseOf(tenant, entries, language);
  return entries.map((entry, at): WrittenLine => {
    const row = rows[at] as LedgerRow;
    const others = new Set(
      entry.lines.map(({ account }) => account).filter((one) => !accounts.includes(one)),
    );
    const against = [...others].slice(0, NAMED).map((account) => names.account(account));
    const who = whose(entry);
    return {
      ...row,
      ...{ on: entry.on, at: entry.at, kind: entry.kind, refId: entry.refId, number: entry.number },
      text: [entryName(entry.kind, entry.number, language), against.join(', ')].filter(Boolean).join(': '),
      ...(who === undefined ? {} : { who }),
    };
  });
}
