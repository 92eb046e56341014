import type { DomainEvent } from '@madrasah/service-kit/codec';
import test from 'ava';
import fc from 'fast-check';
import type { Envelope, StoredDocument } from '../documents/index.ts';
import { foldTouches, touchesOf } from './fold.ts';
import { defineProjector, when } from './projector.ts';
import { joined, left, moved, PupilJoined, PupilMoved, pupils } from './test-support.ts';

const SCHOOL = '1001';
const projector = pupils();

const event = (draft: { type: string; data: object }, position: number, school = SCHOOL): DomainEvent =>
  ({ ...draft, position, stream: `people-${school}`, metadata: { schoolId: school } }) as never;

type Stored = Map<string, StoredDocument>;

/** The collection after these events, folded in batches of a size. */
function collection(
  events: readonly DomainEvent[],
  size = events.length,
  stored: Stored = new Map(),
): Stored {
  for (let start = 0; start < events.length; start += Math.max(size, 1)) {
    const touches = touchesOf(projector, events.slice(start, start + size));
    const written: Envelope[] = foldTouches(projector, touches, stored);
    for (const document of written) stored.set(document._id, document as StoredDocument);
  }
  return new Map([...stored].sort());
}

const drafts = fc.array(
  fc.oneof(
    fc.integer({ min: 1, max: 4 }).map((id) => joined(id)),
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 9 })).map(([id, c]) => moved(id, c)),
    fc.integer({ min: 1, max: 4 }).map((id) => left(id)),
  ),
  { minLength: 1, maxLength: 30 },
);

test('however the events are cut into batches and however often they come, the documents are the same', (t) => {
  fc.assert(
    fc.property(drafts, fc.integer({ min: 1, max: 7 }), fc.nat(29), (list, size, again) => {
      const events = list.map((draft, index) => event(draft, (index + 1) * 10));
      const once = collection(events);
      t.deepEqual(collection(events, size), once);
      t.deepEqual(collection(events.slice(again), size, collection(events)), once);
    }),
  );
});

test('a removal leaves a tombstone that an older event does not lift', (t) => {
  const events = [event(joined(1), 10), event(moved(1, 5), 20), event(left(1), 30)];
  const stored = collection(events);
  t.deepEqual(stored.get('1001/1') as object, {
    _id: '1001/1',
    school: SCHOOL,
    key: '1',
    position: 30,
    removed: true,
  });
  t.deepEqual(collection([events[0] as DomainEvent], 1, new Map(stored)), stored);
  t.like(collection([event(joined(1), 40)], 1, new Map(stored)).get('1001/1'), { position: 40, moves: 0 });
});

test('the same key of two schools is two documents, and a key named twice is folded once', (t) => {
  const stored = collection([event(joined(1), 10), event(joined(1), 20, '2002')]);
  t.deepEqual([...stored.keys()], ['1001/1', '2002/1']);
  const twice = defineProjector<{ n: number }>({
    name: 'twice',
    version: 1,
    collection: 'twice',
    indexes: [],
    on: {
      PupilJoined: when(PupilJoined, {
        keys: ({ data }) => [data.pupilId, String(data.pupilId)],
        fold: (document) => ({ n: (document?.n ?? 0) + 1 }),
      }),
    },
  });
  t.like(foldTouches(twice, touchesOf(twice, [event(joined(1), 10)]), new Map())[0], { n: 1 });
});

test('what was never there needs no tombstone', (t) => {
  t.is(collection([event(left(9), 10), event(moved(9, 1), 20)]).size, 0);
});

test('a fold that changes its document in place fails', (t) => {
  const impure = defineProjector<{ n: number }>({
    name: 'impure',
    version: 1,
    collection: 'impure',
    indexes: [],
    on: {
      PupilJoined: when(PupilJoined, {
        keys: () => ['x'],
        fold(document) {
          const changed = document as { n: number } | undefined;
          if (changed) changed.n += 1;
          return changed ?? { n: 0 };
        },
      }),
    },
  });
  const touches = touchesOf(impure, [event(joined(1), 10), event(joined(2), 20)]);
  t.throws(() => foldTouches(impure, touches, new Map()), { instanceOf: TypeError });
});

test('positions past the safe integers are a defect', (t) => {
  const touches = touchesOf(projector, [event(joined(1), 2 ** 53)]);
  t.throws(() => foldTouches(projector, touches, new Map()), { instanceOf: RangeError });
});

test('a handler stands under the name of its event', (t) => {
  const handler = when(PupilMoved, { keys: () => [], fold: () => ({}) });
  const common = { name: 'n', version: 1, collection: 'c', indexes: [] };
  t.throws(() => defineProjector({ ...common, on: { PupilJoined: handler } }), { message: /PupilMoved/ });
  t.throws(() => defineProjector({ ...common, collection: 'a.b', on: {} }), { instanceOf: TypeError });
  t.throws(() => defineProjector({ ...common, version: 0, on: {} }), { instanceOf: TypeError });
});
