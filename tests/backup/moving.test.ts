import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { SqliteEventStore } from '@madrasah/embedded/event-store';
import { clientEventStore, orderedAppends } from '@madrasah/service-kit/event-store/client';
import { ownStreams } from '@madrasah/service-kit/streams';
import { FileVault } from '@madrasah/service-kit/vault';
import test, { type ExecutionContext } from 'ava';
import { storedEvents } from '../../scripts/backup/log/stored-events.ts';
import { writeLog } from '../../scripts/backup/log/write-log.ts';
import { readManifest } from '../../scripts/backup/manifest.ts';
import {
  connectionString,
  startEmbedded,
} from '../../service-kit/src/event-store/conformance/embedded-process.ts';
import { Client } from '../system/client.ts';
import { Product } from '../system/product.ts';
import { admit, makeSchool, payment } from '../system/school.ts';

// A house moves from its own file to a server that others use as well, and home again.
const SCRIPTS = join(import.meta.dirname, '../../scripts');
const root = mkdtempSync(join(tmpdir(), 'madrasah-moving-'));
const at = (name: string) => join(root, name);
const onlyFolderIn = (folder: string) => join(folder, readdirSync(folder)[0] as string);
const documents = await startDocumentStore([], { tcp: true });
const server = await startEmbedded(at('server.sqlite'));
const address = connectionString(server.port);
test.after.always(async () => {
  await server.end('SIGKILL');
  await documents.stop();
  rmSync(root, { recursive: true, force: true });
});

type Environment = Readonly<Record<string, string>>;
const HERE: Environment = { DATA_DIR: at('data') };
const THERE: Environment = {
  DATA_DIR: at('empty'),
  ESDB_URL: address,
  ESDB_PREFIX: 'north',
  VAULT_URL: documents.url.replace('/?', '/keys?'),
};

/** A command of the product, as npm runs it. */
async function run(script: string, environment: Environment, ...words: string[]) {
  const env = { PATH: process.env['PATH'], ...environment };
  const child = spawn(process.execPath, [join(SCRIPTS, script), ...words], { env });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, out, err };
}

const shared = () => clientEventStore({ connectionString: address, own: ownStreams('north') });

/** What other programs write there. */
async function foreign(events: number): Promise<void> {
  const store = clientEventStore({ connectionString: address });
  for (let left = events; left > 0; left -= 1)
    await store.append(`orders-${randomUUID()}`, -1, [
      { id: randomUUID(), type: 'OrderPlaced', data: { left }, metadata: {} },
    ]);
  await store.close();
}

let events = '';
let vault = '';
let mailed = '';

test.before(async (t) => {
  t.timeout(180_000);
  mkdirSync(at('data'));
  const product = await new Product(at('data')).start();
  await product.ready();
  const client = await Client.signedIn(product);
  const school = await makeSchool(client, 1000);
  const student = await admit(client, school, 'বিশেষনাম আব্দুল্লাহ');
  await client.command('/api/accounts/fee_collections', payment(school, student, 1000, 400));
  const taken = await client.command('/api/accounts/audit/roots', {});
  const { day, position, root: hash } = taken.body.data;
  mailed = at('root.txt');
  writeFileSync(mailed, `school: 10001\nday: ${day}\nposition: ${position}\nroot: ${hash}\n`);
  await client.command('/api/accounts/fee_collections', payment(school, student, 600, 100));
  await product.stop();
  const backup = await run('backup/backup.ts', HERE, '--to', at('a'), '--vault-to', at('b'));
  t.is(backup.code, 0, backup.err);
  [events, vault] = [onlyFolderIn(at('a')), onlyFolderIn(at('b'))];
});

const moving = (...words: string[]) =>
  run('backup/restore-main.ts', THERE, '--from', events, '--vault-from', vault, '--to', address, ...words);

/** What the audit says of a house: passes, with the root that was printed before the move. */
async function proves(t: ExecutionContext, environment: Environment): Promise<void> {
  const { code, out, err } = await run(
    'audit/verify/main.ts',
    environment,
    ...['--school', '10001', '--root', mailed],
  );
  t.is(code, 0, out + err);
  t.regex(out, /pass {2}roots +2 daily roots that follow again from the log/);
}

/** What a bundle of a house says of itself, by its own verifier, with the root that was printed before the move. */
async function bundleProves(t: ExecutionContext, environment: Environment, name: string): Promise<void> {
  const words = ['--school', '10001', '--out', at(name), '--format', 'none'];
  const exported = await run('audit/export/main.ts', environment, ...words);
  t.is(exported.code, 0, exported.err);
  const verifier = join(at(name), 'verify-bundle.mjs');
  const [, root = ''] = /^root: (.*)$/m.exec(readFileSync(mailed, 'utf8')) ?? [];
  const { status, stdout } = spawnSync(process.execPath, [verifier, '--root', root], { encoding: 'utf8' });
  t.is(status, 0, stdout);
  const other = spawnSync(process.execPath, [verifier, '--root', 'f'.repeat(64)], { encoding: 'utf8' });
  t.is(other.status, 1, other.stdout);
}

test.serial(
  'to a server and home again: ids, order and instants stay, and every root verifies',
  async (t) => {
    t.timeout(180_000);
    await foreign(40);
    // A run that is broken off leaves a beginning.
    const backup = new SqliteEventStore(join(events, 'events.sqlite'), { readOnly: true });
    const appends = await orderedAppends(address, 'north.');
    const target = shared();
    const half = Math.floor(readManifest(events).events / 2);
    await writeLog(
      (async function* () {
        let left = half;
        for await (const event of storedEvents(backup)) if (left-- > 0) yield event;
      })(),
      target.readAll(),
      appends,
    );
    await appends.close();
    await backup.close();
    await foreign(7);
    const moved = await moving();
    t.is(moved.code, 0, moved.err);
    t.regex(moved.out, new RegExp(`^${readManifest(events).events - half} events written`));
    t.regex(moved.out, /every chain holds/);
    await proves(t, THERE);
    await bundleProves(t, HERE, 'bundle-before');
    await bundleProves(t, THERE, 'bundle-after');
    t.false(existsSync(join(at('empty'), 'vault.sqlite')), 'the keys are in VAULT_URL');

    // It goes on there, and is backed up while it does.
    await foreign(5);
    const away = await run('backup/backup.ts', THERE, '--to', at('c'), '--vault-to', at('d'));
    t.is(away.code, 0, away.err);
    const [there, keys] = [onlyFolderIn(at('c')), onlyFolderIn(at('d'))];
    const [before, after] = [readManifest(events), readManifest(there)];
    t.is(after.heads, before.heads);
    t.is(after.events, before.events);
    const home = await run(
      'backup/restore-main.ts',
      { DATA_DIR: at('home') },
      ...['--from', there, '--vault-from', keys],
    );
    t.is(home.code, 0, home.err);
    await proves(t, { DATA_DIR: at('home') });
    const product = await new Product(at('home')).start();
    t.teardown(() => product.end());
    await product.ready();
    const client = await Client.signedIn(product);
    t.true(JSON.stringify((await client.get('/api/accounts/dues')).body).includes('বিশেষনাম আব্দুল্লাহ'));
    await product.stop();
  },
);

test.serial('a second run finds everything there; a store that has gone on is not overwritten', async (t) => {
  const again = await moving();
  t.is(again.code, 0, again.err);
  t.regex(again.out, /^0 events written/);
  const store = shared();
  t.teardown(() => store.close());
  const later = { id: randomUUID(), type: 'Later', data: {}, metadata: {} };
  for await (const { revision } of store.readStream('platform', { backwards: true, limit: 1 }))
    await store.append('platform', revision, [later]);
  const refused = await moving();
  t.is(refused.code, 1);
  t.regex(refused.err, /^the event store holds events that are not of this backup \(platform@\d+\)/);
});

test('what cannot be is refused in one sentence, and nothing is written', async (t) => {
  const restore = (environment: Environment, ...words: string[]) =>
    run('backup/restore-main.ts', environment, '--from', events, ...words);
  const cases: [Promise<{ code: number; err: string }>, number, RegExp][] = [
    [restore(THERE, '--to', address, '--replace'), 2, /^--replace is for a data folder/],
    [restore({ ...THERE, ESDB_PREFIX: 'north/1' }, '--to', address), 1, /^ESDB_PREFIX is "north\/1"/],
    [restore(THERE, '--to', 'http://127.0.0.1:2113'), 1, /^--to must begin with esdb:\/\//],
    [
      restore({ ...THERE, VAULT_URL: 'mongodb://u:geheim@host' }, '--to', address),
      1,
      /^VAULT_URL names no d/,
    ],
    [restore(THERE), 1, /^ESDB_URL is set, and without --to a data folder is written/],
    [restore({ DATA_DIR: at('x'), ESDB_PREFIX: 'south' }, '--to', address), 1, /^the vault lacks \d+ keys/],
    [run('backup/backup.ts', { ...HERE, ESDB_URL: 'esdb://127.0.0.1:1?tls=false' }, '--to', at('y')), 1, /./],
  ];
  for (const [asked, code, sentence] of cases) {
    const found = await asked;
    t.is(found.code, code, found.err);
    t.regex(found.err, sentence);
    t.notRegex(found.err, /geheim|\n {4}at /);
  }
});

test('a vault of another house is not mixed with this one', async (t) => {
  const environment = { DATA_DIR: at('other'), ESDB_PREFIX: 'west' };
  mkdirSync(at('other'));
  const theirs = new FileVault(join(at('other'), 'vault.sqlite'));
  const mine = new FileVault(join(vault, 'vault.sqlite'));
  for (const school of mine.schools())
    for (const subject of mine.of(school).keys()) theirs.keyFor(school, subject);
  theirs.close();
  mine.close();
  const mixed = await run(
    'backup/restore-main.ts',
    environment,
    ...['--from', events, '--vault-from', vault, '--to', address],
  );
  t.is(mixed.code, 1);
  t.regex(mixed.err, /^the vault holds the keys of another house/);
});
