import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import test, { type ExecutionContext } from 'ava';
import { announced, start } from '../../test-support/program.ts';
import { hashPassword, matches } from './password.ts';
import { Users } from './users.ts';

const folder = mkdtempSync(join(tmpdir(), 'event-store-access-'));
test.after.always(() => rmSync(folder, { recursive: true, force: true }));

// Made for these tests alone, good for a hundred years; it protects nothing.
const CERTIFICATE = join(import.meta.dirname, '../../test-support/certificate/certificate.pem');
const KEY = join(import.meta.dirname, '../../test-support/certificate/key.pem');
const TLS = ['--tls-cert', CERTIFICATE, '--tls-key', KEY];

const PASSWORD = 'a long enough: password';

function usersFile(): string {
  const script = join(import.meta.dirname, 'user-line.ts');
  const line = execFileSync(process.execPath, [script, 'school'], {
    input: `${PASSWORD}\n`,
    encoding: 'utf8',
  });
  const file = join(folder, 'users.txt');
  writeFileSync(file, `# who may use the store\n\n${line}`);
  return file;
}

function clientOf(t: ExecutionContext, port: number, user?: string, password = PASSWORD): EventStoreDBClient {
  const who = user === undefined ? '' : `${user}:${encodeURIComponent(password)}@`;
  const address = `esdb://${who}localhost:${port}?tls=true&tlsCAFile=${CERTIFICATE}`;
  const client = EventStoreDBClient.connectionString(address);
  t.teardown(() => client.dispose());
  return client;
}

async function append(client: EventStoreDBClient, stream: string) {
  return client.appendToStream(stream, jsonEvent({ type: 'Tested', data: {} }), {
    expectedRevision: NO_STREAM,
  });
}

async function read(client: EventStoreDBClient, stream: string): Promise<number> {
  let events = 0;
  for await (const { event } of client.readStream(stream, { maxCount: 10 })) events += event ? 1 : 0;
  return events;
}

for (const args of [[], ['--no-batch']])
  test.serial(`over TLS a user comes in and nobody else ${args.join()}`, async (t) => {
    const path = join(folder, `users${args.length}.db`);
    const { listening } = await announced(start(t, path, ...TLS, '--users', usersFile(), ...args));
    const user = clientOf(t, listening, 'school');
    await append(user, 'a');
    t.is(await read(user, 'a'), 1);
    const seen = user.subscribeToAll();
    await new Promise((resolve, reject) => seen.on('data', resolve).on('error', reject));
    await seen.unsubscribe();

    const denied = { message: /Unknown user or wrong password|access/i };
    for (const stranger of [
      clientOf(t, listening, 'school', 'another password'),
      clientOf(t, listening, 'nobody'),
      clientOf(t, listening),
    ]) {
      t.like(await t.throwsAsync(read(stranger, 'a'), denied), { type: 'access-denied' });
      await t.throwsAsync(append(stranger, 'b'), denied);
      const subscription = stranger.subscribeToAll();
      const error = await new Promise((resolve) => subscription.on('error', resolve));
      t.like(error, { type: 'access-denied' });
    }
    t.is(await read(user, 'a'), 1);
    t.like(await t.throwsAsync(read(user, 'b')), { type: 'stream-not-found' });
  });

test.serial('over TLS without a file of users anybody comes in', async (t) => {
  const { listening } = await announced(start(t, join(folder, 'open.db'), ...TLS));
  t.true((await append(clientOf(t, listening), 'a')).success);
});

const REFUSALS: readonly [what: string, args: () => string[], sentence: RegExp][] = [
  ['users over plain text', () => ['--users', usersFile()], /--users wants --tls-cert and --tls-key/],
  ['a certificate without its key', () => ['--tls-cert', CERTIFICATE], /belong together/],
  [
    'an absent file',
    () => ['--tls-cert', CERTIFICATE, '--tls-key', '/absent.pem'],
    /absent\.pem cannot be read/,
  ],
  ['a file of users with another line', () => [...TLS, '--users', CERTIFICATE], /line 1 is not name:hash/],
  ['a port that is none', () => ['--port', '70000'], /--port 70000 is no port/],
  ['an unknown argument', () => ['--exclusive'], /Unknown option '--exclusive'/],
];

for (const [what, args, sentence] of REFUSALS)
  test.serial(`${what} is refused in a sentence`, async (t) => {
    const program = start(t, join(folder, 'refused.db'), ...args());
    t.is(await program.ended, 1);
    t.regex(program.stderr(), sentence);
    t.notRegex(program.stderr(), / at /);
  });

test('a password is known by its hash, and by no other', async (t) => {
  const [first, second] = await Promise.all([hashPassword('ছয়টি ঘোড়া'), hashPassword('ছয়টি ঘোড়া')]);
  t.not(first, second, 'each has a salt of its own');
  t.true(await matches('ছয়টি ঘোড়া', first));
  t.false(await matches('ছয়টি ঘোড়', first));
  t.false(await matches('', 'scrypt$1$1$1$x$y'));
});

test('only a whole and right header is admitted, however often it is tried', async (t) => {
  const users = new Users(`a:${await hashPassword('right')}\n`);
  const header = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  for (const wrong of ['a:wrong', 'b:right', 'a', ':right', 'a:right ', 'a:'])
    t.false(await users.admit(header(wrong)), wrong);
  for (const wrong of [undefined, '', 'Bearer x', 'Basic', 'Basic %%%'])
    t.false(await users.admit(wrong), wrong);
  t.deepEqual(
    await Promise.all(Array.from({ length: 5 }, () => users.admit(header('a:right')))),
    Array(5).fill(true),
  );
  t.false(await users.admit(header('a:wrong')), 'also after the right one is remembered');
});

test('a file of users that names nobody, or wrongly, is refused', (t) => {
  t.throws(() => new Users('# nobody\n'), { message: /names nobody/ });
  t.throws(() => new Users('a:plain password'), { message: /line 1/ });
});
