import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { fund, sl } from '../../test-support/chart.ts';
import { House, posts, refuses, taka } from '../../test-support/house.ts';
import { giveAdvance } from '../../vouchers/staff-advances.ts';
import { payPayroll } from '../paying/pay.ts';
import { runPayroll } from './charge.ts';
import type { PayrollBooks } from './plan.ts';

const TEACHER = 501;
const head = (of: 'G' | 'Z', subLedgerId: number) => ({
  ...{ id: 1, serial: 1, version: 1, retired: false, name: { bn: 'মূল বেতন', en: '', ar: '' } },
  ...{ kind: 'earning' as const, fundId: fund(of), ledgerId: 1, subLedgerId },
});

/** The box holds 20,000.00 of General, of which the teacher has 3,000.00 as an advance on his salary. */
function paying() {
  const house = new House();
  house.given(house.voucher('G', 'Loan', 20_000, '2026-04-01'));
  const about = { userId: TEACHER, purpose: 'salary', fundId: fund('G'), moneyAccount: sl('C1') } as const;
  house.given(giveAdvance(house.books, { ...about, amount: taka(3000), on: '2026-04-10' }));
  return house;
}

const booksOf = (house: House, of = head('G', sl('Salary'))): PayrollBooks => ({
  ...house.books,
  heads: new Map([[1, of]]) as never,
  people: [
    {
      ...{ userId: TEACHER, joinedOn: '2026-01-01', leftOn: null },
      salaries: [
        {
          ...{ from: '2026-01-01', lines: [{ payHeadId: 1, amount: taka(15_000) }] },
          ...{ instalment: taka(2000), leastNet: taka(0) },
        },
      ] as never,
    },
  ],
});
const APRIL = {
  ...{ month: '2026-04', days: 30 as const },
  rows: [{ userId: TEACHER, absent: 1, hold: '', skip: false, lines: [] }],
};

test('W23: a salary less absence is owed; the advance is taken off it, and what is not paid stays owed', (t) => {
  const house = paying();
  const charged = runPayroll(booksOf(house), APRIL, null);
  if (isRefusal(charged)) return t.fail(charged.code);
  posts(
    t,
    house.given(charged),
    `Dr Salary·G 14,500.00 Cr salary-payable·G 14,500.00;
     Dr salary-payable·G 2,000.00 Cr staff-advance·G 2,000.00`,
  );
  const command = { payrollId: 1, moneyAccount: sl('C1'), on: '2026-04-30', amount: undefined };
  const paid = payPayroll(house.books, { ...command, rows: [{ userId: TEACHER, amount: taka(10_000) }] });
  posts(t, house.given(paid), 'Dr salary-payable·G 10,000.00 Cr C1·G 10,000.00');
  t.deepEqual([house.balance('sys:salary-payable', 'G'), house.balance('Salary')], [-2500, 14_500]);
  t.is(house.balance('C1'), 20_000 - 3000 - 10_000, 'payments 10,000.00');
  t.is(house.balance('sys:staff-advance', 'G'), 1000);
  refuses(t, runPayroll(booksOf(house), APRIL, null), 'payroll.charged-already', '১২,৫০০.০০');
});

test('a salary comes from no zakat, whatever became of the fund of its head', (t) => {
  refuses(
    t,
    runPayroll(booksOf(paying(), head('Z', sl('Alms'))), APRIL, null),
    'payroll.head-fund-kind',
    'গোরাবা',
  );
});
