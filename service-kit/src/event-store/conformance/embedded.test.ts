import test from 'ava';
import { clientEventStore } from '../client.ts';
import { appendingCases } from './appending.ts';
import { temporaryDataFile } from './data-file.ts';
import { connectionString, startEmbedded } from './embedded-process.ts';
import { failingCases } from './failing.ts';
import { readingCases } from './reading.ts';
import type { Subject } from './subject.ts';
import { subscribingCases } from './subscribing.ts';

let shared: Subject | undefined;
const subject = (): Subject => {
  if (!shared) throw new Error('the embedded store has not started');
  return shared;
};

test.before(async () => {
  shared = await open();
});
test.after.always(() => shared?.close());

appendingCases(test, subject);
readingCases(test, subject);
subscribingCases(test, subject);
failingCases(test, open, { restart: true, alter: true });

async function open(): Promise<Subject> {
  const file = await temporaryDataFile();
  let server = await startEmbedded(file.path);
  const store = clientEventStore({ connectionString: connectionString(server.port) });
  const start = async () => {
    server = await startEmbedded(file.path, server.port);
  };
  return {
    store,
    kill: () => server.end('SIGKILL'),
    async restart() {
      await server.end('SIGKILL');
      await start();
    },
    async alterStored(from, to) {
      // A clean end moves the log into the data file.
      await server.end('SIGTERM');
      await file.alter(from, to);
      await start();
    },
    async close() {
      await store.close();
      await server.end('SIGTERM');
      await file.remove();
    },
  };
}
