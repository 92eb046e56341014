import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import test, { type ExecutionContext } from 'ava';
import { MongoClient } from 'mongodb';
import { temporaryDataFile } from '../../service-kit/src/event-store/conformance/data-file.ts';
import {
  connectionString,
  startEmbedded,
} from '../../service-kit/src/event-store/conformance/embedded-process.ts';
import { removeNoted } from './removing.ts';
import { openDeleting } from './test-support/deleting.ts';
import { startRunner } from './test-support/runner.ts';

const RUN = 'conformance-0123abcd-';

/** A folder for notes, and what stands in those that are there. */
function notesOf(t: ExecutionContext) {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-notes-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const names = () =>
    readdirSync(folder).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8').split('\n').slice(1).filter(Boolean),
    );
  return { folder, names, files: () => readdirSync(folder) };
}

/** An event store of ours as a server, seen with a client of its own. */
async function eventStore(t: ExecutionContext) {
  const file = await temporaryDataFile();
  const server = await startEmbedded(file.path);
  const client = EventStoreDBClient.connectionString(connectionString(server.port));
  t.teardown(async () => {
    await client.dispose();
    await server.end('SIGTERM');
    await file.remove();
  });
  const streams = async () => {
    const seen = new Set<string>();
    for await (const { event } of client.readAll()) if (event) seen.add(event.streamId);
    return [...seen].sort();
  };
  return { port: server.port, client, streams };
}

async function documentStore(t: ExecutionContext) {
  const store = await startDocumentStore([], { tcp: true });
  const client = new MongoClient(store.url);
  t.teardown(async () => {
    await client.close();
    await store.stop();
  });
  const collections = (database: string) => client.db(database).listCollections().toArray();
  return { url: store.url, client, collections };
}

async function until(true_: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (await true_()) return;
    await pause(50);
  }
  throw new Error('waited too long');
}

test.serial(
  'beside a neighbour who writes, every case passes, and what was made is removed, nothing else',
  async (t) => {
    const { port, client, streams } = await eventStore(t);
    const front = await openDeleting(port);
    t.teardown(() => front.close());
    const notes = notesOf(t);
    const { ended } = startRunner('esdb', { ESDB_URL: front.url, CONFORMANCE_NOTES: notes.folder });
    let over = false;
    const neighbour = (async () => {
      while (!over) {
        await client.appendToStream('orders-77', jsonEvent({ type: 'OrderPlaced', data: {} }));
        await pause(5);
      }
    })();
    const { code, out } = await ended;
    over = true;
    await neighbour;
    t.is(code, 0, out);
    const made = (await streams()).filter((name) => name !== 'orders-77');
    t.true(made.length > 15);
    t.deepEqual(front.deleted.toSorted(), made);
    t.regex(out, new RegExp(`removed: ${made.length} streams`));
    t.deepEqual(notes.files(), []);
  },
);

test.serial('a run that is told to end removes what it made first', async (t) => {
  const { url, collections } = await documentStore(t);
  const notes = notesOf(t);
  const { child, ended } = startRunner('mongo', { MONGO_URL: url, CONFORMANCE_NOTES: notes.folder });
  // In the midst of a file that lasts.
  const many = async (name: string) => (await collections(name)).some((each) => /\d\d/.test(each.name));
  await noted(notes.names, many);
  const names = notes.names();
  child.kill('SIGINT');
  const { code, out } = await ended;
  t.is(code, 130);
  t.regex(out, /removed: \d+ databases[\s\S]*broken off/);
  for (const name of names) t.deepEqual(await collections(name), []);
  t.deepEqual(notes.files(), []);
});

test.serial('what a killed run left is removed by the next one on the same server', async (t) => {
  const { port, streams } = await eventStore(t);
  const front = await openDeleting(port);
  t.teardown(() => front.close());
  const notes = notesOf(t);
  const settings = { ESDB_URL: front.url, CONFORMANCE_NOTES: notes.folder };
  const { child, ended } = startRunner('esdb', settings);
  await noted(notes.names, async (name) => (await streams()).includes(name));
  child.kill('SIGKILL');
  await ended;
  await still(() => notes.names().length);
  const { ESDB_URL, ...elsewhere } = settings;
  t.regex((await startRunner('port', elsewhere).ended).out, /a run with this ESDB_URL removes it/);
  t.deepEqual(front.deleted, []);
  t.regex((await startRunner('port', settings).ended).out, /removed: \d+ streams/);
  t.deepEqual(front.deleted.toSorted(), await streams());
  t.deepEqual(notes.files(), []);
});

/** Waits until one of the things noted stands on the server. */
const noted = (names: () => string[], stands: (name: string) => Promise<boolean>): Promise<void> =>
  until(async () => {
    for (const name of names()) if (await stands(name)) return true;
    return false;
  });

/** Waits until what a killed runner left behind has ended too. */
async function still(count: () => number): Promise<void> {
  for (let before = -1; before !== count(); ) {
    before = count();
    await pause(2_000);
  }
}

test('a server that removes nothing is known as such; an event store that is away is not', async (t) => {
  const { port, client } = await eventStore(t);
  await client.appendToStream(`${RUN}a`, jsonEvent({ type: 'Sampled', data: {} }));
  const note = { file: '', needs: 'ESDB_URL', server: '', pid: 0, names: [`${RUN}b`, `${RUN}a`] } as const;
  const told = await removeNoted(note, connectionString(port));
  t.like(told, { removed: 0, left: 1, never: true });
  const away = await removeNoted(note, 'esdb://127.0.0.1:1?tls=false&maxDiscoverAttempts=1');
  t.like(away, { removed: 0, left: 2, never: false });
});

test('what a note names and no run has made is not removed', async (t) => {
  const { url, client, collections } = await documentStore(t);
  for (const name of ['madrasah', `${RUN}1`, 'conformance'])
    await client.db(name).collection('rows').insertOne({ a: 1 });
  const names = ['madrasah', 'conformance', `${RUN}1`, `${RUN}2`];
  const told = await removeNoted({ file: '', needs: 'MONGO_URL', server: '', pid: 0, names }, url);
  t.deepEqual(told, { removed: 1, left: 0, never: false });
  t.is((await collections('madrasah')).length, 1);
  t.is((await collections('conformance')).length, 1);
  t.deepEqual(await collections(`${RUN}1`), []);
});
