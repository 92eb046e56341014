import test from 'ava';
import { leavesIn, leavesText } from './leaves.ts';

test('leaves are read as people write them, in digits of any script', (t) => {
  t.deepEqual(leavesIn('১–৩, 5; ৭ - ৮'), [1, 2, 3, 5, 7, 8]);
  t.deepEqual(leavesIn(' '), []);
  for (const unreadable of ['ক', '5-3', '1-20000', '1 2', '-4']) t.is(leavesIn(unreadable), undefined);
});

test('leaves one after another are written as a range', (t) => {
  t.is(leavesText([3, 4, 5, 9]), '3–5, 9');
  t.is(leavesText([]), '');
});
