import test from 'ava';
import { bareNumber } from './bare-number.ts';

test('a number is what its letters and digits are', (t) => {
  for (const same of [
    '9GH4K2L1',
    '9gh-4k2.l1',
    ' 9GH4\u200bK2L1 ',
    '৯GH৪K২L১',
    '9GH4K2L1\u202c',
    '９GH4K2L1',
  ])
    t.is(bareNumber(same), '9GH4K2L1', JSON.stringify(same));
  t.not(bareNumber('9GH4K2LI'), '9GH4K2L1', 'I is not 1: that is asked, not decided');
  t.is(bareNumber('--'), '--');
});
