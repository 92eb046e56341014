import test from 'ava';
import type { Documents } from '../../documents/index.ts';
import type { Projections } from '../running.ts';
import { given, joined, listed, moved, pupils, STREAM, settled, start } from '../test-support.ts';
import { beginningOf } from './checkpoints.ts';
import { projectorMember } from './projector-member.ts';

const people = Array.from({ length: 30 }, (_, index) => joined(index + 1));

/** Waits until the projector was away and is back. */
async function madeAnew(running: Projections): Promise<void> {
  await settled(() => running.status('pupils')?.state === 'rebuilding');
  await settled(() => running.status('pupils')?.state === 'live');
}

const count = async (documents: Documents) => (await listed(documents)).length;

const VANISHING: Record<string, (documents: Documents) => Promise<void>> = {
  'everything is dropped': async ({ projections }) => {
    for (const name of await projections.collections()) await projections.drop(name);
  },
  'the collection is dropped': ({ projections }) => projections.drop('pupils'),
  'the checkpoints are dropped': ({ projections }) => projections.drop('checkpoints'),
  'another collection stands in its place': async ({ projections }) => {
    await projections.prepare('other', []);
    await projections.mark('other');
    await projections.replace('pupils', 'other');
  },
};

for (const [what, vanish] of Object.entries(VANISHING)) {
  test(`while it runs ${what}: the list is made anew, and says so meanwhile`, async (t) => {
    const { log, documents } = await given(t);
    await log.append(STREAM, ...people);
    const running = await start(log, documents);
    await running.caughtUp;
    await settled(() => running.status('pupils')?.state === 'live');
    const away = madeAnew(running);
    await vanish(documents);
    await away;
    t.is(await count(documents), 30);
    const position = await log.append(STREAM, moved(3, 9));
    t.true(await running.head.waitFor(position, 5_000));
    t.like(await documents.of('1001').findOne('pupils', 3), { classId: 9, moves: 1 });
    await running.stop();
    t.like(await documents.projections.checkpoint('pupils'), { position });
  });

  test(`while nothing runs ${what}: the next start makes the list anew`, async (t) => {
    const { log, documents } = await given(t);
    await log.append(STREAM, ...people);
    const first = await start(log, documents);
    await first.caughtUp;
    await first.stop();
    await vanish(documents);
    const second = await start(log, documents);
    t.is(second.status('pupils')?.state, 'rebuilding');
    await settled(() => second.status('pupils')?.state === 'live');
    t.is(await count(documents), 30);
    await second.stop();
  });
}

test('events that come while everything is gone do not hide that it is', async (t) => {
  const { log, documents } = await given(t);
  await log.append(STREAM, ...people);
  const running = await start(log, documents);
  await running.caughtUp;
  await settled(() => running.status('pupils')?.state === 'live');
  for (const name of await documents.projections.collections()) await documents.projections.drop(name);
  const away = madeAnew(running);
  for (let n = 31; n <= 60; n += 1) await log.append(STREAM, joined(n));
  await away;
  const position = await log.append(STREAM, joined(61));
  t.true(await running.head.waitFor(position, 5_000));
  await settled(() => running.status('pupils')?.state === 'live');
  t.is(await count(documents), 61);
  await running.stop();
});

/** The documents, the marker and the checkpoint of a moment, and how to put the store back to it. */
async function kept(documents: Documents) {
  const { projections } = documents;
  const ids = ['marker', ...Array.from({ length: 30 }, (_, index) => `1001/${index + 1}`)];
  const before = [...(await projections.load('pupils', ids)).values()];
  const checkpoint = await projections.checkpoint('pupils');
  return {
    before,
    async putBack({ withCheckpoint = true, written = before } = {}) {
      await projections.drop('pupils');
      await projections.write('pupils', written);
      if (!withCheckpoint || !checkpoint) return;
      await projections.drop('checkpoints');
      await projections.saveCheckpoints([{ checkpoint, over: undefined }]);
    },
  };
}

for (const withCheckpoint of [true, false])
  test(`a store that was put back to an older state is noticed${withCheckpoint ? '' : ', its checkpoints not put back'}`, async (t) => {
    const { log, documents } = await given(t);
    await log.append(STREAM, ...people.slice(0, 10));
    const first = await start(log, documents);
    await first.caughtUp;
    await first.stop();
    const older = await kept(documents);
    await log.append(STREAM, ...people.slice(10));
    const running = await start(log, documents);
    await running.caughtUp;
    await settled(() => running.status('pupils')?.state === 'live');
    await running.settled(async () => undefined);
    const away = madeAnew(running);
    await older.putBack({ withCheckpoint });
    await away;
    t.is(await count(documents), 30);
    await running.stop();
  });

test('what was written over a store that was put back, before that was noticed, is not believed', async (t) => {
  const { log, documents } = await given(t);
  await log.append(STREAM, ...people);
  const first = await start(log, documents);
  await first.caughtUp;
  await first.stop();
  const older = await kept(documents);
  const position = await log.append(STREAM, moved(3, 9));
  const running = await start(log, documents, { lookEveryMs: 1_500 }); // not in the middle of putting back
  await running.caughtUp;
  await settled(() => running.status('pupils')?.state === 'live');
  await running.settled(async () => undefined);
  const away = madeAnew(running);
  // A batch that was tried again has folded the older document, as if all before it were in there.
  const written = older.before.map((row) => (row._id === '1001/3' ? { ...row, position } : row));
  await older.putBack({ written });
  await away;
  t.like(await documents.of('1001').findOne('pupils', 3), { classId: 9, moves: 1 });
  await running.stop();
});

test('a start over a collection that is older than its checkpoint makes it anew', async (t) => {
  const { log, documents } = await given(t);
  await log.append(STREAM, ...people.slice(0, 10));
  const first = await start(log, documents);
  await first.caughtUp;
  await first.stop();
  const older = await kept(documents);
  await log.append(STREAM, ...people.slice(10));
  const second = await start(log, documents);
  await second.caughtUp;
  await second.stop();
  await older.putBack({ withCheckpoint: false });
  const third = await start(log, documents);
  t.is(third.status('pupils')?.state, 'rebuilding');
  await settled(() => third.status('pupils')?.state === 'live');
  t.is(await count(documents), 30);
  await third.stop();
});

test('two services of one log that lose everything come to rest with all of it', async (t) => {
  const { log, documents } = await given(t);
  await log.append(STREAM, ...people);
  const services = [await start(log, documents), await start(log, documents)];
  for (const service of services) await settled(() => service.status('pupils')?.state === 'live');
  const away = Promise.all(services.map(madeAnew));
  for (const name of await documents.projections.collections()) await documents.projections.drop(name);
  await away;
  const position = await log.append(STREAM, joined(31));
  for (const service of services) {
    t.true(await service.head.waitFor(position, 5_000));
    await settled(() => service.status('pupils')?.state === 'live');
  }
  t.is(await count(documents), 31);
  for (const service of services) await service.stop();
});

test('beside a newer version that has taken its list a projector stops, and drops nothing', async (t) => {
  const { log, documents } = await given(t);
  await log.append(STREAM, ...people);
  const older = await start(log, documents);
  await older.caughtUp;
  const newer = await start(log, documents, { projectors: [pupils(2)] });
  await settled(() => older.status('pupils')?.state === 'stopped');
  await settled(() => newer.status('pupils')?.state === 'live');
  t.true((await listed(documents)).every((row) => row.includes('v2')));
  await Promise.all([older.stop(), newer.stop()]);
  t.like(await documents.projections.checkpoint('pupils'), { version: 2 });
});

test('a data folder of a version that knew no markers is rebuilt at the start, and does not stop it', async (t) => {
  const { log, documents } = await given(t);
  await log.append(STREAM, ...people);
  const first = await start(log, documents);
  await first.caughtUp;
  await first.stop();
  const { projections } = documents;
  const kept = await projections.checkpoint('pupils');
  const older = JSON.parse(JSON.stringify({ ...kept, built: undefined, written: undefined }));
  const unmarked = Object.assign(Object.create(projections), {
    checkpoint: async () => older,
    marker: async () => undefined,
  });
  t.is(await beginningOf(projectorMember(pupils(), projections), unmarked, log.events), 'rebuild');
});
