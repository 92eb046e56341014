import test from 'ava';
import { openDaysOf } from '../kit/session/open-days.ts';
import { clocksOf } from './clocks.ts';

test('the clocks: from the first of the month, and past as soon as one of them is not now', (t) => {
  const today = '2026-11-21';
  const open = openDaysOf(undefined, today);
  t.deepEqual(clocksOf({}, open), { from: '2026-11-01', asOf: today, past: false });
  t.deepEqual(clocksOf({ known: today }, open), { from: '2026-11-01', asOf: today, past: false });
  t.like(clocksOf({ asOf: '2026-10-31' }, open), { from: '2026-10-01', past: true });
  t.like(clocksOf({ known: '2026-11-01' }, open), { knownAt: '2026-11-01T23:59:59.999+06:00', past: true });
});

test('of an auditor whose days begin within the month, from the first of them', (t) => {
  const open = openDaysOf({ from: '2026-10-15', to: '2026-10-31' }, '2026-11-21');
  t.like(clocksOf({}, open), { from: '2026-10-15', asOf: '2026-10-31' });
});
