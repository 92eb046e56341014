import test from 'ava';
import { addDays } from './dates.ts';
import { dayOfHijri, hijriDay, hijriInWords } from './hijri.ts';

test('the Hijri date is a day behind Makkah, or as an institution sets it', (t) => {
  // 1 Ramadan 1446 was 1 March 2025 in Makkah and 2 March in Bangladesh.
  t.deepEqual(hijriDay('2025-03-02'), { year: 1446, month: 9, day: 1 });
  t.deepEqual(hijriDay('2025-03-01', 0), { year: 1446, month: 9, day: 1 });
});

test('a day in the Hijri calendar, in the words and figures of the language', (t) => {
  t.is(hijriInWords('2025-03-02', 'bn'), '১ রমযান ১৪৪৬');
  t.is(hijriInWords('2025-03-02', 'en'), '1 Ramadan 1446');
});

test('a Hijri date leads back to its day, whatever the offset', (t) => {
  for (let day = '1995-01-01'; day < '2060-01-01'; day = addDays(day, 3))
    for (const offset of [-2, -1, 0, 2])
      t.is(dayOfHijri(hijriDay(day, offset), offset), day, `${day} ${offset}`);
  for (const day of ['1900-01-01', '1921-06-30', '2077-11-17', '2150-05-05', '2600-12-31'])
    t.is(dayOfHijri(hijriDay(day)), day);
});

test('the first of Ramadan 1446 in Makkah and in Bangladesh', (t) => {
  const first = { year: 1446, month: 9, day: 1 };
  t.is(dayOfHijri(first, 0), '2025-03-01');
  t.is(dayOfHijri(first), '2025-03-02');
});

test('a Hijri date that is none has no day', (t) => {
  for (const wrong of [
    { year: 1446, month: 9, day: 31 },
    { year: 1446, month: 9, day: 0 },
    { year: 1446, month: 13, day: 1 },
    { year: 0, month: 1, day: 1 },
    { year: 99_999, month: 1, day: 1 },
    { year: Number.NaN, month: 1, day: 1 },
    { year: 1446, month: 1.5, day: 1 },
  ])
    t.is(dayOfHijri(wrong), undefined);
  // Shaban 1446 had 29 days in Makkah.
  t.is(dayOfHijri({ year: 1446, month: 8, day: 30 }, 0), undefined);
});
