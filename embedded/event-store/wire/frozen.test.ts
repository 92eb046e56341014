import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { Client, credentials, type MethodDefinition, type ServiceError, status } from '@grpc/grpc-js';
import test from 'ava';
import { SqliteEventStore } from '../sqlite/store.ts';
import { serveEventStore } from './server.ts';

/** All that this store speaks of EventStoreDB's protocol. A method is added here when it is really there. */
const FROZEN = [
  '/event_store.client.gossip.Gossip/Read',
  '/event_store.client.server_features.ServerFeatures/GetSupportedMethods',
  '/event_store.client.streams.Streams/Append',
  '/event_store.client.streams.Streams/BatchAppend',
  '/event_store.client.streams.Streams/Read',
];

type Method = MethodDefinition<unknown, unknown>;

/** Every method of every service the real client was generated with. */
function methodsOfTheClient(): Method[] {
  const require = createRequire(import.meta.url);
  const generated = join(dirname(require.resolve('@eventstore/db-client')), '../generated');
  const files = readdirSync(generated).filter((name) => name.endsWith('_grpc_pb.js'));
  const services = files.flatMap((file) =>
    Object.entries(require(join(generated, file)) as Record<string, Record<string, Method>>)
      .filter(([name]) => name.endsWith('Service'))
      .map(([, service]) => service),
  );
  return services.flatMap((service) => Object.values(service));
}

/** The status an empty request of a method is answered with. */
function statusOf(client: Client, { path, requestStream, responseStream }: Method): Promise<status> {
  const bytes = (message: Buffer) => message;
  const empty = Buffer.alloc(0);
  return new Promise((resolve) => {
    const ended = (error: ServiceError | null) => resolve(error?.code ?? status.OK);
    if (!requestStream && !responseStream) client.makeUnaryRequest(path, bytes, bytes, empty, ended);
    else if (!responseStream) client.makeClientStreamRequest(path, bytes, bytes, ended).end(empty);
    else {
      const call = requestStream
        ? client.makeBidiStreamRequest(path, bytes, bytes)
        : client.makeServerStreamRequest(path, bytes, bytes, empty);
      call.on('error', () => undefined);
      call.on('data', () => undefined);
      call.on('status', ({ code }) => resolve(code));
      if (call instanceof Writable) call.end();
    }
  });
}

test('what is not in the frozen subset is UNIMPLEMENTED, method by method', async (t) => {
  const store = new SqliteEventStore(':memory:');
  const server = await serveEventStore(store, { at: { host: '127.0.0.1', port: 0 }, batchAppend: true });
  const client = new Client(`127.0.0.1:${server.place}`, credentials.createInsecure());
  const methods = methodsOfTheClient();
  t.true(methods.length > 40, `only ${methods.length} methods were found`);
  for (const method of methods) {
    const implemented = (await statusOf(client, method)) !== status.UNIMPLEMENTED;
    t.is(implemented, FROZEN.includes(method.path), method.path);
  }
  t.deepEqual(
    FROZEN.filter((path) => !methods.some((method) => method.path === path)),
    [],
  );
  client.close();
  server.close();
  await store.close();
});
