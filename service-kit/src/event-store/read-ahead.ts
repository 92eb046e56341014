import type { EventStore, RecordedEvent } from './port.ts';

const PAGE = 500;

interface Page {
  readonly events: readonly RecordedEvent[];
  /** Why there is no more; told after the events in front of it. */
  readonly failure?: unknown;
}

/**
 * Events of one stream from a revision to the present end, the next page being fetched while one is used: the store
 * and its reader work at once. Not more than two pages are in memory.
 * @throws what `readStream` throws, after the events in front of it
 */
export async function* readAhead(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  from = 0,
): AsyncGenerator<RecordedEvent> {
  let coming: Promise<Page> = pageOf(store, stream, from);
  for (let isLast = false; !isLast; ) {
    const { events, failure } = await coming;
    const last = events.at(-1);
    isLast = failure !== undefined || events.length < PAGE || !last;
    if (last && !isLast) coming = pageOf(store, stream, last.revision + 1);
    yield* events;
    if (failure !== undefined) throw failure;
  }
}

/** Never rejects: a page nobody comes for must not end the process. */
async function pageOf(store: Pick<EventStore, 'readStream'>, stream: string, from: number): Promise<Page> {
  const events: RecordedEvent[] = [];
  try {
    for await (const event of store.readStream(stream, { from, limit: PAGE })) events.push(event);
    return { events };
  } catch (failure) {
    return { events, failure };
  }
}
