import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, credentials, serviceDefinition } from '@madrasah/embedded/event-store/wire';
import test from 'ava';
import { clientEventStore } from '../client.ts';
import { connectionString } from '../conformance/embedded-process.ts';
import { all, freshStream, samples } from '../conformance/samples.ts';
import { OutcomeUnknown } from '../errors.ts';
import { NO_STREAM } from '../port.ts';
import { openProxy } from './test-support/proxy.ts';
import { withStore } from './test-support/sound-store.ts';

/** An append to no stream, of which only the first events are sent; the call stays open. */
async function begun(port: number, stream: string, events: number): Promise<void> {
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
}

test.serial('an append whose connection is cut midway leaves nothing behind', (t) =>
  withStore(t, async (port) => {
    const proxy = await openProxy(port);
    const stream = freshStream();
    await begun(proxy.port, stream, 5);
    proxy.cut();
    await delay(100);
    const store = clientEventStore({ connectionString: connectionString(port) });
    t.deepEqual(await all(store.readStream(stream)), []);
    t.is((await store.append(stream, NO_STREAM, samples(2))).revision, 1);
    await store.close();
    proxy.close();
  }),
);

test.serial('an append that is given up while it is being sent stands whole or not at all', (t) =>
  withStore(t, async (port) => {
    const EVENTS = 400;
    const streams = Array.from({ length: 60 }, () => freshStream());
    let unknown = 0;
    for (const [n, stream] of streams.entries()) {
      const attemptMs = 1 + (n % 30) * 2;
      const limits = { attemptMs, settleMs: attemptMs, firstPauseMs: 1 };
      const store = clientEventStore({ connectionString: connectionString(port), ...limits });
      await store.append(stream, NO_STREAM, samples(EVENTS)).catch((error: unknown) => {
        if (!(error instanceof OutcomeUnknown)) throw error;
        unknown += 1;
      });
      await store.close();
    }
    await delay(300);
    const store = clientEventStore({ connectionString: connectionString(port) });
    for (const stream of streams) {
      const there = (await all(store.readStream(stream))).length;
      t.true(there === 0 || there === EVENTS, `${there} of ${EVENTS}`);
    }
    t.true(unknown > 0, 'some were given up');
    await store.close();
  }),
);
