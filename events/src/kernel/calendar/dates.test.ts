import test from 'ava';
import fc from 'fast-check';
import { addDays, dayNumber, dayOfNumber, dhakaDay, isDay } from './dates.ts';

for (const day of ['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31', '1900-01-01'])
  test(`${day} is a day`, (t) => t.true(isDay(day)));

const NO_DAYS = [
  '2026-02-29',
  '2026-02-31',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
];
for (const day of [
  ...NO_DAYS,
  '2026-1-1',
  '26-01-01',
  '2026-01-01 ',
  '01-01-2026',
  '২০২৬-০১-০১',
  '0001-01-01',
  '',
])
  test(`“${day}” is no day`, (t) => t.false(isDay(day)));

test('the day in Dhaka turns at 18:00 UTC', (t) => {
  t.is(dhakaDay(new Date('2026-03-31T17:59:59.999Z')), '2026-03-31');
  t.is(dhakaDay(new Date('2026-03-31T18:00:00.000Z')), '2026-04-01');
  t.is(dhakaDay(new Date('2026-12-31T18:00:00.000Z')), '2027-01-01');
  t.is(dhakaDay(new Date('2024-02-28T18:00:00.000Z')), '2024-02-29');
});

const days = fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2199-12-31') });

test('a day and its number are the same thing', (t) => {
  fc.assert(
    fc.property(days, (number) => {
      const day = dayOfNumber(number);
      t.true(isDay(day));
      t.is(dayNumber(day), number);
    }),
  );
});

test('days order as text as they do in time, and adding goes over leap days', (t) => {
  fc.assert(
    fc.property(days, days, (left, right) => {
      t.is(dayOfNumber(left) < dayOfNumber(right), left < right);
    }),
  );
  t.is(addDays('2024-02-28', 1), '2024-02-29');
  t.is(addDays('2026-03-01', -1), '2026-02-28');
});
