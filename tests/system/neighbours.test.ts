import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { NO_STREAM } from '@madrasah/service-kit/event-store';
import { clientEventStore } from '@madrasah/service-kit/event-store/client';
import { REFUSED } from '@madrasah/service-kit/starting';
import test, { type ExecutionContext } from 'ava';
import {
  connectionString,
  startEmbedded,
} from '../../service-kit/src/event-store/conformance/embedded-process.ts';

const QUERIES = join(import.meta.dirname, '../../projection-service/src/main.ts');
const mongo = await startDocumentStore([], { tcp: true });
test.after.always(() => mongo.stop());

/** A log of its own that has begun. @returns its address */
async function logOf(t: ExecutionContext, folder: string): Promise<string> {
  const server = await startEmbedded(join(folder, 'events.sqlite'));
  t.teardown(() => server.end('SIGKILL'));
  const address = connectionString(server.port);
  const store = clientEventStore({ connectionString: address });
  const event = { id: randomUUID(), type: 'InstitutionRegistered', data: {}, metadata: {} };
  await store.append('platform', NO_STREAM, [event]);
  await store.close();
  return address;
}

interface Queries {
  readonly process: ChildProcess;
  said(): string;
  readonly listens: Promise<unknown>;
  readonly ends: Promise<[code: number | null]>;
}

/** The query side of an installation of its own, its read models in this database. */
async function queriesOf(t: ExecutionContext, database: string): Promise<Queries> {
  const folder = mkdtempSync(join(tmpdir(), 'neighbours-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: folder,
    ESDB_URL: await logOf(t, folder),
    MONGO_URL: mongo.url.replace('/?', `/${database}?`),
    JWT_SECRET: 'a secret that only these tests use, long enough',
  };
  const child = fork(QUERIES, { env, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  t.teardown(() => child.kill('SIGKILL'));
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const ends = once(child, 'exit') as Promise<[number | null]>;
  return { process: child, said: () => said, listens: once(child, 'message'), ends };
}

test('two installations on one MongoDB: with a database each both live, with one the second is refused', async (t) => {
  t.timeout(240_000);
  const north = await queriesOf(t, 'north');
  await north.listens;
  const [south, intruder] = await Promise.all([queriesOf(t, 'south'), queriesOf(t, 'north')]);
  const [[code]] = await Promise.all([intruder.ends, south.listens]);
  t.is(code, REFUSED, intruder.said());
  t.regex(intruder.said(), /^MONGO_URL: the database north holds the read models of another installation/m);
  t.notRegex(intruder.said(), /^\s+at /m);
  t.is(north.process.exitCode, null);
  t.is(south.process.exitCode, null);
});
