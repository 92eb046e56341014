import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { figuresOf, tell, timed } from '../figures.ts';
import { SNAPSHOT, SNAPSHOT_KEY } from './document-store-file.ts';

// The memory of a process that holds nothing but the documents of the snapshot which document-store.ts has left.
const [, , folder = ''] = process.argv;
const path = join(folder, SNAPSHOT);
const told = figuresOf('embedded document store from its snapshot');
const empty = await startDocumentStore();
await pause(500);
const before = process.memoryUsage().rss;
const emptyHeap = await empty.memory();
await empty.stop();
const { ms, result: store } = await timed(() => startDocumentStore([{ path, key: SNAPSHOT_KEY }]));
if (!store.loaded) throw new Error(store.refused[0]?.reason);
const { documents } = store.loaded;
let heap = Number.POSITIVE_INFINITY;
for (let sample = 0; sample < 10; sample++) {
  await pause(200);
  heap = Math.min(heap, await store.memory());
}
const rss = process.memoryUsage().rss;
tell([
  told('documents', documents, ''),
  told('their file', statSync(path).size / documents, 'bytes each'),
  told('start', ms, 'ms'),
  told('documents and two indexes on the heap', (heap - emptyHeap) / documents, 'bytes each'),
  told('memory of the process (RSS) above an empty store', (rss - before) / 2 ** 20, 'MiB'),
]);
await store.stop();
