import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { DataFileRefused, NO_STREAM, SqliteEventStore, StoreStopped } from '../index.ts';
import { FileReader } from './reading/file-reader.ts';
import { dataFile, proposed } from './test-support/data-file.ts';

function writing(t: ExecutionContext, path: string, count: number): ChildProcess {
  const child = fork(join(import.meta.dirname, 'test-support/writing-process.ts'), [path, String(count)], {
    silent: true,
  });
  t.teardown(() => child.kill('SIGKILL'));
  return child;
}

/** Resolves when the process has acknowledged its nth event. */
function acknowledged(child: ChildProcess, n: number): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (told) => {
      if (told === n) resolve();
    });
  });
}

async function ended(child: ChildProcess, how: 'cleanly' | 'killed'): Promise<void> {
  if (how === 'cleanly') child.send('end');
  else child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Every file beside the data, by its bytes; without SQLite's index of the log, which a reader may make again. */
function contents(path: string): Record<string, string> {
  const names = readdirSync(dirname(path)).filter((name) => !name.endsWith('-shm'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(dirname(path), name), 'base64')]));
}

const revisions = (store: SqliteEventStore) =>
  store.readAll({ beyond: 0, limit: 1000 }).events.map(({ revision }) => revision);
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

test('reads beside a writer of another process, sees what is committed, and may not append', async (t) => {
  const path = await dataFile(t);
  const writer = writing(t, path, 5);
  await acknowledged(writer, 4);
  const reader = new SqliteEventStore(path, { readOnly: true });
  t.deepEqual(revisions(reader), upTo(5));
  t.is(reader.readStream('written', { limit: 10 })?.events.length, 5);
  t.is(reader.lastRevision('written'), 4);
  await t.throwsAsync(reader.append('written', 4, [proposed()]), {
    instanceOf: StoreStopped,
    message: /for reading only/,
  });
  t.throws(() => new SqliteEventStore(path), { instanceOf: DataFileRefused, message: /in use by another/ });
  await ended(writer, 'cleanly');
  t.deepEqual(revisions(reader), upTo(5), 'and goes on when the writer has gone');
  reader.close();
});

test('hears of what the writer goes on to write', async (t) => {
  const path = await dataFile(t);
  const writer = writing(t, path, 300);
  await acknowledged(writer, 0);
  const reader = new SqliteEventStore(path, { readOnly: true });
  while (revisions(reader).length < 300)
    await new Promise<void>((resolve) => {
      const off = reader.onChange(() => {
        off();
        resolve();
      });
    });
  t.deepEqual(revisions(reader), upTo(300));
  reader.close();
  await ended(writer, 'cleanly');
});

for (const how of ['cleanly', 'killed'] as const)
  test(`reads what a writer left that ended ${how}, and changes no file`, async (t) => {
    const path = await dataFile(t);
    const writer = writing(t, path, 7);
    await acknowledged(writer, 6);
    await ended(writer, how);
    const before = contents(path);
    t.is('events.db-wal' in before, how === 'killed');
    const reader = new SqliteEventStore(path, { readOnly: true });
    t.deepEqual(revisions(reader), upTo(7));
    reader.close();
    t.deepEqual(contents(path), before);
  });

test('reads a log whose index is lost', async (t) => {
  const path = await dataFile(t);
  const writer = writing(t, path, 3);
  await acknowledged(writer, 2);
  await ended(writer, 'killed');
  rmSync(`${path}-shm`);
  const reader = new SqliteEventStore(path, { readOnly: true });
  t.deepEqual(revisions(reader), upTo(3));
  reader.close();
});

test('opened while nothing runs, it follows a writer that starts later', async (t) => {
  const path = await dataFile(t);
  const first = new SqliteEventStore(path);
  await first.append('a', NO_STREAM, [proposed()]);
  first.close();
  const reader = new SqliteEventStore(path, { readOnly: true });
  t.is(revisions(reader).length, 1);
  const second = new SqliteEventStore(path);
  await second.append('a', 0, [proposed()]);
  t.is(revisions(reader).length, 2, 'while the writer runs');
  await second.append('a', 1, [proposed()]);
  reader.close();
  const another = new SqliteEventStore(path, { readOnly: true });
  second.close();
  const third = new SqliteEventStore(path);
  await third.append('a', 2, [proposed()]);
  third.close();
  t.is(revisions(another).length, 4, 'and after it has moved its log into the file');
  another.close();
});

test('an absent file is refused and not made', async (t) => {
  const path = await dataFile(t);
  t.throws(() => new SqliteEventStore(path, { readOnly: true }), {
    instanceOf: DataFileRefused,
    message: /does not exist/,
  });
  t.deepEqual(readdirSync(dirname(path)), []);
});

test('a file that could not be opened again for a moment is read on afterwards', async (t) => {
  const path = await dataFile(t);
  const store = new SqliteEventStore(path);
  await store.append('a', NO_STREAM, [proposed()]);
  await store.close();
  const reader = new FileReader(path, 10);
  t.teardown(() => reader.close());
  const last = () => reader.read((reading) => reading.lastRevision('a'));
  t.is(last(), 0);
  const sound = readFileSync(path);
  writeFileSync(`${path}-wal`, 'a log');
  writeFileSync(path, 'no store');
  t.throws(last);
  rmSync(`${path}-wal`);
  writeFileSync(path, sound);
  t.is(last(), 0);
});
