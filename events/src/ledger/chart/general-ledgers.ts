import { defineRegister, field, reads, recordedAs } from '../../kernel/index.ts';
import { GeneralLedgerAdded, GeneralLedgerRenamed, GeneralLedgerRetired } from './events.ts';
import { funds } from './funds.ts';
import { ENGLISH_NAME, LEDGER_CLASSES } from './words.ts';

/** খতিয়ান: of one fund and class, both for good. */
export interface GeneralLedgerAttributes {
  readonly fundId: number;
  /** 1 income, 2 expense, 3 money, 4 liability, 5 fund balance, 6 other asset. */
  readonly class: number;
  readonly name: string;
  readonly nameEn: string;
}

const recorded = recordedAs(
  [
    reads(GeneralLedgerAdded, ({ ledgerId, nameEn = '', ...data }) => ({
      kind: 'added',
      id: ledgerId,
      attributes: { ...data, nameEn },
    })),
    reads(GeneralLedgerRenamed, ({ ledgerId, ...changes }) => ({ kind: 'changed', id: ledgerId, changes })),
    reads(GeneralLedgerRetired, ({ ledgerId }) => ({ kind: 'retired', id: ledgerId })),
  ],
  (change, after = {}) => {
    if (change.kind === 'added') {
      const attributes = change.attributes as GeneralLedgerAttributes;
      return [GeneralLedgerAdded({ ledgerId: change.id, ...attributes })];
    }
    const { name, nameEn } = after as unknown as GeneralLedgerAttributes;
    if (change.kind === 'changed') return [GeneralLedgerRenamed({ ledgerId: change.id, name, nameEn })];
    return change.kind === 'retired' ? [GeneralLedgerRetired({ ledgerId: change.id })] : [];
  },
);

export const generalLedgers = defineRegister<GeneralLedgerAttributes, 'ledgerId'>()({
  noun: 'GeneralLedger',
  stream: 'chart',
  power: 'general_ledger',
  path: '/api/accounts/general_ledgers',
  id: 'GLID',
  idName: 'ledgerId',
  fields: {
    FundID: field.ref(
      'fundId',
      funds,
      { bn: 'তহবিল', en: 'Fund' },
      { filter: 'fundId', fixed: true, repeats: true },
    ),
    CAID: field.choice('class', { bn: 'শ্রেণি', en: 'Class' }, LEDGER_CLASSES, {
      filter: 'caId',
      fixed: true,
      repeats: true,
    }),
    GlName: field.text(
      'name',
      { bn: 'খতিয়ানের নাম', en: 'Name of the ledger' },
      { max: 120, script: 'bn', missing: 'ledger.general-name-required' },
    ),
    GlNameEn: field.text('nameEn', ENGLISH_NAME, { max: 120, script: 'en', aside: true }),
  },
  unique: ['fundId', 'class', 'name'],
  within: 'fundId',
  remove: 'refuse',
  recorded,
  codes: {
    added: 'ledger.general-created',
    changed: 'ledger.saved',
    removed: 'ledger.retired',
    unknown: 'general-ledger.not-found',
    duplicate: 'ledger.general-duplicate',
    used: 'ledger.in-use',
  },
  words: {
    bn: {
      one: 'খতিয়ান',
      many: 'সাধারণ খতিয়ান',
      purpose: 'তহবিলের অধীনে আয়, ব্যয়, নগদ ও ব্যাংকের খতিয়ান লিখুন।',
    },
    en: {
      one: 'ledger',
      many: 'general ledgers',
      purpose: 'Each fund has ledgers for income, expenses, cash and banks.',
      failed: { remove: 'Failed to delete General Ledger' },
    },
  },
});
