import test from 'ava';
import type { Listener } from './members/member.ts';
import { defineProjector, when } from './projector.ts';
import {
  given,
  joined,
  left,
  listed,
  moved,
  PupilJoined,
  pupils,
  STREAM,
  settled,
  start,
  testLog,
} from './test-support.ts';

test('documents follow the log, and who waits for a position finds it folded', async (t) => {
  const { log, documents } = await given(t);
  await log.append(STREAM, joined(1), joined(2), moved(2, 7));
  const running = await start(log, documents);
  await running.caughtUp;
  t.deepEqual(running.statuses(), { pupils: { state: 'live' } });
  t.deepEqual(await listed(documents), ['P1 v1/0', 'P2 v1/7']);
  const position = await log.append(STREAM, left(1), joined(3));
  t.true(await running.head.waitFor(position, 5000));
  t.deepEqual(await listed(documents), ['P2 v1/7', 'P3 v1/0']);
  t.deepEqual(await listed(documents, '2002'), []);
  t.false(await running.head.waitFor(position + 1, 20));
  await running.stop();
});

test('a restart resumes behind the checkpoint and folds nothing twice', async (t) => {
  const { log, documents } = await given(t);
  await log.append(STREAM, joined(1), moved(1, 1));
  const first = await start(log, documents);
  await first.caughtUp;
  await first.stop();
  const position = await log.append(STREAM, moved(1, 2));
  const types: string[] = [];
  const listener: Listener = {
    name: 'seen',
    from: 'present',
    apply: (events) => void types.push(...events.map(({ type }) => type)),
  };
  const second = await start(log, documents, { listeners: [listener] });
  t.true(await second.head.waitFor(position, 5000));
  t.deepEqual(types, ['PupilMoved']);
  t.like(await documents.of('1001').findOne('pupils', 1), { classId: 2, moves: 2 });
  await second.stop();
});

test('another version is rebuilt beside the old documents and then takes their place', async (t) => {
  const { log, documents } = await given(t);
  await log.append(STREAM, ...Array.from({ length: 1200 }, (_, index) => joined(index + 1)));
  const first = await start(log, documents);
  await first.caughtUp;
  await first.stop();
  const second = await start(log, documents, { projectors: [pupils(2)] });
  t.deepEqual(second.status('pupils'), { state: 'rebuilding' });
  await second.caughtUp;
  const position = await log.append(STREAM, moved(1, 3), joined(1201));
  await settled(() => second.status('pupils')?.state === 'live');
  t.true(await second.head.waitFor(position, 5000));
  const found = await documents.of('1001').find<{ name: string }>('pupils');
  t.is(found.length, 1201);
  t.true(found.every(({ name }) => name.endsWith('v2')));
  t.like(await documents.of('1001').findOne('pupils', 1), { classId: 3, moves: 1 });
  await second.stop();
  t.like(await documents.projections.checkpoint('pupils'), { version: 2, position });
});

test('a log with another past (a restored backup) makes a projector rebuild', async (t) => {
  const { log, documents } = await given(t);
  await log.append(STREAM, joined(1), joined(2));
  const first = await start(log, documents);
  await first.caughtUp;
  await first.stop();
  const restored = testLog();
  await restored.append(STREAM, joined(1), joined(5));
  const second = await start(restored, documents);
  await settled(() => second.status('pupils')?.state === 'live');
  t.deepEqual(await listed(documents), ['P1 v1/0', 'P5 v1/0']);
  await second.stop();
});

test('parts that cannot be made stop their projector, at a first start and in a rebuild, and nobody waits for it', async (t) => {
  const { log, documents } = await given(t);
  await log.append(STREAM, joined(1));
  let broken = true;
  const parted = defineProjector<{ n: number }>({
    name: 'parted',
    version: 1,
    collection: 'parted',
    indexes: [],
    parts({ n }) {
      if (broken) throw new Error('a defect');
      return [['part', { n }]];
    },
    on: { PupilJoined: when(PupilJoined, { keys: ({ data }) => [data.pupilId], fold: () => ({ n: 1 }) }) },
  });
  const running = await start(log, documents, { projectors: [parted, pupils()] });
  await running.caughtUp;
  const stopped = { state: 'stopped', reason: 'it failed: a defect' } as const;
  t.deepEqual(running.statuses(), { parted: stopped, pupils: { state: 'live' } });
  await running.rebuild('parted');
  t.deepEqual(running.status('parted'), stopped);
  broken = false;
  await running.rebuild('parted');
  t.deepEqual(running.status('parted'), { state: 'live' });
  t.like(await documents.of('1001').findOne('parted', 'part'), { n: 1 });
  await running.stop();
});
