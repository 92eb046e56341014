import test from 'ava';
import { numbers, samples } from '../conformance/samples.ts';
import { NO_STREAM, type RecordedEvent } from '../port.ts';
import * as code from './test-support/failures.ts';
import { eventMessage } from './test-support/messages.ts';
import { LIMITS, withMisbehaving } from './test-support/opened.ts';
import {
  after,
  altered,
  before,
  failAtOnce,
  never,
  onlySay,
  type ReadAct,
  replaced,
  swapped,
} from './test-support/reads.ts';

interface Hazard {
  readonly name: string;
  readonly acts: readonly ReadAct[];
  /** The error the port promises; without it all five events are read. */
  readonly promise?: 'StoreAway' | 'UnreadableEvent';
  /** How many events are handed over before it; 0. */
  readonly front?: number;
}

const change = (changed: object) => replaced(2, (body) => [altered(body, changed)]);
const garbage = Buffer.from('{"n":');
const huge = Buffer.alloc(17 * 1024 * 1024 + 1, 32);
const deleted = { exception: 'stream-deleted', 'stream-name': 's' };
const unavailable = failAtOnce(code.UNAVAILABLE, 'not ready');
const leader = failAtOnce(code.NOT_FOUND, 'not leader', { exception: 'not-leader' });

const HAZARDS: Hazard[] = [
  { name: 'does not answer', acts: [never], promise: 'StoreAway' },
  { name: 'stalls midway', acts: [after(3, 'stall')], promise: 'StoreAway' },
  { name: 'is slow and never silent', acts: [before(LIMITS.readMs / 3)] },
  { name: 'dies', acts: [onlySay('cut')] },
  { name: 'dies midway', acts: [after(3, 'cut')] },
  { name: 'dies midway, and again', acts: [after(3, 'cut'), after(4, 'cut')], promise: 'StoreAway' },
  { name: 'is unavailable once', acts: [unavailable] },
  { name: 'stays unavailable', acts: [unavailable, unavailable], promise: 'StoreAway' },
  { name: 'fails midway', acts: [after(3, code.rpcError(code.UNKNOWN, 'broken'))], promise: 'StoreAway' },
  { name: 'denies access', acts: [failAtOnce(code.PERMISSION_DENIED)], promise: 'StoreAway' },
  {
    name: 'has deleted the stream',
    acts: [failAtOnce(code.FAILED_PRECONDITION, '', deleted)],
    promise: 'StoreAway',
  },
  { name: 'names an exception without what belongs to it', acts: [leader], promise: 'StoreAway' },
  {
    name: 'sends bytes that are no message',
    acts: [onlySay(Buffer.from('ffffff', 'hex'))],
    promise: 'StoreAway',
  },
  { name: 'sends an event of 17 MiB', acts: [change({ data: huge })], promise: 'StoreAway' },
  { name: 'sends an event without an id', acts: [change({ id: undefined })], promise: 'StoreAway' },
  {
    name: 'sends an event without a stream',
    acts: [change({ streamIdentifier: undefined })],
    promise: 'StoreAway',
  },
  {
    name: 'sends metadata that is no JSON',
    acts: [change({ customMetadata: garbage })],
    promise: 'UnreadableEvent',
    front: 2,
  },
  {
    name: 'sends data that is no JSON',
    acts: [change({ data: garbage })],
    promise: 'UnreadableEvent',
    front: 2,
  },
  { name: 'repeats an event', acts: [replaced(2, (body) => [body, body])], promise: 'StoreAway', front: 3 },
  { name: 'sends events in the wrong order', acts: [swapped(2)], promise: 'StoreAway', front: 2 },
  { name: 'sends a message without meaning', acts: [replaced(2, (body) => [{}, body])] },
];

/** What came before the end or the error. */
async function taken(
  events: AsyncIterable<RecordedEvent>,
): Promise<{ got: RecordedEvent[]; failure?: Error }> {
  const got: RecordedEvent[] = [];
  try {
    for await (const event of events) got.push(event);
    return { got };
  } catch (failure) {
    return { got, failure: failure as Error };
  }
}

for (const { name, acts, promise, front = 0 } of HAZARDS)
  for (const whole of [false, true])
    test.serial(
      `a read of ${whole ? 'the log' : 'a stream'} from a server that ${name}: ${promise ?? 'all events'}`,
      (t) =>
        withMisbehaving(t, async (server, store) => {
          await store.append('s', NO_STREAM, samples(5));
          server.reads.push(...acts);
          const { got, failure } = await taken(whole ? store.readAll() : store.readStream('s'));
          t.is(failure?.name, promise);
          // The order over all streams is checked before anything is handed over.
          const expected = promise ? (whole && promise === 'StoreAway' ? 0 : front) : 5;
          t.deepEqual(numbers(got), [0, 1, 2, 3, 4].slice(0, expected));
          server.reads.length = 0;
          t.is((await taken(store.readStream('s'))).got.length, 5, 'and the next read is sound');
        }),
    );

test.serial('a stream that lacks an event in its middle is not read as if it were whole', (t) =>
  withMisbehaving(t, async (server, store) => {
    await store.append('s', NO_STREAM, samples(5));
    server.reads.push(replaced(2, () => []));
    const { got, failure } = await taken(store.readStream('s'));
    t.is(failure?.name, 'StoreAway');
    t.is(got.length, 2);
  }),
);

test.serial('a log that repeats itself for ever is not read for ever', (t) =>
  withMisbehaving(t, async (server, store) => {
    for (let n = 0; n < 500; n += 50) await store.append('s', n - 1, samples(50));
    const page = [...server.log.events.map((logged) => eventMessage(logged)), 'end'] as const;
    server.reads.push(onlySay(...page), onlySay(...page), onlySay(...page));
    const { got, failure } = await taken(store.readAll());
    t.is(failure?.name, 'StoreAway');
    t.is(got.length, 500);
    t.is(server.reads.length, 1);
  }),
);

test.serial('ping: StoreAway from a server that does not answer', (t) =>
  withMisbehaving(t, async (server, store) => {
    server.reads.push(never);
    await t.throwsAsync(store.ping(), { name: 'StoreAway' });
    await store.ping();
  }),
);
