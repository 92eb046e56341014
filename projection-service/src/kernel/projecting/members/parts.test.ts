import { Codec } from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import { FileVault } from '@madrasah/service-kit/vault';
import test from 'ava';
import { DocumentsAway, DocumentsSlow } from '../../documents/index.ts';
import { catalogue, STREAM } from '../test-support.ts';
import { Batch } from './batch.ts';
import { inParts } from './parts.ts';

const batchOf = (length: number) => {
  const record = (revision: number): RecordedEvent => ({
    id: `e-${revision}`,
    type: 'PupilLeft',
    data: {},
    metadata: {},
    stream: STREAM,
    revision,
    position: revision + 1,
  });
  return new Batch(
    Array.from({ length }, (_, n) => record(n)),
    new Codec(new FileVault(':memory:'), catalogue),
    catalogue,
  );
};

/** A store that writes so many events in the time of a call. @returns the ends of the parts that passed */
const handing = (most: number) => {
  const sizes: number[] = [];
  return {
    sizes,
    ends: [] as number[],
    async handOver(this: { sizes: number[]; ends: number[] }, part: Batch) {
      this.sizes.push(part.length);
      if (part.length > most) throw new DocumentsSlow('slow');
      this.ends.push(part.end);
    },
  };
};

const hand = (batch: Batch, handOver: (part: Batch) => Promise<void>) =>
  inParts(batch.length, (from, to) => handOver(batch.part(from, to)));

test('a batch that is quick enough goes whole', async (t) => {
  const store = handing(100);
  await hand(batchOf(10), (part) => store.handOver(part));
  t.deepEqual(store.sizes, [10]);
});

test('what takes too long goes in halves, each event once and in order', async (t) => {
  const store = handing(3);
  await hand(batchOf(10), (part) => store.handOver(part));
  t.is(store.ends.at(-1), 10);
  t.deepEqual(
    store.ends,
    store.ends.toSorted((one, other) => one - other),
  );
  t.true(store.sizes.filter((size) => size <= 3).reduce((sum, size) => sum + size, 0) === 10);
});

test('down to single events; where one is too slow, or the store is away, the batch comes again', async (t) => {
  const one = handing(1);
  await hand(batchOf(5), (part) => one.handOver(part));
  t.deepEqual(one.ends, [1, 2, 3, 4, 5]);
  const none = handing(0);
  await t.throwsAsync(
    hand(batchOf(5), (part) => none.handOver(part)),
    { instanceOf: DocumentsSlow },
  );
  t.deepEqual(none.sizes, [5, 3, 2, 1]);
  const away = () => Promise.reject(new DocumentsAway('away'));
  await t.throwsAsync(hand(batchOf(5), away), { message: 'away' });
});
