import { setTimeout as delay } from 'node:timers/promises';
import test from 'ava';
import { clientEventStore } from '../client.ts';
import { type EventStore, NO_STREAM } from '../port.ts';
import { temporaryDataFile } from './data-file.ts';
import { connectionString, startEmbedded } from './embedded-process.ts';
import { all, freshStream, sample, until } from './samples.ts';

const ROUNDS = 3;
const WRITERS = 32;

interface Writer {
  readonly stream: string;
  readonly acknowledged: string[];
}

/** Appends one to four events at a time until told to end; every append must settle, whatever the store goes through. */
async function write(store: EventStore, writer: Writer, ended: () => boolean): Promise<void> {
  let revision = NO_STREAM;
  for (let size = 1; !ended(); size = (size % 4) + 1) {
    const events = Array.from({ length: size }, (_, part) =>
      sample({ part, size, pad: 'x'.repeat(size * 300) }),
    );
    const away = (error: Error) => (error.name === 'StoreAway' ? undefined : Promise.reject(error));
    const appended = await store.append(writer.stream, revision, events).catch(away);
    if (appended) {
      revision = appended.revision;
      writer.acknowledged.push(...events.map((event) => event.id));
    } else await delay(20);
  }
}

test('killed again and again under load, the store loses nothing it acknowledged and tears no append', async (t) => {
  const file = await temporaryDataFile();
  let server = await startEmbedded(file.path);
  const store = clientEventStore({ connectionString: connectionString(server.port) });
  t.teardown(async () => {
    await store.close();
    await server.end('SIGTERM');
    await file.remove();
  });
  const writers: Writer[] = Array.from({ length: WRITERS }, () => ({
    stream: freshStream(),
    acknowledged: [],
  }));
  let ended = false;
  const writing = writers.map((writer) => write(store, writer, () => ended));
  const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = count();
    await delay(400 + Math.random() * 300);
    // However busy the machine is, there is something to lose in every round.
    await until(() => count() > before + WRITERS, 'the appends of a round');
    await server.end('SIGKILL');
    server = await startEmbedded(file.path, server.port);
  }
  await delay(300);
  ended = true;
  await Promise.all(writing);

  let total = 0;
  for (const { stream, acknowledged } of writers) {
    const stored = await all(store.readStream(stream));
    total += stored.length;
    t.deepEqual(
      stored.map((event) => event.id),
      acknowledged,
    );
    t.true(
      stored.every((event, at) => stored[at - Number(event.data['part'])]?.data['part'] === 0),
      'whole appends only',
    );
    t.is(Number(stored.at(-1)?.data['part']) + 1, Number(stored.at(-1)?.data['size']));
  }
  t.true(total > WRITERS * ROUNDS);
  t.log(`${total} events`);
});
