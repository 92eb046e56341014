import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { portsOf } from '../../house/listening.ts';
import { asStranger, mayBeAnother } from '../../house/stranger.ts';
import { row } from '../../row.ts';

const held = ['events.sqlite', 'vault.sqlite', 'secrets.json', 'sockets'];

row(
  46,
  'nothing of the product listens but its address, and another account reaches no store',
  async (t, house) => {
    if (process.platform !== 'linux') return;
    t.is(portsOf(house.pid), [Number(new URL(house.address).port)], 'ports of the product');

    const sockets = join(house.dataDir, 'sockets');
    t.is(statSync(house.dataDir).mode & 0o777, 0o700, 'rights on the data folder');
    t.is(statSync(sockets).mode & 0o777, 0o700, 'rights on its sockets');
    const names = readdirSync(sockets);
    const documents = names.filter((name) => name.endsWith('.sock'));
    t.is(documents.length, 1, 'sockets of the documents');

    const path = join(sockets, documents[0] ?? '');
    const url = `mongodb://${encodeURIComponent(path)}/?directConnection=true`;
    const client = await new MongoClient(url, { serverSelectionTimeoutMS: 5_000 }).connect();
    try {
      t.like(await client.db('madrasah').command({ hello: 1 }), { me: path, hosts: [path] }, 'hello');
    } finally {
      await client.close();
    }

    if (!mayBeAnother()) return;
    const there = held.map((name) => join(house.dataDir, name)).filter(existsSync);
    const tried = [house.dataDir, ...there, ...names.map((name) => join(sockets, name))];
    t.is(
      asStranger(tried),
      Object.fromEntries(tried.map((each) => [each, 'EACCES'])),
      'what another account finds',
    );
  },
);
