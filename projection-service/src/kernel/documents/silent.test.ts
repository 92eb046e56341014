import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import test from 'ava';
import { DocumentsAway } from './away.ts';
import { connectDocuments } from './connect.ts';

/** A way to a port on which nothing arrives while it is silent. */
async function silenceable(target: number) {
  const way = { port: 0, silent: false, close: () => server.close() };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
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

test('a document store that falls silent is away after a while, and is there again when it speaks', async (t) => {
  const store = await startDocumentStore();
  const way = await silenceable(Number(new URL(store.url).port));
  const url = `mongodb://127.0.0.1:${way.port}/?directConnection=true`;
  const documents = await connectDocuments(url, 'silent', 200);
  t.teardown(async () => {
    way.silent = false;
    await documents.close();
    way.close();
    await store.stop();
  });
  const ask = () => documents.of('10001').findOne({ collection: 'things' } as never, 'one');
  t.is(await ask(), undefined);
  way.silent = true;
  await t.throwsAsync(ask(), { instanceOf: DocumentsAway });
  way.silent = false;
  t.is(await ask(), undefined);
});
