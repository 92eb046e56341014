import { banglaDay, dayOfBangla, dayOfHijri, hijriDay } from '@madrasah/events/kernel';
import test from 'ava';
import { dayTyped, written } from './parts.ts';

test('what stands in the boxes leads back to the day, in either calendar', (t) => {
  for (const day of ['1900-01-01', '1971-12-16', '2026-11-23', '2028-02-29']) {
    t.is(dayTyped(written(hijriDay(day)), dayOfHijri), day);
    t.is(dayTyped(written(banglaDay(day)), dayOfBangla), day);
  }
});

test('digits of any script are read', (t) => {
  t.is(dayTyped({ year: '১৪৩৩', month: '1', day: ' ১ ' }, dayOfBangla), '2026-04-14');
  t.is(dayTyped({ year: '١٤٤٦', month: '9', day: '١' }, dayOfHijri), '2025-03-02');
});

test('what is no date, not yet a date or before the days of the product is none', (t) => {
  for (const typed of [
    { year: '1432', month: '11', day: '30' },
    { year: '143', month: '1', day: '1' },
    { year: '1433', month: '1', day: '' },
    { year: '1433', month: '1', day: '1.5' },
    { year: '-1433', month: '1', day: '1' },
    { year: '14333', month: '1', day: '1' },
  ])
    t.is(dayTyped(typed, dayOfBangla), undefined, JSON.stringify(typed));
});
