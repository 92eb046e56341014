import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streams } from '@madrasah/events';
import { ReceiptPrinted } from '@madrasah/events/papers';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { papersStream } from './papers/state.ts';
import { SCHOOL, TestApp } from './test-support/app.ts';

const PRINTS = Array.from({ length: 600 }, (_, index) =>
  ReceiptPrinted({ receiptId: index + 1, copies: 1, printing: 2 }),
);

test('a clean end writes folded states down, and the next start does not read them from the beginning', async (t) => {
  const snapshots = mkdtempSync(join(tmpdir(), 'restart-'));
  t.teardown(() => rmSync(snapshots, { recursive: true }));
  const inner = inProcessEventStore(':memory:');
  const begun: (number | undefined)[] = [];
  const store: EventStore = {
    ...inner,
    readStream(stream, options) {
      if (stream === streams.papers(SCHOOL)) begun.push(options?.from);
      return inner.readStream(stream, options);
    },
  };
  const app = await new TestApp({ store, snapshots }).open();
  t.teardown(() => app.close());
  await app.given(papersStream, PRINTS);
  begun.length = 0;
  await app.restart();
  const { receipts } = await app.desk.state(papersStream, SCHOOL);
  t.deepEqual([receipts.size, receipts.get(600)], [600, 2]);
  t.deepEqual(begun.slice(0, 2), [599, 600]); // the event the snapshot ends on, and what comes after it
  // News of the log may have it look once more for what came since; never from further back.
  t.true(
    begun.slice(2).every((from) => from === 600),
    begun.join(),
  );
});
