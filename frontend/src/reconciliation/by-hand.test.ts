import test from 'ava';
import { byHand, namedOf, withColumn } from './by-hand.ts';

test('a column is one thing, and a thing one column, in the order of the file', (t) => {
  const first = withColumn(withColumn([], 4, 'out'), 1, 'on');
  t.is(byHand(first), 'on=1,out=4');
  t.is(byHand(withColumn(first, 5, 'out')), 'on=1,out=5', 'what was another column is that no more');
  t.is(byHand(withColumn(first, 4, 'in')), 'on=1,in=4', 'a column that was something else');
  t.is(byHand(withColumn(first, 4, '')), 'on=1', 'nothing');
  t.deepEqual(namedOf('on=1,out=4'), first);
  t.deepEqual(namedOf(''), []);
});
