import test from 'ava';
import { readLog, writtenLog } from '../../file/log-file.ts';
import type { EventStore } from '../../port.ts';
import { appendingCases } from '../appending.ts';
import { temporaryDataFile } from '../data-file.ts';
import { failingCases } from '../failing.ts';
import { readingCases } from '../reading.ts';
import type { Subject } from '../subject.ts';
import { subscribingCases } from '../subscribing.ts';

// What npm start has: one side appends with its writing thread, the other reads the same file over a connection of its own.
const own = { prefix: '', beginnings: [''], has: (stream: string) => !stream.startsWith('$') };

let shared: Subject | undefined;
const subject = (): Subject => {
  if (!shared) throw new Error('the log is not open');
  return shared;
};
test.before(async () => {
  shared = await openBothSides();
});
test.after.always(() => shared?.close());

appendingCases(test, subject);
readingCases(test, subject);
subscribingCases(test, subject);
failingCases(test, openBothSides, { restart: false, alter: true });

async function openBothSides(): Promise<Subject> {
  const file = await temporaryDataFile();
  const about = { path: file.path, own };
  const neverStops = (reason: Error) => {
    throw reason;
  };
  let writer = await writtenLog(about, neverStops);
  let reader = readLog(about);
  const store: EventStore = {
    append: (...args) => writer.append(...args),
    readStream: (...args) => reader.readStream(...args),
    readAll: (...args) => reader.readAll(...args),
    subscribeAll: (...args) => reader.subscribeAll(...args),
    ping: () => reader.ping(),
    close: async () => undefined,
  };
  const end = async () => {
    await reader.close();
    await writer.close();
  };
  return {
    store,
    async alterStored(from, to) {
      await end();
      await file.alter(from, to);
      writer = await writtenLog(about, neverStops);
      reader = readLog(about);
    },
    async close() {
      await end();
      await file.remove();
    },
  };
}
