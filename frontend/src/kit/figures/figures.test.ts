import test from 'ava';
import { banglaInWords } from './bangla.ts';
import { hijriDay, hijriInWords } from './hijri.ts';
import { fillMoney } from './money.ts';

test('money: lakhs, Bengali digits, a real minus, never rounded', (t) => {
  t.is(fillMoney(1234567, 'bn'), '১২,৩৪,৫৬৭');
  t.is(fillMoney(1234567.5, 'bn'), '১২,৩৪,৫৬৭.৫০');
  t.is(fillMoney(-4300, 'en', 'two'), '−4,300.00');
  t.is(fillMoney(0.1 + 0.2, 'en', 'two'), '0.30');
  t.is(fillMoney(0, 'bn'), '০');
  t.is(fillMoney(0, 'bn', 'whole', 'dash'), '–');
  t.is(fillMoney(1000, 'en'), '1,000');
});

test('the Hijri date is a day behind Makkah, or as an institution sets it', (t) => {
  // 1 Ramadan 1446 was 1 March 2025 in Makkah and 2 March in Bangladesh.
  t.deepEqual(hijriDay('2025-03-02'), { year: 1446, month: 9, day: 1 });
  t.deepEqual(hijriDay('2025-03-01', 0), { year: 1446, month: 9, day: 1 });
  t.is(hijriInWords('2025-03-02', 'bn'), '১ রমযান ১৪৪৬');
  t.is(hijriInWords('2025-03-02', 'en'), '1 Ramadan 1446');
});

test('the Bangla date in words', (t) => {
  t.is(banglaInWords('2026-04-14', 'bn'), '১ বৈশাখ ১৪৩৩');
  t.is(banglaInWords('2026-11-21', 'bn'), '৬ অগ্রহায়ণ ১৪৩৩');
});
