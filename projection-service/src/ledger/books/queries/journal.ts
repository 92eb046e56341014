import { type Day, dayNumber, dayOfNumber } from '@madrasah/events';
import type { Books } from '../books.ts';
import type { Cut } from '../cut.ts';
import { NONE } from '../tables.ts';
import { makerOf } from './makers.ts';

export interface JournalLine {
  readonly account: string;
  readonly fundId: number;
  readonly userId: number | undefined;
  readonly itemId: number | undefined;
  readonly debit: number;
  readonly credit: number;
}

/** One entry of the journal, its lines as they were posted. */
export interface JournalEntry {
  readonly revision: number;
  readonly on: Day;
  readonly at: string;
  /** Event type. */
  readonly kind: string;
  readonly actorId: number;
  /** Whose doing it is: who asked for it, where a second person confirmed it. */
  readonly makerId: number;
  readonly refId: number;
  readonly number: number;
  /** The series of its number; '' of none. */
  readonly series: string;
  /** The admission it concerns; 0 when it concerns none. */
  readonly admissionId: number;
  readonly lines: readonly JournalLine[];
}

export interface JournalRange {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  /** Only entries recorded after this instant. */
  readonly since?: Date | undefined;
  /** Only entries of this event type. */
  readonly kind?: string | undefined;
  readonly skip?: number | undefined;
  readonly limit?: number | undefined;
}

/** Entries with lines, by business day and then as recorded. `total` counts all of the range. */
export function journalEntries(
  books: Books,
  cut: Cut,
  { from, to, since, kind, skip = 0, limit = Number.POSITIVE_INFINITY }: JournalRange = {},
): { total: number; entries: JournalEntry[] } {
  const first = from === undefined ? Number.NEGATIVE_INFINITY : dayNumber(from);
  const last = Math.min(cut.asOf, to === undefined ? Number.POSITIVE_INFINITY : dayNumber(to));
  const on = books.tables.entries.on.data;
  const kinds = books.tables.entries.kind;
  const wanted = kind === undefined ? undefined : books.names.kinds.find(kind);
  const known = since ? books.cut({ knownAt: since }).revision : -1;
  const revisions: number[] = [];
  for (let entry = known + 1; entry <= cut.revision; entry += 1) {
    const day = on[entry] as number;
    if (wanted !== undefined && kinds.at(entry) !== wanted) continue;
    if (day >= first && day <= last && firstRowAfter(books, entry) > firstRow(books, entry))
      revisions.push(entry);
  }
  revisions.sort((a, b) => (on[a] as number) - (on[b] as number) || a - b);
  const page = revisions.slice(skip, skip + limit);
  return { total: revisions.length, entries: page.map((entry) => journalEntry(books, entry)) };
}

/** What all entries of the range moved, in paisa: debit and credit are one sum. */
export function turnover(books: Books, cut: Cut, { from, to, since }: JournalRange): number {
  const first = from === undefined ? Number.NEGATIVE_INFINITY : dayNumber(from);
  const last = Math.min(cut.asOf, to === undefined ? Number.POSITIVE_INFINITY : dayNumber(to));
  const { rows, entries } = books.tables;
  let sum = 0;
  for (let row = since ? books.cut({ knownAt: since }).rows : 0; row < cut.rows; row += 1) {
    const amount = rows.amount.at(row);
    const day = entries.on.at(rows.entry.at(row));
    if (amount > 0 && day >= first && day <= last) sum += amount;
  }
  return sum;
}

/** The entry of a revision. @throws RangeError when the books have none */
export function journalEntry(books: Books, revision: number): JournalEntry {
  const { entries } = books.tables;
  if (revision < 0 || revision > books.revision) throw new RangeError(`no entry ${revision}`);
  const first = firstRow(books, revision);
  const count = firstRowAfter(books, revision) - first;
  return {
    revision,
    on: dayOfNumber(entries.on.at(revision)),
    at: new Date(entries.at.at(revision)).toISOString(),
    kind: books.names.kinds.value(entries.kind.at(revision)),
    actorId: entries.actor.at(revision),
    makerId: makerOf(books, revision),
    refId: entries.ref.at(revision),
    number: entries.number.at(revision),
    series: books.names.texts.value(entries.series.at(revision)),
    admissionId: entries.admission.at(revision),
    lines: Array.from({ length: count }, (_, index) => lineOf(books, first + index)),
  };
}

const firstRow = ({ tables }: Books, entry: number) => tables.entries.firstRow.at(entry);

const firstRowAfter = ({ tables, revision }: Books, entry: number) =>
  entry < revision ? tables.entries.firstRow.at(entry + 1) : tables.rows.entry.length;

function lineOf({ tables: { rows }, names }: Books, row: number): JournalLine {
  const [party, item, amount] = [rows.party.at(row), rows.item.at(row), rows.amount.at(row)];
  return {
    account: names.accounts.value(rows.account.at(row)),
    fundId: names.funds.value(rows.fund.at(row)),
    userId: party === NONE ? undefined : names.userIds.value(party),
    itemId: item === NONE ? undefined : names.itemIds.value(item),
    debit: Math.max(amount, 0),
    credit: Math.max(-amount, 0),
  };
}
