import test from 'ava';
import { IndexTree } from './index-tree.ts';

const document = (id: string) => ({ id, text: '', parsed: undefined });

const visited = (tree: IndexTree, visit: Parameters<IndexTree['visit']>[0]) =>
  [...tree.visit(visit)].map(({ id }) => id);

test('the weight of a visit is the number of entries below it, before and after removals', (t) => {
  const tree = new IndexTree(2);
  const [one, two] = [document('1'), document('2')];
  tree.add([['s'], ['a', 'b']], one);
  tree.add([['s'], ['b']], two);
  t.is(tree.weigh({ columns: [['s']] }), 3);
  t.is(tree.weigh({ columns: [['s'], ['b']] }), 2);
  t.is(tree.weigh({ columns: [['s']], range: { least: 'b', most: 'c' } }), 1.5);
  t.deepEqual(visited(tree, { columns: [['s'], ['a']] }), ['1']);
  tree.remove([['s'], ['a', 'b']], one);
  t.is(tree.weigh({ columns: [['s']] }), 1);
  t.deepEqual(visited(tree, { columns: [['s'], ['a']] }), []);
  tree.remove([['s'], ['b']], two);
  t.deepEqual(visited(tree, { columns: [['s']] }), []);
});

test('removing what is not there changes nothing', (t) => {
  const tree = new IndexTree(1);
  tree.add([['a']], document('1'));
  tree.remove([['b']], document('1'));
  t.is(tree.weigh({ columns: [['a']] }), 1);
});

test('levels are walked in the directions asked for, the documents of one key by their id', (t) => {
  const tree = new IndexTree(2);
  for (const [id, a, b] of ['1xb', '4xa', '2yb', '3ya', '5xb'].map((text) => [...text]))
    tree.add([[a as string], [b as string]], document(id as string));
  t.deepEqual(visited(tree, { columns: [], directions: [1, 1, 1] }), ['4', '1', '5', '3', '2']);
  t.deepEqual(visited(tree, { columns: [], directions: [-1, 1, -1] }), ['3', '2', '4', '5', '1']);
  t.deepEqual(visited(tree, { columns: [['x']], directions: [-1, -1] }), ['5', '1', '4']);
  const range = { least: 'b', most: 'b' };
  t.deepEqual(visited(tree, { columns: [['x']], range, directions: [1, 1] }), ['1', '5']);
});
