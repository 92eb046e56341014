import { type Entered, type Entry, type EntryOf, entryAfter } from '@madrasah/events';
import type { Fields } from './documents/index.ts';
import {
  defineProjector,
  defineProjectorOfPerson,
  type Handler,
  type Projector,
} from './projecting/index.ts';

/** The entries of a definition as documents, by their numbers. */
export type EntryProjector<E> = Projector<EntryOf<E> & Fields>;

const kebab = (noun: string) => noun.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();

/** What a document has beside the entry: of what stood before, if anything did, and of the event. */
type Beside<E, M extends object> = (
  before: (EntryOf<E> & M) | undefined,
  event: { readonly type: string; readonly data: object; readonly position: number },
) => Partial<EntryOf<E> & M>;

/**
 * The projector of an entry: the same fold as the command side's. What is sealed goes with the person.
 * @param version raised with every change of how its events are read
 */
export function entryProjector<
  A extends object,
  Id extends string,
  Q extends object,
  M extends object = object,
>(
  entry: Entry<A, Id, Q>,
  version: number,
  beside: Beside<Entry<A, Id, Q>, M> = () => ({}),
): Projector<EntryOf<Entry<A, Id, Q>> & M & Fields> {
  const name = `${kebab(entry.noun)}s`;
  const handler: Handler<Fields> = {
    keys: ({ data }) => [data[entry.id] as number],
    fold(before, event) {
      const after = entryAfter<A>(entry, before as Entered<A> | undefined, event);
      return after && ({ ...after, ...beside(before as never, event) } as Fields);
    },
  };
  const on = Object.fromEntries(entry.made.events.map(({ type }) => [type, handler]));
  const projector = { name, version, collection: name, indexes: [{ userId: 1 }] as const, on };
  const gone = Object.fromEntries(entry.sealed.map((at) => [at, null]));
  const made =
    entry.sealed.length > 0
      ? defineProjectorOfPerson({ ...projector, erased: (document) => ({ ...document, ...gone }) })
      : defineProjector(projector);
  return made as unknown as Projector<EntryOf<Entry<A, Id, Q>> & M & Fields>;
}
