import { streamsOf } from '@madrasah/events';
import { type EventStore, type RecordedEvent, UnreadableEvent } from '@madrasah/service-kit/event-store';

interface Source {
  readonly iterator: AsyncIterator<RecordedEvent>;
  next: RecordedEvent | undefined;
}

/**
 * All events of a school to the present end, in the order of the log. An event whose bytes cannot be read ends its
 * stream: nothing behind it can be chained to it.
 * @throws StoreAway
 */
export async function* schoolEvents(
  store: EventStore,
  schoolId: string,
  unreadable: (event: UnreadableEvent) => void,
): AsyncGenerator<RecordedEvent> {
  const advance = async (source: Source) => {
    try {
      const { value, done } = await source.iterator.next();
      source.next = done ? undefined : value;
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      source.next = undefined;
      unreadable(error);
    }
  };
  const sources: Source[] = streamsOf(schoolId).map((stream) => ({
    iterator: store.readStream(stream)[Symbol.asyncIterator](),
    next: undefined,
  }));
  try {
    await Promise.all(sources.map(advance));
    for (let source = earliest(sources); source; source = earliest(sources)) {
      yield source.next as RecordedEvent;
      await advance(source);
    }
  } finally {
    await Promise.all(sources.map(({ iterator }) => iterator.return?.()));
  }
}

function earliest(sources: readonly Source[]): Source | undefined {
  let first: Source | undefined;
  for (const source of sources)
    if (source.next && (!first?.next || source.next.position < first.next.position)) first = source;
  return first;
}
