import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { clientEventStore } from '@madrasah/service-kit/event-store/client';
import { ownStreams } from '@madrasah/service-kit/streams';
import test from 'ava';
import { withReader } from '../../scripts/prepare/event-store.ts';
import { startEmbedded } from '../../service-kit/src/event-store/conformance/embedded-process.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'madrasah-prepare-'));
const CERTIFICATE = join(ROOT, 'embedded/event-store/test-support/certificate/certificate.pem');
const KEY = join(ROOT, 'embedded/event-store/test-support/certificate/key.pem');
const PASSWORD = 'geheim genug fuer zwei';
const line = execFileSync(
  process.execPath,
  [join(ROOT, 'embedded/event-store/wire/access/user-line.ts'), 'school'],
  { input: `${PASSWORD}\n`, encoding: 'utf8' },
);
writeFileSync(join(folder, 'users'), line);
const tls = ['--tls-cert', CERTIFICATE, '--tls-key', KEY, '--users', join(folder, 'users')];
const server = await startEmbedded(join(folder, 'events.sqlite'), 0, ...tls);
test.after.always(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const addressFor = (user: string, password = PASSWORD) =>
  `esdb://${user}:${encodeURIComponent(password)}@localhost:${server.port}?tls=true&tlsCAFile=${CERTIFICATE}`;

async function prepare(...words: string[]) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/prepare/main.ts'), ...words]);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, out, err };
}

test('one reader more, and nothing else is changed', (t) => {
  t.deepEqual(withReader(undefined, 'school'), { acl: { readRoles: ['$admins', 'school'] } });
  const others = { maxCount: 5, acl: { readRoles: ['$admins', 'north'], writeRoles: ['$admins'] } };
  t.deepEqual(withReader(others, 'school'), {
    maxCount: 5,
    acl: { readRoles: ['$admins', 'north', 'school'], writeRoles: ['$admins'] },
  });
  t.is(withReader(others, 'north'), undefined, 'who may already');
  t.is(withReader({ acl: { readRoles: ['$all'] } }, 'school'), undefined);
});

test('without an address it prints what a hand has to do, and connects to nothing', async (t) => {
  const { code, out } = await prepare('--user', 'school', '--database', 'north', '--reports', 'looker');
  t.is(code, 0);
  t.regex(out, /"loginName":"school"/);
  t.regex(out, /user: 'school'.*role: 'readWrite', db: 'north'/);
  t.regex(out, /user: 'school-vault'.*role: 'readWrite', db: 'madrasah-keys'/);
  t.regex(out, /user: 'looker'.*role: 'read', db: 'north'/);
});

test('what cannot be is one sentence, without a password and without a stack', async (t) => {
  const cases: [string[], number, RegExp][] = [
    [
      ['--esdb', addressFor('school', 'geheim falsch'), '--user', 'school'],
      1,
      /refuses this user or password/,
    ],
    [['--esdb', addressFor('nobody'), '--user', 'school'], 1, /refuses this user or password/],
    [['--esdb', 'http://a:geheim@b', '--user', 'school'], 1, /^--esdb must begin with esdb:\/\//],
    [['--esdb', addressFor('school'), '--user', 'school'], 1, /^This is our embedded store/],
    [['--user', "x'; drop"], 2, /^--user needs a name/],
    [[], 2, /^--user needs a name/],
    [['--user', 'school', '--vault-database', 'madrasah'], 2, /^--vault-database: the vault has a database/],
    [['--mongo', 'x'], 2, /npm run store:prepare/],
  ];
  for (const [words, code, sentence] of cases) {
    const found = await prepare(...words);
    t.is(found.code, code, found.err);
    t.regex(found.err, sentence);
    t.notRegex(found.err, /geheim|\n {4}at /);
  }
});

test('a user of the store does all that the product needs; who is none reads and writes nothing', async (t) => {
  const as = (address: string) => {
    const store = clientEventStore({ connectionString: address, own: ownStreams(), settleMs: 1500 });
    t.teardown(() => store.close());
    return store;
  };
  const event = { id: crypto.randomUUID(), type: 'Tested', data: {}, metadata: {} };
  const school = as(addressFor('school'));
  await school.append('platform', -1, [event]);
  const seen: string[] = [];
  for await (const { id } of school.readAll()) seen.push(id);
  t.deepEqual(seen, [event.id]);
  const stranger = as(addressFor('school', 'another'));
  await t.throwsAsync(stranger.append('platform', 0, [{ ...event, id: crypto.randomUUID() }]));
  await t.throwsAsync(stranger.readAll()[Symbol.asyncIterator]().next());
});
