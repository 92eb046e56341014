import test from 'ava';
import fc from 'fast-check';
import { toBengaliDigits, toLatinDigits } from './digits.ts';

for (const digits of ['০১২৩৪৫৬৭৮৯', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９', '0123456789'])
  test(`${digits} are the ten digits`, (t) => t.is(toLatinDigits(digits), '0123456789'));

test('a sign just outside a range of digits is none', (t) => {
  const neighbours = '\u09E5\u09F0\u065F\u066A\u06EF\u06FA\uFF0F\uFF1A';
  t.is(toLatinDigits(neighbours), neighbours);
  t.is(toLatinDigits('শ্রেণি ৫-ক, ১২৩.৪৫'), 'শ্রেণি 5-ক, 123.45');
});

test('any number comes back from its Bengali digits', (t) => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (number) =>
      t.is(toLatinDigits(toBengaliDigits(number)), String(number)),
    ),
  );
});
