import test from 'ava';
import { fund, sl } from '../test-support/chart.ts';
import { House, refuses, taka } from '../test-support/house.ts';
import { postContra } from '../vouchers/posting/post-contra.ts';
import { transferFunds } from '../vouchers/posting/transfer-funds.ts';
import { lowestFrom } from './journal/rules/money-rule.ts';

/** C1·G: 1,000 on the 1st, 900 gone on the 10th, 2,000 more on the 20th. */
function april(): House {
  const house = new House();
  house.given(house.voucher('G', 'Loan', 1000, '2026-04-01'));
  house.given(house.voucher('G', 'Electricity', -900, '2026-04-10'));
  house.given(house.voucher('G', 'Loan', 2000, '2026-04-20'));
  return house;
}

const spend = (house: House, amount: number, on: string) => house.voucher('G', 'Electricity', -amount, on);

test('a back-dated payment is measured by the lowest balance of any later day', (t) => {
  refuses(t, spend(april(), 100.01, '2026-04-05'), 'ledger.fund-money-short', '১০ এপ্রিল ২০২৬', '১০০.০০');
  const house = april();
  house.given(spend(house, 100, '2026-04-05'));
  refuses(t, spend(house, 0.01, '2026-04-05'), 'ledger.fund-money-short', '০.০০');
  house.given(spend(house, 2000, '2026-04-20'));
});

test('before the money came there is none', (t) => {
  refuses(t, spend(april(), 1, '2026-03-31'), 'ledger.fund-money-short', '৩১ মার্চ ২০২৬', '০.০০');
});

test('a day is measured at its end: what came later on the same day counts', (t) => {
  const house = april();
  house.given(spend(house, 2100, '2026-04-20'));
  t.is(house.balance('C1', 'G'), 0);
});

test('General cannot live on zakat notes lying in the same drawer', (t) => {
  const house = new House();
  house.given(house.voucher('Z', 'Zakat', 5000, '2026-04-01'));
  house.given(house.voucher('G', 'Loan', 10, '2026-04-01'));
  refuses(t, spend(house, 11, '2026-04-02'), 'ledger.fund-money-short', 'সাধারণ তহবিল', '১০.০০');
});

test('the rule holds for contra and transfer, on their own days', (t) => {
  const lines = [{ fundId: fund('G'), amount: taka(101) }];
  const contra = { fromAccount: sl('C1'), toAccount: sl('BK'), lines };
  refuses(t, postContra(april().books, { ...contra, on: '2026-04-05' }), 'ledger.fund-money-short');
  t.like(postContra(april().books, { ...contra, on: '2026-04-20' }), { length: 1 });
  const gift = { kind: 'gift', fromFund: fund('G'), toFund: fund('B'), amount: taka(101) } as const;
  const through = { moneyAccount: sl('C1') };
  const early = transferFunds(april().books, { ...gift, ...through, on: '2026-04-05' });
  refuses(t, early, 'ledger.fund-money-short');
  t.like(transferFunds(april().books, { ...gift, ...through, on: '2026-04-20' }), { length: 1 });
});

test('what a back-dated receipt of money adds is there on every later day', (t) => {
  const house = april();
  house.given(house.voucher('G', 'Loan', 50, '2026-04-03'));
  house.given(spend(house, 150, '2026-04-05'));
  t.deepEqual(lowestFrom(house.journal.balances.get(`sl:${sl('C1')}|1`), '2026-04-01'), {
    day: '2026-04-10',
    amount: 0,
  });
});
