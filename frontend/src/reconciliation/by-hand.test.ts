import test from 'ava';
import { byHand, namedOf, namedTwice, withColumn } from './by-hand.ts';

test('a column is one thing; two that are called the same are told, in the order of the file', (t) => {
  const first = withColumn(withColumn([], 4, 'out'), 1, 'on');
  t.is(byHand(first), 'on=1,out=4');
  const twice = withColumn(first, 5, 'out');
  t.is(byHand(twice), 'on=1,out=4,out=5', 'nothing goes away silently');
  t.deepEqual([namedTwice(first), namedTwice(twice)], [[], [4, 5]]);
  t.is(byHand(withColumn(first, 4, 'in')), 'on=1,in=4', 'a column that was something else');
  t.is(byHand(withColumn(first, 4, '')), 'on=1', 'nothing');
  t.deepEqual(namedOf('on=1,out=4'), first);
  t.deepEqual(namedOf(''), []);
});
