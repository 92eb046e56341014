import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type EventStore, UnreadableEvent } from '@madrasah/service-kit/event-store';
import { silentLogger } from '@madrasah/service-kit/logging';
import test, { type ExecutionContext } from 'ava';
import type { Documents } from '../documents/index.ts';
import { testDocuments } from '../documents/test-support.ts';
import type { Listener } from './members/member.ts';
import { defineProjector, type Projector, when } from './projector.ts';
import { runProjections } from './run.ts';
import {
  catalogue,
  joined,
  left,
  moved,
  PupilJoined,
  PupilMoved,
  pupils,
  type TestLog,
  testLog,
} from './test-support.ts';

const STREAM = 'people-1001';

async function given(t: ExecutionContext) {
  const log = testLog();
  const { documents, end } = await testDocuments();
  t.teardown(end);
  return { log, documents };
}

interface Started {
  projectors?: readonly Projector[];
  listeners?: readonly Listener[];
  known?: typeof catalogue;
}

async function start(log: TestLog, documents: Documents, options: Started = {}) {
  const { projectors = [pupils()], listeners = [], known = catalogue } = options;
  const { events, codec } = log;
  return runProjections({
    events,
    codec,
    documents,
    projectors,
    listeners,
    log: silentLogger(),
    checkpointEveryMs: 10,
    catalogue: known,
  });
}

const listed = async (documents: Documents, school = '1001') =>
  (await documents.of(school).find<{ name: string; classId: number }>('pupils')).map(
    ({ name, classId }) => `${name}/${classId}`,
  );

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

test('a stopped projector leaves the others going, and is rebuilt when asked', async (t) => {
  const { log, documents } = await given(t);
  let broken = true;
  const fragile = defineProjector<{ n: number }>({
    name: 'fragile',
    version: 1,
    collection: 'fragile',
    indexes: [],
    on: {
      PupilMoved: when(PupilMoved, {
        keys: ({ data }) => [data.pupilId],
        fold(document) {
          if (broken) throw new Error('a defect');
          return { n: (document?.n ?? 0) + 1 };
        },
      }),
    },
  });
  await log.append(STREAM, joined(1));
  const running = await start(log, documents, { projectors: [fragile, pupils()] });
  await running.caughtUp;
  const position = await log.append(STREAM, moved(1, 1), moved(1, 2));
  t.true(await running.head.waitFor(position, 5000));
  t.deepEqual(running.status('fragile'), { state: 'stopped', reason: 'it failed: a defect' });
  t.deepEqual(await listed(documents), ['P1 v1/2']);
  broken = false;
  await running.rebuild('fragile');
  t.deepEqual(running.status('fragile'), { state: 'live' });
  t.like(await documents.of('1001').findOne('fragile', 1), { n: 2 });
  await t.throwsAsync(running.rebuild('nobody'), { instanceOf: RangeError });
  await running.stop();
});

test('an event of an unknown type stops everybody at it; the head goes on', async (t) => {
  const { log, documents } = await given(t);
  const known = new Map([...catalogue].filter(([type]) => type !== 'PupilMoved'));
  await log.append(STREAM, joined(1), moved(1, 5), joined(2));
  const seen: number[] = [];
  const listener: Listener = { name: 'seen', apply: (events) => void seen.push(events.length) };
  const running = await start(log, documents, { listeners: [listener], known });
  await running.caughtUp;
  const reason = 'PupilMoved (people-1001@1) is of an unknown type';
  t.deepEqual(running.statuses(), {
    pupils: { state: 'stopped', reason },
    seen: { state: 'stopped', reason },
  });
  t.deepEqual(await listed(documents), ['P1 v1/0']);
  t.deepEqual(seen, [1]);
  const position = await log.append(STREAM, joined(3));
  t.true(await running.head.waitFor(position, 5000));
  await running.stop();
  const later = await start(log, documents);
  t.true(await later.head.waitFor(position, 5000));
  t.deepEqual(await listed(documents), ['P1 v1/5', 'P2 v1/0', 'P3 v1/0']);
  await later.stop();
});

test('an event that cannot be read stops those that handle it', async (t) => {
  const { log, documents } = await given(t);
  const others = defineProjector<{ n: number }>({
    name: 'others',
    version: 1,
    collection: 'others',
    indexes: [],
    on: {
      PupilJoined: when(PupilJoined, { keys: () => ['all'], fold: () => ({ n: 1 }) }),
    },
  });
  await log.append(STREAM, joined(1));
  const position = await log.append(STREAM, moved(1, 2));
  const broken = { ...log.codec, decode: log.codec.decode.bind(log.codec) } as unknown as typeof log.codec;
  broken.decode = (record) => {
    if (record.type === 'PupilMoved') throw new Error('no key fits');
    return log.codec.decode(record);
  };
  const running = await start({ ...log, codec: broken }, documents, { projectors: [pupils(), others] });
  t.true(await running.head.waitFor(position, 5000));
  await running.caughtUp;
  const reason = 'PupilMoved (people-1001@1) cannot be read: no key fits';
  t.deepEqual(running.statuses(), { pupils: { state: 'stopped', reason }, others: { state: 'live' } });
  await running.stop();
});

test('an event whose bytes were changed stops everybody in front of it', async (t) => {
  const { log, documents } = await given(t);
  await log.append(STREAM, joined(1));
  const events: EventStore = {
    ...log.events,
    subscribeAll: (after, handlers) =>
      log.events.subscribeAll(after, {
        ...handlers,
        onCaughtUp: () => handlers.onInterrupted?.(new UnreadableEvent(STREAM, 1, 99)),
      }),
  };
  const running = await start({ ...log, events }, documents);
  await settled(() => running.status('pupils')?.state === 'stopped');
  t.deepEqual(running.status('pupils'), { state: 'stopped', reason: 'people-1001@1 cannot be read' });
  t.deepEqual(await listed(documents), ['P1 v1/0']);
  await running.stop();
});

test('a listener gets each event once and in order, also when a batch comes again', async (t) => {
  const { log, documents } = await given(t);
  const seen: number[] = [];
  const listener: Listener = {
    name: 'seen',
    types: new Set(['PupilMoved']),
    apply: (events: DomainEvent[]) => void seen.push(...events.map(({ revision }) => revision)),
  };
  let failures = 2;
  const { projections } = documents;
  const flaky: Documents = {
    ...documents,
    projections: {
      ...projections,
      async write(collection, written) {
        if (failures-- > 0) throw new (await import('../documents/index.ts')).DocumentsAway('away');
        await projections.write(collection, written);
      },
    },
  };
  const position = await log.append(STREAM, joined(1), moved(1, 1), joined(2), moved(2, 2));
  const running = await start(log, flaky, { listeners: [listener] });
  t.true(await running.head.waitFor(position, 5000));
  t.deepEqual(seen, [1, 3]);
  t.deepEqual(await listed(documents), ['P1 v1/1', 'P2 v1/2']);
  await running.stop();
});

/** Waits for something that happens beside the test; the test's own time limit ends a wait in vain. */
async function settled(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
