import { isRefusal, refuse } from '@madrasah/events';
import test from 'ava';
import type { StreamDefinition } from './stream.ts';
import {
  count,
  deskOn,
  errand,
  memory,
  numbersOf,
  others,
  recorded,
  type Things,
  things,
} from './test-support.ts';

/** Things of a name that others have taken may not be counted, whoever decides it. */
const guarded: StreamDefinition<Things> = {
  ...things,
  guard: {
    reads: [others],
    refuse: (_state, drafts, { look }) =>
      drafts.some(({ data }) => look(others).names.has((data as { name: string }).name))
        ? refuse('access.denied')
        : undefined,
  },
};

test('what a stream guards holds for every decision over it, and needs no declaration by the step', async (t) => {
  const desk = deskOn(memory());
  await desk.perform(count('a', others), errand());
  t.like(await desk.perform(count('a', guarded), errand()), { code: 'access.denied' });
  t.like(await desk.foresee(count('a', guarded), errand()), { code: 'access.denied' });
  t.deepEqual(numbersOf(recorded(await desk.perform(count('b', guarded), errand()))), [1]);
  t.is(await desk.foresee(count('c', guarded), errand()), undefined);
});

test('what is refused by the guard is neither folded nor recorded', async (t) => {
  const store = memory();
  const desk = deskOn(store);
  await desk.perform(count('a', others), errand());
  t.true(isRefusal(await desk.perform(count('a', guarded), errand())));
  t.deepEqual([...(await desk.state(guarded, '1001')).names.keys()], []);
  t.deepEqual(numbersOf(recorded(await desk.perform(count('b', guarded), errand()))), [1]);
});
