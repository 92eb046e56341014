import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { closeDay } from '../../closing/close-day.ts';
import { type FundName, fund, sl } from '../../test-support/chart.ts';
import { House, posts, refuses, taka } from '../../test-support/house.ts';
import { postContra } from '../posting/post-contra.ts';
import { transferFunds } from '../posting/transfer-funds.ts';
import { settleWallet } from '../settle-wallet.ts';
import { reverseTransfer, type SaidTransfer } from './reverse-transfer.ts';

const DAY = '2026-04-20';

/** 30 April; 20,000 in the bank and 1,000 in the wallet since the 1st, all of G. */
function house() {
  const made = new House();
  made.given(made.voucher('G', 'Loan', 20_000, '2026-04-01', 'BK'));
  const account = made.chart.subLedgers.get(sl('MW'));
  made.chart.subLedgers.set(sl('MW'), { ...account, moneyKind: 'wallet' } as never);
  made.given(made.voucher('G', 'Loan', 1000, '2026-04-01', 'MW'));
  return made;
}
const contra = (one: House, amount: number, on = DAY) =>
  one.given(
    postContra(one.books, {
      ...{ fromAccount: sl('BK'), toAccount: sl('C1'), on },
      lines: [{ fundId: fund('G'), amount: taka(amount) }],
    }),
  );
const between = (one: House, kind: 'gift' | 'loan' | 'repay', from: FundName, to: FundName, amount: number) =>
  one.given(
    transferFunds(one.books, {
      ...{ kind, fromFund: fund(from), toFund: fund(to), moneyAccount: sl('BK') },
      ...{ amount: taka(amount), on: DAY },
    }),
  );
/** Takes what was recorded last of a kind back. */
function back(one: House, what: 'contra' | 'transfer' | 'settlement', id = 1) {
  const said = one.events.find(({ data }) => (data as Record<string, unknown>)[`${what}Id`] === id);
  return reverseTransfer(one.books, { what, id, noteId: 4 }, said?.data as SaidTransfer);
}
const given = (one: House, outcome: ReturnType<typeof back>) => {
  if (isRefusal(outcome)) throw new Error(outcome.code);
  return one.given('needsSecondPerson' in outcome ? outcome.drafts : outcome);
};

test('a contra is taken back on its own day, once, and its number stays', (t) => {
  const one = house();
  contra(one, 500);
  const drafts = given(one, back(one, 'contra'));
  posts(t, drafts, 'Dr BK·G 500.00 Cr C1·G 500.00');
  t.like(drafts[0], { type: 'ContraReversed', data: { contraId: 1, contraNo: 1, on: DAY, noteId: 4 } });
  t.like(drafts[0]?.data, { fromAccount: sl('C1'), toAccount: sl('BK') });
  refuses(t, back(one, 'contra'), 'vouchers.transfer-reversed-already');
});

test('where its money was spent since, it stands today when it is there again, and is refused when not', (t) => {
  const one = house();
  contra(one, 500);
  one.given(one.voucher('G', 'Electricity', -400, '2026-04-22'));
  refuses(t, back(one, 'contra'), 'ledger.fund-money-short', '১০০.০০');
  one.given(one.voucher('G', 'Loan', 400, '2026-04-25'));
  t.like(given(one, back(one, 'contra'))[0]?.data, {
    ...{ on: '2026-04-30', wanted: DAY },
    why: { key: 'ledger.fund-money-short', places: { day: '2026-04-22' } },
  });
});

test('once an account has closed its day, a second person confirms, and it stands today', (t) => {
  const one = house();
  contra(one, 500);
  one.given(closeDay(one.books, { account: sl('C1'), on: DAY, notes: [[500, 1]] } as never, 1));
  const decided = back(one, 'contra');
  t.true('needsSecondPerson' in decided);
  t.like(given(one, decided)[0]?.data, { on: '2026-04-30', wanted: DAY });
});

test('W14: a gift and a loan are taken back, and what is owed with them; a repayment owes it again', (t) => {
  const one = house();
  between(one, 'gift', 'G', 'B', 5000);
  between(one, 'loan', 'G', 'B', 2000);
  between(one, 'repay', 'B', 'G', 500);
  refuses(t, back(one, 'transfer', 2), 'vouchers.loan-repaid', 'স্থানান্তর-৩/২৫');
  given(one, back(one, 'transfer', 3));
  t.is(one.journal.loans.get(`${fund('G')}>${fund('B')}`), taka(2000));
  given(one, back(one, 'transfer', 2));
  posts(
    t,
    given(one, back(one, 'transfer', 1)),
    'Cr transfer-out·G 5,000.00 Dr BK·G 5,000.00 Cr BK·B 5,000.00 Dr transfer-in·B 5,000.00',
  );
  t.is(one.journal.loans.get(`${fund('G')}>${fund('B')}`), 0);
  t.is(one.balance('BK', 'B'), 0);
  t.is(one.balance('BK', 'G'), 20_000);
});

test('W22: a wallet settlement is taken back with its charge', (t) => {
  const one = house();
  const asked = { on: DAY, wallet: sl('MW'), bank: sl('BK'), received: taka(985), charge: taka(15) };
  one.given(settleWallet(one.books, asked as never));
  given(one, back(one, 'settlement'));
  t.is(one.balance('MW'), 1000);
  t.is(one.balance('BK'), 20_000);
  t.is(one.balance('sys:wallet-charge'), 0);
});
