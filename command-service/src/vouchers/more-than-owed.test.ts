import test from 'ava';
import { type AccountName, fund, sl } from '../test-support/chart.ts';
import { House, refuses, taka } from '../test-support/house.ts';
import { moreThanOwed } from './more-than-owed.ts';

const asked = (house: House, direction: number, ...lines: [AccountName, number][]) =>
  moreThanOwed(house.books, {
    ...{ direction, fundId: fund('G') },
    lines: lines.map(([head, amount]) => ({ subLedgerId: sl(head), particulars: '', amount: taka(amount) })),
  });

test('a lender who is paid more than he is owed is asked about, all lines of him together', (t) => {
  const house = new House();
  house.given(house.voucher('G', 'Loan', 500, '2026-04-01'));
  t.is(asked(house, 2, ['Loan', 500]), undefined);
  refuses(
    t,
    asked(house, 2, ['Loan', 300], ['Loan', 250]),
    'conflict.more-than-owed',
    '৫০০.০০',
    '৫৫০.০০',
    '৫০.০০',
  );
  t.is(asked(house, 1, ['Loan', 900]), undefined, 'he lends more');
  t.is(asked(house, 2, ['Electricity', 900]), undefined, 'an expense is owed to nobody');
});

test('what is owed to nobody any more is asked about with nothing owed', (t) => {
  refuses(t, asked(new House(), 2, ['Loan', 1]), 'conflict.more-than-owed', '০.০০', '১.০০');
});
