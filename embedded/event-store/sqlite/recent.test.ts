import test from 'ava';
import { Recent } from './recent.ts';

test('what is used stays at hand, what is not is forgotten, and it never grows beyond its capacity', (t) => {
  const recent = new Recent<number, string>(10);
  recent.set(-1, 'used');
  for (let n = 0; n < 1000; n += 1) {
    recent.set(n, String(n));
    t.is(recent.get(-1), 'used');
  }
  t.is(recent.get(999), '999');
  t.is(recent.get(0), undefined);
  const held = Array.from({ length: 1000 }, (_, n) => recent.get(n)).filter((value) => value !== undefined);
  t.true(held.length <= 10);
});
