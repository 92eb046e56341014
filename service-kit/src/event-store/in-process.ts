import { setImmediate as breath } from 'node:timers/promises';
import { SqliteEventStore, type StoreOptions, StoreStopped } from '@madrasah/embedded/event-store';
import { AppendTooLarge, OutcomeUnknown, StoreAway, WrongExpectedRevision } from './errors.ts';
import { follow } from './file/follow.ts';
import { isUserStream, reading, recorded, type Source } from './file/stored.ts';
import { checkEvents } from './json.ts';
import type { Appended, EventStore, ExpectedRevision, NewEvent, ReadOptions, RecordedEvent } from './port.ts';
import { keepSubscribed } from './subscription.ts';

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
  const close = async () => (typeof source === 'string' ? store.close() : undefined);
  return portOver({ store: () => store, wanted: isUserStream }, close);
}

/** The port over a store in this process. */
export const portOver = (source: Source, close: () => Promise<void>): EventStore => ({
  append: (stream, expected, events) => append(source, stream, expected, events),
  readStream: (stream, options) => readStream(source, stream, options ?? {}),
  readAll: (after) => readAll(source, after ?? 0),
  subscribeAll: (after, handlers, batch) =>
    keepSubscribed((from, signal) => follow(source, from ?? 0, batch ?? PAGE, signal), after, handlers),
  async ping() {
    const store = source.store();
    if (store.stopped) throw new StoreAway(store.stopped.message);
    return reading(() => store.lastPosition);
  },
  close,
});

async function append(
  source: Source,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<Appended> {
  checkEvents(stream, events);
  const store = source.store();
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
  source: Source,
  stream: string,
  { from, backwards = false, limit = Number.POSITIVE_INFINITY }: ReadOptions,
): AsyncGenerator<RecordedEvent> {
  let next = from;
  let wanted = limit;
  while (wanted > 0) {
    const range = { limit: Math.min(PAGE, wanted), backwards, ...(next === undefined ? {} : { from: next }) };
    const page = reading(() => source.store().readStream(stream, range));
    for (const event of page?.events ?? []) yield recorded(event);
    const last = page?.events.at(-1)?.revision;
    if (!page || page.end || last === undefined || (backwards && last === 0)) return;
    wanted -= page.events.length;
    next = backwards ? last - 1 : last + 1;
    if (wanted > 0) await breath(); // nobody else would have a turn until the last event
  }
}

async function* readAll(source: Source, after: number): AsyncGenerator<RecordedEvent> {
  let beyond = after;
  for (let end = false; !end; ) {
    const page = reading(() => source.store().readAll({ beyond, limit: PAGE }));
    for (const event of page.events) if (source.wanted(event.stream)) yield recorded(event);
    beyond = page.events.at(-1)?.position ?? beyond;
    end = page.end;
    if (!end) await breath();
  }
}
