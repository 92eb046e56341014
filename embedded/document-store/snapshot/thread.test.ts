import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import test from 'ava';
import { MongoClient } from 'mongodb';
import { type DocumentStore, type SnapshotFile, startDocumentStore } from '../index.ts';
import { load } from './load.ts';
import { folderOf } from './test-support.ts';

const key = randomBytes(32);
const request = (path: string) => ({ path, key, keyName: 'k', about: { position: 1 } });

async function clientOf(store: DocumentStore): Promise<MongoClient> {
  return new MongoClient(store.url, { serverSelectionTimeoutMS: 5_000 }).connect();
}

test('a store that is started from a snapshot goes on where the other was', async (t) => {
  const path = join(folderOf(t), 'one');
  const first = await startDocumentStore();
  const client = await clientOf(first);
  const rows = client.db('madrasah').collection<{ _id: number; n: number }>('rows');
  await rows.createIndex({ n: 1 });
  await rows.insertMany(Array.from({ length: 200 }, (_, _id) => ({ _id, n: _id % 10 })));
  t.is(first.loaded, undefined);
  const { captured, saved } = first.save(request(path));
  t.true(await captured);
  await rows.insertOne({ _id: 999, n: 3 });
  const outcome = await saved;
  t.is(outcome?.documents, 200);
  await client.close();
  await first.stop();

  const second = await startDocumentStore([{ path, key }]);
  t.is(second.loaded?.documents, 200);
  t.deepEqual(second.refused, []);
  const again = await clientOf(second);
  const loaded = again.db('madrasah').collection<{ _id: number; n: number }>('rows');
  t.is(await loaded.countDocuments({ n: 3 }), 20);
  t.is((await loaded.indexes()).length, 2);
  await loaded.replaceOne({ _id: 3 }, { n: 4 });
  t.is(await loaded.countDocuments({ n: 4 }), 21);
  await again.close();
  await second.stop();
});

test('nothing is written when nothing has changed since', async (t) => {
  const path = join(folderOf(t), 'one');
  const store = await startDocumentStore();
  const client = await clientOf(store);
  const rows = client.db('madrasah').collection('rows');
  await rows.insertOne({ n: 1 });
  const first = await store.save(request(path)).saved;
  const changes = first?.changes as number;
  const second = store.save({ ...request(`${path}2`), unlessChangedSince: changes });
  t.false(await second.captured);
  t.is(await second.saved, undefined);
  t.false(existsSync(`${path}2`));
  await rows.insertOne({ n: 2 });
  t.is((await store.save({ ...request(`${path}2`), unlessChangedSince: changes }).saved)?.documents, 2);
  await client.close();
  await store.stop();
});

test('files that are not whole are passed over by name; without a whole one the store is empty', async (t) => {
  const folder = folderOf(t);
  const files: SnapshotFile[] = [
    { path: join(folder, 'none'), key },
    { path: import.meta.filename, key },
  ];
  const store = await startDocumentStore(files);
  t.is(store.loaded, undefined);
  t.deepEqual(
    store.refused.map(({ path }) => path),
    files.map(({ path }) => path),
  );
  t.regex(store.refused[0]?.reason ?? '', /ENOENT/);
  t.regex(store.refused[1]?.reason ?? '', /of this format/);
  await store.stop();
});

test('a file that cannot be written, and a store that has ended, are told', async (t) => {
  const folder = folderOf(t);
  const store = await startDocumentStore();
  await t.throwsAsync(store.save(request(join(folder, 'no', 'such', 'folder'))).saved, { message: /ENOENT/ });
  t.true((await store.memory()) > 0);
  await store.stop();
  await t.throwsAsync(store.save(request(join(folder, 'one'))).saved, { message: /has ended/ });
});

const WRITER = join(import.meta.dirname, 'endless-saving.ts');

test('killed while it writes, the snapshot before is whole', async (t) => {
  const path = join(folderOf(t), 'one');
  let unfinished = 0;
  for (const wait of [5, 15, 25, 35, 50, 70]) {
    const child = fork(WRITER, [path, key.toString('hex')], { silent: true });
    t.teardown(() => child.kill('SIGKILL'));
    await once(child, 'message');
    await pause(wait);
    child.kill('SIGKILL');
    await once(child, 'exit');
    unfinished += readdirSync(join(path, '..')).filter((name) => name.endsWith('.unfinished')).length;
    t.is(load(path, key).documents, 20_000);
  }
  t.true(unfinished > 0, 'at least one was hit in the middle');
});
