import { randomUUID } from 'node:crypto';
import { inProcessEventStore, type RecordedEvent } from '@madrasah/service-kit/event-store';
import test from 'ava';
import type { Checkpoint } from '../../projection-service/src/kernel/documents/index.ts';
import { positionOfLists } from '../../scripts/audit/verify/lists-position.ts';

const NAMES = ['people', 'receipts'];

/** A log of three events, and lists that have come to its end. */
async function made() {
  const store = inProcessEventStore();
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const [at, id] of ids.entries())
    await store.append('x-1001', at - 1, [{ id, type: 'Happened', data: {}, metadata: {} }]);
  const events: RecordedEvent[] = [];
  for await (const event of store.readAll()) events.push(event);
  const at = (projector: string, revision: number): Checkpoint => {
    const { position, id, stream } = events[revision] as RecordedEvent;
    return { projector, version: 1, position, eventId: id, stream, revision, built: 'b', written: position };
  };
  const kept = new Map(NAMES.map((name) => [name, at(name, 2)]));
  const lists = { names: NAMES, checkpoint: async (name: string) => kept.get(name) };
  return { store, kept, at, lists, end: events[2]?.position };
}

test('lists that have come to the end of the log are compared there', async (t) => {
  const { store, lists, end } = await made();
  t.is(await positionOfLists(store, lists, 0), end as number);
});

test('a checkpoint that was removed, set back or set on another event is named, and nothing is passed over', async (t) => {
  const { store, kept, at, lists } = await made();
  const refused = async (pattern: RegExp) =>
    t.throwsAsync(positionOfLists(store, lists, 0), { name: 'ListsNotComparable', message: pattern });
  kept.delete('receipts');
  await refused(/receipts has no checkpoint/);
  kept.set('receipts', at('receipts', 1));
  await refused(/receipts has come to position \d+, the log to \d+/);
  kept.set('receipts', { ...at('receipts', 2), position: 0, eventId: '' });
  await refused(/receipts has come to position 0/);
  kept.set('receipts', { ...at('receipts', 2), eventId: randomUUID() });
  await refused(/receipts was made from another log/);
  kept.set('receipts', { ...at('receipts', 2), position: 10_000_000 });
  await refused(/receipts was made from another log/);
});

test('a list that a running product still folds is waited for', async (t) => {
  const { store, kept, at, lists, end } = await made();
  kept.set('receipts', at('receipts', 0));
  setTimeout(() => kept.set('receipts', at('receipts', 2)), 100);
  t.is(await positionOfLists(store, lists, 10_000), end as number);
});
