import test from 'ava';
import { clientEventStore } from '../client.ts';
import { appendingCases } from './appending.ts';
import { readingCases } from './reading.ts';
import type { Subject } from './subject.ts';
import { subscribingCases } from './subscribing.ts';

/** A real EventStoreDB: `ESDB_URL=esdb://… npx ava …`. */
const url = process.env['ESDB_URL'];

if (url) {
  const store = clientEventStore({ connectionString: url });
  const subject: Subject = { store, close: () => store.close() };
  appendingCases(test, () => subject);
  readingCases(test, () => subject);
  subscribingCases(test, () => subject);
  test.after.always(() => subject.close());
} else test.skip('ESDB_URL is not set: the suite was not run against EventStoreDB', () => undefined);
