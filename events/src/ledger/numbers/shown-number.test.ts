import test from 'ava';
import { numberingOf } from './shown-number.ts';

const year = (name: string, from: string, retired = false) => ({ name, from, to: '', retired });
const house = {
  funds: [
    { fundId: 1, name: 'সাধারণ তহবিল', nameEn: 'General fund' },
    { fundId: 2, name: 'যাকাত', nameEn: '', short: 'যাক' },
    { fundId: 3, name: '(লিল্লাহ) বোর্ডিং', nameEn: '', short: '' },
  ],
  years: [year('১৪৪৮ হিজরি', '2026-06-17'), year('২০২৪–২৫', '2024-07-01')],
};
const bn = numberingOf(house, 'bn');
const en = numberingOf(house, 'en');

test('a voucher says its fund, its direction, its number and its year, in the words and digits of the reader', (t) => {
  t.is(bn('voucher:1:2:2026', 3), 'সা-খরচ-৩/২৬');
  t.is(en('voucher:1:2:2026', 3), 'G-Pay-3/26');
  t.is(bn('voucher:2:1:2026', 12), 'যাক-জমা-১২/২৬');
  t.is(en('voucher:2:1:2026', 12), 'যাক-Rec-12/26');
});

test('a fund without letters of its own has the first letter of its name; one that is unknown its id', (t) => {
  t.is(bn('voucher:3:1:2026', 1), 'লি-জমা-১/২৬');
  t.is(bn('voucher:9:1:2026', 1), '৯-জমা-১/২৬');
});

test('the year is that of the series, by the name it was given: Hijri years too', (t) => {
  t.is(bn('voucher:1:2:2026-06-17', 3), 'সা-খরচ-৩/৪৮');
  t.is(en('contra:2024', 3), 'Con-3/24');
  t.is(en('contra:2027-01-01', 3), 'Con-3/27');
});

test('contra, transfers and journal vouchers have series of their own; advances and settlements count on', (t) => {
  t.deepEqual(
    ['contra:2026', 'transfer:2026', 'journal:2026', 'advance', 'wallet'].map((series) => bn(series, 2)),
    ['কন্ট্রা-২/২৬', 'স্থানান্তর-২/২৬', 'জাবেদা-২/২৬', 'অগ্রিম-২', 'নিষ্পত্তি-২'],
  );
  t.is(en('journal:2026', 2), 'Jnl-2/26');
});

test('receipts have one series across funds: their number alone', (t) => {
  t.is(bn('receipt:session:3', 188), '১৮৮');
  t.is(bn('', 5), '৫');
});
