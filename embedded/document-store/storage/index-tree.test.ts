import test from 'ava';
import { IndexTree } from './index-tree.ts';

const document = (id: string) => ({ id, text: '', parsed: undefined });

test('the size of a look-up is the number of entries below it, before and after removals', (t) => {
  const tree = new IndexTree(2);
  const [one, two] = [document('1'), document('2')];
  tree.add([['s'], ['a', 'b']], one);
  tree.add([['s'], ['b']], two);
  t.is(tree.under([['s']]).size, 3);
  t.is(tree.under([['s'], ['b']]).size, 2);
  t.deepEqual(
    tree.under([['s'], ['a']]).groups.map((group) => [...group]),
    [[one]],
  );
  tree.remove([['s'], ['a', 'b']], one);
  t.is(tree.under([['s']]).size, 1);
  t.is(tree.under([['s'], ['a']]).groups.length, 0);
  tree.remove([['s'], ['b']], two);
  t.is(tree.under([['s']]).groups.length, 0);
});

test('removing what is not there changes nothing', (t) => {
  const tree = new IndexTree(1);
  const one = document('1');
  tree.add([['a']], one);
  tree.remove([['b']], one);
  t.is(tree.under([['a']]).size, 1);
});
