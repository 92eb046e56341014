import type { AllHandlers, EventStore, RecordedEvent } from './port.ts';

/** Which streams of a server are read, and what they are called there. */
export interface StreamNames {
  /** The beginnings of their names there: by these the server chooses what it sends. */
  readonly beginnings: readonly string[];
  /** Put in front of each of our names there; empty where the server is ours alone. */
  readonly prefix: string;
  /** Whether a stream of the server, by its name there, is one of them. */
  has(stream: string): boolean;
}

/**
 * The store as those know it who call its streams by our names.
 * @param store whose events are of streams under `prefix` only
 */
export function underPrefix(store: EventStore, prefix: string): EventStore {
  if (prefix === '') return store;
  const ours = (event: RecordedEvent): RecordedEvent => ({
    ...event,
    stream: event.stream.slice(prefix.length),
  });
  return {
    append: (stream, expected, events) => store.append(prefix + stream, expected, events),
    readStream: (stream, options) => mapped(store.readStream(prefix + stream, options), ours),
    readAll: (after) => mapped(store.readAll(after), ours),
    subscribeAll: (after, handlers, batch) => store.subscribeAll(after, renamed(handlers, ours), batch),
    ping: () => store.ping(),
    close: () => store.close(),
  };
}

async function* mapped(
  events: AsyncIterable<RecordedEvent>,
  change: (event: RecordedEvent) => RecordedEvent,
): AsyncGenerator<RecordedEvent> {
  for await (const event of events) yield change(event);
}

const renamed = (
  { onEvents, onCaughtUp, onInterrupted }: AllHandlers,
  change: (event: RecordedEvent) => RecordedEvent,
): AllHandlers => ({
  onEvents: (events) => onEvents(events.map(change)),
  ...(onCaughtUp && { onCaughtUp }),
  ...(onInterrupted && { onInterrupted }),
});
