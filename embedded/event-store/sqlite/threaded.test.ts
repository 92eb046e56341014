import { setImmediate as turn } from 'node:timers/promises';
import test from 'ava';
import { NO_STREAM, SqliteEventStore, StoreStopped } from '../index.ts';
import { dataFile, proposed } from './test-support/data-file.ts';
import { ThreadedWriter } from './writing/threaded-writer.ts';
import { CommitFailed } from './writing/writer.ts';

const appended = (revision: number) => ({ kind: 'appended', revision }) as const;

test('a writer in a thread keeps the rules: revisions, repetition, deadlines, all or nothing', async (t) => {
  const path = await dataFile(t);
  const store = new SqliteEventStore(path, { threaded: true });
  await store.ready();
  const events = [proposed('{"n":0}'), proposed('{"n":1}')];
  const first = await store.append('a', NO_STREAM, events);
  t.like(first, appended(1));
  t.is(store.readStream('a', { limit: 10 })?.events.length, 2, 'what is answered can be read');
  t.is(store.lastRevision('a'), 1);
  t.deepEqual(await store.append('a', NO_STREAM, events), first);
  t.like(await store.append('a', 0, [proposed()]), { kind: 'wrong-revision', actual: 1 });
  t.deepEqual(await store.append('a', 1, [proposed()], Date.now() - 1), { kind: 'too-late' });
  await store.close();
  const again = new SqliteEventStore(path);
  t.deepEqual(
    again.readAll({ beyond: 0, limit: 10 }).events.map((event) => Buffer.from(event.data).toString()),
    ['{"n":0}', '{"n":1}'],
  );
  t.deepEqual(await again.append('a', NO_STREAM, events), first, 'also after another start');
  await again.close();
});

test('what arrives during a commit shares the next', async (t) => {
  const store = new SqliteEventStore(await dataFile(t), { threaded: true });
  await store.ready();
  const first = store.append('first', NO_STREAM, [proposed()]);
  await turn();
  const rest = Array.from({ length: 200 }, (_, n) => store.append(`s-${n}`, NO_STREAM, [proposed()]));
  t.is(store.waiting, 200);
  await Promise.all([first, ...rest]);
  t.is(store.figures.commits, 2);
  t.is(store.waiting, 0);
  await store.close();
});

test('an end waits for the commit in progress, and takes no other', async (t) => {
  const path = await dataFile(t);
  const store = new SqliteEventStore(path, { threaded: true });
  await store.ready();
  const inProgress = store.append('a', NO_STREAM, [proposed()]);
  await turn();
  const waiting = store.append('b', NO_STREAM, [proposed()]);
  const closed = store.close();
  await t.throwsAsync(waiting, { instanceOf: StoreStopped });
  t.like(await inProgress, appended(0));
  await closed;
  const again = new SqliteEventStore(path);
  t.is(again.readAll({ beyond: 0, limit: 10 }).events.length, 1);
  await again.close();
});

test('who ends it a second time waits for the same end', async (t) => {
  const store = new SqliteEventStore(await dataFile(t), { threaded: true });
  await store.ready();
  const order: string[] = [];
  const inProgress = store.append('a', NO_STREAM, [proposed()]).then(() => order.push('recorded'));
  await turn();
  void store.close();
  await store.close();
  order.push('closed');
  await inProgress;
  t.deepEqual(order, ['recorded', 'closed']);
});

test('a thread that cannot go on says so once, and takes nothing more', async (t) => {
  const failures: CommitFailed[] = [];
  const path = `${await dataFile(t)}/absent/events.db`;
  const writer = new ThreadedWriter({ path, streams: 10 }, (error) => failures.push(error));
  await writer.ready;
  await t.throwsAsync(writer.commit([]), { instanceOf: CommitFailed, message: /unable to open/ });
  await writer.close();
  t.is(failures.length, 1);
});
