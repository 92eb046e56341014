import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { isWaiting } from '../approvals/needs.ts';
import { chargeFees } from '../fees/charge.ts';
import { type AccountName, fund, sl } from '../test-support/chart.ts';
import { House, posts, refuses, S, taka } from '../test-support/house.ts';
import { postJournalVoucher } from '../vouchers/journal/post.ts';
import { type PaySalary, paySalary } from '../vouchers/salary.ts';
import { giveAdvance } from '../vouchers/staff-advances.ts';

const context = { requestId: 1, actor: { id: 1, permissionType: 1 } } as never;

test('W25: rice that is given and eaten is expense and gift, and no money', (t) => {
  const house = new House();
  const lines = [
    { subLedgerId: sl('Meals'), debit: taka(2400), credit: 0 },
    { subLedgerId: sl('InKind'), debit: 0, credit: taka(2400) },
  ] as never;
  const command = { fundId: fund('B'), on: '2026-04-10', lines, noteId: null };
  const asked = postJournalVoucher(house.books, command, context);
  if (isRefusal(asked) || !isWaiting(asked)) return t.fail();
  posts(t, house.given(asked.drafts), 'Dr Meals·B 2,400.00 Cr InKind·B 2,400.00');
  t.deepEqual([house.balance('C1'), house.balance('BK'), house.balance('MW')], [0, 0, 0]);
});

test('W26: what is taken for the board is no income; paid on, nothing of it is left', (t) => {
  const house = new House();
  const line = (name: AccountName, amount: number) => {
    const about = { admissionId: S, userId: S, priceRowId: 1, monthId: 0, name };
    return { ...about, subLedgerId: sl(name), fundId: fund('G'), amount: taka(amount) };
  };
  const day = { on: '2026-04-10', dueOn: '2026-04-10' };
  const lines = [line('Board', 650), line('Admission', 50)];
  const charged = chargeFees(house.books, { admissionId: null, sessionId: 7, ...day, lines });
  posts(t, house.given(charged), 'Dr AR·G 650.00 Cr Board·G 650.00; Dr AR·G 50.00 Cr Admission·G 50.00');
  const rows = [
    { itemId: 1, deposit: taka(650) },
    { itemId: 2, deposit: taka(50) },
  ];
  posts(
    t,
    house.given(house.collect({ rows, on: '2026-04-11' })),
    'Dr C1·G 700.00 Cr AR·G 650.00 Cr AR·G 50.00',
  );
  t.is(house.balance('Board'), -650);
  const paid = house.voucher('G', 'Board', -650, '2026-04-12');
  posts(t, house.given(paid), 'Dr Board·G 650.00 Cr C1·G 650.00');
  t.deepEqual([house.balance('Board'), house.balance('Admission'), house.balance('C1')], [0, -50, 50]);
});

const TEACHER = 501;
const SALARY: PaySalary = {
  ...{ userId: TEACHER, fundId: fund('G'), on: '2026-04-30', noteId: null },
  ...{ salaryHead: sl('Salary'), payableHead: sl('SalaryDue'), gross: taka(15_000), absence: taka(500) },
  recovered: [{ advanceId: 1, amount: taka(2000) }],
  paid: { moneyAccount: sl('C1'), amount: taka(10_000) },
};

/** The box holds 20,000.00 of General, of which the teacher has 3,000.00 as an advance on his salary. */
function paying() {
  const house = new House();
  house.given(house.voucher('G', 'Loan', 20_000, '2026-04-01'));
  const about = { userId: TEACHER, purpose: 'salary', fundId: fund('G'), moneyAccount: sl('C1') } as const;
  house.given(giveAdvance(house.books, { ...about, amount: taka(3000), on: '2026-04-10' }));
  return house;
}
const pay = (house: House, change: Partial<PaySalary> = {}) =>
  paySalary(house.books, { ...SALARY, ...change }, context);

test('W23: a salary less absence is owed; the advance is taken off it, and what is not paid stays owed', (t) => {
  const house = paying();
  const decided = pay(house);
  if (isRefusal(decided) || !isWaiting(decided)) return t.fail();
  posts(
    t,
    house.given(decided.drafts),
    `Dr Salary·G 14,500.00 Cr SalaryDue·G 14,500.00; Dr SalaryDue·G 2,000.00 Cr staff-advance·G 2,000.00;
     Dr SalaryDue·G 10,000.00 Cr C1·G 10,000.00`,
  );
  t.deepEqual([house.balance('SalaryDue'), house.balance('Salary')], [-2500, 14_500]);
  t.is(house.balance('C1'), 20_000 - 3000 - 10_000, 'payments 10,000.00');
  t.is(house.balance('sys:staff-advance', 'G'), 1000);
});

test('a salary comes from no zakat, gives back only one’s own advance, and pays no more than was earned', (t) => {
  const house = paying();
  refuses(
    t,
    pay(house, { fundId: fund('Z'), salaryHead: sl('Alms'), recovered: [] }),
    'ledger.zakat-by-tamlik',
  );
  refuses(t, pay(house, { userId: 502 }), 'vouchers.advance-not-found');
  refuses(t, pay(house, { payableHead: sl('Salary') }), 'ledger.class-direction', 'Salary');
  const all = { moneyAccount: sl('C1'), amount: taka(12_500.01) };
  refuses(t, pay(house, { paid: all }), 'vouchers.salary-too-much', '১৪,৫০০.০০');
  refuses(
    t,
    pay(house, { recovered: [{ advanceId: 1, amount: taka(3000.01) }] }),
    'vouchers.settled-too-much',
  );
  refuses(
    t,
    pay(house, { recovered: [], paid: { moneyAccount: sl('ZB'), amount: 1 } }),
    'ledger.money-not-allowed',
  );
  const twice = [1, 1].map((advanceId) => ({ advanceId, amount: taka(2000) }));
  refuses(t, pay(house, { recovered: twice }), 'vouchers.settled-too-much', '১,০০০.০০');
});
