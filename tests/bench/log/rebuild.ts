import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { createProjectionApp } from '@madrasah/projection-service';
import { systemClock } from '@madrasah/service-kit/clock';
import { Codec } from '@madrasah/service-kit/codec';
import { memoryFileStore, sealedFiles } from '@madrasah/service-kit/files';
import { silentLogger } from '@madrasah/service-kit/logging';
import { connectDocuments } from '../../../projection-service/src/kernel/documents/index.ts';
import { figuresOf, tell, timed } from '../figures.ts';
import { eventStoreIn, vaultIn } from '../stores/embedded-stores.ts';

// The read side from nothing: all of its projectors and folds over the whole log, the log read through the real
// client, the documents written through the real driver. With `reporting` behind the folder also the collections of money, as
// where MONGO_URL is set.
const [, , folder = '', reporting] = process.argv;
const { store, end } = await eventStoreIn(folder);
const vault = vaultIn(folder);
const documentStore = await startDocumentStore();
const documents = await connectDocuments(documentStore.url);

const told = figuresOf(`rebuild of the read side${reporting ? ', with the collections of money' : ''}`);
const before = process.cpuUsage();
const { ms, result: app } = await timed(async () => {
  const started = await createProjectionApp({
    store,
    codec: new Codec(vault),
    documents,
    clock: systemClock,
    log: silentLogger(),
    sealedFiles: sealedFiles(memoryFileStore(), vault),
    publicUrl: '',
    secret: 'no token of this secret is ever sent anywhere',
    dataDir: mkdtempSync(join(folder, 'rebuild-')),
    reporting: reporting === 'reporting',
  });
  await started.projections.caughtUp;
  return started;
});
const { user, system } = process.cpuUsage(before);
const stuck = Object.entries(app.projections.statuses()).filter(([, { state }]) => state !== 'live');
if (stuck.length > 0) throw new Error(`not live: ${JSON.stringify(stuck)}`);
await app.close();

let events = 0;
for await (const _ of store.readAll()) events += 1;
tell([
  told('events', events, ''),
  told('time', ms / 1000, 's'),
  told('processor time', (user + system) / 1e6, 's'),
  told('events/s', events / (ms / 1000), '1/s', { atLeast: 10_000 }),
]);
await documents.close();
await documentStore.stop();
await end();
vault.close();
