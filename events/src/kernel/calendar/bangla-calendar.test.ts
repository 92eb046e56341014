import test from 'ava';
import { banglaDay, dayOfBangla } from './bangla-calendar.ts';
import { addDays } from './dates.ts';

// Fixed by law or printed on Bangladeshi calendars of these years.
for (const [day, year, month, ofMonth, what] of [
  ['2026-04-14', 1433, 1, 1, 'Pohela Boishakh'],
  ['2026-04-13', 1432, 12, 30, 'the last of Choitro'],
  ['2026-02-21', 1432, 11, 8, 'Language Martyrs’ Day is 8 Falgun'],
  ['2026-03-26', 1432, 12, 12, 'Independence Day is 12 Choitro'],
  ['2026-12-16', 1433, 9, 1, 'Victory Day is 1 Poush'],
  ['2026-05-08', 1433, 1, 25, 'Rabindra Jayanti is 25 Boishakh'],
  ['2026-05-25', 1433, 2, 11, 'Nazrul Jayanti is 11 Joishtho'],
  ['2020-02-29', 1426, 11, 16, 'a leap year'],
  ['2020-03-14', 1426, 11, 30, 'Falgun of a leap year has 30 days'],
  ['2020-03-26', 1426, 12, 12, 'and the days after it stay where they are'],
  ['2026-11-21', 1433, 8, 6, 'an ordinary day'],
] as const)
  test(`${day}: ${what}`, (t) => t.deepEqual(banglaDay(day), { year, month, day: ofMonth }));

test('every day follows the one before it', (t) => {
  let before = banglaDay('2019-12-31');
  for (let day = '2020-01-01'; day < '2032-01-01'; day = addDays(day, 1)) {
    const now = banglaDay(day);
    const next = now.day === before.day + 1 && now.month === before.month && now.year === before.year;
    const turned =
      now.day === 1 &&
      now.month === (before.month % 12) + 1 &&
      now.year === before.year + (now.month === 1 ? 1 : 0);
    t.true(next || turned, day);
    before = now;
  }
});

test('a Bangla date leads back to its day', (t) => {
  for (let day = '1995-01-01'; day < '2060-01-01'; day = addDays(day, 1))
    t.is(dayOfBangla(banglaDay(day)), day);
});

test('a Bangla date that is none has no day', (t) => {
  for (const wrong of [
    { year: 1432, month: 11, day: 30 }, // Falgun of no leap year
    { year: 1433, month: 7, day: 31 },
    { year: 1433, month: 1, day: 0 },
    { year: 1433, month: 13, day: 1 },
    { year: 1433, month: 0, day: 1 },
    { year: Number.NaN, month: 1, day: 1 },
    { year: 99_999, month: 1, day: 1 },
  ])
    t.is(dayOfBangla(wrong), undefined);
  t.is(dayOfBangla({ year: 1426, month: 11, day: 30 }), '2020-03-14');
});
