import test from 'ava';
import { monthBefore } from './month-before.ts';

test('the month before, also over the turn of a year and of a leap year', (t) => {
  t.deepEqual(monthBefore('2026-11-24'), { from: '2026-10-01', to: '2026-10-31' });
  t.deepEqual(monthBefore('2026-01-31'), { from: '2025-12-01', to: '2025-12-31' });
  t.deepEqual(monthBefore('2028-03-30'), { from: '2028-02-01', to: '2028-02-29' });
});
