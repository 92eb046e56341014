import test from 'ava';
import { hijriDay, hijriInWords } from './hijri.ts';

test('the Hijri date is a day behind Makkah, or as an institution sets it', (t) => {
  // 1 Ramadan 1446 was 1 March 2025 in Makkah and 2 March in Bangladesh.
  t.deepEqual(hijriDay('2025-03-02'), { year: 1446, month: 9, day: 1 });
  t.deepEqual(hijriDay('2025-03-01', 0), { year: 1446, month: 9, day: 1 });
});

test('a day in the Hijri calendar, in the words and figures of the language', (t) => {
  t.is(hijriInWords('2025-03-02', 'bn'), '১ রমযান ১৪৪৬');
  t.is(hijriInWords('2025-03-02', 'en'), '1 Ramadan 1446');
});
