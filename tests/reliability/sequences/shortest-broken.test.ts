import test from 'ava';
import { randomSequence } from './drawing/sequences.ts';
import { runSequence } from './run-sequence.ts';
import { promise } from './sequences.promise.ts';
import { expectHolds } from './shortest-broken.ts';
import type { Sequence } from './steps.ts';

const never = new AbortController().signal;
const figures = (seed: number) =>
  promise.run({ seed, size: { sequences: 6 }, report: () => undefined, signal: never });

test('the same seed is the same run, another seed another', async (t) => {
  const first = await figures(1);
  t.deepEqual(await figures(1), first);
  t.notDeepEqual(await figures(2), first);
});

test('a sequence that breaks is told as the shortest list that still does, to be run again', async (t) => {
  const breaks = (sequence: Sequence) => sequence.flat().some(({ kind }) => kind === 'refund');
  const error = await t.throwsAsync(
    expectHolds(randomSequence, { seed: 3, numRuns: 50 }, never, async (_ground, sequence) => {
      if (breaks(sequence)) throw new Error('money: a refund');
    }),
  );
  const [reason, replay = ''] = error?.message.split('\n') ?? [];
  t.is(reason, 'money: a refund');
  const list = JSON.parse(replay.slice(replay.indexOf('['))) as Sequence;
  t.deepEqual(
    list.map((group) => group.map(({ kind }) => kind)),
    [['refund']],
  );
  await t.notThrowsAsync(
    expectHolds(randomSequence, { seed: 3, numRuns: 1 }, never, (ground) => runSequence(ground, list)),
  );
});

test('when the time is up no more is run, and that is no success', async (t) => {
  const over = AbortSignal.abort();
  await t.throwsAsync(
    expectHolds(randomSequence, { seed: 3, numRuns: 5 }, over, async () => t.fail()),
    { name: 'AbortError' },
  );
});
