import { type ItemState, itemStates } from '../../../ledger/books/index.ts';
import { isAsked, type Pupil } from '../roll.ts';
import type { Room } from '../room.ts';

/** Every open item on which something stands. */
export const standingItems = ({ books, cut }: Pick<Room, 'books' | 'cut'>): ItemState[] =>
  itemStates(books, cut, { all: true }).filter(({ charged, conceded, due }) => charged || conceded || due);

/** The items of each student, in the order they were charged. */
export const itemsByUser = (items: readonly ItemState[]): ReadonlyMap<number, readonly ItemState[]> =>
  Map.groupBy(items, ({ userId }) => userId);

/** The admissions that are asked for: those there on the day of the report, and any that has charges by then. */
export function askedPupils({ roll, query }: Room, charged: ReadonlySet<number>): Pupil[] {
  const there = [...roll.values()].filter(
    ({ admissionId, admittedOn }) => charged.has(admissionId) || admittedOn <= (query.asOf ?? admittedOn),
  );
  return there.filter((pupil) => isAsked(pupil, query));
}

/** Of each student the last of the admissions. */
export function latestOf(pupils: readonly Pupil[]): Pupil[] {
  const latest = new Map<number, Pupil>();
  for (const pupil of pupils) {
    const known = latest.get(pupil.userId);
    if (!known || known.admissionId < pupil.admissionId) latest.set(pupil.userId, pupil);
  }
  return [...latest.values()];
}
