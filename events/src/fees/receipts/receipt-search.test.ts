import test from 'ava';
import { isReceiptMeant } from './receipt-search.ts';

const receipt = { receiptNo: 12, UserCode: '1005', StudentName: 'ফাহিম মুনতাসির' };

test('a receipt is meant by its number, its student’s code or part of his name, in either digits', (t) => {
  for (const typed of ['12', '১২', ' 1005 ', '১০০৫', 'মুনতা']) t.true(isReceiptMeant(receipt, typed), typed);
  for (const typed of ['1', '2', '100', 'করিম']) t.false(isReceiptMeant(receipt, typed), typed);
  t.false(isReceiptMeant({ receiptNo: 7 }, 'করিম'), 'of somebody who was erased');
});
