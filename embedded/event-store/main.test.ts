import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EventStoreDBClient, jsonEvent, NO_STREAM, START } from '@eventstore/db-client';
import test, { type ExecutionContext } from 'ava';
import { type Announced, announced, clientOf, MAIN, start } from './test-support/program.ts';

async function dataFile(t: ExecutionContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'event-store-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'events.db');
}

const event = (data: object) => jsonEvent({ type: 'Tested', data: { ...data } });

test.serial('the process announces its port on both ways and ends with its parent', async (t) => {
  const program = start(t, await dataFile(t));
  const [line, announcement] = await Promise.all([
    once(program.child.stdout as NodeJS.ReadableStream, 'data').then(([bytes]) => String(bytes)),
    announced(program),
  ]);
  t.deepEqual(JSON.parse(line), announcement);
  t.deepEqual(Object.keys(announcement), ['listening']);
  program.child.disconnect();
  t.is(await program.ended, 0);
});

test.serial('with no address it is reached at a socket beside its file, and opens no port', async (t) => {
  const path = await dataFile(t);
  const started = () => {
    const child = spawn(process.execPath, [MAIN, '--db', path], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    t.teardown(() => child.kill('SIGKILL'));
    return child;
  };
  const first = started();
  const [announcement] = (await once(first, 'message')) as [Announced];
  t.deepEqual(announcement as unknown, { listening: `${path}.sock` });
  t.is((await stat(`${path}.sock`)).mode & 0o077, 0);
  const ended = once(first, 'exit');
  first.kill('SIGKILL'); // its socket stays, and is nobody's
  await ended;
  await once(started(), 'message');
  const client = new EventStoreDBClient({ endpoint: `unix:${path}.sock` }, { insecure: true });
  t.teardown(() => client.dispose());
  const stands = await client.appendToStream('a', [event({ n: 0 })], { expectedRevision: NO_STREAM });
  t.is(stands.nextExpectedRevision, 0n);
});

test.serial('a socket that cannot be had is refused, and what lies there is left', async (t) => {
  const path = await dataFile(t);
  await writeFile(`${path}.txt`, 'not ours');
  const taken = start(t, path, '--socket', `${path}.txt`);
  t.is(await taken.ended, 1);
  t.regex(taken.stderr(), /^event store: .*events\.db\.txt is there already, and it is no socket$/m);
  t.is(String(await readFile(`${path}.txt`)), 'not ours');
  for (const [socket, ...more] of [['x'.repeat(101)], [`${path}.sock`, '--port', '0']] as const) {
    const refused = start(t, path, '--socket', socket, ...more);
    t.is(await refused.ended, 1);
    t.regex(refused.stderr(), /^event store: --socket/m);
  }
});

test.serial('a second process on the same file is refused', async (t) => {
  const path = await dataFile(t);
  const first = start(t, path);
  await announced(first);
  const second = start(t, path);
  t.is(await second.ended, 1);
  t.regex(second.stderr(), /^event store: .*events\.db is in use by another process$/m);
  first.child.kill('SIGTERM');
  t.is(await first.ended, 0);
});

for (const [name, args] of [
  ['many appends on one call', []],
  ['one call per append', ['--no-batch']],
] as const)
  test.serial(`the unchanged client appends, with ${name}`, async (t) => {
    const program = start(t, await dataFile(t), ...args);
    const client = clientOf(t, (await announced(program)).listening);
    const stream = randomUUID();
    const append = (data: object, expectedRevision: bigint | typeof NO_STREAM) =>
      client.appendToStream(stream, [event(data), event(data)], { expectedRevision, batchAppendSize: 1000 });
    t.is((await append({ text: 'x'.repeat(2000) }, NO_STREAM)).nextExpectedRevision, 1n);
    t.is((await append({}, 1n)).nextExpectedRevision, 3n);
    const wrong = {
      type: 'wrong-expected-version',
      actualVersion: 3n,
      expectedVersion: 1n,
      streamName: stream,
    };
    t.like(await t.throwsAsync(append({}, 1n)), wrong);
    const big = { type: 'maximum-append-size-exceeded', maxAppendSize: 1024 * 1024 };
    t.like(await t.throwsAsync(append({ text: 'x'.repeat(600_000) }, 3n)), big);
    const read = [];
    for await (const { event } of client.readStream(stream, { fromRevision: START, maxCount: 10 }))
      read.push(event);
    t.deepEqual(
      read.map((recorded) => recorded?.revision),
      [0n, 1n, 2n, 3n],
    );
    program.child.kill('SIGTERM');
    t.is(await program.ended, 0);
  });

test.serial('what the store does not offer is refused, not imitated', async (t) => {
  const client = clientOf(t, (await announced(start(t, await dataFile(t)))).listening);
  const unimplemented = { message: /not part of this store/ };
  await t.throwsAsync(client.deleteStream('a'), unimplemented);
  await t.throwsAsync(client.tombstoneStream('a'), unimplemented);
  await t.throwsAsync(client.setStreamMetadata('a', { maxCount: 3 }), unimplemented);
});

/** A file of some events, whose process has ended. */
async function written(t: ExecutionContext): Promise<string> {
  const path = await dataFile(t);
  const program = start(t, path);
  const client = clientOf(t, (await announced(program)).listening);
  await client.appendToStream('a', [event({ n: 0 }), event({ n: 1 })], { expectedRevision: NO_STREAM });
  t.regex((await checked(t, path)).output, /2 events in 1 streams, nothing wrong/, 'beside its writer');
  program.child.kill('SIGTERM');
  t.is(await program.ended, 0);
  return path;
}

async function checked(t: ExecutionContext, path: string): Promise<{ code: number | null; output: string }> {
  const check = start(t, path, '--check');
  let output = '';
  check.child.stdout?.on('data', (bytes) => {
    output += bytes;
  });
  const code = await check.ended;
  return { code, output: output + check.stderr() };
}

test.serial('a file cut short is named, with what to do, and left as it is', async (t) => {
  const path = await written(t);
  const { length } = await readFile(path);
  await truncate(path, length - 5000);
  const before = await readFile(path);
  const program = start(t, path);
  t.is(await program.ended, 1);
  t.is(program.stderr().trim().split('\n').length, 1, 'a sentence and no trace');
  t.regex(program.stderr(), /^event store: .*events\.db is damaged: .*restore the latest backup\.$/im);
  t.deepEqual(await readFile(path), before);
  t.is((await checked(t, path)).code, 1);
});

test.serial('the full check tells what is wrong, one line each', async (t) => {
  const path = await written(t);
  t.is((await checked(t, path)).code, 0);
  const db = new DatabaseSync(path);
  db.exec(`UPDATE events SET data = CAST('{"n":7}' AS BLOB) WHERE revision = 1`);
  db.close();
  const { code, output } = await checked(t, path);
  t.is(code, 1);
  t.regex(output, /^a@1 \(position \d+\) is not what was recorded\nevent store: .* is damaged\./);
});
