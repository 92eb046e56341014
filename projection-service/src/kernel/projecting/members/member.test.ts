import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type EventStore, UnreadableEvent } from '@madrasah/service-kit/event-store';
import test from 'ava';
import type { Documents } from '../../documents/index.ts';
import { defineProjector, when } from '../projector.ts';
import {
  catalogue,
  given,
  joined,
  listed,
  moved,
  PupilJoined,
  PupilMoved,
  pupils,
  STREAM,
  settled,
  start,
} from '../test-support.ts';
import type { Listener } from './member.ts';

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
  const reason =
    'PupilMoved (people-1001@1) is of an unknown type: a newer version wrote it, or another program that uses this stream (ESDB_PREFIX gives this installation streams of its own)';
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
        if (failures-- > 0) throw new (await import('../../documents/index.ts')).DocumentsAway('away');
        await projections.write(collection, written);
      },
    },
  };
  const running = await start(log, flaky, { listeners: [listener] });
  await running.caughtUp;
  const position = await log.append(STREAM, joined(1), moved(1, 1), joined(2), moved(2, 2));
  t.true(await running.head.waitFor(position, 5000));
  t.true(failures < 0);
  t.deepEqual(seen, [1, 3]);
  t.deepEqual(await listed(documents), ['P1 v1/1', 'P2 v1/2']);
  await running.stop();
});
