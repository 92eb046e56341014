import * as z from 'zod';
import { answers, column, defineList, defineQuery, fields, power } from '../kernel/index.ts';

const { answered, cell, record } = answers;
const access = power('teacher_payroll', 'view');
const id = z.int();
const rows = { page: 50, most: 2000 };
const name = column.name('name', { phone: 'title', strong: true, share: 1.2 });
const code = column.code('teacherCode', { phone: 'beside' });

/** বেতন: what each of those in service is paid today. */
export const salariesList = defineList({
  name: 'Salaries',
  path: '/api/teachers/salaries',
  access,
  title: 'salaries',
  needs: ['teachers'],
  query: { search: fields.optionalText(100) },
  columns: {
    UserCode: code,
    UserName: name,
    Designation: column.text('designation', { phone: 'beside' }),
    from: column.day('paySince', { absent: true, phone: 'line' }),
    gross: column.money('grossPay', { total: true, phone: 'side', strong: true }),
    deducted: column.money('payDeducted', { total: true, phone: 'hide' }),
    instalment: column.money('instalment', { total: true, phone: 'hide' }),
  },
  carries: { UserID: id },
  order: 'UserCode',
  rows,
  files: true,
});

/** What was set for one person, from the first day on; his bank stands beside. */
export const salaryOf = defineQuery({
  name: 'SalaryOf',
  path: '/api/teachers/salaries/:UserID',
  access,
  query: { UserID: fields.id() },
  answer: () =>
    answered(
      record({
        UserID: cell.number(),
        ...{ bank: cell.text(), account: cell.text() },
        rows: z.array(
          record({
            from: cell.day(),
            lines: z.array(record({ payHeadId: cell.number(), amount: cell.money() })),
            ...{ instalment: cell.money(), leastNet: cell.money() },
          }),
        ),
      }),
    ),
});

export const PAYROLL_STATES = {
  1: { word: 'payrollOwed', color: 'yellow' },
  2: { word: 'settled', color: 'green' },
  3: { word: 'cancelled', color: 'red' },
} as const;

/** পে-রোল: the runs, what was charged by each, and what of it is not paid. */
export const payrollsList = defineList({
  name: 'Payrolls',
  path: '/api/teachers/payroll',
  access,
  title: 'payrolls',
  needs: ['teachers'],
  query: {
    /** 1 not paid in full, 2 paid, 3 taken back. */
    state: fields.optionalInteger(1, 3),
  },
  columns: {
    payrollId: column.number('number', { phone: 'beside', told: 'shown' }),
    month: column.text('month', { phone: 'title', strong: true, share: 1.4 }),
    on: column.day('day', { phone: 'beside' }),
    people: column.count('payrollPeople', { phone: 'line' }),
    gross: column.money('grossPay', { only: 'files' }),
    deducted: column.money('payDeducted', { only: 'files' }),
    recovered: column.money('payRecovered', { only: 'files' }),
    net: column.money('netPay', { phone: 'line' }),
    paid: column.money('salaryPaid', { phone: 'hide' }),
    owed: column.money('payOwed', { phone: 'side', strong: true }),
    state: column.badge('state', PAYROLL_STATES, { phone: 'beside' }),
    writer: column.who('writer', { share: 0.7, only: 'sheets' }),
  },
  carries: {
    ...{ shown: z.string(), monthKey: z.string() },
    /** Its payments, those that were taken back among them. */
    payments: z.array(
      z.strictObject({
        salaryPaymentId: id,
        shown: z.string(),
        on: z.string(),
        Account: z.string(),
        amount: z.number(),
        reversed: z.boolean(),
      }),
    ),
  },
  order: '-payrollId',
  rows,
  files: true,
});

/** মাসের বেতন ও বকেয়া: what each was charged, paid and is owed, by person and month. */
export const payrollSalariesList = defineList({
  name: 'PayrollSalaries',
  path: '/api/teachers/payroll/salaries',
  access,
  title: 'payrollSalaries',
  needs: ['teachers'],
  query: {
    payrollId: fields.optionalId(),
    UserID: fields.optionalId(),
    /** 1: what is owed still. */
    owed: fields.optionalInteger(1, 1),
    search: fields.optionalText(100),
  },
  columns: {
    month: column.text('month', { phone: 'beside' }),
    UserCode: code,
    UserName: name,
    days: column.number('paidDays', { phone: 'line' }),
    gross: column.money('grossPay', { total: true, phone: 'hide' }),
    absence: column.money('payAbsence', { total: true, phone: 'hide' }),
    deducted: column.money('payDeducted', { total: true, phone: 'hide' }),
    recovered: column.money('payRecovered', { total: true, phone: 'hide' }),
    net: column.money('netPay', { total: true, phone: 'line' }),
    paid: column.money('salaryPaid', { total: true, phone: 'hide' }),
    owed: column.money('payOwed', { total: true, phone: 'side', strong: true }),
    bank: column.text('bankBranch', { only: 'files' }),
    account: column.text('bankAccountNo', { only: 'files' }),
  },
  carries: { UserID: id, payrollId: id },
  order: '-month',
  rows,
  files: true,
});
