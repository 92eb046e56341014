import {
  SqliteEventStore,
  type StoredEvent,
  type StoreOptions,
  StoreStopped,
} from '@madrasah/embedded/event-store';
import {
  AppendTooLarge,
  OutcomeUnknown,
  StoreAway,
  UnreadableEvent,
  WrongExpectedRevision,
} from './errors.ts';
import { checkEvents, parseObject } from './json.ts';
import type { Appended, EventStore, ExpectedRevision, NewEvent, ReadOptions, RecordedEvent } from './port.ts';
import { keepSubscribed, type Step } from './subscription.ts';

const PAGE = 500;

/**
 * The event store inside this process, for unit tests and tools. It has the same rules as the store behind the
 * wire and no wire: an outcome is known, unless the disk itself fails in a commit.
 * @param source a store (which the caller closes), the path of a data file, or ':memory:'
 * @param options `readOnly`: beside the running product or without it, changing nothing; appends are refused
 * @throws DataFileRefused when the file is absent (read-only), in use (for writing), or no event store
 */
export function inProcessEventStore(
  source: SqliteEventStore | string = ':memory:',
  options: StoreOptions = {},
): EventStore {
  const store = typeof source === 'string' ? new SqliteEventStore(source, options) : source;
  return {
    append: (stream, expected, events) => append(store, stream, expected, events),
    readStream: (stream, options) => readStream(store, stream, options ?? {}),
    readAll: (after) => readAll(store, after ?? 0),
    subscribeAll: (after, handlers, batch) =>
      keepSubscribed((from, signal) => follow(store, from ?? 0, batch ?? PAGE, signal), after, handlers),
    async ping() {
      if (store.stopped) throw new StoreAway(store.stopped.message);
      return store.lastPosition;
    },
    async close() {
      if (typeof source === 'string') await store.close();
    },
  };
}

async function append(
  store: SqliteEventStore,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<Appended> {
  checkEvents(stream, events);
  if (store.stopped) throw new StoreAway(store.stopped.message);
  const proposed = events.map((event) => ({
    id: Buffer.from(event.id.replaceAll('-', ''), 'hex'),
    type: event.type,
    json: true,
    data: Buffer.from(JSON.stringify(event.data)),
    metadata: Buffer.from(JSON.stringify(event.metadata)),
  }));
  const result = await store.append(stream, expected, proposed).catch((error: unknown) => {
    // A store that has stopped by itself gives the reason; a closed one has taken nothing.
    const failedCommit = error instanceof StoreStopped && error.cause !== undefined;
    const Told = failedCommit ? OutcomeUnknown : StoreAway;
    throw new Told(`the append failed: ${String(error)}`, { cause: error });
  });
  if (result.kind === 'appended') return { revision: result.revision, position: result.position };
  if (result.kind === 'wrong-revision') throw new WrongExpectedRevision(stream, expected, result.actual);
  if (result.kind === 'too-large') throw new AppendTooLarge(stream, result.limit);
  throw new StoreAway(result.kind === 'not-recorded' ? result.reason : 'the append came too late');
}

async function* readStream(
  store: SqliteEventStore,
  stream: string,
  { from, backwards = false, limit = Number.POSITIVE_INFINITY }: ReadOptions,
): AsyncGenerator<RecordedEvent> {
  let next = from;
  let wanted = limit;
  while (wanted > 0) {
    const range = { limit: Math.min(PAGE, wanted), backwards, ...(next === undefined ? {} : { from: next }) };
    const page = reading(() => store.readStream(stream, range));
    for (const event of page?.events ?? []) yield recorded(event);
    const last = page?.events.at(-1)?.revision;
    if (!page || page.end || last === undefined || (backwards && last === 0)) return;
    wanted -= page.events.length;
    next = backwards ? last - 1 : last + 1;
  }
}

async function* readAll(store: SqliteEventStore, after: number): AsyncGenerator<RecordedEvent> {
  let beyond = after;
  for (let end = false; !end; ) {
    const page = reading(() => store.readAll({ beyond, limit: PAGE }));
    for (const event of page.events) if (isUserStream(event.stream)) yield recorded(event);
    beyond = page.events.at(-1)?.position ?? beyond;
    end = page.end;
  }
}

/** The log from after a position, and then as it grows. */
async function* follow(
  store: SqliteEventStore,
  after: number,
  batch: number,
  signal: AbortSignal,
): AsyncGenerator<Step> {
  let beyond = after;
  let live = false;
  while (!signal.aborted) {
    const grown = nextChange(store, signal);
    const page = reading(() => store.readAll({ beyond, limit: batch }));
    beyond = page.events.at(-1)?.position ?? beyond;
    yield* steps(page.events, page.end && !live);
    live = page.end;
    if (page.end) await grown.happened;
    grown.forget();
  }
}

/** An unreadable event must not hide the events in front of it: they are handed over first. */
function* steps(events: readonly StoredEvent[], caughtUp: boolean): Generator<Step> {
  const readable: RecordedEvent[] = [];
  let failure: unknown;
  for (const event of events) {
    if (!isUserStream(event.stream)) continue;
    try {
      readable.push(recorded(event));
    } catch (error) {
      failure = error;
      break;
    }
  }
  yield { events: readable, caughtUp: caughtUp && !failure };
  if (failure) throw failure;
}

function nextChange(store: SqliteEventStore, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const off = store.onChange(resolve);
  const wake = () => resolve();
  signal.addEventListener('abort', wake, { once: true });
  return {
    happened: promise,
    forget() {
      off();
      signal.removeEventListener('abort', wake);
    },
  };
}

function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new StoreAway('the store cannot be read', { cause: error });
  }
}

function recorded(event: StoredEvent): RecordedEvent {
  if (!event.intact) throw new UnreadableEvent(event.stream, event.revision, event.position);
  const hex = Buffer.from(event.id).toString('hex');
  return {
    id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    type: event.type,
    data: parseObject(event.data, event),
    metadata: parseObject(event.metadata, event),
    stream: event.stream,
    revision: event.revision,
    position: event.position,
  };
}

function isUserStream(stream: string): boolean {
  return !stream.startsWith('$');
}
