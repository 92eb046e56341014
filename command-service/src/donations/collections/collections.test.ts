import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { type AccountName, type FundName, fund, sl } from '../../test-support/chart.ts';
import { House, posts, refuses, taka } from '../../test-support/house.ts';
import { type CollectDonation, collectDonation } from './collect.ts';
import { reverseDonation, type SaidDonation } from './reverse.ts';

const DAY = '2026-04-20';
const BOOK = { bookNo: '', number: undefined };

const gift = (of: FundName, head: AccountName, amount: number, more: Partial<CollectDonation> = {}) => ({
  ...{ userId: undefined, fundId: fund(of), subLedgerId: sl(head), moneyAccount: sl('C1') },
  ...{ amount: taka(amount), on: DAY, transactionNo: '', leaf: BOOK, noteId: null },
  ...more,
});

const take = (house: House, command: CollectDonation) =>
  house.given(collectDonation(house.books, command, undefined))[0] as unknown as { data: SaidDonation };

test('W17: a gift for construction comes to the bank, in its fund and under its head', (t) => {
  const house = new House();
  const given = house.given(
    collectDonation(
      house.books,
      gift('N', 'Donation', 50_000, { moneyAccount: sl('BK'), transactionNo: 'T1' }),
      undefined,
    ),
  );
  posts(t, given, 'Dr BK·N 50,000.00 Cr Donation·N 50,000.00');
  t.is(house.balance('BK', 'N'), 50_000);
});

test('each fund has receipts of its own, numbered without a gap', (t) => {
  const house = new House();
  const numbers = (['N', 'Z', 'N'] as const).map((of) => {
    const { donationId, donationNo, series } = take(
      house,
      gift(of, of === 'N' ? 'Donation' : 'Zakat', 10),
    ).data;
    return [donationId, series, donationNo];
  });
  t.deepEqual(numbers, [
    [1, `donation:${fund('N')}`, 1],
    [2, `donation:${fund('Z')}`, 1],
    [3, `donation:${fund('N')}`, 2],
  ]);
});

test('zakat is received in a zakat fund alone, a fee at its counter, and neither under what is no income', (t) => {
  const { books } = new House();
  const refused = (command: CollectDonation, code: string) =>
    refuses(t, collectDonation(books, command, undefined), code as never);
  refused(gift('G', 'Zakat', 10), 'donation.zakat-elsewhere');
  refused(gift('Z', 'Donation', 10), 'ledger.fund-mismatch');
  refused(gift('G', 'Tuition', 10), 'donation.fee-head');
  refused(gift('W', 'Food', 10), 'donation.fee-head');
  refused(gift('G', 'Electricity', 10), 'donation.no-income');
  refused(gift('N', 'Donation', 10, { moneyAccount: sl('ZB') }), 'ledger.money-not-allowed');
});

test('all that is wrong is told at once, each at its field', (t) => {
  const { books } = new House();
  const wrong = gift('N', 'Tuition', 0, { moneyAccount: sl('Bricks'), leaf: { bookNo: 'x', number: 1 } });
  const decided = collectDonation(books, wrong, undefined);
  if (!isRefusal(decided)) return t.fail();
  t.deepEqual(
    decided.fields.map(({ path }) => path),
    ['SLID', 'Account', 'Amount', 'BookNo'],
  );
});

test('a transaction number stands on one paper: a gift, a voucher or a receipt', (t) => {
  const house = new House();
  const byBank = { moneyAccount: sl('BK'), transactionNo: 'TX9' };
  take(house, gift('N', 'Donation', 10, byBank));
  refuses(
    t,
    collectDonation(house.books, gift('N', 'Donation', 20, byBank), undefined),
    'donation.transaction-taken',
  );
});

test('a gift is taken back as a whole on its own day, once; its number is not given again', (t) => {
  const house = new House();
  const { data } = take(house, gift('N', 'Donation', 500));
  const back = { donationId: 1, noteId: 4 };
  posts(t, house.given(reverseDonation(house.books, back, data)), 'Cr C1·N 500.00 Dr Donation·N 500.00');
  t.is(house.balance('C1', 'N'), 0);
  refuses(t, reverseDonation(house.books, back, data), 'donation.reversed-already');
  refuses(t, reverseDonation(house.books, { donationId: 9, noteId: 4 }, undefined), 'donation.not-found');
  t.is(take(house, gift('N', 'Donation', 10)).data.donationNo, 2);
});

test('a gift that was spent is not taken back: its money is not there', (t) => {
  const house = new House();
  const { data } = take(house, gift('N', 'Donation', 500));
  house.given(house.voucher('N', 'Bricks', -400, DAY));
  refuses(t, reverseDonation(house.books, { donationId: 1, noteId: 4 }, data), 'ledger.fund-money-short');
});
