import { DataFileHeld, DataFileRefused, SqliteEventStore } from '@madrasah/embedded/event-store';
import { StoreAway } from '../errors.ts';
import { portOver } from '../in-process.ts';
import { told } from '../interruptions.ts';
import type { StreamNames } from '../names.ts';
import type { AllSubscription, EventStore } from '../port.ts';
import type { Source } from './stored.ts';

export { DataFileHeld, DataFileRefused };

export interface LogFile {
  /** The data file. */
  readonly path: string;
  /** The streams that are ours. */
  readonly own: StreamNames;
  /** Told when a subscription is interrupted; a pino logger fits. */
  readonly log?: { warn(detail: object, message: string): void };
}

/**
 * The log as the one program has it that writes it, with a thread that commits.
 * @param onStopped told once when a commit has failed: only a restart can tell what the file holds
 * @throws DataFileRefused when the file is in use by another process, or cannot be used
 */
export async function writtenLog(file: LogFile, onStopped: (reason: Error) => void): Promise<EventStore> {
  const store = new SqliteEventStore(file.path, { threaded: true });
  store.onChange(() => {
    if (store.stopped?.cause !== undefined) onStopped(store.stopped);
  });
  await store.ready();
  return opened(
    file,
    () => store,
    () => store.close(),
  );
}

/**
 * The same log as another program reads it, beside the writer or without it: what is committed, and nothing is changed.
 * A file that is absent, or cannot be used, is a store that is away: its writer may be about to make or to mend it.
 */
export function readLog(file: LogFile): EventStore {
  let store: SqliteEventStore | undefined;
  let closed = false;
  const there = () => {
    if (closed) throw new StoreAway('the log is closed');
    store ??= orAway(() => new SqliteEventStore(file.path, { readOnly: true }));
    return store;
  };
  return opened(file, there, async () => {
    closed = true;
    await store?.close();
  });
}

function orAway<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof DataFileRefused) throw new StoreAway(error.message, { cause: error });
    throw new StoreAway('the log cannot be opened', { cause: error });
  }
}

function opened({ own, log }: LogFile, store: Source['store'], end: () => Promise<void>): EventStore {
  const subscriptions = new Set<AllSubscription>();
  const port = portOver({ store, wanted: (stream) => own.has(stream) }, async () => {
    await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
    await end();
  });
  return {
    ...port,
    subscribeAll(after, handlers, batch) {
      const subscription = port.subscribeAll(after, told(handlers, log), batch);
      subscriptions.add(subscription);
      return {
        async stop() {
          await subscription.stop();
          subscriptions.delete(subscription);
        },
      };
    },
  };
}
