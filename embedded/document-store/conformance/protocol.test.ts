import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import test from 'ava';
import { Long, MongoClient } from 'mongodb';
import { type DocumentStore, startDocumentStore } from '../index.ts';
import { embedded } from './database.ts';

// What the store of this folder makes of bytes and connections: of no other server.
const testEmbedded = embedded ? test : test.skip;

let store: DocumentStore;
let client: MongoClient;
test.before(async () => {
  store = await startDocumentStore();
  client = await new MongoClient(store.url).connect();
});
test.after.always(async () => {
  await client.close();
  await store.stop();
});

async function open(): Promise<Socket> {
  const [, path = ''] = /^mongodb:\/\/([^/]+)\//.exec(store.url) ?? [];
  const socket = connect(decodeURIComponent(path));
  await once(socket, 'connect');
  return socket;
}

const header = (size: number, operation: number): Buffer => {
  const bytes = Buffer.alloc(16);
  bytes.writeInt32LE(size, 0);
  bytes.writeInt32LE(operation, 12);
  return bytes;
};

const message = (...body: Buffer[]): Buffer => {
  const bytes = Buffer.concat(body);
  return Buffer.concat([header(16 + bytes.length, 2013), bytes]);
};

const noFlags = Buffer.alloc(4);
const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};

const malformed: Record<string, Buffer> = {
  'a negative length': header(-1, 2013),
  'a length of nothing': header(0, 2013),
  'a length beyond the limit': header(2 ** 30, 2013),
  'an unknown operation': header(16, 1),
  'no flags': header(16, 2013),
  'no command': message(noFlags),
  'unknown flags': message(int32(0x10)),
  'an unknown section': message(noFlags, Buffer.from([7]), int32(5), Buffer.from([0])),
  'a section beyond its message': message(noFlags, Buffer.from([0]), int32(500), Buffer.from([0])),
  'a document that is none': message(noFlags, Buffer.from([0]), int32(8), Buffer.from('abcd')),
  'a sequence without a name': message(noFlags, Buffer.from([1]), int32(8), Buffer.from('abcd')),
  'a sequence of nothing': message(noFlags, Buffer.from([1]), int32(10), Buffer.from('a\0'), int32(0)),
  'text of another protocol': Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  'a query cut short': Buffer.concat([header(20, 2004), Buffer.from('abcd')]),
};

for (const [title, bytes] of Object.entries(malformed)) {
  testEmbedded(`${title} ends that connection and no other`, async (t) => {
    const socket = await open();
    socket.on('error', () => {});
    socket.resume();
    socket.write(bytes);
    await once(socket, 'close');
    t.is((await client.db('p').command({ ping: 1 }))['ok'], 1);
  });
}

testEmbedded('a message may arrive byte by byte, and two in one piece', async (t) => {
  const ping = Buffer.from('\x01ping\0\0\0\0\0\0\0\xf0?\x02$db\0\x02\0\0\0p\0\0', 'latin1');
  const body = Buffer.concat([int32(ping.length + 4), ping]);
  const bytes = message(noFlags, Buffer.from([0]), body);
  const socket = await open();
  let replies = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    replies = Buffer.concat([replies, chunk]);
  });
  for (const byte of bytes) socket.write(Buffer.from([byte]));
  socket.write(Buffer.concat([bytes, bytes]));
  while (replies.length < 4 || replies.length < 3 * replies.readInt32LE(0)) await once(socket, 'data');
  t.is(replies.length, 3 * replies.readInt32LE(0));
  socket.destroy();
});

testEmbedded('half a message is forgotten with its connection', async (t) => {
  const socket = await open();
  socket.end(header(100, 2013));
  await once(socket.resume(), 'close');
  t.is((await client.db('p').command({ ping: 1 }))['ok'], 1);
});

testEmbedded('a write sent again under the same number is done once', async (t) => {
  const db = client.db('retry');
  const session = client.startSession();
  const insert = (txnNumber: number, a: number) => {
    const command = { insert: 'rows', documents: [{ a }], txnNumber: Long.fromNumber(txnNumber) };
    return db.command(command, { session });
  };
  const first = await insert(1, 1);
  t.deepEqual(await insert(1, 1), first);
  await insert(2, 2);
  t.is(await db.collection('rows').countDocuments(), 2);
  const stale = await insert(1, 1).catch((error: { code: number }) => error);
  t.is(stale['code'], 225);
  await session.endSession();
});

testEmbedded(
  'a store is reached at a socket of a folder that nobody else may enter, and says so',
  async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'Documents of '));
    const path = join(folder, 'Some Name.sock');
    const named = await startDocumentStore([], { socket: path });
    const own = await startDocumentStore();
    const one = await new MongoClient(named.url, { serverSelectionTimeoutMS: 3_000 }).connect();
    t.like(await one.db('p').command({ hello: 1 }), { me: path, hosts: [path], primary: path });
    await one.close();
    await named.stop();
    rmSync(folder, { recursive: true });
    const [, host = ''] = /^mongodb:\/\/([^/]+)\//.exec(own.url) ?? [];
    const socket = decodeURIComponent(host);
    t.is(statSync(dirname(socket)).mode & 0o777, 0o700);
    await own.stop();
    t.false(existsSync(dirname(socket)));
  },
);

testEmbedded(
  'as a server of a set it is found by its name in small letters, and by the loopback where that is asked',
  async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'documents-')).toLowerCase();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, 'one.sock');
    for (const place of [{ socket: path }, { tcp: true }]) {
      const one = await startDocumentStore([], place);
      const url = one.url.replace('directConnection=true&', '');
      t.is(url.startsWith('mongodb://127.0.0.1:'), 'tcp' in place);
      const reached = await new MongoClient(url, { serverSelectionTimeoutMS: 3_000 }).connect();
      t.is((await reached.db('p').command({ ping: 1 }))['ok'], 1);
      await reached.close();
      await one.stop();
    }
    rmSync(folder, { recursive: true });
  },
);

testEmbedded('a stopped store lets its clients go and can be started again', async (t) => {
  const other = await startDocumentStore();
  const otherClient = await new MongoClient(other.url, { serverSelectionTimeoutMS: 300 }).connect();
  await otherClient.db('p').collection('rows').insertOne({ a: 1 });
  await other.stop();
  // Refused, or never answered: the driver may forget a call on a socket that broke just then (the product counts the time).
  const ping = otherClient.db('p').command({ ping: 1 });
  const told = ping.then(
    () => 'answered',
    () => 'refused',
  );
  t.not(await Promise.race([told, pause(2_000, 'nothing')]), 'answered');
  await otherClient.close();
  t.is((await client.db('p').command({ ping: 1 }))['ok'], 1);
});
