import { type Entered, type Entry, entryAfter } from '@madrasah/events';
import { foldOf, type NewTable, type Table } from '@madrasah/service-kit/folding';
import type { Reference, StreamDefinition } from '../stream.ts';

/** An entry without the words that are the person's own, but for those that a rule weighs. */
export type Kept<A extends object> = Entered<A>;

export interface EntriesState<A extends object> {
  /** By their numbers, those that were withdrawn among them. */
  readonly entries: Table<number, Kept<A>>;
  /** UserID → the numbers of what is of him, the first one first, those that were withdrawn among them. */
  readonly ofPerson: Table<number, readonly number[]>;
}

/** Whoever has an entry that stands is held by it; of these alone, where it says which. */
interface Tie<A extends object> extends Omit<Reference<never>, 'names'> {
  holds?(one: Kept<A>): boolean;
}

/** The stream of an entry. The rows that its fields name stay on their lists. @param tie of whoever has one */
export function entryStream<A extends object, Q extends object>(
  entry: Entry<A, string, Q>,
  nameFor: (school: string) => string,
  tie?: Tie<A>,
): StreamDefinition<EntriesState<A>> {
  const unknown = entry.sealed.filter((at) => !entry.weighed.includes(at));
  const own = Object.fromEntries(unknown.map((at) => [at, null]));
  return {
    category: entry.stream,
    nameFor,
    initial: (table: NewTable) => ({ entries: table(), ofPerson: table() }),
    evolve: foldOf<EntriesState<A>>(
      ...entry.made.events.map(({ type }) => ({
        type,
        fold(
          { entries, ofPerson }: EntriesState<A>,
          event: { readonly type: string; readonly data: object },
        ) {
          const number = (event.data as Readonly<Record<string, number>>)[entry.id] as number;
          const after = entryAfter(entry, entries.get(number), event);
          if (!after) return;
          if (!entries.has(number))
            ofPerson.set(after.userId, [...(ofPerson.get(after.userId) ?? []), number]);
          entries.set(number, { ...after, ...own });
        },
      })),
    ),
    refers: [
      ...refsOf(entry).map(({ to, at }) => ({
        to,
        names: ({ entries }: EntriesState<A>, id: number) =>
          [...entries.values()].some((one) => valueIn(one, at) === id),
      })),
      ...(tie ? [{ ...tie, names: hasOne<A>(tie.holds) }] : []),
    ],
  };
}

const hasOne =
  <A extends object>(holds: Tie<A>['holds']) =>
  ({ entries, ofPerson }: EntriesState<A>, userId: number): boolean =>
    (ofPerson.get(userId) ?? []).some((number) => {
      const one = entries.get(number);
      return one?.withdrawn === false && (holds?.(one) ?? true);
    });

export const valueIn = (of: object, at: string): unknown => (of as Readonly<Record<string, unknown>>)[at];

/** The fields that name a row of a register, by their names on the wire. */
export const refsOf = ({ fields }: Pick<Entry, 'fields'>) =>
  Object.values(fields).flatMap((field) => (field.kind === 'ref' ? [field] : []));
