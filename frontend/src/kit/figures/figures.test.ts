import test from 'ava';
import { banglaInWords } from './bangla.ts';
import { decimalsOf, fillMoney } from './money.ts';

test('money: lakhs, Bengali digits, a real minus, never rounded', (t) => {
  t.is(fillMoney(1234567, 'bn'), '১২,৩৪,৫৬৭');
  t.is(fillMoney(1234567.5, 'bn'), '১২,৩৪,৫৬৭.৫০');
  t.is(fillMoney(-4300, 'en', 'two'), '−4,300.00');
  t.is(fillMoney(0.1 + 0.2, 'en', 'two'), '0.30');
  t.is(fillMoney(0, 'bn'), '০');
  t.is(fillMoney(0, 'bn', 'whole', 'dash'), '–');
  t.is(fillMoney(1000, 'en'), '1,000');
});

test('the Bangla date in words', (t) => {
  t.is(banglaInWords('2026-04-14', 'bn'), '১ বৈশাখ ১৪৩৩');
  t.is(banglaInWords('2026-11-21', 'bn'), '৬ অগ্রহায়ণ ১৪৩৩');
});

test('sums beside each other are all written with paisa as soon as one has some', (t) => {
  t.is(decimalsOf([18_540, 0.5]), 'two');
  t.is(decimalsOf([18_540, 0, -300]), 'whole');
  t.is(decimalsOf([0.1 + 0.2 - 0.3]), 'whole');
});
