import test from 'ava';
import { hijriInWords } from './hijri.ts';

test('a day in the Hijri calendar, in the words and figures of the language', (t) => {
  t.is(hijriInWords('2026-11-21', 'bn'), '১০ জুমাদাল উখরা ১৪৪৮ হিজরী');
  t.is(hijriInWords('2026-11-21', 'en'), '10 Jumada al-Ukhra 1448 AH');
});

test('the months stand in their places: Ramadan is the ninth, Shawwal the tenth, Muharram the first', (t) => {
  t.is(hijriInWords('2026-02-18', 'bn'), '১ রমযান ১৪৪৭ হিজরী');
  t.is(hijriInWords('2026-03-20', 'en'), '1 Shawwal 1447 AH');
  t.is(hijriInWords('2026-06-17', 'en'), '1 Muharram 1448 AH');
});
