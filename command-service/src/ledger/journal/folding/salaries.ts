import { type DataOf, paisa, sumPaisa } from '@madrasah/events';
import {
  fundsOf,
  netOf,
  type PaidLine,
  PayrollReversed,
  payableOf,
  SalariesCharged,
  SalariesPaid,
  SalaryPaymentReversed,
  StaffAdvanceRecovered,
  StaffAdvanceRecoveryReversed,
} from '@madrasah/events/payroll';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import { counted } from '../rules/counted.ts';
import type { JournalState } from '../shape.ts';

/** Under which what a person is owed of a month is found. */
export const salaryKey = (month: string, userId: number): string => `${month}|${userId}`;

/** An advance comes back by a payroll; with −1 it is open again. */
function recover(
  state: JournalState,
  { advanceId, amount }: DataOf<typeof StaffAdvanceRecovered>,
  sign: number,
) {
  const advance = state.staffAdvances.get(advanceId);
  if (advance) state.staffAdvances.set(advanceId, { ...advance, left: paisa(advance.left - sign * amount) });
}

function pay(state: JournalState, payrollId: number, lines: readonly PaidLine[], sign: number): void {
  const month = state.payrolls.get(payrollId)?.month ?? '';
  for (const { userId, fundId, amount } of lines) {
    const key = salaryKey(month, userId);
    const salary = state.salaries.get(key);
    if (!salary) continue;
    const owed = salary.owed.map(
      ([fund, open]) => [fund, fund === fundId ? open - sign * amount : open] as const,
    );
    state.salaries.set(key, { ...salary, owed });
  }
}

/** Payrolls, what each person is owed of each, and what was paid of it. */
export const salaryCases: readonly FoldCase<JournalState>[] = [
  on(SalariesCharged, (state, { payrollId, month, on: day, rows }, { revision }) => {
    counted(state, 'payroll', payrollId);
    const users = rows.map(({ userId }) => userId);
    state.payrolls.set(payrollId, { payrollId, month, on: day, revision, users, reversed: false });
    for (const row of rows) {
      const owed = fundsOf(row).map((fundId) => [fundId, payableOf(row, fundId)] as const);
      state.salaries.set(salaryKey(month, row.userId), { payrollId, net: netOf(row), owed });
    }
  }),
  on(PayrollReversed, (state, { payrollId, month, rows }) => {
    const payroll = state.payrolls.get(payrollId);
    if (payroll) state.payrolls.set(payrollId, { ...payroll, reversed: true });
    for (const { userId } of rows) state.salaries.delete(salaryKey(month, userId));
  }),
  on(SalariesPaid, (state, { salaryPaymentId, payrollId, on: day, lines }, { revision }) => {
    counted(state, 'salary-payment', salaryPaymentId);
    const amount = sumPaisa(lines.map((line) => line.amount));
    const payment = { salaryPaymentId, payrollId, on: day, revision, amount, reversed: false };
    state.salaryPayments.set(salaryPaymentId, payment);
    pay(state, payrollId, lines, 1);
  }),
  on(SalaryPaymentReversed, (state, { salaryPaymentId, payrollId, lines }) => {
    const payment = state.salaryPayments.get(salaryPaymentId);
    if (payment) state.salaryPayments.set(salaryPaymentId, { ...payment, reversed: true });
    pay(state, payrollId, lines, -1);
  }),
  on(StaffAdvanceRecovered, (state, data) => recover(state, data, 1)),
  on(StaffAdvanceRecoveryReversed, (state, data) => recover(state, data, -1)),
];
