import test from 'ava';
import { calledIn } from './chart-lists.ts';

test('an account is called in the language of the page, in Bengali where it has no other name', (t) => {
  const bank = { SLID: 3, SlName: 'ইসলামী ব্যাংক', SlNameEn: 'Islami Bank' };
  t.is(calledIn(bank, 'en').SlName, 'Islami Bank');
  t.is(calledIn(bank, 'bn').SlName, 'ইসলামী ব্যাংক');
  t.is(calledIn({ ...bank, SlNameEn: '' }, 'en').SlName, 'ইসলামী ব্যাংক');
  t.is(calledIn({ FundName: 'যাকাত', FundNameEn: 'Zakat' }, 'en').FundName, 'Zakat');
});
