import { journalEntry, type LedgerRow } from '../../ledger/books/index.ts';
import { entryName, narrated, shownNumber } from '../../ledger/index.ts';
import type { Asking } from '../asking.ts';

/** A line of a ledger with its words, amounts in paisa. */
export interface WrittenLine extends LedgerRow {
  readonly on: string;
  readonly at: string;
  readonly kind: string;
  readonly refId: number;
  readonly number: number;
  /** Its number with its series; '' where it has none. */
  readonly shown: string;
  readonly text: string;
  /** Payee, payer, or the only student it is about. */
  readonly who?: string;
  /** Whom it tells of and what, in one text; '' where it tells nothing. */
  readonly narration: string;
}

const NAMED = 3;

/** Writes out the rows of a ledger: what each entry is called, against what, and whose it is. @throws DocumentsAway */
export async function linesOf(
  { books, names, language, narrationOf }: Asking,
  rows: readonly LedgerRow[],
  accounts: readonly string[],
): Promise<WrittenLine[]> {
  const entries = rows.map(({ revision }) => journalEntry(books, revision));
  const narration = await narrationOf(entries);
  return entries.map((entry, at): WrittenLine => {
    const row = rows[at] as LedgerRow;
    const others = new Set(
      entry.lines.map(({ account }) => account).filter((one) => !accounts.includes(one)),
    );
    const against = [...others].slice(0, NAMED).map((account) => names.account(account));
    const told = narration(entry);
    return {
      ...row,
      ...{ on: entry.on, at: entry.at, kind: entry.kind, refId: entry.refId, number: entry.number },
      ...{ shown: shownNumber(entry, names), narration: narrated(told) },
      text: [entryName(entry, names, language), against.join(', ')].filter(Boolean).join(': '),
      ...(told.who === '' ? {} : { who: told.who }),
    };
  });
}
