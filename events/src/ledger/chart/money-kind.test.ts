import test from 'ava';
import { moneyKindOf } from './money-kind.ts';

for (const [names, kind] of [
  [['নগদ বাক্স', 'নগদ'], 'cash'],
  [['Main cash', 'Cash'], 'cash'],
  [['ব্যাংক চলতি হিসাব', 'ব্যাংক'], 'bank'],
  [['মোবাইল ওয়ালেট', 'মোবাইল ব্যাংকিং'], 'wallet'],
  [['বিকাশ ০১৭', 'নগদ'], 'wallet'],
  [['bKash merchant', 'Money'], 'wallet'],
  [['চলতি হিসাব', 'ইসলামী ব্যাংক'], 'bank'],
  [['আল-আমিন', 'হিসাব'], 'other'],
  [[undefined], 'other'],
] as const)
  test(`${names.join(', ')} is ${kind}`, (t) => t.is(moneyKindOf(...names), kind));

test('a name written with the other য় is the same name', (t) => {
  t.is(moneyKindOf('ওয়ালেট'.normalize('NFD')), 'wallet');
  t.is(moneyKindOf('ও\u09dfালেট'), 'wallet');
});
