import test from 'ava';
import { SetClock, today } from './index.ts';

test('a set clock stands still until it is moved', (t) => {
  const clock = new SetClock('2026-03-31T17:59:59.000Z');
  t.is(today(clock), '2026-03-31');
  clock.now().setFullYear(1999);
  t.is(clock.now().toISOString(), '2026-03-31T17:59:59.000Z');
  clock.advance(1000);
  t.is(today(clock), '2026-04-01');
  clock.set('2026-01-01T00:00:00.000Z');
  t.is(today(clock), '2026-01-01');
});
