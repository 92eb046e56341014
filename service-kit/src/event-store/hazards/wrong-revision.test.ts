import test from 'ava';
import { freshStream, sample, samples } from '../conformance/samples.ts';
import { OutcomeUnknown, StoreAway, WrongExpectedRevision } from '../errors.ts';
import { NO_STREAM } from '../port.ts';
import {
  type AppendAct,
  answerOf,
  behave,
  fail,
  mute,
  overtakenBy,
  recordAndCut,
  recordAndMute,
  say,
} from './test-support/appends.ts';
import { FAILED_PRECONDITION, UNAVAILABLE } from './test-support/failures.ts';
import { withMisbehaving } from './test-support/opened.ts';
import { failAtOnce, onlySay } from './test-support/reads.ts';

const trailers = { exception: 'wrong-expected-version', 'stream-name': 's', 'expected-version': '4' };
const rpc = (more: object): AppendAct => fail(FAILED_PRECONDITION, '', { ...trailers, ...more });
const other = {
  id: { string: sample().id },
  metadata: { type: 'Other', 'content-type': 'application/json' },
  data: Buffer.from('{}'),
};

/** Every way in which a server says that the stream is elsewhere, and the revision that is made of it. */
const FORMS: { name: string; act: AppendAct; actual: number }[] = [
  { name: 'a message with the revision', act: say(answerOf({ wrong: 7 })), actual: 7 },
  { name: 'a message for no stream', act: say(answerOf({ wrong: -1 })), actual: -1 },
  { name: 'a message that says no more', act: say({ wrongExpectedVersion: {} }), actual: -1 },
  // wrong_expected_version { current_revision_20_6_0: 7, any_20_6_0: {} }
  { name: 'the message of older servers', act: say(Buffer.from('120408072200', 'hex')), actual: -1 },
  { name: 'trailers with the revision', act: rpc({ 'actual-version': '7' }), actual: 7 },
  { name: 'trailers for no stream', act: rpc({ 'actual-version': '-1' }), actual: -1 },
  { name: 'trailers without a revision', act: rpc({}), actual: -1 },
];

for (const { name, act, actual } of FORMS)
  test.serial(`"wrong revision" as ${name}: WrongExpectedRevision`, (t) =>
    withMisbehaving(t, async (server, store) => {
      server.appends.push(act);
      const error = await t.throwsAsync(store.append('s', 4, samples(1)), {
        instanceOf: WrongExpectedRevision,
      });
      t.like(error, { stream: 's', expected: 4, actual });
      t.is(server.calls.append, 1);
    }),
  );

test.serial('"wrong revision" of a stream deleted for ever: StoreAway', (t) =>
  withMisbehaving(t, async (server, store) => {
    server.appends.push(rpc({ 'actual-version': '9223372036854775807' }));
    await t.throwsAsync(store.append('s', 4, samples(1)), { instanceOf: StoreAway });
  }),
);

test.serial('a refusal that the connection string turns into an answer stays a refusal', (t) =>
  withMisbehaving(
    t,
    async (server, store) => {
      await store.append('s', NO_STREAM, samples(2));
      const error = await t.throwsAsync(store.append('s', 0, samples(1)), {
        instanceOf: WrongExpectedRevision,
      });
      t.like(error, { expected: 0, actual: 1 });
      t.is(server.log.events.length, 2);
    },
    { parameters: '&throwOnAppendFailure=false' },
  ),
);

test.serial('after a lost answer "wrong revision" is a success when our own events stand there', (t) =>
  withMisbehaving(t, async (server, store) => {
    const stream = freshStream();
    server.appends.push(recordAndCut, say(answerOf({ wrong: 1 })));
    const position = 200;
    t.deepEqual(await store.append(stream, NO_STREAM, samples(2)), { revision: 1, position });
    t.is(server.calls.append, 2);
  }),
);

test.serial('after a lost answer "wrong revision" is one when others stand there', (t) =>
  withMisbehaving(t, async (server, store) => {
    const stream = freshStream();
    server.appends.push(mute, overtakenBy([other], behave));
    await t.throwsAsync(store.append(stream, NO_STREAM, samples(2)), { instanceOf: WrongExpectedRevision });
    t.deepEqual(server.log.idsOf(stream), [other.id.string]);
  }),
);

test.serial('after a lost answer the stream is asked again when it cannot be read', (t) =>
  withMisbehaving(t, async (server, store) => {
    const stream = freshStream();
    const wrong = say(answerOf({ wrong: 1 }));
    server.appends.push(recordAndMute, wrong, wrong);
    server.reads.push(onlySay('stall'), failAtOnce(UNAVAILABLE));
    t.is((await store.append(stream, NO_STREAM, samples(2))).revision, 1);
    t.is(server.log.of(stream).length, 2);
  }),
);

test.serial('when it can never be read, the outcome is unknown and not "nothing was recorded"', (t) =>
  withMisbehaving(t, async (server, store) => {
    const stream = freshStream();
    server.appends.push(recordAndMute, ...Array.from({ length: 100 }, () => say(answerOf({ wrong: 1 }))));
    server.reads.push(...Array.from({ length: 300 }, () => failAtOnce(UNAVAILABLE)));
    await t.throwsAsync(store.append(stream, NO_STREAM, samples(2)), { instanceOf: OutcomeUnknown });
    t.is(server.log.of(stream).length, 2);
  }),
);
