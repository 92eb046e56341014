import { paisa } from '@madrasah/events';
import { type ItemState, itemStates } from '../../../ledger/books/index.ts';
import { isAsked, type Pupil } from '../roll.ts';
import type { Room } from '../room.ts';

/** Every open item on which something stands. */
export const standingItems = ({ books, cut }: Pick<Room, 'books' | 'cut'>): ItemState[] =>
  itemStates(books, cut, { all: true }).filter(({ charged, conceded, due }) => charged || conceded || due);

/** What of some items was let off as a favour: conceded and waived. What was written off is no concession. */
export const letOff = (items: readonly Pick<ItemState, 'conceded' | 'writtenOff'>[]): number =>
  paisa(items.reduce((sum, { conceded, writtenOff }) => sum + conceded - writtenOff, 0));

/** What of some items was conceded, waived and written off, each by its account (ACCOUNTING 1.9). */
export const lessened = (
  items: readonly Pick<ItemState, 'conceded' | 'waived' | 'writtenOff'>[],
): { readonly concession: number; readonly waiver: number; readonly writtenOff: number } => {
  const sum = (of: 'waived' | 'writtenOff') => paisa(items.reduce((total, item) => total + item[of], 0));
  return {
    concession: paisa(letOff(items) - sum('waived')),
    ...{ waiver: sum('waived'), writtenOff: sum('writtenOff') },
  };
};

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
