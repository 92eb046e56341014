import test from 'ava';
import { openBalances } from '../opening/open-balances.ts';
import { fund, sl } from '../test-support/chart.ts';
import { House, posts, refuses, S, S2, taka } from '../test-support/house.ts';
import { postContra } from '../vouchers/posting/post-contra.ts';
import { type TransferFunds, transferFunds } from '../vouchers/posting/transfer-funds.ts';

const transfer = (house: House, command: Partial<TransferFunds>) =>
  transferFunds(house.books, {
    kind: 'gift',
    fromFund: fund('G'),
    toFund: fund('B'),
    moneyAccount: sl('BK'),
    amount: taka(5000),
    on: house.today,
    ...command,
  });

const noIncome = (house: House) =>
  house.balance('Tuition') + house.balance('Donation') + house.balance('Electricity') === 0;

test('W14: a gift, a loan and its repayment between funds move no drawer and are no income', (t) => {
  const house = new House();
  house.given(house.voucher('G', 'Loan', 20_000, '2026-04-01', 'BK'));
  const gift = house.given(transfer(house, {}));
  posts(
    t,
    gift,
    `Dr transfer-out·G 5,000.00 Cr BK·G 5,000.00;
     Dr BK·B 5,000.00 Cr transfer-in·B 5,000.00`,
  );
  const loan = house.given(transfer(house, { kind: 'loan', amount: taka(2000) }));
  posts(
    t,
    loan,
    `Dr due-from·G 2,000.00 Cr BK·G 2,000.00;
     Dr BK·B 2,000.00 Cr due-to·B 2,000.00`,
  );
  const back = { kind: 'repay', fromFund: fund('B'), toFund: fund('G') } as const;
  const repaid = house.given(transfer(house, { ...back, amount: taka(500) }));
  posts(
    t,
    repaid,
    `Dr due-to·B 500.00 Cr BK·B 500.00;
     Dr BK·G 500.00 Cr due-from·G 500.00`,
  );
  t.is(house.balance('BK'), 20_000);
  t.is(house.balance('BK', 'G'), 13_500);
  t.is(house.balance('BK', 'B'), 6500);
  t.is(house.balance('sys:due-from', 'G'), 1500);
  t.is(house.balance('sys:due-to', 'B'), -1500);
  t.is(house.balance('sys:transfer-in') + house.balance('sys:transfer-out'), 0);
  t.true(noIncome(house));
  t.deepEqual(
    [...gift, ...loan, ...repaid].map(({ data }) => (data as { transferNo: number }).transferNo),
    [1, 2, 3],
  );
  const tooMuch = transfer(house, { ...back, amount: taka(1500.01) });
  refuses(t, tooMuch, 'ledger.repay-too-much', '১,৫০০.০০');
});

test('W14: zakat, waqf capital and trust money never leave by transfer, a donor’s purpose never as a gift', (t) => {
  const house = new House();
  house.given(house.voucher('Z', 'Zakat', 9000, '2026-04-01'));
  house.given(house.voucher('N', 'Donation', 9000, '2026-04-01'));
  house.given(house.voucher('T', 'Deposit', 9000, '2026-04-01'));
  house.given(house.voucher('W', 'Capital', 9000, '2026-04-01'));
  for (const kind of ['gift', 'loan'] as const)
    for (const from of ['Z', 'W', 'T'] as const) {
      const given = { kind, fromFund: fund(from), toFund: fund('G'), moneyAccount: sl('C1') };
      refuses(t, transfer(house, given), 'ledger.transfer-restricted');
    }
  const purpose = { fromFund: fund('N'), toFund: fund('G'), moneyAccount: sl('C1') };
  refuses(t, transfer(house, purpose), 'ledger.transfer-restricted', 'নির্মাণ তহবিল');
  house.given(transfer(house, { ...purpose, kind: 'loan' }));
  t.is(house.balance('sys:due-to', 'G'), -5000);
});

test('W15: a contra keeps every fund’s money its own', (t) => {
  const house = new House();
  house.given(house.voucher('G', 'Loan', 6000, '2026-04-01'));
  house.given(house.charge({ Food: 4000 }, '2026-04-01'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(4000) }] }));
  const lines = [
    { fundId: fund('G'), amount: taka(6000) },
    { fundId: fund('B'), amount: taka(4000) },
  ];
  const contra = { fromAccount: sl('C1'), toAccount: sl('BK'), on: house.today, lines };
  const posted = house.given(postContra(house.books, contra));
  posts(t, posted, 'Dr BK·G 6,000.00 Cr C1·G 6,000.00; Dr BK·B 4,000.00 Cr C1·B 4,000.00');
  t.like(posted[0]?.data, { contraNo: 1, series: 'contra:2025' });
  t.is(house.balance('C1'), 0);
  t.is(house.balance('BK', 'G'), 6000);
  t.is(house.balance('BK', 'B'), 4000);
});

test('W17: bricks beyond the gift are refused by name and sum, and pass after a gift from General', (t) => {
  const house = new House();
  house.given(house.voucher('N', 'Donation', 50_000, '2026-04-01', 'BK'));
  house.given(house.voucher('G', 'Loan', 90_000, '2026-04-01', 'BK'));
  const bricks = () => house.voucher('N', 'Bricks', -62_000, '2026-04-20', 'BK');
  refuses(t, bricks(), 'ledger.fund-money-short', 'নির্মাণ তহবিল', 'BK', '৫০,০০০.০০');
  house.given(transfer(house, { toFund: fund('N'), amount: taka(12_000), on: '2026-04-20' }));
  posts(t, house.given(bricks()), 'Dr Bricks·N 62,000.00 Cr BK·N 62,000.00');
  t.is(house.balance('BK', 'N'), 0);
  t.is(house.balance('BK', 'G'), 78_000);
});

test('W19: the books brought over from paper balance by the fund balance, without income', (t) => {
  const house = new House();
  const accounts = [
    { subLedgerId: sl('C1'), fundId: fund('G'), amount: taka(12_500) },
    { subLedgerId: sl('BK'), fundId: fund('G'), amount: taka(85_000.5) },
    { subLedgerId: sl('Loan'), fundId: fund('G'), amount: taka(20_000) },
    { subLedgerId: sl('BK'), fundId: fund('Z'), amount: taka(40_000) },
  ];
  const oldDues = [{ userId: S, admissionId: S, sessionId: 6, fundId: fund('G'), amount: taka(2400) }];
  const advances = [{ userId: S2, fundId: fund('G'), amount: taka(600) }];
  const command = { on: '2026-04-01', accounts, oldDues, advances };
  const opened = house.given(openBalances(house.books, command));
  t.is(opened.length, 1);
  t.is(house.balance('sys:fund-balance', 'G'), -79_300.5);
  t.is(house.balance('sys:fund-balance', 'Z'), -40_000);
  t.is(house.dues(), 2400);
  t.is(house.advance(S2), 600);
  t.is(house.balance('sys:receivable', 'G'), 2400);
  t.true(noIncome(house));

  const collected = house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(2400) }] }));
  posts(t, collected, 'Dr C1·G 2,400.00 Cr AR·G 2,400.00');
  t.like(collected[0]?.data, { rows: [{ sessionId: 6, subLedgerId: 0, fee: taka(2400), due: 0 }] });
  t.is(house.dues(), 0);
  t.is(house.balance('C1'), 14_900);
  t.true(noIncome(house));
  t.is(house.balance('sys:fund-balance', 'G'), -79_300.5);
});
