import test from 'ava';
import { typedSearch } from './typed-search.ts';

const voucher = {
  amounts: [125_050],
  numbers: ['12', '১০০৫'],
  texts: ['বিদ্যুৎ অফিস', 'Electricity', 'বিল ৭৭৮৯০১'],
};
const finds = (typed: string) => typedSearch(typed)(voucher);

test('a record of money is meant by its amount, however it is written', (t) => {
  for (const typed of [
    ...['1250.50', '1,250.50', '৳1,250.50', '৳ ১,২৫০.৫০', '১২৫০.৫', '1250.50/-', '১২৫০.৫০ টাকা', '1250.5 tk'],
  ])
    t.true(finds(typed), typed);
  for (const typed of ['1250', '250.50', '12505', '1250.51', '৳12', '-'])
    t.is(finds(typed), typed === '৳12', typed);
});

test('and by a range of amounts, either end first', (t) => {
  for (const typed of [
    ...[
      '1000-1300',
      '1,000 - 1,300',
      '১০০০–১৩০০',
      '৳1000 – ৳1300',
      '১০০০ থেকে ১৩০০',
      '1300-1000',
      '1000 to 1300',
    ],
    ...['1000..1300', '1250.50-1250.50', '১০০০ টাকা - ১৩০০ টাকা'],
  ])
    t.true(finds(typed), typed);
  for (const typed of ['1000-1250', '1251 - 1300', '1000 থেকে ১২০০']) t.false(finds(typed), typed);
});

test('which way the money went does not matter', (t) => {
  t.true(typedSearch('500')({ amounts: [-50_000], numbers: [], texts: [] }));
});

test('and by its number, a code, or part of a name or a head: digits only as a whole', (t) => {
  for (const typed of ['12', '১২', '1005', ' বিদ্যুৎ', 'ELECTRI', 'অফিস বিদ্যুৎ', '৭৭৮৯০১', '778901', ''])
    t.true(finds(typed), typed);
  for (const typed of ['1', '2', '100', '7789', 'গ্যাস']) t.false(finds(typed), typed);
});

test('every word is to be meant, each by what it is', (t) => {
  t.true(finds('বিদ্যুৎ 1250.50'));
  t.true(finds('1000-2000 অফিস 12'));
  t.false(finds('বিদ্যুৎ 1300'));
});

test('a comma that groups nothing makes no other amount', (t) => {
  const finds = (typed: string) => typedSearch(typed)({ amounts: [5_832_800], numbers: [], texts: [] });
  t.true(finds('58,328'));
  t.false(finds('583,28'));
});

test('what is plain already is looked in like any other text', (t) => {
  const finds = (typed: string) =>
    typedSearch(typed)({ amounts: [], numbers: [], texts: [], plain: ['000000001203 আব্দুল্লাহ abdullah'] });
  t.true(finds('ABDUL'));
  t.true(finds('আব্দু 000000001203'));
  t.false(finds('১২০৩'), 'digits stand in it as a whole run');
});
