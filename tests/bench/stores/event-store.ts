import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent, NO_STREAM, START } from '@eventstore/db-client';
import { clientEventStore } from '@madrasah/service-kit/event-store/client';
import {
  connectionString,
  startEmbedded,
} from '../../../service-kit/src/event-store/conformance/embedded-process.ts';
import { figuresOf, quantile, tell } from '../figures.ts';
import { newDataFolder, removeDataFolder } from '../place.ts';

const WRITERS = 64;
const WARM_UP_MS = 2_000;
const MEASURED_MS = 5_000;
const EVENTS_PER_STREAM = 10;
const CATCH_UP = 100_000;

type AppendOne = (stream: string, revision: number) => Promise<unknown>;

/** 204 bytes of data and 42 of metadata, about what an entry of the journal comes to without its names. */
const data = { text: 'x'.repeat(193) };
const metadata = { user: 'u'.repeat(31) };

/** Each writer appends one event after another, to a new stream after every tenth, for the time given. */
async function written(append: AppendOne, ms: number): Promise<number[]> {
  const end = performance.now() + ms;
  const latencies: number[] = [];
  const writer = async () => {
    for (let stream = randomUUID(); performance.now() < end; stream = randomUUID())
      for (let n = 0; n < EVENTS_PER_STREAM && performance.now() < end; n += 1) {
        const started = performance.now();
        await append(stream, n - 1);
        latencies.push(performance.now() - started);
      }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return latencies;
}

async function appends(measure: string, append: AppendOne, atLeast?: number) {
  await written(append, WARM_UP_MS);
  const figure = figuresOf(measure);
  const latencies = await written(append, MEASURED_MS);
  return [
    figure('appends/s', latencies.length / (MEASURED_MS / 1000), '/s', atLeast ? { atLeast } : undefined),
    figure('p50', quantile(latencies, 0.5), 'ms'),
    figure('p99', quantile(latencies, 0.99), 'ms'),
  ];
}

/** Makes the log at least so long, whatever the writers have left in it. */
async function fill(client: EventStoreDBClient, count: number): Promise<void> {
  const events = () => Array.from({ length: 100 }, () => jsonEvent({ type: 'Measured', data, metadata }));
  for (let n = 0; n < count; n += 1000)
    await Promise.all(
      Array.from({ length: 10 }, () =>
        client.appendToStream(randomUUID(), events(), { expectedRevision: NO_STREAM }),
      ),
    );
}

/** A subscription from the beginning: events a second, over the given number of them. */
async function caughtUp(client: EventStoreDBClient, count: number): Promise<number> {
  const started = performance.now();
  let seen = 0;
  const subscription = client.subscribeToAll({ fromPosition: START });
  await new Promise<void>((resolve, reject) => {
    subscription.on('error', reject);
    subscription.on('data', () => {
      seen += 1;
      if (seen === count) resolve();
    });
  });
  const seconds = (performance.now() - started) / 1000;
  await subscription.unsubscribe();
  return count / seconds;
}

const folder = newDataFolder();
const server = await startEmbedded(join(folder, 'events.sqlite'));
const client = EventStoreDBClient.connectionString(connectionString(server.port));
const product = clientEventStore({ connectionString: connectionString(server.port) });

const raw = await appends(
  `event store: ${WRITERS} writers, many appends on one call`,
  (stream, revision) =>
    client.appendToStream(stream, jsonEvent({ type: 'Measured', data, metadata }), {
      expectedRevision: revision < 0 ? NO_STREAM : BigInt(revision),
    }),
  8000,
);
const adapter = await appends(
  `event store: ${WRITERS} writers through the product's adapter`,
  (stream, revision) =>
    product.append(stream, revision, [{ id: randomUUID(), type: 'Measured', data, metadata }]),
);
await fill(client, CATCH_UP);
const catching = figuresOf(`event store: catch-up over ${CATCH_UP} events`);
const rate = await caughtUp(client, CATCH_UP);
tell([...raw, ...adapter, catching('events/s', rate, '/s', { atLeast: 40_000 })]);

await product.close();
await client.dispose();
await server.end('SIGTERM');
removeDataFolder(folder);
