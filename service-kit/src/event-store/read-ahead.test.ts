import { randomUUID } from 'node:crypto';
import test from 'ava';
import { UnreadableEvent } from './errors.ts';
import { inProcessEventStore } from './in-process.ts';
import type { EventStore, ReadOptions } from './port.ts';
import { readAhead } from './read-ahead.ts';

async function withEvents(count: number) {
  const inner = inProcessEventStore(':memory:');
  const events = Array.from({ length: count }, (_, n) => ({
    ...{ id: randomUUID(), type: 'Counted' },
    ...{ data: { n }, metadata: {} },
  }));
  if (count > 0) await inner.append('s', -1, events);
  const asked: (ReadOptions | undefined)[] = [];
  const store: Pick<EventStore, 'readStream'> = {
    readStream(stream, options) {
      asked.push(options);
      return inner.readStream(stream, options);
    },
  };
  return { store, asked };
}

async function revisions(events: AsyncIterable<{ revision: number }>): Promise<number[]> {
  const read: number[] = [];
  for await (const { revision } of events) read.push(revision);
  return read;
}

for (const count of [0, 1, 499, 500, 501, 1000, 1234])
  test(`${count} events are read, each once and in order`, async (t) => {
    const { store } = await withEvents(count);
    const wanted = Array.from({ length: count }, (_, n) => n);
    t.deepEqual(await revisions(readAhead(store, 's')), wanted);
    t.deepEqual(await revisions(readAhead(store, 's', 7)), wanted.slice(7));
  });

test('the next page is fetched while the second half of one is used, and no more than that one', async (t) => {
  const { store, asked } = await withEvents(2000);
  const reading = readAhead(store, 's');
  for (let read = 0; read < 249; read += 1) await reading.next();
  t.is(asked.length, 1);
  await reading.next();
  t.deepEqual(
    asked.map((options) => options?.from),
    [0, 500],
  );
  await reading.return(undefined);
  t.is(asked.length, 2);
});

test('what cannot be read is told after the events in front of it', async (t) => {
  const { store } = await withEvents(1234);
  const broken: typeof store = {
    async *readStream(stream, options) {
      for await (const event of store.readStream(stream, options)) {
        if (event.revision === 700) throw new UnreadableEvent('s', 700, event.position);
        yield event;
      }
    },
  };
  const read: number[] = [];
  await t.throwsAsync(
    async () => {
      for await (const { revision } of readAhead(broken, 's')) read.push(revision);
    },
    { instanceOf: UnreadableEvent },
  );
  t.is(read.length, 700);
});

const failing: AsyncIterable<never> = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('away')) }),
};

test('a page that fails and that nobody comes for ends nothing', async (t) => {
  const { store } = await withEvents(1234);
  const broken: typeof store = {
    readStream: (stream, options) => {
      if (options?.from) return failing;
      return store.readStream(stream, options);
    },
  };
  const reading = readAhead(broken, 's');
  for (let read = 0; read < 300; read += 1) await reading.next();
  await reading.return(undefined);
  await new Promise((resolve) => setTimeout(resolve, 10));
  t.pass();
});
