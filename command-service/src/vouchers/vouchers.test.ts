import { MAX_AMOUNT_PAISA } from '@madrasah/events';
import { FundSwitched } from '@madrasah/events/ledger';
import test from 'ava';
import { type OpenBalances, openBalances } from '../opening/open-balances.ts';
import { type AccountName, type FundName, fund, sl } from '../test-support/chart.ts';
import { House, posts, refuses, S, taka } from '../test-support/house.ts';
import { type PostContra, postContra } from './posting/post-contra.ts';
import { postVoucher } from './posting/post-voucher.ts';
import { type TransferFunds, transferFunds } from './posting/transfer-funds.ts';

const DAY = '2026-04-30';

const voucher = (house: House, name: FundName, direction: number, ...lines: [AccountName | 99, number][]) =>
  postVoucher(house.books, {
    ...{ fundId: fund(name), direction, moneyAccount: sl('C1'), on: DAY },
    ...{ bookNo: '১' },
    lines: lines.map(([head, amount]) => ({
      subLedgerId: head === 99 ? 99 : sl(head),
      particulars: '',
      amount: taka(amount),
    })),
  });

test('a credit voucher takes income, liability, other asset and expense returned', (t) => {
  const house = new House();
  const drafts = house.given(
    voucher(house, 'G', 1, ['Tuition', 10], ['Loan', 20], ['Errand', 30], ['Electricity', 40]),
  );
  posts(
    t,
    drafts,
    'Dr C1·G 100.00 Cr Tuition·G 10.00 Cr Loan·G 20.00 Cr Errand·G 30.00 Cr Electricity·G 40.00',
  );
});

test('a debit voucher takes expense, liability, other asset and income returned', (t) => {
  const house = new House();
  house.given(house.voucher('G', 'Loan', 500, DAY));
  const drafts = house.given(
    voucher(house, 'G', 2, ['Electricity', 10], ['Loan', 20], ['Errand', 30], ['Tuition', 40]),
  );
  posts(
    t,
    drafts,
    'Cr C1·G 100.00 Dr Tuition·G 40.00 Dr Loan·G 20.00 Dr Errand·G 30.00 Dr Electricity·G 10.00',
  );
});

test('vouchers are numbered by fund, direction and accounting year from July', (t) => {
  const house = new House();
  house.today = '2026-07-02';
  const number = (name: FundName, head: AccountName, amount: number, on: string) => {
    const [draft] = house.given(house.voucher(name, head, amount, on));
    const { series, voucherNo } = (draft?.data ?? {}) as { series?: string; voucherNo?: number };
    return `${series} ${voucherNo}`;
  };
  t.deepEqual(
    [
      number('G', 'Loan', 100, '2026-06-30'),
      number('G', 'Loan', 100, '2026-07-01'),
      number('G', 'Loan', 100, '2026-06-29'),
      number('G', 'Electricity', -5, '2026-07-01'),
      number('N', 'Donation', 100, '2026-07-01'),
      number('G', 'Loan', 1, '2026-07-02'),
    ],
    [
      'voucher:1:1:2025 1',
      'voucher:1:1:2026 1',
      'voucher:1:1:2025 2',
      'voucher:1:2:2026 1',
      'voucher:4:1:2026 1',
      'voucher:1:1:2026 2',
    ],
  );
});

test('income and expense lie in the voucher’s own fund, other classes need not', (t) => {
  refuses(t, voucher(new House(), 'B', 1, ['Tuition', 5]), 'ledger.fund-mismatch');
  t.like(voucher(new House(), 'B', 1, ['Loan', 5]), { length: 1 });
});

test('a voucher’s account, heads and fund are there and of the right class', (t) => {
  refuses(t, voucher(new House(), 'G', 1, [99, 5]), 'sub-ledger.not-found');
  refuses(t, voucher(new House(), 'G', 1, ['BK', 5]), 'ledger.class-direction', 'BK');
  refuses(t, voucher(new House(), 'G', 1, ['Loan', 0]), 'ledger.amount-zero');
  refuses(t, new House().voucher('B', 'Loan', 5, DAY, 'MW'), 'ledger.money-not-allowed');
  const most = MAX_AMOUNT_PAISA / 100;
  refuses(t, voucher(new House(), 'G', 1, ['Loan', most], ['Tuition', 0.01]), 'ledger.too-large');
});

test('zakat leaves by tamlik only, waqf capital may change its form and is never spent', (t) => {
  const house = new House();
  house.given(house.voucher('Z', 'Zakat', 100, DAY));
  house.given(house.voucher('W', 'Capital', 100, DAY));
  refuses(t, house.voucher('Z', 'Alms', -1, DAY), 'ledger.zakat-by-tamlik');
  refuses(t, house.voucher('W', 'Upkeep', -1, DAY), 'ledger.waqf-capital', 'ওয়াকফ তহবিল');
  posts(t, house.given(house.voucher('W', 'Land', -100, DAY)), 'Dr Land·W 100.00 Cr C1·W 100.00');
});

const contra = (house: House, changes: Partial<PostContra>) => {
  const lines = [{ fundId: fund('G'), amount: taka(5) }];
  const about = { fromAccount: sl('C1'), toAccount: sl('BK'), on: DAY, lines };
  return postContra(house.books, { ...about, ...changes });
};

test('a contra names two money accounts, a fund that is there, and an amount', (t) => {
  const house = new House();
  house.given(house.voucher('G', 'Loan', 500, DAY));
  t.like(contra(house, {}), { length: 1 });
  refuses(t, contra(house, { toAccount: sl('C1') }), 'ledger.same-account');
  refuses(t, contra(house, { toAccount: sl('Food') }), 'ledger.not-money');
  refuses(t, contra(house, { fromAccount: 99 }), 'sub-ledger.not-found');
  refuses(t, contra(house, { toAccount: sl('ZB') }), 'ledger.money-not-allowed');
  refuses(t, contra(house, { lines: [{ fundId: 99, amount: 5 }] }), 'fund.not-found');
  refuses(t, contra(house, { lines: [{ fundId: 1, amount: 0 }] }), 'ledger.amount-zero');
  refuses(t, contra(house, { on: '2026-05-01' }), 'ledger.future-day');
});

const transfer = (house: House, changes: Partial<TransferFunds>) => {
  const funds = { kind: 'gift', fromFund: fund('G'), toFund: fund('B') } as const;
  const about = { moneyAccount: sl('C1'), amount: taka(5), on: DAY };
  return transferFunds(house.books, { ...funds, ...about, ...changes });
};

test('a transfer names two open funds and an account that may hold both', (t) => {
  const house = new House();
  house.given(house.voucher('G', 'Loan', 500, DAY));
  house.given(house.voucher('G', 'Loan', 500, DAY, 'MW'));
  refuses(t, transfer(house, { toFund: fund('G') }), 'ledger.same-fund');
  refuses(t, transfer(house, { toFund: 99 }), 'fund.not-found');
  refuses(t, transfer(house, { amount: 0 }), 'ledger.amount-zero');
  refuses(t, transfer(house, { moneyAccount: sl('MW') }), 'ledger.money-not-allowed');
  refuses(t, transfer(house, { amount: taka(500.01) }), 'ledger.fund-money-short', '৫০০.০০');
  refuses(t, transfer(house, { on: '2026-05-01' }), 'ledger.future-day');
  house.setUp(FundSwitched({ fundId: fund('B'), active: false }));
  refuses(t, transfer(house, {}), 'ledger.fund-inactive');
});

const NOTHING: OpenBalances = { on: DAY, accounts: [], oldDues: [], advances: [] };
const open = (house: House, changes: Partial<OpenBalances>) =>
  openBalances(house.books, { ...NOTHING, ...changes });
const account = (name: AccountName | 99, amount = 100, inFund: FundName | 99 = 'G') => ({
  subLedgerId: name === 99 ? 99 : sl(name),
  fundId: inFund === 99 ? 99 : fund(inFund),
  amount: taka(amount),
});

test('an opening takes assets and liabilities of funds that are there', (t) => {
  const house = new House();
  refuses(t, open(house, { accounts: [account('Tuition')] }), 'ledger.class-direction', 'Tuition');
  refuses(t, open(house, { accounts: [account(99)] }), 'sub-ledger.not-found');
  refuses(t, open(house, { accounts: [account('C1', 5, 99)] }), 'fund.not-found');
  refuses(t, open(house, { accounts: [account('ZB')] }), 'ledger.money-not-allowed');
  refuses(t, open(house, { accounts: [account('C1', 0)] }), 'ledger.amount-zero');
  refuses(t, open(house, { on: '2026-05-01', accounts: [account('C1')] }), 'ledger.future-day');
  const most = MAX_AMOUNT_PAISA / 100;
  const twice = { accounts: [account('C1', most), account('BK', 0.01)] };
  refuses(t, open(house, twice), 'ledger.too-large');
});

test('no student owes or has paid ahead in a zakat or waqf fund', (t) => {
  const house = new House();
  const advances = [{ userId: S, fundId: fund('Z'), amount: taka(10) }];
  const due = { userId: S, admissionId: S, sessionId: 6, fundId: fund('W'), amount: taka(10) };
  refuses(t, open(house, { accounts: [account('C1', 10, 'Z')], advances }), 'ledger.no-fees-in-fund', 'গোরাবা');
  refuses(t, open(house, { oldDues: [due] }), 'ledger.no-fees-in-fund', 'ওয়াকফ');
  t.like(open(house, { oldDues: [{ ...due, fundId: fund('T') }] }), { length: 1 });
});

test('a fund that owes more than it has opens with a fund balance on the debit side', (t) => {
  const house = new House();
  const drafts = house.given(open(house, { accounts: [account('C1', 100), account('Loan', 250)] }));
  posts(t, drafts, 'Dr C1·G 100.00 Cr Loan·G 250.00 Dr fund-balance·G 150.00');
});

test('old dues of one student in two funds are two items, each its own fund balance', (t) => {
  const house = new House();
  const due = { userId: S, admissionId: S, sessionId: 6, amount: taka(10) };
  const oldDues = [
    { ...due, fundId: fund('G') },
    { ...due, fundId: fund('B') },
  ];
  posts(
    t,
    house.given(open(house, { oldDues })),
    'Dr AR·G 10.00 Cr fund-balance·G 10.00; Dr AR·B 10.00 Cr fund-balance·B 10.00',
  );
  t.is(house.dues(), 20);
});

test('a charge whose total of a fund cannot be recorded is refused', (t) => {
  const most = MAX_AMOUNT_PAISA / 100;
  refuses(t, new House().charge({ Tuition: most, Admission: 0.01 }, DAY), 'ledger.too-large');
  t.like(new House().charge({ Tuition: most, Food: most }, DAY), { length: 1 });
});
