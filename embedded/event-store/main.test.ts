import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent, NO_STREAM, START } from '@eventstore/db-client';
import test, { type ExecutionContext } from 'ava';

const MAIN = join(import.meta.dirname, 'main.ts');

interface Started {
  readonly child: ChildProcess;
  readonly stderr: () => string;
}

function start(t: ExecutionContext, path: string, ...args: string[]): Started {
  const child = spawn(process.execPath, [MAIN, '--db', path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  t.teardown(() => child.kill('SIGKILL'));
  let stderr = '';
  child.stderr?.on('data', (bytes) => {
    stderr += bytes;
  });
  return { child, stderr: () => stderr };
}

async function dataFile(t: ExecutionContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'event-store-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'events.db');
}

async function listening(child: ChildProcess): Promise<number> {
  const [message] = await once(child, 'message');
  return (message as { listening: number }).listening;
}

const clientOf = (port: number) => EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
const event = (data: object) => jsonEvent({ type: 'Tested', data: { ...data } });

test.serial('the process announces its port on both ways and ends with its parent', async (t) => {
  const { child } = start(t, await dataFile(t));
  const [line, port] = await Promise.all([
    once(child.stdout as NodeJS.ReadableStream, 'data').then(([bytes]) => String(bytes)),
    listening(child),
  ]);
  t.deepEqual(JSON.parse(line), { listening: port });
  child.disconnect();
  t.deepEqual(await once(child, 'exit'), [0, null]);
});

test.serial('a second process on the same file is refused', async (t) => {
  const path = await dataFile(t);
  const first = start(t, path);
  await listening(first.child);
  const second = start(t, path);
  t.deepEqual(await once(second.child, 'exit'), [1, null]);
  t.regex(second.stderr(), /is in use by another process/);
  first.child.kill('SIGTERM');
  t.deepEqual(await once(first.child, 'exit'), [0, null]);
});

for (const [name, args] of [
  ['many appends on one call', []],
  ['one call per append', ['--no-batch']],
] as const)
  test.serial(`the unchanged client appends, with ${name}`, async (t) => {
    const { child } = start(t, await dataFile(t), ...args);
    const client = clientOf(await listening(child));
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
    await client.dispose();
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

test.serial('what the store does not offer is refused, not imitated', async (t) => {
  const { child } = start(t, await dataFile(t));
  const client = clientOf(await listening(child));
  const unimplemented = { message: /not part of this store/ };
  await t.throwsAsync(client.deleteStream('a'), unimplemented);
  await t.throwsAsync(client.tombstoneStream('a'), unimplemented);
  await t.throwsAsync(client.setStreamMetadata('a', { maxCount: 3 }), unimplemented);
  await client.dispose();
  child.kill('SIGTERM');
  await once(child, 'exit');
});
