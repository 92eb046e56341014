import test from 'ava';
import { movedDays } from './moved-days.ts';

// 9 November 2026 is a Monday, the 13th a Friday; 6 December a Sunday, the 11th a Friday.
const DAYS = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-14'];
const never = () => false;

test('days keep their order and their distance in days of school; a Friday is passed over', (t) => {
  t.deepEqual(
    [...movedDays(DAYS, '2026-12-06', never)],
    [
      ['2026-11-09', '2026-12-06'],
      ['2026-11-10', '2026-12-07'],
      ['2026-11-12', '2026-12-09'],
      ['2026-11-14', '2026-12-10'],
    ],
  );
  t.deepEqual(
    [...movedDays(DAYS, '2026-12-09', never).values()],
    ['2026-12-09', '2026-12-10', '2026-12-13', '2026-12-14'],
  );
});

test('a holiday of the calendar is passed over, then and now', (t) => {
  const isHoliday = (day: string) => day === '2026-12-07' || day === '2026-11-11';
  t.deepEqual(
    [...movedDays(DAYS, '2026-12-06', isHoliday).values()],
    ['2026-12-06', '2026-12-08', '2026-12-09', '2026-12-10'],
  );
});

test('without a first day no day is proposed, and each day stands once', (t) => {
  t.deepEqual([...movedDays([...DAYS, ...DAYS], undefined, never).values()], ['', '', '', '']);
});

test('a calendar of nothing but holidays does not go on for ever', (t) => {
  t.deepEqual(
    [...movedDays(DAYS.slice(0, 2), '2026-12-06', () => true).values()],
    ['2026-12-06', '2026-12-07'],
  );
});
