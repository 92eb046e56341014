import { setTimeout as delay } from 'node:timers/promises';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { all, samples, until } from '../conformance/samples.ts';
import { OutcomeUnknown, StoreAway, WrongExpectedRevision } from '../errors.ts';
import type { EventStore, NewEvent } from '../port.ts';
import * as act from './test-support/appends.ts';
import { rpcError, UNAVAILABLE, UNKNOWN } from './test-support/failures.ts';
import { follow } from './test-support/following.ts';
import { withMisbehaving } from './test-support/opened.ts';
import { after, failAtOnce, never, onlySay, type ReadAct, replaced, swapped } from './test-support/reads.ts';
import type { MisbehavingServer } from './test-support/server.ts';

/** So short that a busy machine misses them too: what is promised holds all the same. */
const LIMITS = {
  attemptMs: 70,
  settleMs: 200,
  abandonMs: 100,
  readMs: 70,
  silentMs: 90,
  firstPauseMs: 2,
  longestPauseMs: 8,
};
const STREAM = 's';

const appendAct = fc.oneof(
  fc.constant(act.behave),
  fc.constant(act.fail(7, '', { exception: 'access-denied' })),
  fc.constantFrom(
    act.mute,
    act.recordAndMute,
    act.cutUnrecorded,
    act.recordAndCut,
    act.answerTwice,
    act.recordAndEnd,
    act.endUnrecorded,
    act.say({}),
    act.recordAndSay({}),
    act.recordAndSay({ success: { currentRevision: 99 } }),
    act.fail(UNAVAILABLE),
    act.recordAndFail(UNAVAILABLE),
    act.recordAndFail(UNKNOWN),
    act.recordAndFail(UNKNOWN, '', { exception: 'stream-deleted' }),
  ),
  fc.integer({ min: 1, max: 160 }).map(act.recordLate),
  fc.integer({ min: 1, max: 160 }).map(act.answerLate),
);

const place = fc.integer({ min: 0, max: 6 });
const readAct: fc.Arbitrary<ReadAct> = fc.oneof(
  fc.constantFrom(never, onlySay('cut'), failAtOnce(UNAVAILABLE), failAtOnce(UNKNOWN)),
  place.chain((count) => fc.constantFrom('stall' as const, 'cut' as const).map((end) => after(count, end))),
  place.map((count) => after(count, rpcError(UNKNOWN, 'broken'))),
);
const subscriptionAct: fc.Arbitrary<ReadAct> = fc.oneof(
  readAct,
  place.map((count) => after(count, 'end')),
  place.map((count) => replaced(count, () => [])),
  place.map((count) => replaced(count, (body) => [body, body])),
  place.map((count) => swapped(count)),
);

const script = fc.record({
  sizes: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 6 }),
  appends: fc.array(appendAct, { maxLength: 24 }),
  reads: fc.array(readAct, { maxLength: 4 }),
  subscriptions: fc.array(subscriptionAct, { maxLength: 4 }),
});

type Fate = 'acknowledged' | 'unknown' | 'refused';

async function fateOf(store: EventStore, revision: number, events: readonly NewEvent[]): Promise<Fate> {
  try {
    const appended = await store.append(STREAM, revision, events);
    return appended.revision === revision + events.length ? 'acknowledged' : Promise.reject(appended);
  } catch (error) {
    if (error instanceof OutcomeUnknown) return 'unknown';
    if (error instanceof StoreAway || error instanceof WrongExpectedRevision) return 'refused';
    throw error;
  }
}

/** The revision the stream is at, asked for until it is told. */
async function revisionOf(store: EventStore): Promise<number> {
  for (;;) {
    const last = await all(store.readStream(STREAM, { backwards: true, limit: 1 })).catch(() => undefined);
    if (last) return last[0]?.revision ?? -1;
  }
}

interface Written {
  readonly ids: readonly string[];
  readonly fate: Fate;
}

async function write(
  server: MisbehavingServer,
  store: EventStore,
  sizes: readonly number[],
): Promise<Written[]> {
  const written: Written[] = [];
  let revision = -1;
  for (const size of sizes) {
    const events = samples(size);
    const fate = await fateOf(store, revision, events);
    written.push({ ids: events.map(({ id }) => id), fate });
    revision = fate === 'acknowledged' ? revision + size : await revisionOf(store);
  }
  // Healed; what was to be recorded late has been by now.
  for (const acts of [server.appends, server.reads, server.subscriptions]) acts.length = 0;
  await delay(170);
  return written;
}

const met = { acknowledged: 0, unknown: 0, refused: 0 };

const property = (t: ExecutionContext) =>
  fc.asyncProperty(script, ({ sizes, appends, reads, subscriptions }) =>
    withMisbehaving(
      t,
      async (server, store) => {
        server.appends.push(...appends);
        server.reads.push(...reads);
        server.subscriptions.push(...subscriptions);
        const following = follow(server, store);
        const written = await write(server, store, sizes);
        const recorded = server.log.idsOf(STREAM);
        const standing = written.filter(({ ids }) => recorded.includes(ids[0]));
        const standingIds = standing.flatMap(({ ids }) => ids);
        t.deepEqual(standingIds, recorded, 'whole, once, in order');
        for (const each of written) {
          met[each.fate] += 1;
          t.true(each.fate !== 'acknowledged' || standing.includes(each), 'what was acknowledged stands');
          t.true(each.fate !== 'refused' || !standing.includes(each), 'what was refused does not');
        }
        await until(() => following.got.length >= recorded.length, 'the events');
        await following.subscription.stop();
        const told = following.got.map(({ id }) => id);
        t.deepEqual(told, recorded, 'and so it is told');
      },
      LIMITS,
    ),
  );

// Side by side, because they mostly wait.
for (let seed = 1; seed <= 20; seed += 1)
  test(`whatever the server does (${seed}): all that was acknowledged, of the unknown some, whole, once, in order`, async (t) => {
    await fc.assert(property(t), { numRuns: 5, seed, endOnFailure: true, includeErrorInReport: true });
  });

test.after('every fate was met', (t) => {
  t.log(met);
  t.true(Object.values(met).every((count) => count > 0));
});
