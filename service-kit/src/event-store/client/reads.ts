import {
  BACKWARDS,
  type RecordedEvent as ClientEvent,
  END,
  type EventStoreDBClient,
  FORWARDS,
  START,
  StreamNotFoundError,
  UnavailableError,
} from '@eventstore/db-client';
import { StoreAway } from '../errors.ts';
import type { ReadOptions, RecordedEvent } from '../port.ts';
import type { Limits } from './connection.ts';
import { clientPosition, isUserStream, positionOf, recorded, safe } from './record.ts';

const PAGE = 500;

/** What a read of the client is, as far as it is used here. */
interface Reading {
  on(event: 'data', listener: (resolved: { event?: ClientEvent }) => void): Reading;
  on(event: 'error', listener: (error: Error) => void): Reading;
  on(event: 'end', listener: () => void): Reading;
}

/**
 * The events of one bounded call, all of them before the first is used: a call that a caller walked away from
 * would stay open, so a page is small and always taken whole.
 */
function wholePage(reading: Reading): Promise<ClientEvent[]> {
  return new Promise((resolve, reject) => {
    const events: ClientEvent[] = [];
    reading
      .on('data', ({ event }) => {
        if (event) events.push(event);
      })
      .on('end', () => resolve(events))
      .on('error', (error) => {
        if (error instanceof StreamNotFoundError) resolve([]);
        else reject(new StoreAway(`the store cannot be read: ${error.message}`, { cause: error }));
      });
  });
}

/**
 * A page, asked for once more when the connection turns out to be broken: a store that was restarted is only
 * noticed by the next call.
 */
async function takePage(open: () => Reading): Promise<ClientEvent[]> {
  try {
    return await wholePage(open());
  } catch (error) {
    if (!(error instanceof StoreAway && error.cause instanceof UnavailableError)) throw error;
    return wholePage(open());
  }
}

/** Events of one stream in pages, to the limit or the end. */
export async function* readStream(
  client: EventStoreDBClient,
  limits: Limits,
  stream: string,
  { from, backwards = false, limit = Number.POSITIVE_INFINITY }: ReadOptions,
): AsyncGenerator<RecordedEvent> {
  let next = from;
  for (let wanted = limit; wanted > 0; ) {
    const maxCount = Math.min(PAGE, wanted);
    const fromRevision = next === undefined ? (backwards ? END : START) : BigInt(next);
    const direction = backwards ? BACKWARDS : FORWARDS;
    const options = { maxCount, fromRevision, direction, deadline: limits.readMs } as const;
    const page = await takePage(() => client.readStream(stream, options));
    for (const event of page) yield recorded(event);
    const last = page.at(-1);
    if (!last || page.length < maxCount || (backwards && last.revision === 0n)) return;
    wanted -= page.length;
    next = safe(last.revision) + (backwards ? -1 : 1);
  }
}

/** All user events after a position in pages, to the present end. */
export async function* readAll(
  client: EventStoreDBClient,
  limits: Limits,
  after: number | undefined,
): AsyncGenerator<RecordedEvent> {
  let beyond = after ?? -1;
  for (;;) {
    const fromPosition = beyond < 0 ? START : clientPosition(beyond);
    const options = { maxCount: PAGE, fromPosition, deadline: limits.readMs } as const;
    const page = await takePage(() => client.readAll(options));
    for (const event of page) {
      const position = positionOf(event);
      // A read from a position begins with the event at it.
      if (position <= beyond) continue;
      beyond = position;
      if (isUserStream(event.streamId)) yield recorded(event);
    }
    if (page.length < PAGE) return;
  }
}

/** Reads the last event of the log, whatever it is. @throws StoreAway */
export async function ping(client: EventStoreDBClient, limits: Limits): Promise<void> {
  const options = {
    maxCount: 1,
    fromPosition: END,
    direction: BACKWARDS,
    deadline: limits.attemptMs,
  } as const;
  await takePage(() => client.readAll(options));
}
