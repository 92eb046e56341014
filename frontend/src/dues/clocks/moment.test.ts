import type { Day } from '@madrasah/events/kernel';
import test from 'ava';
import { momentOf } from './moment.ts';

const today = '2026-11-21' as Day;

test('today and now are asked for by saying nothing', (t) => {
  const now = { asOf: undefined, knownAt: undefined, past: false };
  t.deepEqual(momentOf({}, today), now);
  t.deepEqual(momentOf({ asOf: today, known: today }, today), now);
  t.deepEqual(momentOf({ asOf: 'x', known: '2026-02-31' }, today), now);
});

test('another day is as of then; what was known is known until the day’s end in Dhaka', (t) => {
  t.like(momentOf({ asOf: '2026-10-01' }, today), { asOf: '2026-10-01', knownAt: undefined, past: true });
  t.like(momentOf({ known: '2026-10-01' }, today), { knownAt: '2026-10-01T23:59:59.999+06:00', past: true });
});
