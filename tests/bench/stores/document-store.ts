import { join } from 'node:path';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { MongoClient } from 'mongodb';
import { figuresOf, quantile, tell, timed } from '../figures.ts';
import { SNAPSHOT, SNAPSHOT_KEY } from './document-store-file.ts';

// The embedded document store in its worker thread, reached through the real driver over the loopback: the writes
// of a projector (whole documents, each only over a lower position) and the finds of a page. Leaves a snapshot in
// the folder it is given.
const [, , folder = ''] = process.argv;
const DOCUMENTS = 100_000;
const BATCH = 500;
const SCHOOL = '10001';
const STUDENTS = 20_000;
const ROUNDS = 3;

type Receipt = { readonly _id: string; readonly position: number; readonly [field: string]: unknown };

/** About 350 bytes, with names and dates as the lists of the product hold them. */
function receipt(index: number, position: number): Receipt {
  return {
    _id: `${SCHOOL}/${index}`,
    school: SCHOOL,
    key: String(index),
    position,
    number: `R-${String(index).padStart(7, '0')}`,
    admissionId: index % STUDENTS,
    classId: index % 12,
    day: new Date(Date.UTC(2026, 0, 1 + (index % 365))).toISOString().slice(0, 10),
    amount: 50_000 + (index % 97) * 1_000,
    payer: `আব্দুর রহমান ${index % 500}`,
    lines: [
      { head: 'বেতন', amount: 40_000 },
      { head: 'খাবার', amount: 10_000 },
    ],
    cashier: { id: index % 7, name: 'মাওলানা করিম' },
    printed: 1,
  };
}

const writing = (documents: readonly Receipt[]) =>
  documents.map((document) => ({
    replaceOne: {
      filter: { _id: document._id, position: { $lt: document.position } },
      replacement: document,
      upsert: true,
    },
  }));

const store = await startDocumentStore();
const client = await new MongoClient(store.url, { ignoreUndefined: true }).connect();
const rows = client.db('bench').collection<Receipt>('receipts');
for (const key of [
  { school: 1, day: 1 },
  { school: 1, admissionId: 1 },
] as const)
  await rows.createIndex({ ...key });
const told = figuresOf('embedded document store');

/** Writes every document once at a position, one batch being made while the one before is under way. */
async function pass(position: number): Promise<number> {
  const { ms } = await timed(async () => {
    let under: Promise<unknown> = Promise.resolve();
    for (let from = 0; from < DOCUMENTS; from += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, at) => receipt(from + at, position));
      await under;
      under = rows.bulkWrite(writing(batch), { ordered: false });
    }
    await under;
  });
  return DOCUMENTS / (ms / 1000);
}

const inserted = await pass(1);
const replaced = [];
for (let round = 2; round < 2 + ROUNDS; round++) replaced.push(await pass(round));

/** Finds one after another on one connection, then on eight at once. */
async function finds(filter: (index: number) => object, clients: number, forMs = 2_000): Promise<number> {
  const end = performance.now() + forMs;
  let found = 0;
  let next = 0;
  const caller = async () => {
    while (performance.now() < end) {
      next = (next * 1_103_515_245 + 12_345) % 2 ** 31;
      await rows
        .find(filter(next % DOCUMENTS))
        .limit(50)
        .toArray();
      found += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, caller));
  return found / (forMs / 1000);
}

const byId = await finds((index) => ({ _id: `${SCHOOL}/${index}` }), 1);
const byIndex = await finds((index) => ({ school: SCHOOL, admissionId: index % STUDENTS }), 1);
const byIndexAtOnce = await finds((index) => ({ school: SCHOOL, admissionId: index % STUDENTS }), 8);

/** A page of the list of receipts: from a day on, newest first, 20 of them. */
async function page(filter: object, sort: Record<string, 1 | -1>): Promise<number> {
  const samples: number[] = [];
  for (let round = 0; round < 60; round++) {
    const { ms } = await timed(() => rows.find(filter).sort(sort).limit(20).toArray());
    samples.push(ms);
  }
  return quantile(samples, 0.5);
}

const range = { school: SCHOOL, day: { $gte: '2026-03-01', $lt: '2026-09-01' } };
const indexedPage = await page(range, { day: -1, _id: 1 });
const unindexedPage = await page(range, { amount: -1, _id: 1 });

const request = { path: join(folder, SNAPSHOT), key: SNAPSHOT_KEY, keyName: 'bench', about: {} };
const { saved: saving } = store.save(request);
let written = false;
let slowest = 0;
const saved = saving.finally(() => {
  written = true;
});
for (let index = 0; !written; index++) {
  const { ms } = await timed(() => rows.findOne({ _id: `${SCHOOL}/${index}` }));
  slowest = Math.max(slowest, ms);
}
const snapshot = await saved;
if (!snapshot) throw new Error('no snapshot was written');
tell([
  told('whole documents/s, bulks of 500, new', inserted, '1/s', { atLeast: 30_000 }),
  told('whole documents/s, bulks of 500, replaced', quantile(replaced, 0.5), '1/s', { atLeast: 30_000 }),
  told('finds by _id/s, one after another', byId, '1/s', { atLeast: 3_000 }),
  told('finds by an index/s (5 documents each)', byIndex, '1/s'),
  told('finds by an index/s, 8 at once', byIndexAtOnce, '1/s', { atLeast: 3_000 }),
  told('range, sorted by the index, 20 of 100,000, p50', indexedPage, 'ms'),
  told('range, sorted without an index, 20 of 100,000, p50', unindexedPage, 'ms'),
  told('find by _id while a snapshot is written, longest', slowest, 'ms'),
  told('snapshot of 100,000 documents', snapshot.ms, 'ms'),
  told('its file', snapshot.bytes / 2 ** 20, 'MiB'),
]);
await client.close();
await store.stop();
