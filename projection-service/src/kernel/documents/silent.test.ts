import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { DocumentsAway, type Patience } from '@madrasah/service-kit/documents';
import test, { type ExecutionContext } from 'ava';
import { connectDocuments } from './connect.ts';

/** A way to a port on which nothing arrives while it is silent, and whose connections can all be broken at once. */
async function silenceable(target: number) {
  const sockets = new Set<Socket>();
  const way = {
    port: 0,
    silent: false,
    breakAll() {
      for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    sockets.add(near.once('close', () => sockets.delete(near)));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from
        .on('data', (bytes) => void (way.silent || to.write(bytes)))
        .on('error', () => undefined)
        .on('close', () => to.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  way.port = (server.address() as AddressInfo).port;
  return way;
}

async function documentsBehindWay(t: ExecutionContext, patience: Patience) {
  const store = await startDocumentStore([], { tcp: true });
  const way = await silenceable(Number(new URL(store.url).port));
  const url = `mongodb://127.0.0.1:${way.port}/?directConnection=true`;
  const documents = await connectDocuments(url, 'silent', patience);
  t.teardown(async () => {
    way.silent = false;
    await documents.close();
    way.close();
    await store.stop();
  });
  return { way, ask: () => documents.of('10001').findOne({ collection: 'things' } as never, 'one') };
}

test('a document store that falls silent is away after a while, and is there again when it speaks', async (t) => {
  const { way, ask } = await documentsBehindWay(t, { answerMs: 200, lookMs: 1_000 });
  t.is(await ask(), undefined);
  way.silent = true;
  await t.throwsAsync(ask(), { instanceOf: DocumentsAway });
  way.silent = false;
  t.is(await ask(), undefined);
});

test('a driver that has ceased to look for the store is replaced', async (t) => {
  const { way, ask } = await documentsBehindWay(t, { answerMs: 6_000, lookMs: 1_000 });
  let over = false;
  const askOnAndOn = async () => {
    while (!over) await Promise.all([ask().catch(() => undefined), pause(5)]);
  };
  const asking = Array.from({ length: 5 }, askOnAndOn);
  // What makes it cease is a matter of moments: some of these meet one.
  for (let round = 0; round < 4; round += 1) {
    await pause(200);
    way.silent = true;
    await pause(300);
    way.breakAll();
    way.silent = false;
  }
  await pause(2_000); // nothing is silent any more, and a client that stands still has had its time
  t.is(await ask(), undefined);
  over = true;
  await Promise.race([Promise.all(asking), pause(3_000)]);
});
