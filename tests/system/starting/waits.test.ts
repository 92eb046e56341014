import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import test from 'ava';
import { hashPassword } from '../../../embedded/event-store/wire/access/password.ts';
import {
  connectionString,
  startEmbedded,
} from '../../../service-kit/src/event-store/conformance/embedded-process.ts';
import { freePort, type Name, startService, until } from './service.ts';

// What can become right is waited for: one plain line, /readyz with the same reason, one line when it is there.
const SERVICES: readonly Name[] = ['command-service', 'projection-service'];
const CERTIFICATES = join(import.meta.dirname, '../../../embedded/event-store/test-support/certificate');
const [CERTIFICATE, KEY] = ['certificate.pem', 'key.pem'].map((name) => join(CERTIFICATES, name)) as [
  string,
  string,
];
const folder = mkdtempSync(join(tmpdir(), 'waits-'));
test.after.always(() => rmSync(folder, { recursive: true, force: true }));

/** A log line is one object; a stack would make it longer, and a password is nobody's business. */
const isPlain = (line: string) => !/\\n {4}at |"stack"|geheim/.test(line);

test('a store where nothing listens is waited for by each service, and found when it is there', async (t) => {
  t.timeout(120_000);
  const port = await freePort();
  const services = await Promise.all(
    SERVICES.map((name) => startService(t, name, { ESDB_URL: connectionString(port) })),
  );
  for (const service of services) {
    const said = await until(service.readiness, (answer) => answer !== undefined);
    t.is(said?.status, 503);
    t.regex(said?.reason ?? '', /the event store/);
    const [line = '', ...more] = await until(
      () => service.lines('waiting for'),
      ({ length }) => length > 0,
    );
    t.deepEqual(more, [], 'one line');
    t.true(isPlain(line), line);
  }
  const [commands] = services;
  t.is((await commands?.post('/api/users/login'))?.status, 503, 'nothing is taken yet');
  const [line = ''] = commands?.lines('waiting for') ?? [];
  const { msg, reason } = JSON.parse(line) as { msg: string; reason: string };
  t.is((await commands?.readiness())?.reason, `${msg}: ${reason}`, 'the same reason as in the line');
  const server = await startEmbedded(join(folder, 'late.sqlite'), port);
  t.teardown(() => server.end('SIGKILL'));
  for (const service of services) {
    await until(service.readiness, (answer) => answer?.status === 200);
    t.is(service.lines(' is there').length, 1);
  }
});

test('a password that is refused, a certificate that is, and a name that is not found are waited for', async (t) => {
  t.timeout(120_000);
  const users = join(folder, 'users.txt');
  writeFileSync(users, `school:${await hashPassword('a long enough password')}\n`);
  const tls = ['--tls-cert', CERTIFICATE, '--tls-key', KEY, '--users', users];
  const server = await startEmbedded(join(folder, 'users.sqlite'), 0, ...tls);
  t.teardown(() => server.end('SIGKILL'));
  const at = (host: string, more: string) => `esdb://school:geheim@${host}:${server.port}?tls=true${more}`;
  const documents = await startDocumentStore([], { tcp: true });
  t.teardown(() => documents.stop());
  const cases: [Name, Record<string, string>, RegExp][] = [
    ['command-service', { ESDB_URL: at('localhost', `&tlsCAFile=${CERTIFICATE}`) }, /the event store: .*/],
    // By its address: where localhost is ::1 too and nothing listens there, gRPC tells of that alone.
    ['command-service', { ESDB_URL: at('127.0.0.1', '') }, /the event store: .*certificate/],
    ['command-service', { ESDB_URL: at('nobody.invalid', '') }, /the event store: .*/],
    [
      'projection-service',
      { ESDB_URL: connectionString(1), MONGO_URL: 'mongodb://school:geheim@127.0.0.1:1/north' },
      /the stores: .*/,
    ],
  ];
  await Promise.all(
    cases.map(async ([name, given, reason]) => {
      const service = await startService(t, name, given);
      const said = await until(service.readiness, (answer) => answer !== undefined);
      t.is(said?.status, 503);
      t.regex(said?.reason ?? '', reason);
      t.true(isPlain(said?.reason ?? ''), said?.reason);
      const [line = ''] = service.lines('waiting for');
      t.true(isPlain(line), line);
      t.log(said?.reason);
    }),
  );
});

test('what is wrong in an address ends the start in one sentence that names the setting', async (t) => {
  t.timeout(120_000);
  const good = connectionString(1);
  // One of each setting; what else is wrong in an address: service-kit/src/storage/addresses.test.ts.
  const cases: [Name, Record<string, string>, RegExp][] = [
    ['command-service', { ESDB_URL: 'http://a:geheim@one' }, /^settings: ESDB_URL: must begin with esdb:/],
    [
      'projection-service',
      { ESDB_URL: good, MONGO_URL: 'mongodb://a:geheim@one/?w=1' },
      /^settings: MONGO_URL: w /,
    ],
    [
      'command-service',
      { ESDB_URL: good, VAULT_URL: 'mongodb://a:geheim@one' },
      /^settings: VAULT_URL: names no/,
    ],
  ];
  await Promise.all(
    cases.map(async ([name, given, sentence]) => {
      const service = await startService(t, name, given);
      const code = await service.ends;
      t.true(code !== 0 && code !== null);
      t.regex(service.said(), sentence);
      t.is(service.said().trim().split('\n').length, 1, 'one line, no stack');
      t.false(service.said().includes('geheim'));
    }),
  );
});
