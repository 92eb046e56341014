import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { type AccountName, type FundName, fund, sl } from '../test-support/chart.ts';
import { House, posts, refuses, taka } from '../test-support/house.ts';
import { postJournalVoucher } from './journal/post.ts';
import { settleWallet } from './settle-wallet.ts';
import { giveAdvance, settleAdvance } from './staff-advances.ts';

const COLLEAGUE = 501;
const bills = (fileId: string) => fileId === 'bill';

const give = (house: House, amount: number, name: FundName = 'B') =>
  giveAdvance(house.books, {
    ...{ userId: COLLEAGUE, purpose: 'shopping', fundId: fund(name), moneyAccount: sl('C1') },
    ...{ amount: taka(amount), on: house.today },
  });
const settle = (
  house: House,
  spent: readonly [AccountName, number][],
  returned = 0,
  attachments: string[] = [],
) =>
  settleAdvance(
    house.books,
    {
      ...{ advanceId: 1, noteId: null, returned: taka(returned), moneyAccount: sl('C1') },
      bills: spent.map(([head, amount]) => ({ subLedgerId: sl(head), amount: taka(amount), attachments })),
    },
    bills,
  );

/** Boarding has 20,000 in the box. */
function house() {
  const one = new House();
  one.given(one.voucher('B', 'Loan', 20_000, '2026-04-01'));
  return one;
}

test('W24: a shopping advance is settled by bills and change; a second over an unsettled one says what is in hand', (t) => {
  const one = house();
  const given = one.given(give(one, 10_000));
  posts(t, given, 'Dr staff-advance·B 10,000.00 Cr C1·B 10,000.00');
  t.like(given[0]?.data, { unsettled: 0 });
  t.like(one.given(give(one, 500))[0]?.data, { advanceId: 2, unsettled: taka(10_000) });
  posts(
    t,
    one.given(settle(one, [['Meals', 9350.75]], 649.25)),
    'Dr Meals·B 9,350.75 Dr C1·B 649.25 Cr staff-advance·B 10,000.00',
  );
  t.is(one.balance('sys:staff-advance', 'B'), 500);
  t.is(one.balance('Meals'), 9350.75);
  refuses(t, settle(one, [['Meals', 0.01]]), 'vouchers.settled-too-much', '০.০০');
});

test('an advance is settled part by part; restricted money goes into nobody’s hand', (t) => {
  const one = house();
  one.given(give(one, 1000));
  one.given(settle(one, [['Meals', 400]]));
  one.given(settle(one, [], 100));
  refuses(t, settle(one, [['Meals', 500.01]]), 'vouchers.settled-too-much', '৫০০.০০');
  one.given(one.voucher('Z', 'Zakat', 5000, '2026-04-01'));
  refuses(t, give(one, 5, 'Z'), 'vouchers.advance-salary-fund', 'গোরাবা');
  refuses(t, give(one, 20_000), 'ledger.fund-money-short');
});

/** The wallet holds 7,000 of General and 3,000 of Boarding: here a chart whose wallet may hold both. */
const wallet = (one: House, received: number, charge: number, from: AccountName = 'MW') =>
  settleWallet(one.books, {
    ...{ on: one.today, wallet: sl(from), bank: sl('BK') },
    ...{ received: taka(received), charge: taka(charge) },
  } as never);

test('W22: a wallet is settled whole; the charge is General’s', (t) => {
  const one = new House();
  const account = one.chart.subLedgers.get(sl('MW'));
  if (!account) return t.fail('no wallet');
  one.chart.subLedgers.set(sl('MW'), { ...account, allowedFunds: null, moneyKind: 'wallet' } as never);
  one.given(one.voucher('G', 'Loan', 7000, '2026-04-01', 'MW'));
  one.given(one.voucher('B', 'Loan', 3000, '2026-04-01', 'MW'));
  refuses(t, wallet(one, 9850, 149), 'vouchers.wallet-differs', '১০,০০০.০০');
  posts(
    t,
    one.given(wallet(one, 9850, 150)),
    `Dr BK·G 7,000.00 Cr MW·G 7,000.00; Dr BK·B 3,000.00 Cr MW·B 3,000.00;
     Dr wallet-charge·G 150.00 Cr BK·G 150.00`,
  );
  t.is(one.balance('BK'), 9850);
  t.is(one.balance('MW'), 0);
  t.is(one.balance('BK', 'B'), 3000);
  refuses(t, wallet(one, 0, 0), 'ledger.amount-zero');
  refuses(t, wallet(one, 5, 0, 'C1'), 'vouchers.not-wallet-and-bank');
});

const journal = (one: House, lines: readonly [AccountName, number, number][], name: FundName = 'G') =>
  postJournalVoucher(
    one.books,
    {
      ...{ fundId: fund(name), on: one.today, noteId: null },
      lines: lines.map(([head, debit, credit]) => ({
        ...{ subLedgerId: sl(head), debit: taka(debit), credit: taka(credit) },
      })),
    } as never,
    { requestId: 9 } as never,
  );

test('a journal voucher waits for a second person, moves no money and balances', (t) => {
  const one = house();
  const decided = journal(one, [
    ['Electricity', 500, 0],
    ['Loan', 0, 500],
  ]);
  if (isRefusal(decided)) return t.fail(decided.code);
  t.true(decided.needsSecondPerson);
  const drafts = one.given(decided.drafts);
  posts(t, drafts, 'Dr Electricity·G 500.00 Cr Loan·G 500.00');
  t.like(drafts[0]?.data, { journalVoucherId: 9, voucherNo: 1 });
  refuses(
    t,
    journal(one, [
      ['Loan', 500, 0],
      ['C1', 0, 500],
    ]),
    'vouchers.journal-money',
    'C1',
  );
  refuses(
    t,
    journal(one, [
      ['Loan', 500, 0],
      ['Electricity', 0, 499],
    ]),
    'vouchers.journal-unbalanced',
    '৪৯৯.০০',
  );
  refuses(
    t,
    journal(one, [
      ['Loan', 500, 500],
      ['Electricity', 0, 0],
    ]),
    'vouchers.journal-sides',
  );
  refuses(
    t,
    journal(
      one,
      [
        ['Alms', 500, 0],
        ['Zakat', 0, 500],
      ],
      'Z',
    ),
    'ledger.zakat-by-tamlik',
  );
  refuses(
    t,
    journal(
      one,
      [
        ['Upkeep', 500, 0],
        ['Capital', 0, 500],
      ],
      'W',
    ),
    'ledger.waqf-capital',
  );
  refuses(
    t,
    journal(one, [
      ['Meals', 500, 0],
      ['Loan', 0, 500],
    ]),
    'ledger.fund-mismatch',
  );
});
