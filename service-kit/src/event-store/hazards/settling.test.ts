import { WrongExpectedVersionError } from '@eventstore/db-client';
import test from 'ava';
import { SettledAppends } from '../client/append.ts';
import { connect, DEFAULT_LIMITS } from '../client/connection.ts';
import { clientEventStore } from '../client.ts';
import { connectionString } from '../conformance/embedded-process.ts';
import { all, freshStream, samples } from '../conformance/samples.ts';
import { OutcomeUnknown, WrongExpectedRevision } from '../errors.ts';
import { NO_STREAM } from '../port.ts';
import { openProxy } from './test-support/proxy.ts';
import { withStore } from './test-support/sound-store.ts';

const limits = { ...DEFAULT_LIMITS, attemptMs: 300, settleMs: 5000, readMs: 5000 };

test.serial('an append whose answer was lost is settled and stands once', (t) =>
  withStore(t, async (port) => {
    const proxy = await openProxy(port);
    const store = clientEventStore({ connectionString: connectionString(proxy.port), ...limits });
    const stream = freshStream();
    await store.append(stream, NO_STREAM, samples(1));
    proxy.cutAtNextAnswer();
    const settled = await store.append(stream, 0, samples(2));
    t.is(settled.revision, 2);
    t.true(proxy.lost > 0, 'an answer was lost');
    t.is((await all(store.readStream(stream))).length, 3);
    await store.close();
    proxy.close();
  }),
);

test.serial('an append that is never answered ends as an unknown outcome', (t) =>
  withStore(t, async (port) => {
    const proxy = await openProxy(port);
    const settings = { ...limits, settleMs: 700 };
    const store = clientEventStore({ connectionString: connectionString(proxy.port), ...settings });
    await store.ping();
    proxy.silence();
    await t.throwsAsync(store.append(freshStream(), NO_STREAM, samples(1)), { instanceOf: OutcomeUnknown });
    proxy.close();
    await store.close();
  }),
);

test.serial('"wrong revision" after a lost answer is a success when our own events stand there', (t) =>
  withStore(t, async (port) => {
    const { client, close } = connect(connectionString(port));
    const stream = freshStream();
    const refusing = (recordFirst: boolean) => {
      let calls = 0;
      return Object.assign(Object.create(client), {
        async appendToStream(...call: Parameters<typeof client.appendToStream>) {
          calls += 1;
          if (calls > 1)
            throw new WrongExpectedVersionError(null as never, {
              streamName: stream,
              current: 1n,
              expected: 'no_stream',
            });
          if (recordFirst) await client.appendToStream(...call);
          throw new Error('the connection broke');
        },
      });
    };
    const append = (recordFirst: boolean) =>
      new SettledAppends(refusing(recordFirst), limits, () => undefined).append(
        stream,
        NO_STREAM,
        samples(2),
      );
    t.is((await append(true)).revision, 1);
    await t.throwsAsync(append(false), { instanceOf: WrongExpectedRevision });
    t.is(
      (await all(clientEventStore({ connectionString: connectionString(port) }).readStream(stream))).length,
      2,
    );
    await close();
  }),
);
