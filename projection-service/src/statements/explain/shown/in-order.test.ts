import test from 'ava';
import { inOrder } from './in-order.ts';

const DAYS = [20_500, 20_499, 20_501, 20_499, 20_500];
const made = new Map([
  [0, 100],
  [1, 200],
  [2, 0],
  [3, -50],
  [4, 7],
]);

test('what makes a figure stands with the latest day first, and of a day what was recorded last; what gave nothing is left out', (t) => {
  const { total, value, slice } = inOrder(made, (revision) => DAYS[revision] as number);
  t.is(total, 4);
  t.is(value, 257);
  t.deepEqual(slice(0, 10), [
    [4, 7],
    [0, 100],
    [3, -50],
    [1, 200],
  ]);
  t.deepEqual(slice(1, 3), [
    [0, 100],
    [3, -50],
  ]);
  t.deepEqual(slice(4, 10), []);
});

test('days before the count of days begins stand last', (t) => {
  const { slice } = inOrder(made, (revision) => (revision === 4 ? -3 : 5));
  t.deepEqual(
    slice(0, 4).map(([revision]) => revision),
    [3, 1, 0, 4],
  );
});
