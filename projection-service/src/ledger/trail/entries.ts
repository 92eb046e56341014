import { eventCatalogue, journalEventTypes, type Thing, thingsOf } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type About, type Books, entriesAbout, itemStates } from '../books/index.ts';
import { NONE } from '../books/tables.ts';

/** Things that the books find by more than the id an entry is known by. */
const BY_THEIR_POSTINGS: Readonly<Record<string, (id: number) => About>> = {
  admission: (admissionId) => ({ admissionId }),
  user: (userId) => ({ userId }),
  item: (itemId) => ({ itemId }),
  sub_ledger: (id) => ({ account: `sl:${id}` }),
};

/** An entry's own id: `receipt` → `receiptId`. */
const references = new Map(
  [...journalEventTypes].flatMap((type) =>
    Object.entries(eventCatalogue.get(type)?.about ?? {}).flatMap(([entity, member]) =>
      typeof member === 'string' && !(entity in BY_THEIR_POSTINGS) ? [[entity, member] as const] : [],
    ),
  ),
);

/** The kinds of things that entries of a journal are about. */
export const moneyEntities: ReadonlySet<string> = new Set([
  ...Object.keys(BY_THEIR_POSTINGS),
  ...references.keys(),
]);

/** The revisions of the entries about a thing, in the order they were recorded. */
export function moneyOf(books: Books, entity: string, id: number): number[] {
  if (!moneyEntities.has(entity)) return [];
  const about = BY_THEIR_POSTINGS[entity]?.(id) ?? { [references.get(entity) as `${string}Id`]: id };
  return entriesAbout(books, about);
}

/** Things that belong to one student, and whose they are. */
const STUDENT_OF: Readonly<Record<string, (books: Books, id: number) => number | undefined>> = {
  user: (_, userId) => userId,
  admission: (books, admission) => itemStates(books, books.cut(), { admission })[0]?.userId,
  item: ({ names, tables }, itemId) => {
    const item = names.itemIds.find(itemId);
    return item === NONE ? undefined : names.userIds.value(tables.items.party.at(item));
  },
};

/** The student whose dues an entry is told by: that of the thing asked for, else the only one the entry is about. */
export function studentOf(
  books: Books,
  { type, data }: DomainEvent,
  { entity, id }: Thing,
): number | undefined {
  const behind = STUDENT_OF[entity]?.(books, id);
  if (behind !== undefined) return behind;
  const students = thingsOf({ about: eventCatalogue.get(type)?.about }, data).filter(
    (thing) => thing.entity === 'user',
  );
  return students.length === 1 ? students[0]?.id : undefined;
}
