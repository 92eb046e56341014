import { answers, defineRegister, field, reads, recordedAs, type WireFields } from '../../kernel/index.ts';
import { FEE_FUND_KINDS, funds, generalLedgers, LEDGER_CLASS, subLedgers } from '../../ledger/index.ts';
import { FEE_GROUP } from '../constants.ts';
import { FeeHeadAdded, FeeHeadChanged, FeeHeadRetired } from './events.ts';
import { feeGroupNames } from './fee-group-names.ts';

const { cell, record } = answers;

/** When a head is charged. */
export type ChargeMoment = 'admission' | 'month' | 'demand';

/** ফি-র খাত (SFGID): a sub-ledger that students are charged for. */
export interface FeeHeadAttributes {
  readonly subLedgerId: number;
  /** SFGNID. */
  readonly feeGroup: number;
  readonly chargeOn: ChargeMoment;
  /** Said of a new head alone: the fund and the ledger of its sub-ledger. */
  readonly fundId?: number;
  readonly ledgerId?: number;
}

const recorded = recordedAs(
  [
    reads(FeeHeadAdded, ({ feeHeadId, ...attributes }) => ({ kind: 'added', id: feeHeadId, attributes })),
    reads(FeeHeadChanged, ({ feeHeadId, ...changes }) => ({ kind: 'changed', id: feeHeadId, changes })),
    reads(FeeHeadRetired, ({ feeHeadId }) => ({ kind: 'retired', id: feeHeadId })),
  ],
  (change, after = {}) => {
    const attributes = (change.kind === 'added' ? change.attributes : after) as FeeHeadAttributes;
    const { subLedgerId, feeGroup, chargeOn } = attributes;
    if (change.kind === 'added')
      return [FeeHeadAdded({ feeHeadId: change.id, subLedgerId, feeGroup, chargeOn })];
    if (change.kind === 'changed') return [FeeHeadChanged({ feeHeadId: change.id, feeGroup, chargeOn })];
    return change.kind === 'retired' ? [FeeHeadRetired({ feeHeadId: change.id })] : [];
  },
);

const MOMENTS = [
  { value: 'admission', name: { bn: 'ভর্তির সময়', en: 'On admission' } },
  { value: 'month', name: { bn: 'প্রতি মাসে', en: 'Every month' } },
  { value: 'demand', name: { bn: 'প্রয়োজনে', en: 'On demand' } },
] as const;

/** When a head of a group is charged where nobody says it. */
export function usualMoment(feeGroup: number): ChargeMoment {
  if (feeGroup === FEE_GROUP.monthly) return 'month';
  return feeGroup > FEE_GROUP.others ? 'demand' : 'admission';
}

/** Heads are income, or held for others (board fees): a liability. */
export const HEAD_CLASSES: readonly number[] = [LEDGER_CLASS.income, LEDGER_CLASS.liability];
const earns = ({ CAID }: WireFields) => HEAD_CLASSES.includes(CAID as number);

export const feeHeads = defineRegister<FeeHeadAttributes, 'feeHeadId'>()({
  noun: 'FeeHead',
  stream: 'chart',
  power: 'fee_setting',
  path: '/api/accounts/fee_groups',
  id: 'SFGID',
  idName: 'feeHeadId',
  fields: {
    FundID: field.ref(
      'fundId',
      funds,
      { bn: 'তহবিল', en: 'Fund' },
      {
        asked: true,
        repeats: true,
        only: ({ kind, Action }) => Action === 1 && FEE_FUND_KINDS.includes(kind as number),
      },
    ),
    GLID: field.ref(
      'ledgerId',
      generalLedgers,
      { bn: 'খতিয়ান', en: 'Ledger' },
      {
        asked: true,
        repeats: true,
        only: earns,
      },
    ),
    SLID: field.ref(
      'subLedgerId',
      subLedgers,
      { bn: 'ফি-র খাত', en: 'Fee head' },
      { fixed: true, only: earns },
    ),
    SFGNID: field.ref('feeGroup', feeGroupNames, { bn: 'গ্রুপ', en: 'Group' }, { repeats: true }),
    chargeOn: field.choice('chargeOn', { bn: 'কখন ধার্য হবে', en: 'Charged' }, MOMENTS, {
      optional: true,
      repeats: true,
      hint: {
        bn: 'না বাছলে গ্রুপ অনুযায়ী: মাসিক ফি প্রতি মাসে, ভর্তি ও অন্যান্য ফি ভর্তির সময়',
        en: 'Where none is chosen the group says it: monthly fees every month, admission and other fees on admission',
      },
    }),
  },
  answer: () => ({
    AccStudentFeeGroupName: record({ SFGName: cell.text() }),
    AccSubsidiaryLedger: record({ FundID: cell.number(), GLID: cell.number(), SlName: cell.text() }),
  }),
  unique: ['subLedgerId'],
  remove: 'retire',
  recorded,
  codes: {
    added: 'fees.head-saved',
    changed: 'fees.head-saved',
    removed: 'fees.head-retired',
    unknown: 'fee-head.not-found',
    duplicate: 'fees.head-duplicate',
  },
  words: {
    bn: {
      one: 'ফি-র খাত',
      many: 'ফি-র খাত',
      purpose: 'তহবিল ও খতিয়ান থেকে একটি উপখাত বাছাই করে ফি-র খাত বানান; এরপর ফি নির্ধারণ করুন।',
    },
    en: {
      one: 'fee head',
      many: 'fee heads',
      purpose: 'Choose a sub-ledger of a fund and ledger to make it a fee head, then set its fees.',
    },
  },
});
