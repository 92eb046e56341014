import test from 'ava';
import { clientEventStore } from '../client.ts';
import { appendingCases } from './appending.ts';
import { BEGINNING, NOTE, noted } from './noted.ts';
import { readingCases } from './reading.ts';
import type { Subject } from './subject.ts';
import { subscribingCases } from './subscribing.ts';

/** A real EventStoreDB: `ESDB_URL=esdb://… npm run test:conformance`, which removes what is made here. */
const url = process.env['ESDB_URL'];

if (!url || !NOTE) throw new Error('run by npm run test:conformance where ESDB_URL is set');
// Whoever else lives on the server is not read, as with the product's own streams.
const own = {
  prefix: '',
  beginnings: [BEGINNING],
  has: (stream: string) => stream.startsWith(BEGINNING),
};
const store = clientEventStore({ connectionString: url, own });
const subject: Subject = { store: noted(store, NOTE), close: () => store.close() };
appendingCases(test, () => subject);
readingCases(test, () => subject);
subscribingCases(test, () => subject);
test.after.always(() => subject.close());
