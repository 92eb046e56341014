import type { Receipt, StudentFees } from '@madrasah/events/fees';
import test from 'ava';
import { asIfBack } from './as-if-back.ts';

const row = {
  itemId: 2,
  AdmissionID: 5,
  SessionID: 1,
  SLID: 3,
  SlName: 'খোরাকি',
  FundID: 1,
  MonthID: 1,
  dueOn: '2026-04-01',
};
const of = {
  ...{ userId: 9, admissionId: 5, advance: 200 },
  fees: [{ ...row, Fee: 1000, pastDiscount: 100, preDeposit: 700.5, due: 199.5 }],
} as unknown as StudentFees;
const receipt = (UserID: number) =>
  ({
    student: { UserID },
    advance: 50,
    fees: [{ itemId: 2, deposit: 500.5, deduction: 100 }],
  }) as unknown as Receipt;

test('what the receipt paid and conceded is due again', (t) => {
  const { fees, advance } = asIfBack(of, receipt(9));
  t.like(fees[0], { due: 800, preDeposit: 200, pastDiscount: 0, Fee: 1000 });
  t.is(advance, 150);
});

test('another student’s dues are as they are', (t) => t.is(asIfBack(of, receipt(8)), of));
