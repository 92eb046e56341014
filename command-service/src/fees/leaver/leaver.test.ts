import test from 'ava';
import { type AccountName, sl } from '../../test-support/chart.ts';
import { House, posts, refuses, S, taka } from '../../test-support/house.ts';
import { settleLeaver } from './decide.ts';

const admission = {
  ...{ admissionId: S, userId: S, sessionId: 7, classId: 1, sectionId: 1, residence: 1, newOrOld: 1 },
  ...{ serial: 1, financialStatus: 1, on: '2026-01-10' },
};

const LEAVING = {
  ...{ admissionId: S, leftOn: '2026-04-20', cancelFrom: 4, adjust: [], pay: undefined, noteId: null },
  remark: '',
};

/** Three months of tuition and one of food, charged and unpaid. */
function charged(): House {
  const house = new House();
  for (const month of [1, 2, 3]) house.given(house.charge({ Tuition: 800 }, `2026-0${month}-10`, { month }));
  house.given(house.charge({ Food: 3000 }, '2026-04-01', { month: 4 }));
  return house;
}

const pay = (amount: number, account: AccountName = 'C1') => ({
  ...{ moneyAccount: sl(account), amount: taka(amount), transactionNo: '' },
});

test('W21: food becomes what its days cost, then he pays what he can; what is left may be written off', (t) => {
  const house = charged();
  t.is(house.dues(), 5400);
  const adjust = [{ itemId: 4, charged: taka(1200) }];
  const drafts = house.given(settleLeaver(house.books, { ...LEAVING, adjust, pay: pay(2000) }, admission));
  posts(
    t,
    drafts,
    `Dr Food·B 1,800.00 Cr AR·B 1,800.00; Dr C1·G 2,000.00
     Cr AR·G 800.00 Cr AR·G 800.00 Cr AR·G 400.00`,
  );
  t.is(house.dues(), 1600);
  t.deepEqual(house.journal.leavings.get(S), { on: '2026-04-20', cancelFrom: 4 });
  refuses(t, settleLeaver(house.books, LEAVING, admission), 'plans.left-already');
});

test('months paid ahead become an open advance, which pays what he owes', (t) => {
  const house = charged();
  const about = { receiptId: 9, admissionId: S, subLedgerId: sl('Tuition'), fundId: 1 };
  const paid = {
    fee: taka(800),
    concession: 0,
    amount: taka(800),
    released: 0,
    itemId: 0,
    appliedOn: '',
    since: '2026-04-01',
  };
  house.journal.monthAdvances.set(S, [{ ...about, ...paid, monthId: 5 }]);
  const drafts = house.given(settleLeaver(house.books, LEAVING, admission));
  posts(t, drafts, 'Dr month-advance·G 800.00 Cr Advance·G 800.00; Dr Advance·G 800.00 Cr AR·G 800.00');
  t.is(house.dues(), 4600);
});

test('a settlement makes no charge more, takes no more than is owed, and names what is not his', (t) => {
  const house = charged();
  const settle = (more: object) => settleLeaver(house.books, { ...LEAVING, ...more }, admission);
  refuses(t, settle({ adjust: [{ itemId: 4, charged: taka(3001) }] }), 'plans.adjusted-up', '৩,০০০.০০');
  refuses(t, settle({ adjust: [{ itemId: 99, charged: 0 }] }), 'fees.item-unknown');
  refuses(t, settle({ pay: pay(5401) }), 'plans.paid-above-dues', '৫,৪০০.০০');
  refuses(t, settle({ leftOn: '2026-05-01' }), 'ledger.future-day');
  refuses(t, settleLeaver(house.books, LEAVING, undefined), 'admission.not-found');
});
