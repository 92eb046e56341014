import test from 'ava';
import { renewDaysLeft } from './renewal.ts';
import { daysColor, quotaColor } from './renewal-colors.ts';

test('the colours change where the specification says', (t) => {
  t.deepEqual([61, 60, 31, 30, 0, -5].map(daysColor), ['green', 'yellow', 'yellow', 'red', 'red', 'red']);
  t.deepEqual([21, 20, 11, 10, 0, -5].map(quotaColor), ['green', 'yellow', 'yellow', 'red', 'red', 'red']);
});

test('the last day itself is day 0', (t) => {
  t.deepEqual(
    ['2026-04-13', '2026-04-14', '2026-05-14'].map((until) => renewDaysLeft(until, '2026-04-14')),
    [-1, 0, 30],
  );
});
