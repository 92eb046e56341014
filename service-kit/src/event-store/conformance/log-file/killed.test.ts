import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import test, { type ExecutionContext } from 'ava';
import { StoreAway } from '../../errors.ts';
import { readLog, writtenLog } from '../../file/log-file.ts';
import { NO_STREAM, type RecordedEvent } from '../../port.ts';
import { type DataFile, temporaryDataFile } from '../data-file.ts';
import { all, freshStream, sample, until } from '../samples.ts';

const ROUNDS = 4;
const own = { prefix: '', beginnings: [''], has: (stream: string) => !stream.startsWith('$') };
const neverStops = (reason: Error) => {
  throw reason;
};

async function fileOf(t: ExecutionContext): Promise<DataFile> {
  const file = await temporaryDataFile();
  t.teardown(() => file.remove());
  return file;
}

function writing(t: ExecutionContext, path: string, acknowledged: Map<string, string[]>): ChildProcess {
  const child = fork(join(import.meta.dirname, 'writing-process.ts'), [path]);
  t.teardown(() => child.kill('SIGKILL'));
  child.on('message', (message) => {
    const { stream, ids } = message as { stream: string; ids: string[] };
    acknowledged.set(stream, [...(acknowledged.get(stream) ?? []), ...ids]);
  });
  return child;
}

const count = (acknowledged: Map<string, string[]>) =>
  [...acknowledged.values()].reduce((sum, { length }) => sum + length, 0);

test('a writer killed again and again: what the reader was handed stays, once and in order, and all acknowledged is there', async (t) => {
  const { path } = await fileOf(t);
  const reader = readLog({ path, own });
  t.teardown(() => reader.close());
  const got: RecordedEvent[] = [];
  const following = reader.subscribeAll(undefined, { onEvents: async (events) => void got.push(...events) });
  const acknowledged = new Map<string, string[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = count(acknowledged);
    const child = writing(t, path, acknowledged);
    await until(() => count(acknowledged) > before + 200, 'the appends of a round');
    await pause(Math.random() * 300);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const last = await writtenLog({ path, own }, neverStops);
  const { position } = await last.append(freshStream(), NO_STREAM, [sample()]);
  await until(() => got.at(-1)?.position === position, 'the last event');
  await following.stop();

  const stored = await all(last.readAll());
  t.deepEqual(
    got.map(({ id }) => id),
    stored.map(({ id }) => id),
    'the reader was handed the log as it stands',
  );
  t.true(got.every((event, n) => n === 0 || event.position > (got[n - 1]?.position ?? 0)));
  for (const [stream, ids] of acknowledged) {
    const there = (await all(last.readStream(stream))).map(({ id }) => id);
    t.deepEqual(there.slice(0, ids.length), ids);
  }
  await last.close();
  t.log(`${count(acknowledged)} events acknowledged, ${stored.length} there`);
});

test('a reader that starts before there is a file waits, and is told of each commit', async (t) => {
  const { path } = await fileOf(t);
  const reader = readLog({ path, own });
  t.teardown(() => reader.close());
  await t.throwsAsync(reader.ping(), { instanceOf: StoreAway, message: /does not exist/ });
  const got: RecordedEvent[] = [];
  const following = reader.subscribeAll(undefined, { onEvents: async (events) => void got.push(...events) });
  const writer = await writtenLog({ path, own }, neverStops);
  const stream = freshStream();
  for (let n = 0; n < 5; n += 1) {
    const { position } = await writer.append(stream, n - 1, [sample({ n })]);
    t.is(await reader.ping(), position, 'what is acknowledged is read at once');
    await until(() => got.length === n + 1, 'the event');
  }
  await following.stop();
  await writer.close();
  t.is(statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0, 0, 'the file alone is the log');
  t.is((await all(reader.readStream(stream))).length, 5, 'and it is read on');
});

test('a file that is no log is a store that is away to the reader, and refused to the writer', async (t) => {
  const { path } = await fileOf(t);
  writeFileSync(path, 'no store');
  const reader = readLog({ path, own });
  t.teardown(() => reader.close());
  await t.throwsAsync(all(reader.readAll()), { instanceOf: StoreAway });
  await t.throwsAsync(writtenLog({ path, own }, neverStops), { name: 'DataFileRefused' });
  t.false(existsSync(`${path}.grown`), 'nothing is made beside it');
});
