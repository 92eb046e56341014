import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { Desk } from '../desk.ts';
import { clock, codec, count, errand, memory, stored, things, watched } from '../test-support.ts';
import { StreamQueue } from './stream-queue.ts';

/** A stream of two events that nobody has read here yet. */
async function unread() {
  const { store, watch } = watched(memory());
  const writer = new Desk(store, codec, clock);
  for (const name of ['a', 'b']) await writer.perform(count(name), errand());
  const [first, second] = (await stored(store)) as [RecordedEvent, RecordedEvent];
  return { first, second, watch, queue: new StreamQueue(things, '1001', store, codec) };
}

test('an event that arrives while the stream is read is taken in by that reading, and not twice', async (t) => {
  const { queue, watch, first } = await unread();
  watch.onRead = () => queue.observe(first);
  const { names } = await queue.ready();
  t.deepEqual([...names.keys()], ['a', 'b']);
});

test('what arrives before anybody has read is taken in where it follows, and read on from there', async (t) => {
  const { queue, first } = await unread();
  queue.observe(first);
  t.is(queue.revision, 0);
  t.deepEqual([...(await queue.ready()).names.keys()], ['a', 'b']);
});

test('what does not follow is left to the next reading', async (t) => {
  const { queue, second } = await unread();
  queue.observe(second);
  t.is(queue.revision, -1);
  t.deepEqual([...(await queue.ready()).names.keys()], ['a', 'b']);
});
