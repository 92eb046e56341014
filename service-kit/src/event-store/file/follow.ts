import { setImmediate as breath } from 'node:timers/promises';
import type { SqliteEventStore, StoredEvent } from '@madrasah/embedded/event-store';
import type { RecordedEvent } from '../port.ts';
import type { Step } from '../subscription.ts';
import { reading, recorded, type Source } from './stored.ts';

/** The log from after a position, and then as it grows. */
export async function* follow(
  source: Source,
  after: number,
  batch: number,
  signal: AbortSignal,
): AsyncGenerator<Step> {
  const store = source.store();
  let beyond = after;
  let live = false;
  while (!signal.aborted) {
    const grown = nextChange(store, signal);
    try {
      const page = reading(() => store.readAll({ beyond, limit: batch }));
      beyond = page.events.at(-1)?.position ?? beyond;
      yield* steps(page.events, source, page.end && !live);
      live = page.end;
      // A long catch-up must leave turns of the event loop to everybody else.
      await (live ? grown.happened : breath());
    } finally {
      grown.forget();
    }
  }
}

/** An unreadable event must not hide the events in front of it: they are handed over first. */
function* steps(events: readonly StoredEvent[], { wanted }: Source, caughtUp: boolean): Generator<Step> {
  const readable: RecordedEvent[] = [];
  let failure: unknown;
  for (const event of events) {
    if (!wanted(event.stream)) continue;
    try {
      readable.push(recorded(event));
    } catch (error) {
      failure = error;
      break;
    }
  }
  if (readable.length > 0 || caughtUp) yield { events: readable, caughtUp: caughtUp && !failure };
  if (failure) throw failure;
}

/** The next commit or stop of the store, or the reader's leaving. */
function nextChange(store: SqliteEventStore, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wake = () => resolve();
  const off = store.onChange(wake);
  signal.addEventListener('abort', wake, { once: true });
  return {
    happened: promise,
    forget() {
      off();
      signal.removeEventListener('abort', wake);
    },
  };
}
