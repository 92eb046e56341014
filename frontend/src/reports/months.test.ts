import test from 'ava';
import { monthChoices } from './months.ts';

test('the months go over the end of a year, the latest first', (t) => {
  const choices = monthChoices('2026-01-15', 'bn');
  t.is(choices.length, 14);
  t.deepEqual(choices[0], { value: '2026-03', label: 'মার্চ ২০২৬' });
  t.deepEqual(choices.at(-1), { value: '2025-02', label: 'ফেব্রুয়ারি ২০২৫' });
});
