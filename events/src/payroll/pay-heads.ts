import { defineRegister, field, type Names } from '../kernel/index.ts';
import { FUND_KIND, funds, generalLedgers, LEDGER_CLASS, subLedgers } from '../ledger/index.ts';

/** What a pay head does to a salary: adds to it, takes off it, or gives back what its holder owes the school. */
export const PAY_HEAD = { earning: 'earning', deduction: 'deduction', recovery: 'recovery' } as const;
export type PayHeadKind = (typeof PAY_HEAD)[keyof typeof PAY_HEAD];
export const PAY_HEAD_KINDS = [
  { value: PAY_HEAD.earning, name: { bn: 'প্রাপ্য', en: 'Earning' } },
  { value: PAY_HEAD.deduction, name: { bn: 'কর্তন', en: 'Deduction' } },
  { value: PAY_HEAD.recovery, name: { bn: 'উশুল', en: 'Recovery' } },
] as const;

/** Kinds of fund out of which salaries are paid: neither zakat nor a waqf’s capital nor what is held in trust. */
export const SALARY_FUND_KINDS: readonly number[] = [
  FUND_KIND.general,
  FUND_KIND.designated,
  FUND_KIND.donorsPurpose,
];

/** The classes of the sub-ledgers of each kind: a deduction lessens the expense, or is held for others. */
export const PAY_HEAD_CLASSES: Readonly<Record<PayHeadKind, readonly number[]>> = {
  earning: [LEDGER_CLASS.expense],
  deduction: [LEDGER_CLASS.expense, LEDGER_CLASS.liability],
  recovery: [LEDGER_CLASS.otherAsset],
};
const CLASSES = [...new Set(Object.values(PAY_HEAD_CLASSES).flat())];

/** বেতনের খাত: basic pay, house rent, provident fund … */
export interface PayHead {
  readonly name: Names;
  readonly kind: PayHeadKind;
  readonly fundId: number;
  readonly ledgerId: number;
  /** What is posted to: expense, a liability, or an asset. */
  readonly subLedgerId: number;
}

export const payHeads = defineRegister<PayHead>()({
  noun: 'PayHead',
  stream: 'payroll',
  power: 'teacher_payroll_name',
  path: '/api/teachers/pay_heads',
  id: 'PayHeadID',
  page: 5,
  fields: {
    PayHead: field.text(
      'name.bn',
      { bn: 'বেতনের খাতের নাম', en: 'Name of the pay head' },
      { script: 'bn', missing: { bn: 'বেতনের খাতের নাম লিখুন', en: 'Name of the pay head is required' } },
    ),
    EngPayHead: field.text('name.en', { bn: 'ইংরেজি নাম', en: 'English name' }, { script: 'en' }),
    kind: field.choice('kind', { bn: 'খাতের ধরন', en: 'Kind of head' }, PAY_HEAD_KINDS, {
      fixed: true,
      hint: {
        bn: 'প্রাপ্য বেতনে যোগ হয়; কর্তন বাদ যায়; উশুলে কর্মীর দেনা ফেরত আসে',
        en: 'An earning is added, a deduction taken off; by a recovery somebody gives back what is owed',
      },
    }),
    FundID: field.ref(
      'fundId',
      funds,
      { bn: 'তহবিল', en: 'Fund' },
      {
        fixed: true,
        repeats: true,
        only: ({ kind, Action }) => Action === 1 && SALARY_FUND_KINDS.includes(kind as number),
      },
    ),
    GLID: field.ref(
      'ledgerId',
      generalLedgers,
      { bn: 'খতিয়ান', en: 'Ledger' },
      { fixed: true, aside: true, repeats: true, only: ({ CAID }) => CLASSES.includes(CAID as never) },
    ),
    SLID: field.ref(
      'subLedgerId',
      subLedgers,
      { bn: 'উপখাত', en: 'Sub-ledger' },
      { fixed: true, only: ({ CAID }) => CLASSES.includes(CAID as never) },
    ),
  },
  unique: ['name.bn'],
  ordered: true,
  remove: 'retire',
  words: {
    bn: {
      one: 'বেতনের খাত',
      many: 'বেতনের খাত',
      purpose: 'মূল বেতন, ভাতা, কর্তন: প্রত্যেকের বেতন এই খাতগুলোতে লেখা হয়।',
    },
    en: {
      one: 'pay head',
      many: 'Pay heads',
      purpose: 'Basic pay, allowances, deductions: what each person is paid is written under these.',
    },
  },
});
