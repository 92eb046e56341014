import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import test from 'ava';
import { MongoClient } from 'mongodb';
import { DocumentsAway, reaching } from './away.ts';

const MORE_THAN_SOCKETS_HOLD = 12_000_000;

/** A way to a port that can be stopped up and then broken. */
async function breakableWay(to: number) {
  const callers = new Set<Socket>();
  const server = createServer((caller) => {
    const onward = connect(to, '127.0.0.1');
    caller.pipe(onward).pipe(caller);
    for (const socket of [caller, onward]) socket.on('error', () => undefined);
    caller.on('close', () => onward.destroy());
    callers.add(caller);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stopUp: () => {
      for (const caller of callers) caller.unpipe().pause();
    },
    cut: () => {
      for (const caller of callers) caller.resetAndDestroy();
    },
    close: () => void server.close(),
  };
}

test('a connection that breaks while the driver waits to send the rest of a call is an absence', async (t) => {
  const store = await startDocumentStore([], { tcp: true });
  const way = await breakableWay(Number(new URL(store.url.replace('mongodb:', 'http:')).port));
  const client = new MongoClient(`mongodb://127.0.0.1:${way.port}/?directConnection=true`);
  t.teardown(async () => {
    await client.close();
    way.cut();
    way.close();
    await store.stop();
  });
  const rows = client.db('a').collection('rows');
  await rows.insertOne({ a: 1 });
  way.stopUp();
  const call = reaching(() => rows.insertOne({ text: 'x'.repeat(MORE_THAN_SOCKETS_HOLD) }));
  const failure = t.throwsAsync(call, { instanceOf: DocumentsAway });
  await pause(300);
  way.cut();
  await failure;
});
