import { type EventStore, inProcessEventStore, StoreAway } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { SCHOOL, TestApp } from './test-support/app.ts';
import { warmCounter } from './warming.ts';

/** An app, and how often the streams of its store were read. */
async function watched(reading: (read: () => void) => void = (read) => read()) {
  const inner = inProcessEventStore(':memory:');
  const reads: string[] = [];
  const store: EventStore = {
    ...inner,
    readStream(stream, options) {
      reading(() => reads.push(stream));
      return inner.readStream(stream, options);
    },
  };
  const app = await new TestApp({ store }).open();
  return { app, reads };
}

test('what a sign-in and the counter need is folded before they ask; nothing is recorded', async (t) => {
  const { app, reads } = await watched();
  t.teardown(() => app.close());
  await app.restart();
  await warmCounter(app.desk, SCHOOL);
  t.true(reads.some((stream) => stream.startsWith('journal-')));
  const { streams } = app.desk.sizes;
  reads.length = 0;
  await warmCounter(app.desk, SCHOOL);
  t.deepEqual(reads, []);
  t.is(app.desk.sizes.streams, streams);
});

test('a store that is away stops nobody: the command that comes then is told', async (t) => {
  let away = false;
  const { app } = await watched((read) => {
    if (away) throw new StoreAway('away');
    read();
  });
  t.teardown(() => app.close());
  await app.restart();
  away = true;
  await t.notThrowsAsync(warmCounter(app.desk, '20002'));
  away = false;
  await t.notThrowsAsync(warmCounter(app.desk, '20002'));
});
