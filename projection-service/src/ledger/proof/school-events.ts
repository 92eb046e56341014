import {
  type EventStore,
  type RecordedEvent,
  readAhead,
  UnreadableEvent,
} from '@madrasah/service-kit/event-store';
import { overStreamsOf } from '@madrasah/service-kit/streams';

/** What of a school's log is read. */
export interface Reading {
  /** Events behind this position are not looked at: the log goes on meanwhile. */
  readonly upTo: number;
  readonly streams: readonly string[];
  /** Told of an event whose bytes cannot be read; it ends its stream: nothing behind it can be chained to it. */
  unreadable?(event: UnreadableEvent): void;
  /** Stream → revision of its last event; `displaced` is told of one not behind it that stands behind `upTo`. */
  readonly ends?: ReadonlyMap<string, number>;
  displaced?(event: RecordedEvent): void;
}

interface Source {
  readonly iterator: AsyncIterator<RecordedEvent>;
  next: RecordedEvent | undefined;
}

/** Events of streams in the order of the log. @throws StoreAway */
export async function* schoolEvents(
  store: EventStore,
  { upTo, streams, unreadable, ends, displaced }: Reading,
): AsyncGenerator<RecordedEvent> {
  const advance = async (source: Source) => {
    try {
      const { value, done } = await source.iterator.next();
      const isBehind = !done && value.position > upTo;
      source.next = done || isBehind ? undefined : value;
      if (isBehind && value.revision <= (ends?.get(value.stream) ?? -1)) displaced?.(value);
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

/** Where a school's streams end. */
export interface PresentEnd {
  /** Of the last event, also of one that cannot be read. */
  readonly position: number;
  /** Stream → revision of its last event. */
  readonly revisions: ReadonlyMap<string, number>;
  /** All streams of the school that have begun before that position, opened ones too. */
  readonly streams: readonly string[];
}

/** An event that cannot be read ends the list of opened streams; the chain names it. */
const named = () => undefined;

/** @throws StoreAway */
export const presentEnd = (store: EventStore, schoolId: string): Promise<PresentEnd> =>
  overStreamsOf(store, schoolId, (streams) => endOf(store, streams), named);

async function endOf(store: EventStore, streams: readonly string[]): Promise<PresentEnd> {
  const revisions = new Map<string, number>();
  let position = 0;
  for (const stream of streams) {
    const last = await lastOf(store, stream);
    if (!last) continue;
    revisions.set(stream, last.revision);
    position = Math.max(position, last.position);
  }
  return { position, revisions, streams };
}

async function lastOf(
  store: EventStore,
  stream: string,
): Promise<{ readonly position: number; readonly revision: number } | undefined> {
  try {
    for await (const event of store.readStream(stream, { backwards: true, limit: 1 })) return event;
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableEvent) return error;
    throw error;
  }
}
