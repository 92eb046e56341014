import { dayNumber, journalEvents } from '@madrasah/events';
import { ChargesReversed, FeeRefunded, FeesCharged, FeesCollected } from '@madrasah/events/fees';
import { ContraPosted, FundsTransferred, VoucherPosted } from '@madrasah/events/ledger';
import { TamlikGiven } from '@madrasah/events/tamlik';
import { JournalVoucherPosted, WalletSettled } from '@madrasah/events/vouchers';
import { type Books, type JournalEntry, journalEntry } from '../../ledger/books/index.ts';

/** Event types by the number of their kind on the wire. */
export const KINDS: Readonly<Record<number, string>> = {
  1: FeesCollected.type,
  2: VoucherPosted.type,
  3: FeesCharged.type,
  4: TamlikGiven.type,
  5: JournalVoucherPosted.type,
  6: FeeRefunded.type,
  7: ContraPosted.type,
  8: FundsTransferred.type,
  9: WalletSettled.type,
};
/** What takes an entry back as a whole, and the type of what it takes back. */
const TAKES_BACK: ReadonlyMap<string, string> = new Map(
  [...journalEvents.values()].flatMap(({ type, entry }) =>
    entry.takesBack === undefined ? [] : [[type, entry.takesBack] as const],
  ),
);

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: number | undefined;
}

/** The indexes of types of events in the books. */
function indexesOf({ names }: Books, types: Iterable<string>): ReadonlySet<number> {
  const wanted = new Set(types);
  return new Set(names.kinds.values().flatMap((type, index) => (wanted.has(type) ? [index] : [])));
}

/** The entries of the days that are asked for, the latest first. */
export function recordedEntries(books: Books, { from, to, kind }: Asked): JournalEntry[] {
  const { entries } = books.tables;
  const wanted = indexesOf(books, kind === undefined ? Object.values(KINDS) : [KINDS[kind] ?? '']);
  const first = from === undefined ? Number.NEGATIVE_INFINITY : dayNumber(from);
  const last = to === undefined ? Number.POSITIVE_INFINITY : dayNumber(to);
  const found: JournalEntry[] = [];
  for (let revision = books.revision; revision >= 0; revision -= 1) {
    const day = entries.on.at(revision);
    if (!wanted.has(entries.kind.at(revision)) || day < first || day > last) continue;
    found.push(journalEntry(books, revision));
  }
  return found.sort((one, other) => (one.on < other.on ? 1 : one.on > other.on ? -1 : 0));
}

/** What took an entry back, by the type of the entry and its id: `FeesCollected 7`. */
export function reversalsIn(books: Books): ReadonlyMap<string, JournalEntry> {
  const reversals = indexesOf(books, TAKES_BACK.keys());
  const found = new Map<string, JournalEntry>();
  const { kind } = books.tables.entries;
  for (let revision = 0; revision <= books.revision; revision += 1) {
    if (!reversals.has(kind.at(revision))) continue;
    const entry = journalEntry(books, revision);
    found.set(`${TAKES_BACK.get(entry.kind)} ${entry.refId}`, entry);
  }
  return found;
}

/** What took charges back, by item: the items of an entry that takes charges back are not charged any more. */
export function chargesTakenBack(books: Books): ReadonlyMap<number, JournalEntry> {
  const reversals = indexesOf(books, [ChargesReversed.type]);
  const found = new Map<number, JournalEntry>();
  const { kind } = books.tables.entries;
  for (let revision = 0; revision <= books.revision; revision += 1) {
    if (!reversals.has(kind.at(revision))) continue;
    const entry = journalEntry(books, revision);
    for (const { itemId } of entry.lines) if (itemId !== undefined) found.set(itemId, entry);
  }
  return found;
}
