import { type ParsedStream, StreamOpened, streams } from '@madrasah/events';
import { type Metadata, metadataOf } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { foldOf, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamQueue } from './queues/stream-queue.ts';
import type { Decision, StreamDefinition } from './stream.ts';

export interface OpenedState {
  /** `category_key` of every keyed stream of the school that may be written. */
  readonly opened: Table<string, true>;
}

const nameOf = ({ category, key }: Pick<ParsedStream, 'category' | 'key'>) => `${category}_${key}`;

/** Which keyed streams a school has; root, recount and export read their names here. */
export const openedStream: StreamDefinition<OpenedState> = {
  category: 'streams',
  nameFor: streams.opened,
  initial: (table) => ({ opened: table() }),
  evolve: foldOf<OpenedState>(
    on(StreamOpened, (state, opened) => {
      state.opened.set(nameOf(opened), true);
    }),
  ),
};

/** The keys of a category's streams that a school has opened. */
export const keysOpened = ({ opened }: OpenedState, category: string): string[] =>
  [...opened.keys()].flatMap((name) =>
    name.startsWith(`${category}_`) ? [name.slice(category.length + 1)] : [],
  );

/**
 * A store that lists a keyed stream before it begins it, in the name of whoever writes its first event. Were it the
 * other way round, a crash between would leave the stream unproved. What is listed is not listed twice.
 */
export function openingStore(
  store: EventStore,
  stream: ParsedStream,
  opened: () => Pick<StreamQueue<OpenedState>, 'submit'>,
): EventStore {
  return {
    readStream: (name, options) => store.readStream(name, options),
    readAll: (after) => store.readAll(after),
    subscribeAll: (after, handlers, batch) => store.subscribeAll(after, handlers, batch),
    ping: () => store.ping(),
    close: () => store.close(),
    async append(name, expected, events) {
      const [first] = events;
      if (expected < 0 && first) await opened().submit(openingOf(stream, metadataOf(first.metadata)));
      return store.append(name, expected, events);
    },
  };
}

/** It has no key of its own: a command that is repeated finds the stream open. */
function openingOf(stream: ParsedStream, metadata: Metadata): Decision<OpenedState> {
  const { schoolId, actor, at, requestId, correlationId, causationId } = metadata;
  const { category, key = '' } = stream;
  return {
    context: { schoolId, actor, at: new Date(at), requestId, correlationId, causationId },
    decide: ({ opened }) => (opened.has(nameOf(stream)) ? [] : [StreamOpened({ category, key })]),
  };
}
