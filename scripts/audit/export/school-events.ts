import { parseStream } from '@madrasah/events';
import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';
import { overStreamsOf, streamsOfSchool } from '@madrasah/service-kit/streams';

/** The platform's holds other schools' registrations too: it is not handed out. */
const isOwn = (stream: string) => {
  const parsed = parseStream(stream);
  return !parsed || parsed.school !== undefined;
};

/** The streams that are a school's own, those it has opened too. @throws StoreAway · UnreadableEvent */
export const ownStreams = async (store: EventStore, schoolId: string): Promise<string[]> =>
  (await streamsOfSchool(store, schoolId)).filter(isOwn).sort();

/** The position of the last event of a school; 0 when it has none. @throws StoreAway · UnreadableEvent */
export const lastPosition = (store: EventStore, schoolId: string): Promise<number> =>
  overStreamsOf(store, schoolId, async (streams) => {
    let last = 0;
    for (const stream of streams.filter(isOwn))
      for await (const { position } of store.readStream(stream, { backwards: true, limit: 1 }))
        last = Math.max(last, position);
    return last;
  });

/**
 * The events of streams up to a position, in the order of the log. Positions grow, so what is recorded meanwhile stays out.
 * @throws StoreAway · UnreadableEvent
 */
export async function* schoolEvents(
  store: EventStore,
  streams: readonly string[],
  until: number,
): AsyncGenerator<RecordedEvent> {
  const sources = await Promise.all(
    streams.map(async (stream) => {
      const iterator = store.readStream(stream)[Symbol.asyncIterator]();
      return { iterator, next: await nextUntil(iterator, until) };
    }),
  );
  for (;;) {
    let first: (typeof sources)[number] | undefined;
    for (const source of sources)
      if (source.next && (!first?.next || source.next.position < first.next.position)) first = source;
    if (!first?.next) return;
    yield first.next;
    first.next = await nextUntil(first.iterator, until);
  }
}

/**
 * The next event of a stream, unless it stands behind the position. Then all that follow must, too: a position is not
 * hashed, and one put behind the end of the log would keep them out of the bundle.
 */
async function nextUntil(
  iterator: AsyncIterator<RecordedEvent>,
  until: number,
): Promise<RecordedEvent | undefined> {
  const { value, done } = await iterator.next();
  if (done) return undefined;
  if (value.position <= until) return value;
  for (let rest = await iterator.next(); !rest.done; rest = await iterator.next()) {
    const { stream, revision, position } = rest.value;
    if (position <= until) throw new Error(`${stream}@${revision} stands in front of the event before it`);
  }
  return undefined;
}
