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

test('what makes a figure stands by its day and then as it was recorded; what gave nothing is left out', (t) => {
  const { total, value, slice } = inOrder(made, (revision) => DAYS[revision] as number);
  t.is(total, 4);
  t.is(value, 257);
  t.deepEqual(slice(0, 10), [
    [1, 200],
    [3, -50],
    [0, 100],
    [4, 7],
  ]);
  t.deepEqual(slice(1, 3), [
    [3, -50],
    [0, 100],
  ]);
  t.deepEqual(slice(4, 10), []);
});

test('days before the count of days begins stand first', (t) => {
  const { slice } = inOrder(made, (revision) => (revision === 4 ? -3 : 5));
  t.deepEqual(
    slice(0, 4).map(([revision]) => revision),
    [4, 0, 1, 3],
  );
});
