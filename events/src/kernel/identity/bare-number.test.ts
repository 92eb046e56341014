import test from 'ava';
import { bareCheque, bareNumber, lookedAtNumber } from './bare-number.ts';

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

test('zeros before the number of a cheque make no other cheque', (t) => {
  for (const same of ['0045', '45', '০০৪৫', '#00-45']) t.is(bareCheque(same), '45', same);
  t.is(bareCheque('CD 0012'), bareCheque('cd-12'));
  t.not(bareCheque('450'), bareCheque('45'));
  t.is(bareCheque('000'), '0');
});

test('letters that look like digits: O and 0, I, l and 1', (t) => {
  for (const same of ['9GHO1L', '9gh0iL', '9GH0-11']) t.is(lookedAtNumber(same), '9GH011', same);
  t.not(lookedAtNumber('9GH2'), lookedAtNumber('9GHZ'));
});
