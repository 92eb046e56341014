import { readFileSync } from 'node:fs';
import { eventCatalogue } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import test from 'ava';
import { BESIDE_FOR, BESIDE_SAMPLES } from './app-test-samples.ts';
import { testApp } from './app-test-support.ts';
import type { Envelope, StoredDocument } from './kernel/documents/index.ts';
import { foldTouches, touchesOf } from './kernel/projecting/fold.ts';
import type { Projector } from './kernel/projecting/index.ts';
import { sourcesOf } from './kernel/query.ts';
import { reportingProjectors } from './ledger/reporting/index.ts';

const SCHOOL = '1001';
const { app, end } = await testApp();
const projectors = [...sourcesOf(app.queries).projectors, ...reportingProjectors];
test.after.always(end);

/** The frozen sample of an event as it is written today, at a position of the log. */
function sample(type: string, position: number, projector: string): DomainEvent {
  const file = new URL(
    `../../events/samples/${type}.v${eventCatalogue.get(type)?.version}.json`,
    import.meta.url,
  );
  const { data } = JSON.parse(readFileSync(file, 'utf8'));
  const metadata = { schoolId: SCHOOL, at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  const facts = { ...data, ...BESIDE_SAMPLES[type], ...BESIDE_FOR[projector]?.[type] };
  return { type, data: facts, position, stream: `people-${SCHOOL}`, metadata } as never;
}

type Stored = ReadonlyMap<string, StoredDocument>;

function collection(
  projector: Projector,
  events: readonly DomainEvent[],
  size: number,
  before: Stored = new Map(),
) {
  const stored = new Map(before);
  for (let start = 0; start < events.length; start += size) {
    const touches = touchesOf(projector, events.slice(start, start + size));
    const written: Envelope[] = foldTouches(projector, touches, stored);
    for (const document of written) stored.set(document._id, document as StoredDocument);
  }
  return stored;
}

for (const projector of projectors) {
  // What each event does to documents that stand, and what the first of a kind does to none.
  const types = Object.keys(projector.on);
  const events = [...types, ...types].map((type, index) => sample(type, (index + 1) * 10, projector.name));

  test(`${projector.name}: every event it handles changes a document, and none is changed in place`, (t) => {
    let stored: Stored = new Map();
    for (const event of events) {
      stored = collection(projector, [event], 1, stored);
      const changed = [...stored.values()].some(({ position }) => position === event.position);
      t.true(changed, event.type);
    }
  });

  test(`${projector.name}: however events are batched and however often they come, nothing differs`, (t) => {
    const once = collection(projector, events, 1);
    for (let size = 2; size <= events.length; size += 1)
      t.deepEqual(collection(projector, events, size), once, `batches of ${size}`);
    for (let again = 0; again < events.length; again += 1)
      t.deepEqual(collection(projector, events.slice(again), 2, once), once, `again from ${again}`);
  });
}

test('every projector has a name and a collection of its own', (t) => {
  t.true(projectors.length >= 9);
  t.is(new Set(projectors.map(({ name }) => name)).size, projectors.length);
  t.is(new Set(projectors.map(({ collection: own }) => own)).size, projectors.length);
});
