import test from 'ava';
import fc from 'fast-check';
import {
  addDays,
  dayNumber,
  dayOfNumber,
  dhakaDay,
  isDay,
  lastDayOf,
  monthAfter,
  weekdayOf,
  yearsBetween,
} from './dates.ts';

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

test('months follow each other over the year, and end on their last day', (t) => {
  t.is(monthAfter('2026-12', 1), '2027-01');
  t.is(monthAfter('2026-01', -1), '2025-12');
  t.is(monthAfter('2026-03', -14), '2025-01');
  t.deepEqual(['2026-02', '2024-02', '1900-02', '2026-04', '2026-12'].map(lastDayOf), [
    ...['2026-02-28', '2024-02-29', '1900-02-28', '2026-04-30', '2026-12-31'],
  ]);
});

test('days of the week go on over every turn of the calendar', (t) => {
  t.is(weekdayOf('2026-11-23'), 1);
  fc.assert(fc.property(days, (number) => weekdayOf(dayOfNumber(number)) === (((number + 4) % 7) + 7) % 7));
  t.pass();
});

test('a year is full on the day itself, and for 29 February on 1 March', (t) => {
  t.is(yearsBetween('2015-03-02', '2026-03-01'), 10);
  t.is(yearsBetween('2015-03-02', '2026-03-02'), 11);
  t.is(yearsBetween('2012-02-29', '2026-02-28'), 13);
  t.is(yearsBetween('2012-02-29', '2026-03-01'), 14);
  t.is(yearsBetween('2012-02-29', '2028-02-29'), 16);
});

test('an instant that is none has no day', (t) => {
  t.throws(() => dhakaDay(new Date(Number.NaN)), { instanceOf: RangeError });
});
