import { PersonErased } from '@madrasah/events/people';
import type { Fields } from '../documents/index.ts';
import { defineProjector, type Handler, type Projector, when } from './projector.ts';

/** What one person has of a kind, each by its number: folded together, so that his erasure reaches all of it. */
interface OfPerson<D extends Fields> {
  readonly own: Readonly<Record<string, D>>;
}

/** What is folded stands hidden beside the documents that are read: no number is such a key. */
const personKey = (userId: number) => `person-${userId}`;

interface ProjectorOfPerson<D extends Fields> extends Omit<Projector<D>, 'words' | 'parts'> {
  /** A document whose person is erased: without his words. */
  erased(document: Readonly<D>): D;
}

const within = <D extends Fields>(handler: Handler<D>): Handler<OfPerson<D>> => ({
  keys: ({ data }) => [personKey(data['userId'] as number)],
  fold(whole, event) {
    const own: Record<string, D> = { ...whole?.own };
    for (const key of handler.keys(event).map(String)) {
      const next = handler.fold(own[key], event, key);
      if (next) own[key] = next;
    }
    return Object.keys(own).length > 0 ? { own } : undefined;
  },
});

/**
 * Declares a read model whose documents have numbers of their own and hold words of one person, whom each of its events
 * names as `userId`. An erasure names the person alone: his documents are folded together under him, and the read ones
 * made of that. A document of his never moves to another and is never taken away.
 */
export function defineProjectorOfPerson<D extends Fields>({
  erased,
  ...projector
}: ProjectorOfPerson<D>): Projector<D> {
  const { on, document: _never, ...rest } = projector;
  const own = ({ own: all }: Readonly<OfPerson<D>>) => Object.entries(all);
  return defineProjector<OfPerson<D>>({
    ...rest,
    parts: own,
    words: ['person'],
    on: {
      ...Object.fromEntries(Object.entries(on).map(([type, handler]) => [type, within(handler)])),
      PersonErased: when(PersonErased, {
        keys: ({ data }) => [personKey(data.userId)],
        fold: (whole) =>
          whole && { own: Object.fromEntries(own(whole).map(([key, document]) => [key, erased(document)])) },
      }),
    },
  }) as unknown as Projector<D>;
}
