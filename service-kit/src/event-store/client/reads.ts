import {
  BACKWARDS,
  CancelledError,
  type RecordedEvent as ClientEvent,
  END,
  type EventStoreDBClient,
  FORWARDS,
  NotLeaderError,
  START,
  StreamNotFoundError,
  UnavailableError,
} from '@eventstore/db-client';
import { StoreAway } from '../errors.ts';
import type { ReadOptions, RecordedEvent } from '../port.ts';
import type { Limits } from './connection.ts';
import { clientPosition, positionOf, recorded, safe, type Wanted } from './record.ts';

const PAGE = 500;

type Patience = Pick<Limits, 'readMs'>;

/** What a read of the client is, as far as it is used here. */
interface Reading {
  on(event: 'data', listener: (resolved: { event?: ClientEvent }) => void): Reading;
  on(event: 'error', listener: (error: Error) => void): Reading;
  on(event: 'end', listener: () => void): Reading;
  cancel(): Promise<void>;
}

/**
 * The events of one bounded call, all of them before the first is used: a call that a caller walked away from
 * would stay open, so a page is small and always taken whole. The client gives a read no deadline, whatever it is
 * told, so the silence is timed here.
 */
function wholePage(reading: Reading, { readMs }: Patience): Promise<ClientEvent[]> {
  return new Promise((resolve, reject) => {
    const events: ClientEvent[] = [];
    const away = (message: string, cause?: Error) =>
      reject(new StoreAway(`the store cannot be read: ${message}`, { cause }));
    const silence = setTimeout(() => {
      reading.cancel().catch(() => undefined);
      away(`it said nothing for ${readMs} ms`);
    }, readMs);
    reading
      .on('data', ({ event }) => {
        silence.refresh();
        if (event) events.push(event);
      })
      .on('end', () => {
        clearTimeout(silence);
        resolve(events);
      })
      .on('error', (error) => {
        clearTimeout(silence);
        if (error instanceof StreamNotFoundError) resolve([]);
        else away(error.message, error);
      });
  });
}

/**
 * A page, asked for once more when the connection turns out to be broken: a store that was restarted is only
 * noticed by the next call.
 */
async function takePage(open: () => Reading, patience: Patience): Promise<ClientEvent[]> {
  try {
    return await wholePage(open(), patience);
  } catch (error) {
    if (!(error instanceof StoreAway && isBrokenConnection(error.cause))) throw error;
    return wholePage(open(), patience);
  }
}

/** The client has dropped the connection, or another call did in the same moment. */
function isBrokenConnection(cause: unknown): boolean {
  return (
    cause instanceof UnavailableError ||
    cause instanceof CancelledError ||
    cause instanceof NotLeaderError ||
    (cause instanceof Error && cause.message === 'Channel has been shut down')
  );
}

/** Events of one stream in pages, to the limit or the end. */
export async function* readStream(
  client: EventStoreDBClient,
  patience: Patience,
  stream: string,
  { from, backwards = false, limit = Number.POSITIVE_INFINITY }: ReadOptions,
): AsyncGenerator<RecordedEvent> {
  let next = from;
  const step = backwards ? -1 : 1;
  for (let wanted = limit; wanted > 0; ) {
    const maxCount = Math.min(PAGE, wanted);
    const fromRevision = next === undefined ? (backwards ? END : START) : BigInt(next);
    const direction = backwards ? BACKWARDS : FORWARDS;
    const options = { maxCount, fromRevision, direction } as const;
    const page = await takePage(() => client.readStream(stream, options), patience);
    for (const [n, event] of page.entries()) {
      const revision = safe(event.revision);
      // Only the first may lie further on: the beginning of a stream can have been cut off, nothing else.
      if (revision !== next && (n > 0 || next !== from))
        throw new StoreAway(`the store left out or repeated events of ${stream} before ${revision}`);
      next = revision + step;
      yield recorded(event);
    }
    if (page.length < maxCount || (next ?? 0) < 0) return;
    wanted -= page.length;
  }
}

/** All events of the streams wanted after a position in pages, to the present end. The client filters no read: we do. */
export async function* readAll(
  client: EventStoreDBClient,
  patience: Patience,
  wanted: Wanted,
  after: number | undefined,
): AsyncGenerator<RecordedEvent> {
  for await (const { wantedEvents } of pagesOfAll(client, patience, wanted, after))
    for (const event of wantedEvents) yield recorded(event);
}

interface PageOfAll {
  readonly wantedEvents: readonly ClientEvent[];
  /** Position of the last event of the page, of any kind. */
  readonly end: number;
}

async function* pagesOfAll(
  client: EventStoreDBClient,
  patience: Patience,
  wanted: Wanted,
  after: number | undefined,
): AsyncGenerator<PageOfAll> {
  let end = after ?? -1;
  for (;;) {
    const fromPosition = end < 0 ? START : clientPosition(end);
    const page = await takePage(() => client.readAll({ maxCount: PAGE, fromPosition }), patience);
    const wantedEvents: ClientEvent[] = [];
    const before = end;
    for (const [n, event] of page.entries()) {
      const position = positionOf(event);
      // A read from a position begins with the event at it.
      if (position === end && n === 0) continue;
      if (position <= end) throw new StoreAway(`the store read ${position} after ${end}`);
      end = position;
      if (wanted(event.streamId)) wantedEvents.push(event);
    }
    yield { wantedEvents, end };
    if (page.length < PAGE) return;
    if (end === before) throw new StoreAway(`the store repeats the events up to ${end}`);
  }
}

/**
 * Whether an event of a stream that is wanted stands after a position, and how far was looked: the next look may begin there.
 * @throws StoreAway
 */
export async function lookBeyond(
  client: EventStoreDBClient,
  patience: Patience,
  wanted: Wanted,
  after: number | undefined,
): Promise<{ readonly found: boolean; readonly looked: number | undefined }> {
  let looked = after;
  for await (const { wantedEvents, end } of pagesOfAll(client, patience, wanted, after)) {
    if (wantedEvents.length > 0) return { found: true, looked };
    if (end >= 0) looked = end;
  }
  return { found: false, looked };
}

/** Reads the last event of the log, whatever it is. @throws StoreAway */
export async function ping(client: EventStoreDBClient, limits: Limits): Promise<number> {
  const options = { maxCount: 1, fromPosition: END, direction: BACKWARDS } as const;
  const [last] = await takePage(() => client.readAll(options), { readMs: limits.attemptMs });
  return last ? positionOf(last) : 0;
}
