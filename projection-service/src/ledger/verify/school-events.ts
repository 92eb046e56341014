import { streamsOf } from '@madrasah/events';
import {
  type EventStore,
  type RecordedEvent,
  readAhead,
  UnreadableEvent,
} from '@madrasah/service-kit/event-store';

/** What of a school's log is read. */
export interface Reading {
  readonly schoolId: string;
  /** Events behind this position are not looked at: the log goes on meanwhile. */
  readonly upTo: number;
  /** All of the school's unless said otherwise. */
  readonly streams?: readonly string[];
  /** Told of an event whose bytes cannot be read; it ends its stream: nothing behind it can be chained to it. */
  unreadable?(event: UnreadableEvent): void;
}

interface Source {
  readonly iterator: AsyncIterator<RecordedEvent>;
  next: RecordedEvent | undefined;
}

/** Events of a school in the order of the log. @throws StoreAway */
export async function* schoolEvents(
  store: EventStore,
  { schoolId, upTo, streams = streamsOf(schoolId), unreadable }: Reading,
): AsyncGenerator<RecordedEvent> {
  const advance = async (source: Source) => {
    try {
      const { value, done } = await source.iterator.next();
      source.next = done || value.position > upTo ? undefined : value;
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      source.next = undefined;
      unreadable?.(error);
    }
  };
  const sources: Source[] = streams.map((stream) => ({
    iterator: readAhead(store, stream)[Symbol.asyncIterator](),
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

/** The position of the last event of a school's streams, also of one that cannot be read. @throws StoreAway */
export async function presentEnd(store: EventStore, schoolId: string): Promise<number> {
  let end = 0;
  for (const stream of streamsOf(schoolId)) end = Math.max(end, await endOf(store, stream));
  return end;
}

async function endOf(store: EventStore, stream: string): Promise<number> {
  try {
    for await (const { position } of store.readStream(stream, { backwards: true, limit: 1 })) return position;
    return 0;
  } catch (error) {
    if (error instanceof UnreadableEvent) return error.position;
    throw error;
  }
}
