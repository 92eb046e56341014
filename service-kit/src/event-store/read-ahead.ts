import { setImmediate as breath } from 'node:timers/promises';
import type { EventStore, RecordedEvent } from './port.ts';

const PAGE = 500;
/** After so many events what has come of the next page is taken in: the store goes on when it is. */
const BREATH = 50;

interface Page {
  readonly events: AsyncIterator<RecordedEvent>;
  readonly first: Promise<IteratorResult<RecordedEvent>>;
}

/**
 * Events of one stream from a revision to the present end, the next page being fetched while the second half of one is
 * used: the store and its reader work at once. Not more than two pages are in memory.
 * @throws what `readStream` throws, after the events in front of it
 */
export async function* readAhead(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  from = 0,
): AsyncGenerator<RecordedEvent> {
  let page: Page | undefined = begun(store, stream, from);
  try {
    while (page) {
      let next: Page | undefined;
      let used = 0;
      for (let read = await page.first; !read.done; read = await page.events.next()) {
        used += 1;
        // Revisions follow one another, so the page ends where the second half of it says.
        if (used === PAGE / 2) next = begun(store, stream, read.value.revision + 1 + PAGE / 2);
        yield read.value;
        if (used % BREATH === 0) await breath();
      }
      page = used === PAGE ? next : undefined; // behind a page that is not full there was nothing
    }
  } finally {
    await page?.events.return?.();
  }
}

/** A page that is asked for. It never rejects unheard: a page nobody comes for must not end the process. */
function begun(store: Pick<EventStore, 'readStream'>, stream: string, from: number): Page {
  const events = store.readStream(stream, { from, limit: PAGE })[Symbol.asyncIterator]();
  const first = events.next();
  first.catch(() => undefined);
  return { events, first };
}
