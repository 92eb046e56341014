import { SqliteEventStore, StoreStopped } from '@madrasah/embedded/event-store';
import test from 'ava';
import { OutcomeUnknown } from '../errors.ts';
import { inProcessEventStore } from '../in-process.ts';
import { type EventStore, NO_STREAM } from '../port.ts';
import { appendingCases } from './appending.ts';
import { temporaryDataFile } from './data-file.ts';
import { failingCases } from './failing.ts';
import { readingCases } from './reading.ts';
import { freshStream, sample } from './samples.ts';
import type { Subject } from './subject.ts';
import { subscribingCases } from './subscribing.ts';

const store = inProcessEventStore(':memory:');
const shared: Subject = { store, close: () => store.close() };

appendingCases(test, () => shared);
readingCases(test, () => shared);
subscribingCases(test, () => shared);
failingCases(test, openOnFile, { restart: false, alter: true });
test.after.always(() => shared.close());

/** A store whose file can be altered: every call opens the adapter of the moment. */
async function openOnFile(): Promise<Subject> {
  const file = await temporaryDataFile();
  let database = new SqliteEventStore(file.path);
  const now = () => inProcessEventStore(database);
  const store: EventStore = {
    append: (...args) => now().append(...args),
    readStream: (...args) => now().readStream(...args),
    readAll: (...args) => now().readAll(...args),
    subscribeAll: (...args) => now().subscribeAll(...args),
    ping: () => now().ping(),
    close: async () => database.close(),
  };
  return {
    store,
    async alterStored(from, to) {
      database.close();
      await file.alter(from, to);
      database = new SqliteEventStore(file.path);
    },
    async close() {
      database.close();
      await file.remove();
    },
  };
}

test('a commit that failed is told as an outcome nobody knows', async (t) => {
  const source = new SqliteEventStore(':memory:');
  t.teardown(() => source.close());
  source.append = () =>
    Promise.reject(new StoreStopped('a commit failed', { cause: new Error('disk I/O error') }));
  const store = inProcessEventStore(source);
  await t.throwsAsync(store.append(freshStream(), NO_STREAM, [sample()]), { instanceOf: OutcomeUnknown });
});
