import test from 'ava';
import { InVain } from './in-vain.ts';

test('tries in vain count for a quarter of an hour after the last, and a right one makes up for all', (t) => {
  const inVain = new InVain();
  for (let time = 0; time < 3; time += 1) inVain.note('admin', false, 1_000);
  t.is(inVain.of('admin', 60_000), 3);
  t.is(inVain.of('cashier', 60_000), 0);
  t.is(inVain.of('admin', 1_000 + 15 * 60_000), 0);
  inVain.note('admin', true, 2_000);
  t.is(inVain.of('admin', 2_000), 0);
});
