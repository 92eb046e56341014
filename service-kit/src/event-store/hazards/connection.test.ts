import { setTimeout as delay } from 'node:timers/promises';
import test from 'ava';
import { clientEventStore } from '../client.ts';
import { all, freshStream, numbers, samples, until } from '../conformance/samples.ts';
import { OutcomeUnknown, StoreAway, WrongExpectedRevision } from '../errors.ts';
import { NO_STREAM, type RecordedEvent } from '../port.ts';
import { cutUnrecorded, fail, mute } from './test-support/appends.ts';
import { notLeader, UNAVAILABLE } from './test-support/failures.ts';
import { LIMITS, urlOf, withMisbehaving } from './test-support/opened.ts';
import { failAtOnce } from './test-support/reads.ts';

const away = { instanceOf: StoreAway };

test.serial('a port that refuses connections: StoreAway for everything, at once', (t) =>
  withMisbehaving(t, async (server, warm) => {
    const { port } = server;
    await warm.close();
    await until(() => server.proxy.connections === 0, 'the first connection to close');
    server.proxy.close();
    const store = clientEventStore({ connectionString: urlOf(port), ...LIMITS });
    await t.throwsAsync(store.append('s', NO_STREAM, samples(1)), away);
    await t.throwsAsync(all(store.readStream('s')), away);
    await t.throwsAsync(all(store.readAll()), away);
    await t.throwsAsync(store.ping(), away);
    await store.close();
    t.is(server.log.events.length, 0);
  }),
);

test.serial('a port that accepts and never speaks: nothing hangs, and all is well when it speaks', (t) =>
  withMisbehaving(t, async (server, warm) => {
    await warm.close();
    await until(() => server.proxy.connections === 0, 'the first connection to close');
    server.proxy.swallow(true);
    const store = clientEventStore({ connectionString: urlOf(server.port), ...LIMITS });
    const got: RecordedEvent[] = [];
    store.subscribeAll(undefined, {
      onEvents: async (events) => void got.push(...events),
    });
    // It waits to be sent, and may be yet.
    await t.throwsAsync(store.append('lost', NO_STREAM, samples(1)), { instanceOf: OutcomeUnknown });
    await t.throwsAsync(all(store.readStream('s')), away);
    await t.throwsAsync(store.ping(), away);
    server.proxy.cut();
    server.proxy.swallow(false);
    await until(() => server.calls.subscription > 0, 'the subscription');
    while (!(await store.append('s', NO_STREAM, samples(1)).catch(() => undefined))) await delay(5);
    await until(() => got.length > 0, 'the event');
    t.is(server.log.of('s').length, 1);
    t.true(server.log.of('lost').length <= 1);
    await store.close();
  }),
);

test.serial('a connection that falls silent for ever is given up for another', (t) =>
  withMisbehaving(
    t,
    async (server, store) => {
      const stream = freshStream();
      const got: RecordedEvent[] = [];
      const subscription = store.subscribeAll(undefined, {
        onEvents: async (events) => void got.push(...events),
      });
      await store.append(stream, NO_STREAM, samples(1));
      await until(() => got.length === 1, 'the first event');
      server.proxy.forget();
      await t.throwsAsync(store.append(stream, 0, samples(1)), { instanceOf: OutcomeUnknown });
      const events = samples(1);
      const append = () =>
        store.append(stream, 0, events).catch((error: unknown) => {
          if (error instanceof WrongExpectedRevision) throw error;
        });
      while (!(await append())) await delay(5);
      await until(() => got.length === 2, 'the second event');
      t.is(got[1]?.id, events[0]?.id);
      await subscription.stop();
      // The server never heard that the first connection was given up.
      server.proxy.cut();
    },
    // Together half a second; the client's own are 10 s each.
    { parameters: '&keepAliveInterval=300&keepAliveTimeout=200', settleMs: 300, attemptMs: 100 },
  ),
);

test.serial('appends go on at the leader that a node names, and reads as well', (t) =>
  withMisbehaving(t, (leader) =>
    withMisbehaving(t, async (follower, store) => {
      const stream = freshStream();
      follower.appends.push(fail(...notLeader(leader.port)));
      t.is((await store.append(stream, NO_STREAM, samples(2))).revision, 1);
      t.is((await store.append(stream, 1, samples(1))).revision, 2);
      t.deepEqual([follower.calls.append, leader.calls.append], [1, 2]);
      t.deepEqual(numbers(await all(store.readStream(stream))), [0, 1, 0]);
      t.is(follower.log.events.length, 0);
      await store.close();
    }),
  ),
);

test.serial('nodes that only name each other: StoreAway, because nothing was recorded', (t) =>
  withMisbehaving(t, async (server, store) => {
    server.appends.push(...Array.from({ length: 100 }, () => fail(...notLeader(server.port))));
    await t.throwsAsync(store.append('s', NO_STREAM, samples(1)), away);
    t.is(server.log.events.length, 0);
    t.true(server.calls.append > 1);
  }),
);

test.serial('a neighbour whose store dies under load does not touch the appends of another client', (t) =>
  withMisbehaving(t, (sound) =>
    withMisbehaving(t, async (dying, neighbour) => {
      const store = clientEventStore({
        connectionString: urlOf(sound.port),
        ...LIMITS,
        attemptMs: 3000,
        settleMs: 9000,
      });
      dying.appends.push(...Array.from({ length: 20 }, (_, n) => (n === 19 ? cutUnrecorded : mute)));
      const streams = Array.from({ length: 20 }, () => freshStream());
      const lost = streams.map((stream) =>
        neighbour.append(stream, NO_STREAM, samples(1)).catch(() => undefined),
      );
      const kept = streams.map(async (stream) => {
        for (let n = 0; n < 20; n += 1) await store.append(stream, n - 1, samples(1));
      });
      await Promise.all([...lost, ...kept]);
      t.is(sound.log.events.length, 400);
      t.is(sound.calls.append, 400, 'none had to be asked about again');
      await store.close();
    }),
  ),
);

test.serial('calls begun in the moment in which others find the connection broken are settled', (t) =>
  withMisbehaving(
    t,
    async (server, store) => {
      const names = Array.from({ length: 30 }, () => freshStream());
      const restless = async (stream: string) => {
        for (let revision = -1; revision < 9; ) {
          const appended = await store.append(stream, revision, samples(1)).catch((error: Error) => error);
          if (appended instanceof StoreAway) continue;
          if (appended instanceof Error) throw appended;
          revision = appended.revision;
          for (const read of await Promise.allSettled([store.ping(), all(store.readStream(stream))]))
            if (read.status === 'rejected') t.true(read.reason instanceof StoreAway);
          if (Math.random() < 0.1) server.proxy.cut();
        }
      };
      for (let n = 0; n < 60; n += 1) server.reads.push(failAtOnce(UNAVAILABLE), failAtOnce(UNAVAILABLE));
      await Promise.all(names.map(restless));
      for (const name of names) t.is(server.log.of(name).length, 10);
    },
    { attemptMs: 1000, settleMs: 8000, readMs: 1000 },
  ),
);

test.serial('after its end the store says it is away and opens no connection', (t) =>
  withMisbehaving(t, async (server, store) => {
    await store.close();
    await until(() => server.proxy.connections === 0, 'the connection to close');
    await t.throwsAsync(store.append('s', NO_STREAM, samples(1)), away);
    await t.throwsAsync(store.ping(), away);
    t.is(server.proxy.connections, 0);
    t.is(server.calls.append, 0);
  }),
);
