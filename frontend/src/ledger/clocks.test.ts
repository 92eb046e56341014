import test from 'ava';
import { clocksOf } from './clocks.ts';

test('the clocks: from the first of the month, and past as soon as one of them is not now', (t) => {
  const today = '2026-11-21';
  t.deepEqual(clocksOf({}, today), { from: '2026-11-01', asOf: today, past: false });
  t.deepEqual(clocksOf({ known: today }, today), { from: '2026-11-01', asOf: today, past: false });
  t.like(clocksOf({ asOf: '2026-10-31' }, today), { from: '2026-10-01', past: true });
  t.like(clocksOf({ known: '2026-11-01' }, today), { knownAt: '2026-11-01T23:59:59.999+06:00', past: true });
});
