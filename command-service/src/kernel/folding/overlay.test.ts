import type { Table } from '@madrasah/service-kit/folding';
import test from 'ava';
import { overlaid } from './overlay.ts';

const state = () => ({
  heads: new Map([
    ['a', 1],
    ['b', 2],
  ]) as Table<string, number>,
});

test('what is thought on leaves the state as it is', (t) => {
  const real = state();
  const thought = overlaid(real);
  thought.heads.set('a', 10);
  thought.heads.set('c', 3);
  t.true(thought.heads.delete('b'));
  t.false(thought.heads.delete('b'));
  t.deepEqual(
    [...thought.heads.entries()],
    [
      ['a', 10],
      ['c', 3],
    ],
  );
  t.deepEqual([...thought.heads.values()], [10, 3]);
  t.is(thought.heads.size, 2);
  t.is(thought.heads.get('b'), undefined);
  t.false(thought.heads.has('b'));
  t.deepEqual(
    [...real.heads.entries()],
    [
      ['a', 1],
      ['b', 2],
    ],
  );
});

test('what is taken off and put again is there', (t) => {
  const thought = overlaid(state());
  thought.heads.delete('a');
  thought.heads.set('a', 7);
  t.is(thought.heads.get('a'), 7);
  t.true(thought.heads.has('a'));
});
