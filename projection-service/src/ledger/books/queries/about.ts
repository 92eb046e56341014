import { type Day, dayOfNumber } from '@madrasah/events';
import type { Books } from '../books.ts';
import { NONE } from '../tables.ts';
import { itemsOfAdmission } from './items/by-admission.ts';

/** Something an entry can be about: a student, an admission, an item, an account, or an event's own id. */
export type About =
  | { readonly userId: number }
  | { readonly admissionId: number }
  | { readonly itemId: number }
  | { readonly account: string }
  /** `{ receiptId }`, `{ voucherId }`, `{ chargeId }`, `{ concessionId }`, …: as the events name it. */
  | { readonly [reference: `${string}Id`]: number };

/** The revisions of the entries about something, in the order they were recorded: its audit trail. */
export function entriesAbout(books: Books, about: About): number[] {
  const [name = '', value] = Object.entries(about)[0] ?? [];
  return [...new Set(found(books, name, value as never))].sort((a, b) => a - b);
}

/** An entry that moves nothing may be known by a person alone: his standing towards zakat. */
function found(books: Books, name: string, value: number & string): number[] {
  const { tables, names } = books;
  switch (name) {
    case 'userId':
      return [...ofParty(books, names.userIds.find(value)), ...ofReference(books, name, value)];
    case 'itemId':
      return ofItems(books, [names.itemIds.find(value)]);
    case 'admissionId': {
      const own = entriesWhere(books, (entry) => tables.entries.admission.at(entry) === value);
      return [...own, ...ofItems(books, itemsOfAdmission(books, value))];
    }
    case 'account':
      return ofAccount(books, names.accounts.find(value));
    default:
      return ofReference(books, name, value);
  }
}

type Chain = Books['tables']['rows']['beforeOfItem'];

function along({ tables }: Books, lastRow: Chain, index: number, before: Chain): number[] {
  const entries: number[] = [];
  if (index === NONE) return entries;
  for (let row = lastRow.at(index); row !== NONE; row = before.at(row))
    entries.push(tables.rows.entry.at(row));
  return entries;
}

const ofParty = (books: Books, party: number): number[] =>
  along(books, books.tables.parties.lastRow, party, books.tables.rows.beforeOfParty);

const ofItems = (books: Books, items: readonly number[]): number[] =>
  items.flatMap((item) => along(books, books.tables.items.lastRow, item, books.tables.rows.beforeOfItem));

function ofAccount({ tables: { rows } }: Books, account: number): number[] {
  const entries: number[] = [];
  if (account === NONE) return entries;
  for (let row = 0; row < rows.account.length; row += 1)
    if (rows.account.at(row) === account) entries.push(rows.entry.at(row));
  return entries;
}

function ofReference(books: Books, name: string, id: number): number[] {
  const { ref, refName } = books.tables.entries;
  const wanted = books.names.texts.find(name);
  return entriesWhere(books, (entry) => ref.at(entry) === id && refName.at(entry) === wanted);
}

/** The revisions of all entries that are known by one kind of id, by that id: one pass over the journal. */
export function entriesByReference(books: Books, name: string): ReadonlyMap<number, readonly number[]> {
  const { ref, refName } = books.tables.entries;
  const wanted = books.names.texts.find(name);
  const found = new Map<number, number[]>();
  for (let entry = 0; entry <= books.revision; entry += 1) {
    if (refName.at(entry) !== wanted) continue;
    const own = found.get(ref.at(entry));
    if (own) own.push(entry);
    else found.set(ref.at(entry), [entry]);
  }
  return found;
}

function entriesWhere(books: Books, test: (entry: number) => boolean): number[] {
  const entries: number[] = [];
  for (let entry = 0; entry <= books.revision; entry += 1) if (test(entry)) entries.push(entry);
  return entries;
}

/** The business day of the entry of an event's type and its own id; undefined where there is none. */
export function dayOfEntry(books: Books, type: string, id: number): Day | undefined {
  const { entries } = books.tables;
  const kind = books.names.kinds.find(type);
  const [found] = entriesWhere(
    books,
    (entry) => entries.ref.at(entry) === id && entries.kind.at(entry) === kind,
  );
  return found === undefined ? undefined : dayOfNumber(entries.on.at(found));
}
