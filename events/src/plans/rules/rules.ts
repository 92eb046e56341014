import * as z from 'zod';
import { runDone, runPreview } from '../../fees/charges/answers.ts';
import {
  answers,
  contentRevision,
  type DataOf,
  defineCommand,
  defineEvent,
  defineQuery,
  field,
  fields,
  power,
  type RowTo,
  stored,
  word,
} from '../../kernel/index.ts';

const { answered, cell, listed, record } = answers;

const WHOLE = 10_000; // hundredths of a per cent
const FIRST_LESSENED = 2;

/** ভাইবোনের ছাড়: the n-th child of a family and those behind it pay less of a head. One rule a head. */
export const SiblingRuleSet = defineEvent(
  'SiblingRuleSet',
  z.object({
    subLedgerId: stored.storedId,
    /** From the n-th child on. */
    from: z.int().min(FIRST_LESSENED),
    /** Hundredths of a per cent; null where a sum is lessened. */
    percent: z.int().min(0).max(WHOLE).nullable(),
    amount: stored.storedPaisa.nullable(),
    active: z.boolean(),
  }),
  { about: { sibling_rule: 'subLedgerId' } },
);

/** বিলম্ব ফি: a fixed sum, once for each student and month, never compounding. Off until an institution wants it. */
export const LateFeeRuleSet = defineEvent(
  'LateFeeRuleSet',
  z.object({
    subLedgerId: stored.storedId,
    amount: stored.storedPaisa,
    /** Days after which a month that is not paid is late. */
    afterDays: z.int().min(1).max(365),
    active: z.boolean(),
  }),
  { about: { late_fee_rule: 'subLedgerId' } },
);

/** The version of the rule of late fees; of one that was never set, too. */
export const lateFeeRevision = (rule: DataOf<typeof LateFeeRuleSet> | undefined): number =>
  contentRevision(rule ? [rule.subLedgerId, rule.amount, rule.afterDays, Number(rule.active)] : []);

/** The version of the sibling rule of a head; of one that was never set, too. */
export const siblingRevision = (rule: DataOf<typeof SiblingRuleSet> | undefined): number =>
  contentRevision(rule ? [rule.from, rule.percent ?? '', rule.amount ?? '', Number(rule.active)] : []);

const edit = power('fee_setting', 'edit');
const view = power('fee_setting', 'view');

export const setSiblingRule = defineCommand({
  name: 'SetSiblingRule',
  versioned: true,
  method: 'PUT',
  path: '/api/accounts/sibling_rule',
  access: edit,
  body: z.object({
    SLID: fields.id(), // Taka and per cent alike have two decimals: both are read in hundredths.
    percent: fields.optionalAmount(),
  }),
  fields: [
    field.number('from', { bn: 'কততম সন্তান থেকে', en: 'From which child on' }, FIRST_LESSENED, 20),
    field.number('percent', { bn: 'শতকরা ছাড়', en: 'Per cent less' }, 0, 100),
    field.reading(
      field.money(
        'amount',
        { bn: 'অথবা টাকা', en: 'Or taka less' },
        { hint: { bn: 'যেকোনো একটি লিখুন', en: 'Write one of the two' } },
      ),
      () => fields.optionalAmount(),
    ),
    field.reading(field.check('active', { bn: 'নিয়ম চালু', en: 'The rule is in force' }), () =>
      fields.optionalFlag(true),
    ),
  ],
  toCommand: ({ SLID, from, percent, amount, active }) => ({
    subLedgerId: SLID,
    ...{ from, percent: percent ?? null, amount: amount ?? null, active },
  }),
  message: 'plans.rule-saved',
  example: { SLID: 1, from: 2, percent: 25, active: 1 },
});

export const siblingRules = defineQuery({
  name: 'SiblingRules',
  forAuditor: 'always',
  path: '/api/accounts/sibling_rule',
  access: view,
  answer: () =>
    listed({
      ...{ SLID: cell.number(), SlName: cell.text(), from: cell.count() },
      ...{ percent: z.number().nullable(), amount: cell.money().nullable(), active: cell.flag() },
      revision: cell.number(),
    }),
});
export type SiblingRule = RowTo<typeof siblingRules>;

export const setLateFeeRule = defineCommand({
  name: 'SetLateFeeRule',
  versioned: true,
  method: 'PUT',
  path: '/api/accounts/late_fee_rule',
  access: edit,

  fields: [
    field.given('SLID', word('head')),
    field.amount('amount', { bn: 'পরিমাণ', en: 'Amount' }),
    field.number('afterDays', { bn: 'কত দিন পর', en: 'After how many days' }, 1, 365, { begins: 15 }),
    field.reading(field.check('active', { bn: 'বিলম্ব ফি চালু', en: 'The late fee is on' }), () =>
      fields.optionalFlag(false),
    ),
  ],
  toCommand: ({ SLID, amount, afterDays, active }) => ({ subLedgerId: SLID, amount, afterDays, active }),
  message: 'plans.rule-saved',
  example: { SLID: 1, amount: 50, afterDays: 15, active: 1 },
});

export const lateFeeRule = defineQuery({
  name: 'LateFeeRule',
  forAuditor: 'always',
  path: '/api/accounts/late_fee_rule',
  access: view,
  answer: () =>
    answered(
      record({
        ...{ SLID: cell.number(), amount: cell.money(), afterDays: cell.count(), active: cell.flag() },
      }).nullable(),
      { revision: cell.number() },
    ),
});

const lateFeeRun = {
  path: '/api/accounts/late_fee_runs',
  access: power('fee_setting', 'insert'),
  body: z.object({ SessionID: fields.id(), ClassID: fields.optionalId() }),
  toCommand: ({ SessionID, ClassID }: { SessionID: number; ClassID?: number | undefined }) => ({
    sessionId: SessionID,
    classId: ClassID,
  }),
};

/** Charges the late fee for whatever month is late and has none yet. */
export const runLateFees = defineCommand({
  name: 'RunLateFees',
  ...lateFeeRun,
  answer: () => runDone(),
  message: 'plans.late-fees-charged',
  status: 201,
  example: { SessionID: 1 },
});

export const previewLateFees = defineCommand({
  name: 'PreviewLateFees',
  ...lateFeeRun,
  path: `${lateFeeRun.path}/preview`,
  answer: () => runPreview(),
  message: 'fees.run-previewed',
  example: { SessionID: 1, ClassID: 1 },
});
