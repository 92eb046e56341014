import test from 'ava';
import { freshStream, sample, samples } from '../conformance/samples.ts';
import { AppendTooLarge } from '../errors.ts';
import { NO_STREAM } from '../port.ts';
import {
  type AppendAct,
  answerLate,
  answerTwice,
  cutUnrecorded,
  endUnrecorded,
  fail,
  mute,
  recordAndCut,
  recordAndEnd,
  recordAndFail,
  recordAndMute,
  recordAndSay,
  recordLate,
  say,
} from './test-support/appends.ts';
import * as code from './test-support/failures.ts';
import { LIMITS, withMisbehaving } from './test-support/opened.ts';

interface Hazard {
  readonly name: string;
  readonly acts: readonly AppendAct[];
  /** The error the port promises; without it the append succeeds. */
  readonly promise?: 'StoreAway' | 'OutcomeUnknown' | 'AppendTooLarge';
  /** How many of the two events stand in the end; 2. */
  readonly stand?: number;
}

const forEver = (act: AppendAct): AppendAct[] => Array.from({ length: 300 }, () => act);
const beyond = LIMITS.attemptMs + 60;
const nothing = { stand: 0 };

/** One misbehaviour, or some, and then a sound server: the append is settled and stands once. */
const SETTLED: Hazard[] = [
  { name: 'does not answer', acts: [mute] },
  { name: 'does not answer twice', acts: [mute, mute] },
  { name: 'is slow', acts: [answerLate(60)] },
  { name: 'records and does not answer', acts: [recordAndMute] },
  { name: 'records and dies', acts: [recordAndCut] },
  { name: 'dies and has recorded nothing', acts: [cutUnrecorded] },
  { name: 'dies again and again', acts: [cutUnrecorded, recordAndCut, cutUnrecorded] },
  { name: 'records after our deadline', acts: [recordLate(beyond)] },
  { name: 'answers after our deadline', acts: [answerLate(beyond)] },
  { name: 'answers twice', acts: [answerTwice] },
  { name: 'records and ends the call without an answer', acts: [recordAndEnd] },
  { name: 'ends the call without an answer', acts: [endUnrecorded] },
  { name: 'answers nothing that has a meaning', acts: [say({}), recordAndSay({})] },
  { name: 'answers bytes that are no message', acts: [recordAndSay(Buffer.from('ffffff', 'hex'))] },
  { name: 'is unavailable', acts: [fail(code.UNAVAILABLE, 'not ready')] },
  { name: 'records and says it is unavailable', acts: [recordAndFail(code.UNAVAILABLE, 'busy')] },
  { name: 'records and says the call was cancelled', acts: [recordAndFail(1, 'cancelled')] },
  { name: 'records and says it timed out', acts: [recordAndFail(code.ABORTED, 'Operation timed out')] },
  {
    name: 'records and has an error of its own',
    acts: [recordAndFail(code.UNKNOWN), recordAndFail(code.INTERNAL)],
  },
  {
    name: 'records and names an exception that nobody knows',
    acts: [recordAndFail(code.UNKNOWN, '', { exception: 'a-new-one' })],
  },
  {
    name: 'names an exception without what belongs to it',
    acts: ['not-leader', 'stream-deleted', 'wrong-expected-version', 'maximum-append-size-exceeded'].map(
      (exception) => recordAndFail(code.UNKNOWN, '', { exception }),
    ),
  },
  {
    name: 'answers with another revision',
    acts: [
      recordAndSay({ success: { currentRevision: 77, position: { commitPosition: 1, preparePosition: 1 } } }),
    ],
  },
  { name: 'answers without a position', acts: [recordAndSay({ success: { currentRevision: 1 } })] },
];

const companions = {
  deleted: { exception: 'stream-deleted', 'stream-name': 'gone' },
  size: { exception: 'maximum-append-size-exceeded', 'maximum-append-size': '1048576' },
  property: { exception: 'missing-required-metadata-property', 'required-metadata-properties': 'type' },
};
const denied = fail(code.PERMISSION_DENIED, '', { exception: 'access-denied' });
const deleted = fail(code.FAILED_PRECONDITION, '', companions.deleted);
const tooLarge = fail(code.INVALID_ARGUMENT, '', companions.size);

/** A certain refusal of the first attempt: nothing was recorded. */
const REFUSED: Hazard[] = [
  { name: 'denies access', acts: [denied], promise: 'StoreAway', ...nothing },
  { name: 'does not know us', acts: [fail(code.UNAUTHENTICATED)], promise: 'StoreAway', ...nothing },
  {
    name: 'finds an argument invalid',
    acts: [fail(code.INVALID_ARGUMENT)],
    promise: 'StoreAway',
    ...nothing,
  },
  {
    name: 'misses a property',
    acts: [fail(code.INVALID_ARGUMENT, '', companions.property)],
    promise: 'StoreAway',
    ...nothing,
  },
  { name: 'has deleted the stream', acts: [deleted], promise: 'StoreAway', ...nothing },
  { name: 'has no such method', acts: [fail(code.UNIMPLEMENTED)], promise: 'StoreAway', ...nothing },
  { name: 'takes no more bytes', acts: [tooLarge], promise: 'AppendTooLarge', ...nothing },
];

/** Not settled in time, or refused after an attempt that may have been recorded: only "unknown" is true. */
const UNKNOWN: Hazard[] = [
  { name: 'never answers', acts: forEver(mute), promise: 'OutcomeUnknown', ...nothing },
  { name: 'records and never answers', acts: forEver(recordAndMute), promise: 'OutcomeUnknown' },
  { name: 'dies at every append', acts: forEver(cutUnrecorded), promise: 'OutcomeUnknown', ...nothing },
  {
    name: 'is unavailable for ever',
    acts: forEver(fail(code.UNAVAILABLE)),
    promise: 'OutcomeUnknown',
    ...nothing,
  },
  { name: 'never says anything with a meaning', acts: forEver(recordAndSay({})), promise: 'OutcomeUnknown' },
  {
    name: 'records, and then denies access',
    acts: [recordAndCut, ...forEver(denied)],
    promise: 'OutcomeUnknown',
  },
  {
    name: 'records, and then has deleted the stream',
    acts: [recordAndMute, ...forEver(deleted)],
    promise: 'OutcomeUnknown',
  },
  {
    name: 'records, and then takes no more bytes',
    acts: [recordAndMute, ...forEver(tooLarge)],
    promise: 'OutcomeUnknown',
  },
];

for (const { name, acts, promise, stand = 2 } of [...SETTLED, ...REFUSED, ...UNKNOWN])
  test.serial(`an append to a server that ${name}: ${promise ?? 'stands once'}`, (t) =>
    withMisbehaving(t, async (server, store) => {
      const stream = freshStream();
      const events = samples(2);
      server.appends.push(...acts);
      const appending = store.append(stream, NO_STREAM, events);
      if (promise) t.is((await t.throwsAsync(appending))?.name, promise);
      else t.deepEqual(await appending, { revision: 1, position: server.log.of(stream)[1]?.position });
      t.deepEqual(
        server.log.idsOf(stream),
        events.slice(0, stand).map(({ id }) => id),
      );
      server.appends.length = 0;
    }),
  );

test.serial('an event too large for any message is refused before it is sent: AppendTooLarge', (t) =>
  withMisbehaving(t, async (server, store) => {
    const text = 'ক'.repeat(6 * 1024 * 1024);
    const error = await t.throwsAsync(store.append('s', NO_STREAM, [sample({ text })]), {
      instanceOf: AppendTooLarge,
    });
    t.like(error, { stream: 's', limit: 16 * 1024 * 1024 });
    t.is(server.calls.append, 0);
  }),
);
