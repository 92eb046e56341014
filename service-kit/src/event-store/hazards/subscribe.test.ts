import test from 'ava';
import { all, until } from '../conformance/samples.ts';
import * as code from './test-support/failures.ts';
import { follow, recordDirectly } from './test-support/following.ts';
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
  /** How the first runs go; the later ones are sound. */
  readonly runs: readonly ReadAct[];
  /** Set when nothing is noticed, because nothing is lost by it. */
  readonly unnoticed?: true;
}

const denied = code.rpcError(code.PERMISSION_DENIED, '', { exception: 'access-denied' });
const leader = { exception: 'not-leader' };
const huge = Buffer.alloc(17 * 1024 * 1024 + 1, 32);
const change = (changed: object) => replaced(2, (body) => [altered(body, changed)]);
const noCaughtUp: ReadAct = ({ kind, body }) => (kind === 'caughtUp' ? [] : [body]);

const HAZARDS: Hazard[] = [
  { name: 'never answers', runs: [never] },
  { name: 'confirms and falls silent', runs: [after(0, 'stall')] },
  { name: 'falls silent midway', runs: [after(3, 'stall')] },
  { name: 'falls silent when it is live', runs: [after(6, 'stall')] },
  { name: 'is slow and never silent', runs: [before(LIMITS.silentMs / 4)], unnoticed: true },
  { name: 'is silent far longer than it may', runs: [before(LIMITS.silentMs * 3)] },
  { name: 'never says that the end is reached', runs: [noCaughtUp], unnoticed: true },
  { name: 'dies', runs: [onlySay('cut')] },
  { name: 'dies midway, again and again', runs: [after(2, 'cut'), after(1, 'cut'), after(1, 'cut')] },
  { name: 'is unavailable', runs: [failAtOnce(code.UNAVAILABLE), failAtOnce(code.UNAVAILABLE)] },
  { name: 'denies access for a while', runs: [onlySay(denied)] },
  { name: 'drops us with an error', runs: [after(2, code.rpcError(code.ABORTED, 'consumer too slow'))] },
  { name: 'names an exception without what belongs to it', runs: [failAtOnce(code.NOT_FOUND, '', leader)] },
  { name: 'ends well and has more', runs: [after(2, 'end'), onlySay('end'), after(6, 'end')] },
  { name: 'sends bytes that are no message', runs: [onlySay(Buffer.from('ffffff', 'hex'))] },
  { name: 'sends an event of 17 MiB', runs: [change({ data: huge })] },
  { name: 'sends an event without an id', runs: [change({ id: undefined })] },
  { name: 'sends an event without a stream', runs: [change({ streamIdentifier: undefined })] },
  {
    name: 'sends metadata that is no JSON, for a while',
    runs: [change({ customMetadata: Buffer.from('{') })],
  },
  { name: 'repeats an event', runs: [replaced(2, (body) => [body, body])], unnoticed: true },
  { name: 'leaves an event out', runs: [replaced(2, () => [])] },
  { name: 'leaves a live event out', runs: [replaced(6, () => [])] },
  { name: 'swaps two events', runs: [swapped(2)] },
  { name: 'swaps two live events', runs: [swapped(6)] },
];

for (const { name, runs, unnoticed } of HAZARDS)
  test.serial(`a subscription to a server that ${name}: every event once and in order`, (t) =>
    withMisbehaving(t, async (server, store) => {
      recordDirectly(server, ...'aaaaaa');
      server.subscriptions.push(...runs);
      const { got, reasons, caughtUp, subscription, upToDate } = follow(server, store);
      await upToDate();
      await until(() => caughtUp.length > 0, 'the end of the log');
      recordDirectly(server, ...'aaa');
      await upToDate();
      await until(() => server.subscriptions.length === 0, 'all the runs');
      recordDirectly(server, ...'aa');
      await upToDate();
      await subscription.stop();
      t.deepEqual(
        got.map(({ revision }) => revision),
        Array.from({ length: 11 }, (_, n) => n),
      );
      t.is(reasons.length > 0, !unnoticed, reasons.map(String).join());
    }),
  );

test.serial('a resumed subscription that begins too early hands nothing over twice', (t) =>
  withMisbehaving(t, async (server, store) => {
    recordDirectly(server, ...'abcab');
    const fromTheBeginning: ReadAct = ({ kind, body }) =>
      kind === 'confirmation' ? [body, ...server.log.events.map((logged) => eventMessage(logged))] : [body];
    server.subscriptions.push(after(3, 'cut'), fromTheBeginning);
    const { got, subscription, upToDate } = follow(server, store);
    await upToDate();
    recordDirectly(server, 'c');
    await upToDate();
    await subscription.stop();
    t.deepEqual(
      got.map(({ position }) => position),
      server.log.events.map(({ position }) => position),
    );
  }),
);

test.serial('an event that comes after later ones of other streams is not lost', (t) =>
  withMisbehaving(t, async (server, store) => {
    recordDirectly(server, ...'ab');
    server.subscriptions.push(swapped(2));
    const { got, reasons, subscription, upToDate } = follow(server, store);
    await until(() => got.length === 2, 'the past');
    recordDirectly(server, 'a');
    recordDirectly(server, 'b');
    await until(() => got.length >= 4 && reasons.length > 0, 'the late event');
    await upToDate();
    await subscription.stop();
    // The order of the log is kept from the late event on: the one that overtook it comes again.
    const inOrder = got.slice(got.findLastIndex(({ stream, revision }) => stream === 'a' && revision === 1));
    t.deepEqual(
      inOrder.map(({ stream, revision }) => `${stream}${revision}`),
      ['a1', 'b1'],
    );
    t.is(new Set(got.map(({ id }) => id)).size, 4);
  }),
);

test.serial('a stream whose beginning was cut off is followed from where it begins', (t) =>
  withMisbehaving(t, async (server, store) => {
    recordDirectly(server, ...'abababa');
    server.log.cutOff('a', 2);
    const { got, reasons, subscription, upToDate } = follow(server, store);
    await upToDate();
    await subscription.stop();
    t.deepEqual(
      got.map(({ stream, revision }) => `${stream}${revision}`),
      ['b0', 'b1', 'a2', 'b2', 'a3'],
    );
    t.deepEqual(reasons, []);
  }),
);

test.serial('an event that cannot be read is told again and again, and passed when it is sound', (t) =>
  withMisbehaving(t, async (server, store) => {
    recordDirectly(server, ...'aaaa');
    server.subscriptions.push(
      replaced(2, (body) => [altered(body, { data: Buffer.from('{') })]),
      ...Array.from({ length: 3 }, () => replaced(0, (body) => [altered(body, { data: Buffer.from('{') })])),
    );
    const { got, reasons, subscription, upToDate } = follow(server, store);
    await upToDate();
    await subscription.stop();
    t.deepEqual(
      reasons.map((reason) => reason.name),
      Array.from({ length: 4 }, () => 'UnreadableEvent'),
    );
    t.is(got.length, 4);
  }),
);

test.serial('a silent subscription is not doubted while nothing is recorded', (t) =>
  withMisbehaving(t, async (server, store) => {
    recordDirectly(server, ...'aa');
    const { reasons, subscription, upToDate } = follow(server, store);
    await upToDate();
    const reads = server.calls.read;
    await until(() => server.calls.read >= reads + 3, 'three looks at the log');
    await subscription.stop();
    t.deepEqual(reasons, []);
    t.is(server.calls.subscription, 1);
  }),
);

test.serial('stop ends a subscription that was never answered', (t) =>
  withMisbehaving(t, async (server, store) => {
    server.subscriptions.push(never);
    const { reasons, subscription } = follow(server, store);
    await until(() => server.calls.subscription === 1, 'the call');
    await subscription.stop();
    t.deepEqual(reasons, []);
    t.deepEqual(await all(store.readAll()), []);
  }),
);
