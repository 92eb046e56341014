import type { TestFn } from 'ava';
import { clientEventStore } from '../../client.ts';
import { appendingCases } from '../appending.ts';
import { temporaryDataFile } from '../data-file.ts';
import { connectionString, startEmbedded } from '../embedded-process.ts';
import { failingCases } from '../failing.ts';
import { readingCases } from '../reading.ts';
import type { Subject } from '../subject.ts';
import { subscribingCases } from '../subscribing.ts';

export interface Variant {
  /** Arguments of the embedded store. */
  readonly args: readonly string[];
  readonly urlOf: (port: number) => string;
}

export const PLAIN: Variant = { args: [], urlOf: connectionString };

/** The suite against the embedded store in a process of its own. */
export function embeddedSuite(test: TestFn, variant: () => Variant): void {
  let shared: Subject | undefined;
  const subject = (): Subject => {
    if (!shared) throw new Error('the embedded store has not started');
    return shared;
  };
  test.before(async () => {
    shared = await openEmbedded(variant());
  });
  test.after.always(() => shared?.close());
  appendingCases(test, subject);
  readingCases(test, subject);
  subscribingCases(test, subject);
}

/** The cases that end the store or alter its file. */
export function embeddedFailingSuite(test: TestFn, variant: Variant): void {
  failingCases(test, () => openEmbedded(variant), { restart: true, alter: true });
}

async function openEmbedded({ args, urlOf }: Variant): Promise<Subject> {
  const file = await temporaryDataFile();
  let server = await startEmbedded(file.path, 0, ...args);
  const store = clientEventStore({ connectionString: urlOf(server.port) });
  const start = async () => {
    server = await startEmbedded(file.path, server.port, ...args);
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
