import { dayNumber, paisa } from '@madrasah/events';
import { kindName } from '../../../ledger/index.ts';
import type { Asking } from '../../asking.ts';
import type { Explained, MadeOf } from '../figures.ts';

/** What stood before the days that were asked for, as one group. */
export const BEFORE = 'before';

/** Entries of one kind that gave something to a figure, or all that stood before its days; `amount` in paisa. */
export interface Group {
  /** By what the question is narrowed to them: a kind of entry, or `before`. */
  readonly entries: string;
  readonly name: string;
  readonly count: number;
  readonly amount: number;
}

/** Of each entry the group it belongs to. */
function groupOf({ books }: Asking, { from }: Explained): (revision: number) => string {
  const { entries } = books.tables;
  const first = from === undefined ? Number.NEGATIVE_INFINITY : dayNumber(from);
  return (revision) =>
    entries.on.at(revision) < first ? BEFORE : books.names.kinds.value(entries.kind.at(revision));
}

/** What a figure is made of by kinds of entries: what stood before first, then the most frequent. */
export function groupsOf(asking: Asking, query: Explained, made: MadeOf): Group[] {
  const { say, language } = asking;
  const keyOf = groupOf(asking, query);
  const sums = new Map<string, { count: number; amount: number }>();
  for (const [revision, amount] of made) {
    if (amount === 0) continue;
    const key = keyOf(revision);
    const sum = sums.get(key) ?? { count: 0, amount: 0 };
    sums.set(key, { count: sum.count + 1, amount: paisa(sum.amount + amount) });
  }
  return [...sums]
    .map(([entries, sum]) => ({
      ...{ entries, name: entries === BEFORE ? say('statements.opening') : kindName(entries, language) },
      ...sum,
    }))
    .sort(
      (one, other) =>
        Number(other.entries === BEFORE) - Number(one.entries === BEFORE) || other.count - one.count,
    );
}

/** Of what makes a figure the part of one group; all of it where none is asked for. */
export function narrowed(asking: Asking, query: Explained, made: MadeOf): MadeOf {
  const { entries } = query;
  if (!entries) return made;
  const keyOf = groupOf(asking, query);
  return new Map([...made].filter(([revision]) => keyOf(revision) === entries));
}
