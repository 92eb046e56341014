import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { DocumentsAway, DocumentsSlow, type Envelope, type ProjectionStore } from '../../documents/index.ts';
import type { Touched } from '../../documents/kept/columns.ts';
import { defineProjector, when } from '../projector.ts';
import { PupilJoined, PupilMoved, pupils, STREAM } from '../test-support.ts';
import { checkpointOf, deliver, type ProjectorMember } from './member.ts';
import { projectorMember } from './projector-member.ts';

type Stored = Map<string, Envelope>;

/** A store in memory that counts its writes and may refuse some. */
function storing(refuse: (documents: readonly Envelope[]) => Error | undefined = () => undefined) {
  const stored: Stored = new Map();
  const writes: number[] = [];
  const told: Touched[] = [];
  const store = {
    load: async (_: string, ids: readonly string[]) =>
      new Map(ids.flatMap((id) => (stored.has(id) ? [[id, stored.get(id)] as const] : []))),
    write: async (_: string, documents: readonly Envelope[], touched: Iterable<Touched> = documents) => {
      told.push(...touched);
      const reason = refuse(documents);
      if (reason) throw reason;
      writes.push(documents.length);
      for (const document of documents)
        if ((stored.get(document._id)?.position ?? -1) < document.position)
          stored.set(document._id, document);
    },
  };
  return { stored, writes, told, store: store as unknown as ProjectionStore };
}

const event = ({ type, data }: { type: string; data: unknown }, position: number) =>
  ({
    type,
    data,
    position,
    stream: STREAM,
    revision: position,
    metadata: { schoolId: '1001' },
  }) as unknown as DomainEvent;

/** Hands over one batch, as the projections do. */
const hand = (member: ProjectorMember, events: DomainEvent[]) =>
  deliver(member, {
    shareOf: () => ({ events, last: events.at(-1) as unknown as RecordedEvent, fault: undefined }),
  } as never);

const join = (pupilId: number) => PupilJoined({ pupilId, name: `P${pupilId}` });
const move = (pupilId: number, classId: number) => PupilMoved({ pupilId, classId });

function fresh(store: ProjectionStore): ProjectorMember {
  const member = projectorMember(pupils(), store);
  member.known.reset('empty');
  return member;
}

test('what nobody is answered from yet is held, and written once for many touches', async (t) => {
  const { store, stored, writes } = storing();
  const member = fresh(store);
  await hand(member, [event(join(1), 10), event(join(2), 20)]);
  await hand(member, [event(move(1, 3), 30)]);
  t.deepEqual(writes, []);
  t.is(member.position, 30);
  t.is(checkpointOf(member).position, 0, 'a checkpoint never stands before what is not written');
  await member.flush();
  t.deepEqual(writes, [2]);
  t.like(stored.get('1001/1'), { classId: 3, moves: 1, position: 30 });
  t.like(checkpointOf(member), { position: 30, revision: 30 });
  await member.flush();
  t.deepEqual(writes, [2]);
});

test('once live, each batch is written at once', async (t) => {
  const { store, stored, writes } = storing();
  const member = fresh(store);
  await hand(member, [event(join(1), 10)]);
  await member.flush();
  member.status = { state: 'live' };
  await hand(member, [event(move(1, 2), 20)]);
  t.deepEqual(writes, [1, 1]);
  t.like(stored.get('1001/1'), { classId: 2 });
  t.is(checkpointOf(member).position, 20);
});

test('many are written some hundreds at a time before the end is reached, and nothing is lost by it', async (t) => {
  const { store, stored, writes } = storing();
  const member = fresh(store);
  const many = Array.from({ length: 12_000 }, (_, index) => event(join(index + 1), index + 1));
  for (let from = 0; from < many.length; from += 500) await hand(member, many.slice(from, from + 500));
  t.true(writes.length > 0 && checkpointOf(member).position > 0);
  await member.flush();
  t.true(writes.every((size) => size <= 500));
  t.is(stored.size, many.length);
});

test('a history that only touches the same documents is written now and then as well', async (t) => {
  const { store, writes } = storing();
  const member = fresh(store);
  await hand(member, [event(join(1), 1)]);
  for (let batch = 0; batch < 120; batch += 1)
    await hand(
      member,
      Array.from({ length: 500 }, (_, index) => event(move(1, index), 2 + batch * 500 + index)),
    );
  t.is(writes.length, 1);
});

test('a failure midway loses nothing of what was held', async (t) => {
  let failing = true;
  const { store, stored } = storing(() => (failing ? new DocumentsAway('away') : undefined));
  const member = fresh(store);
  await hand(member, [event(join(1), 10), event(move(1, 4), 20)]);
  await t.throwsAsync(member.flush(), { instanceOf: DocumentsAway });
  t.is(checkpointOf(member).position, 0);
  await hand(member, [event(move(1, 5), 30)]);
  failing = false;
  await member.flush();
  t.like(stored.get('1001/1'), { classId: 5, moves: 2 });
});

test('what takes too long in one call is written in smaller ones', async (t) => {
  const { store, stored } = storing(({ length }) => (length > 100 ? new DocumentsSlow('slow') : undefined));
  const member = fresh(store);
  await hand(
    member,
    Array.from({ length: 700 }, (_, index) => event(join(index + 1), index + 1)),
  );
  await member.flush();
  t.is(stored.size, 700);
});

test('parts of a document that is held are made when it is written', async (t) => {
  let made = 0;
  const parted = defineProjector<{ moves: number }>({
    name: 'parted',
    version: 1,
    collection: 'parted',
    indexes: [],
    parts: ({ moves }) => {
      made += 1;
      return [['part', { moves }]];
    },
    on: {
      PupilMoved: when(PupilMoved, {
        keys: ({ data }) => [data.pupilId],
        fold: (pupil) => ({ moves: (pupil?.moves ?? 0) + 1 }),
      }),
    },
  });
  const { store, stored, told } = storing();
  const member = projectorMember(parted, store);
  member.known.reset('empty');
  for (const position of [10, 20, 30]) await hand(member, [event(move(1, 1), position)]);
  await member.flush();
  t.is(made, 1);
  t.like(stored.get('1001/part'), { moves: 3, position: 30 });
  t.deepEqual(new Set(told), new Set([{ school: '1001' }]), 'whatever was read of the school is read anew');
  t.like(stored.get('1001/1'), { removed: true, kept: { moves: 3 } });
});
