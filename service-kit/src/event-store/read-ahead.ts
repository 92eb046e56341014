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
  let next: Promise<Page> | undefined = pageOf(store, stream, from);
  while (next) {
    const { events, failure }: Page = await next;
    const last = events.at(-1)?.revision;
    const more = failure === undefined && events.length === PAGE && last !== undefined;
    next = more ? pageOf(store, stream, last + 1) : undefined;
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
