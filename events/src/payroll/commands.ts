import * as z from 'zod';
import { answers, defineCommand, field, fields, power, word } from '../kernel/index.ts';

const { cell, record } = answers;
const may = (flag: 'insert' | 'edit' | 'delete') => power('teacher_payroll', flag);
const path = '/api/teachers/payroll';

/** By how many days a month is parted: thirty always, or as many as it has. */
export const MONTH_DAYS = { thirty: 30, real: 0 } as const;
export const MONTH_DAYS_NAMES = [
  { value: MONTH_DAYS.thirty, name: { bn: '৩০ দিনে মাস', en: 'Months of 30 days' } },
  { value: MONTH_DAYS.real, name: { bn: 'মাসের আসল দিন', en: 'The month’s own days' } },
] as const;

const payLines = z.array(z.object({ payHeadId: fields.id(), amount: fields.amount() })).max(40);
const linesOf = (lines: z.output<typeof payLines>) =>
  lines.map(({ payHeadId, amount }) => ({ payHeadId, amount: amount as number }));

const runBody = z.object({
  month: fields.monthNumber(),
  days: fields.optionalChoice(MONTH_DAYS.thirty, MONTH_DAYS.real),
  rows: z
    .array(
      z.object({
        UserID: fields.id(),
        /** Days without pay. */
        absence: fields.optionalInteger(0, 31),
        /** Why his salary is held back; he is charged by a later run of the month. */
        hold: fields.optionalText(300),
        /** Nothing is recovered from him this month: the instalment is added at the end. */
        skip: fields.optionalFlag(false),
        /** Of this month alone, beside his salary. */
        lines: payLines.nullish(),
      }),
    )
    .max(1000)
    .nullish(),
});

const runCommand = ({ month, days, rows }: z.output<typeof runBody>) => ({
  month,
  days: days ?? MONTH_DAYS.thirty,
  rows: (rows ?? []).map((row) => ({
    ...{ userId: row.UserID, absent: row.absence ?? 0, hold: row.hold, skip: row.skip },
    lines: linesOf(row.lines ?? []),
  })),
});
export type RunPayroll = ReturnType<typeof runCommand>;

const payRow = () => ({
  ...person(),
  ...{ paidDays: cell.number(), absent: cell.number(), days: cell.number() },
  ...{ gross: cell.money(), absence: cell.money(), deducted: cell.money() },
  ...{ recovered: cell.money(), net: cell.money() },
});
const person = () => ({ UserID: cell.number(), UserCode: cell.text(), UserName: cell.text() });
const runAnswer = () =>
  record({
    ...{ month: cell.text(), people: cell.number(), rows: z.array(record(payRow())) },
    ...{ gross: cell.money(), absence: cell.money(), deducted: cell.money() },
    ...{ recovered: cell.money(), net: cell.money() },
    held: z.array(record(person())),
    /** Who was charged by an earlier run of the month. */
    charged: cell.number(),
  });
const example = { month: 202603, days: 30, rows: [{ UserID: 3, absence: 1 }] };

export const payrollCommands = {
  setSalary: defineCommand({
    name: 'SetSalary',
    method: 'PUT',
    path: '/api/teachers/salaries/:UserID',
    access: may('edit'),
    params: { UserID: fields.id() },
    body: z.object({ lines: payLines.min(1, 'payroll.needs-lines') }),
    fields: [
      field.day('from', { bn: 'যেদিন থেকে', en: 'In force from' }, { begins: 'today' }),
      field.money(
        'instalment',
        { bn: 'অগ্রিমের মাসিক কিস্তি', en: 'Monthly instalment of advances' },
        {
          hint: {
            bn: 'প্রতি মাসে বেতন থেকে অগ্রিমের এতটা কাটা হবে; খালি রাখলে কিছুই নয়',
            en: 'So much of his advances is taken off each month; nothing where it is left empty',
          },
        },
      ),
      field.money(
        'leastNet',
        { bn: 'হাতে অন্তত', en: 'Left to him at least' },
        {
          hint: {
            bn: 'উশুল ও কিস্তি কেটে এর কম দেওয়া হবে না',
            en: 'Recoveries and instalments never leave him less than this',
          },
        },
      ),
      field.text('bank', { bn: 'ব্যাংক ও শাখা', en: 'Bank and branch' }, { max: 120 }),
      field.text('account', { bn: 'ব্যাংক হিসাব নম্বর', en: 'Bank account number' }, { max: 40 }),
    ],
    toCommand: ({ from, lines, instalment, leastNet, bank, account }, { UserID: userId }) => ({
      ...{ userId, from, lines: linesOf(lines), bank, account },
      instalment: (instalment ?? 0) as number,
      leastNet: (leastNet ?? 0) as number,
    }),
    message: 'payroll.salary-set',
    example: { from: '2026-04-01', lines: [{ payHeadId: 1, amount: 15000 }], instalment: 1000 },
  }),
  /** The same run without recording anything. */
  previewPayroll: defineCommand({
    name: 'PreviewPayroll',
    path: `${path}/preview`,
    access: may('insert'),
    body: runBody,
    toCommand: runCommand,
    answer: runAnswer,
    message: 'payroll.previewed',
    example,
  }),
  runPayroll: defineCommand({
    name: 'RunPayroll',
    path,
    access: may('insert'),
    body: runBody,
    toCommand: runCommand,
    answer: () => record({ payrollId: cell.number(), people: cell.number(), net: cell.money() }),
    message: 'payroll.charged',
    status: 201,
    example,
  }),
  payPayroll: defineCommand({
    name: 'PayPayroll',
    path: `${path}/:id/pay`,
    access: may('insert'),
    params: { id: fields.id() },
    body: z.object({
      /** What each of them gets; absent: everybody all that is owed to him. */
      rows: z
        .array(z.object({ UserID: fields.id(), Amount: fields.amount() }))
        .max(1000)
        .nullish(),
      Account: fields.id(),
      Amount: fields.optionalAmount(),
    }),
    fields: [
      field.given('Account', word('account')),
      field.day('CreateAt', word('day'), { past: true, begins: 'today' }),
    ],
    toCommand: ({ rows, Account, Amount, CreateAt }, { id: payrollId }) => ({
      ...{ payrollId, moneyAccount: Account, on: CreateAt },
      /** What is paid in all, where it was said; it must be that. */
      amount: Amount as number | undefined,
      rows: rows?.map((row) => ({ userId: row.UserID, amount: row.Amount as number })) ?? null,
    }),
    answer: () => record({ salaryPaymentId: cell.number(), paid: cell.money() }),
    message: 'payroll.paid',
    status: 201,
    example: { Account: 2, CreateAt: '2026-04-14', rows: [{ UserID: 3, Amount: 10000 }] },
  }),
  reverseSalaryPayment: defineCommand({
    name: 'ReverseSalaryPayment',
    path: `${path}/payments/:id/reverse`,
    access: may('delete'),
    params: { id: fields.id() },
    body: z.object({ reason: fields.textUnlessErased(300) }),
    unlessErased: ['reason'],
    fields: [field.text('reason', word('reason'), { max: 300, missing: 'request.required' })],
    toCommand: ({ reason }, { id: salaryPaymentId }) => ({ salaryPaymentId, reason }),
    message: 'payroll.payment-reversed',
    status: 201,
    example: { reason: 'ভুল হিসাব থেকে দেওয়া হয়েছিল' },
  }),
  reversePayroll: defineCommand({
    name: 'ReversePayroll',
    path: `${path}/:id/reverse`,
    access: may('delete'),
    params: { id: fields.id() },
    body: z.object({ reason: fields.textUnlessErased(300) }),
    unlessErased: ['reason'],
    fields: [field.text('reason', word('reason'), { max: 300, missing: 'request.required' })],
    toCommand: ({ reason }, { id: payrollId }) => ({ payrollId, reason }),
    message: 'payroll.reversed',
    status: 201,
    example: { reason: 'এক দিনের কর্তন বাদ পড়েছিল' },
  }),
};
