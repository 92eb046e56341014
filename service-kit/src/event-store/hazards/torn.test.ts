import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, credentials, serviceDefinition } from '@madrasah/embedded/event-store/wire';
import test, { type ExecutionContext } from 'ava';
import { openProxy } from '../client/proxy.ts';
import { clientEventStore } from '../client.ts';
import { temporaryDataFile } from '../conformance/data-file.ts';
import { connectionString, startEmbedded } from '../conformance/embedded-process.ts';
import { all, freshStream, samples } from '../conformance/samples.ts';
import { NO_STREAM } from '../port.ts';

/** An append to no stream, of which only the first events are sent; the call stays open. */
async function begun(port: number, stream: string, events: number): Promise<{ cancel(): void }> {
  const definition = serviceDefinition('event_store.client.streams.Streams')['Append'];
  if (!definition) throw new Error('no Append');
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  const { path, requestSerialize, responseDeserialize } = definition;
  const call = client.makeClientStreamRequest(path, requestSerialize, responseDeserialize, () =>
    client.close(),
  );
  call.on('error', () => undefined);
  call.write({ options: { streamIdentifier: { streamName: Buffer.from(stream) }, noStream: {} } });
  for (let n = 0; n < events; n += 1) {
    const proposedMessage = {
      id: { string: randomUUID() },
      metadata: { type: 'Begun', 'content-type': 'application/json' },
      data: Buffer.from('{}'),
    };
    if (!call.write({ proposedMessage })) await once(call, 'drain');
  }
  // Long enough that all of it has arrived.
  await delay(100);
  return call;
}

async function withStore(t: ExecutionContext, use: (port: number) => Promise<void>): Promise<void> {
  const file = await temporaryDataFile();
  const server = await startEmbedded(file.path);
  t.teardown(async () => {
    await server.end('SIGTERM');
    await file.remove();
  });
  await use(server.port);
}

for (const end of ['given up', 'cut off'] as const)
  test.serial(`an append that is ${end} midway leaves nothing behind`, (t) =>
    withStore(t, async (port) => {
      const proxy = await openProxy(port);
      const stream = freshStream();
      const call = await begun(proxy.port, stream, 5);
      if (end === 'given up') call.cancel();
      else proxy.cut();
      await delay(100);
      const store = clientEventStore({ connectionString: connectionString(port) });
      t.deepEqual(await all(store.readStream(stream)), []);
      t.is((await store.append(stream, NO_STREAM, samples(2))).revision, 1);
      await store.close();
      proxy.close();
    }),
  );
