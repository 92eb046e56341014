import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { clientEventStore } from '../../client.ts';
import { StoreAway } from '../../errors.ts';
import { NO_STREAM } from '../../port.ts';
import { temporaryDataFile } from '../data-file.ts';
import { startEmbedded } from '../embedded-process.ts';
import { all, freshStream, samples, until } from '../samples.ts';
import { embeddedSuite } from './suite.ts';

const within = (path: string) =>
  fileURLToPath(new URL(path, import.meta.resolve('@madrasah/embedded/event-store')));
const CERTIFICATE = within('./test-support/certificate/certificate.pem');
const KEY = within('./test-support/certificate/key.pem');
const PASSWORD = 'a long enough: password/with @ signs';

const folder = mkdtempSync(join(tmpdir(), 'event-store-users-'));
const users = join(folder, 'users.txt');
test.after.always(() => rmSync(folder, { recursive: true, force: true }));

function writeUsers(): string[] {
  const script = within('./wire/access/user-line.ts');
  writeFileSync(users, execFileSync(process.execPath, [script, 'school'], { input: `${PASSWORD}\n` }));
  return ['--tls-cert', CERTIFICATE, '--tls-key', KEY, '--users', users];
}

const urlOf = (port: number, user = 'school', password = PASSWORD) =>
  `esdb://${user}:${encodeURIComponent(password)}@localhost:${port}?tls=true&tlsCAFile=${CERTIFICATE}`;

embeddedSuite(test, () => ({ args: writeUsers(), urlOf: (port) => urlOf(port) }));

test.serial('another password, or no user: StoreAway for everything, and nothing is recorded', async (t) => {
  const file = await temporaryDataFile();
  const server = await startEmbedded(file.path, 0, ...writeUsers());
  t.teardown(async () => {
    await server.end('SIGTERM');
    await file.remove();
  });
  const stream = freshStream();
  const strangers = [
    urlOf(server.port, 'school', 'another password'),
    urlOf(server.port, 'nobody'),
    `esdb://localhost:${server.port}?tls=true&tlsCAFile=${CERTIFICATE}`,
    `esdb://localhost:${server.port}?tls=false`,
  ];
  for (const connectionString of strangers) {
    const store = clientEventStore({ connectionString, settleMs: 1000 });
    const away = { instanceOf: StoreAway };
    await t.throwsAsync(store.append(stream, NO_STREAM, samples(1)), away);
    await t.throwsAsync(all(store.readStream(stream)), away);
    await t.throwsAsync(store.ping(), away);
    const reasons: Error[] = [];
    const subscription = store.subscribeAll(undefined, {
      onEvents: () => Promise.reject(new Error('an event for a stranger')),
      onInterrupted: (reason) => void reasons.push(reason),
    });
    await until(() => reasons.length > 0, 'the refusal');
    t.true(reasons.every((reason) => reason instanceof StoreAway));
    await subscription.stop();
    await store.close();
  }
  const known = clientEventStore({ connectionString: urlOf(server.port) });
  t.deepEqual(await all(known.readAll()), []);
  await known.close();
});
