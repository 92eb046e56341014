import { readFile, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import test from 'ava';
import {
  ANY,
  DataFileRefused,
  FORMAT,
  MAX_APPEND_BYTES,
  NO_STREAM,
  SqliteEventStore,
  STREAM_EXISTS,
  StoreStopped,
} from '../index.ts';
import { dataFile, proposed } from './test-support/data-file.ts';

const appended = (revision: number) => ({ kind: 'appended', revision }) as const;

test('appends that arrive together share a commit', async (t) => {
  const store = new SqliteEventStore(await dataFile(t));
  await store.append('first', NO_STREAM, [proposed()]);
  const before = store.figures.commits;
  await Promise.all(Array.from({ length: 200 }, (_, n) => store.append(`s-${n}`, NO_STREAM, [proposed()])));
  t.is(store.figures.commits - before, 1);
  for (let n = 0; n < 3; n += 1) await store.append('first', n, [proposed()]);
  t.is(store.figures.commits - before, 4, 'and one that arrives alone has its own');
  store.close();
});

test('ANY takes a stream as it is, STREAM_EXISTS only one that exists', async (t) => {
  const store = new SqliteEventStore(':memory:');
  t.like(await store.append('a', STREAM_EXISTS, [proposed()]), { kind: 'wrong-revision', actual: -1 });
  t.like(await store.append('a', ANY, [proposed()]), appended(0));
  t.like(await store.append('a', ANY, [proposed()]), appended(1));
  t.like(await store.append('a', STREAM_EXISTS, [proposed()]), appended(2));
  store.close();
});

test('a repeated append is recognised after the file was closed and opened', async (t) => {
  const path = await dataFile(t);
  const events = [proposed(), proposed()];
  const first = new SqliteEventStore(path);
  const answer = await first.append('a', NO_STREAM, events);
  first.close();
  const second = new SqliteEventStore(path);
  t.deepEqual(await second.append('a', NO_STREAM, events), answer);
  t.is(second.lastRevision('a'), 1);
  t.like(await second.append('a', 1, [proposed()]), appended(2), 'positions and revisions go on');
  t.is(second.readAll({ beyond: 0, limit: 10 }).events.length, 3);
  second.close();
});

test('an append that came too late or is too large records nothing', async (t) => {
  const store = new SqliteEventStore(':memory:');
  t.deepEqual(await store.append('a', NO_STREAM, [proposed()], Date.now() - 1), { kind: 'too-late' });
  const big = proposed('x'.repeat(MAX_APPEND_BYTES));
  t.like(await store.append('a', NO_STREAM, [big]), { kind: 'too-large', limit: MAX_APPEND_BYTES });
  t.is(store.lastPosition, 0);
  store.close();
});

test('an event the database refuses does not take its neighbours down', async (t) => {
  const store = new SqliteEventStore(':memory:');
  const bad = { ...proposed(), data: [] as unknown as Uint8Array };
  const results = await Promise.allSettled([
    store.append('a', NO_STREAM, [proposed()]),
    store.append('bad', NO_STREAM, [proposed(), bad]),
    store.append('b', NO_STREAM, [proposed()]),
  ]);
  t.deepEqual(
    results.map((result) => result.status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  t.is(store.readStream('bad', { limit: 10 }), undefined);
  t.like(await store.append('a', 0, [proposed()]), appended(1));
  t.like(await store.append('bad', NO_STREAM, [proposed()]), appended(0));
  store.close();
});

test('a large page ends before its limit and says that more follows', async (t) => {
  const store = new SqliteEventStore(':memory:');
  for (let n = 0; n < 6; n += 1) await store.append('a', n - 1, [proposed('x'.repeat(1_000_000))]);
  const page = store.readStream('a', { limit: 100 });
  t.like(page, { end: false });
  t.true((page?.events.length ?? 0) < 6);
  t.is(store.readStream('a', { from: page?.events.length ?? 0, limit: 100 })?.end, true);
  store.close();
});

test('damaged bytes are handed out as they are, and marked', async (t) => {
  const path = await dataFile(t);
  const store = new SqliteEventStore(path);
  await store.append('a', NO_STREAM, [proposed('{"mark":"here"}')]);
  store.close();
  const bytes = await readFile(path);
  bytes.write('\u0000', bytes.indexOf('{"mark":"here"}'));
  await writeFile(path, bytes);
  const again = new SqliteEventStore(path);
  const event = again.readStream('a', { limit: 1 })?.events[0];
  t.is(Buffer.from(event?.data ?? []).toString(), '\u0000"mark":"here"}');
  t.is(event?.intact, false);
  again.close();
});

test('a file of another format, or of another program, is refused and left alone', async (t) => {
  const path = await dataFile(t);
  new SqliteEventStore(path).close();
  const change = (sql: string) => {
    const db = new DatabaseSync(path);
    db.exec(sql);
    db.close();
  };
  change(`PRAGMA user_version = ${FORMAT + 1}`);
  t.throws(() => new SqliteEventStore(path), { instanceOf: DataFileRefused, message: /format 2/ });
  change(`PRAGMA user_version = ${FORMAT}`);
  t.notThrows(() => new SqliteEventStore(path).close());

  const foreign = await dataFile(t);
  const db = new DatabaseSync(foreign);
  db.exec('CREATE TABLE notes(text)');
  db.close();
  t.throws(() => new SqliteEventStore(foreign), {
    instanceOf: DataFileRefused,
    message: /not an event store/,
  });
});

test('a closed store answers nobody', async (t) => {
  const store = new SqliteEventStore(':memory:');
  const pending = store.append('a', NO_STREAM, [proposed()]);
  store.close();
  await t.throwsAsync(pending, { instanceOf: StoreStopped });
  await t.throwsAsync(store.append('a', NO_STREAM, [proposed()]), { instanceOf: StoreStopped });
  t.throws(() => store.readAll({ beyond: 0, limit: 1 }), { instanceOf: StoreStopped });
});
