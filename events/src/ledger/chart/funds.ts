import { answers, defineRegister, field, reads, recordedAs } from '../../kernel/index.ts';
import { fundShort } from '../numbers/fund-short.ts';
import { FundAdded, FundKindChanged, FundRenamed, FundRetired, FundSwitched } from './events.ts';
import { ENGLISH_NAME, FUND_KINDS } from './words.ts';

/** তহবিল. */
export interface FundAttributes {
  readonly name: string;
  readonly nameEn: string;
  /** Its letters in the numbers of its vouchers; '' for the first of its name. */
  readonly short: string;
  /** 1 general … 6 held in trust. */
  readonly kind: number;
  readonly active: boolean;
  /** Said of a new fund alone: `kind` 3 where no kind is given. */
  readonly restricted?: boolean;
}

const recorded = recordedAs(
  [
    reads(FundAdded, ({ fundId, nameEn = '', short = '', ...data }) => ({
      kind: 'added',
      id: fundId,
      attributes: { ...data, nameEn, short, active: true },
    })),
    reads(FundRenamed, ({ fundId, ...changes }) => ({ kind: 'changed', id: fundId, changes })),
    reads(FundKindChanged, ({ fundId, kind }) => ({ kind: 'changed', id: fundId, changes: { kind } })),
    reads(FundSwitched, ({ fundId, active }) => ({ kind: 'changed', id: fundId, changes: { active } })),
    reads(FundRetired, ({ fundId }) => ({ kind: 'retired', id: fundId })),
  ],
  (change, after = {}) => {
    const { name, nameEn, short, kind } = (
      change.kind === 'added' ? change.attributes : after
    ) as FundAttributes;
    if (change.kind === 'added')
      return [FundAdded({ fundId: change.id, name, nameEn, ...(short ? { short } : {}), kind })];
    if (change.kind === 'changed') {
      const { id: fundId, changes } = change;
      const isShortened = 'short' in changes;
      const isNamed = 'name' in changes || 'nameEn' in changes || isShortened;
      return [
        ...(isNamed ? [FundRenamed({ fundId, name, nameEn, ...(isShortened ? { short } : {}) })] : []),
        ...('kind' in changes ? [FundKindChanged({ fundId, kind })] : []),
      ];
    }
    return change.kind === 'retired' ? [FundRetired({ fundId: change.id })] : [];
  },
);

export const funds = defineRegister<FundAttributes, 'fundId'>()({
  noun: 'Fund',
  stream: 'chart',
  power: 'fund',
  path: '/api/accounts/funds',
  id: 'FundID',
  idName: 'fundId',
  fields: {
    FundName: field.text(
      'name',
      { bn: 'তহবিলের নাম', en: 'Name of the fund' },
      { max: 120, script: 'bn', missing: 'ledger.fund-name-required' },
    ),
    FundNameEn: field.text('nameEn', ENGLISH_NAME, { max: 120, script: 'en', aside: true }),
    short: {
      ...field.text(
        'short',
        { bn: 'সংক্ষেপ', en: 'Short' },
        {
          aside: true,
          hint: {
            bn: 'ভাউচার নম্বরে বসে, সর্বোচ্চ ৪ অক্ষর: G-খরচ-৩/২৬। খালি রাখলে নামের প্রথম অক্ষর; দুই তহবিলের প্রথম অক্ষর এক হলে আলাদা করে লিখুন',
            en: 'Stands in voucher numbers, at most 4 letters: G-Pay-3/26. Empty: the first letter of the name; where two funds begin alike, write one',
          },
        },
      ),
      input: fundShort,
    },
    kind: field.choice('kind', { bn: 'ধরন', en: 'Kind' }, FUND_KINDS, {
      optional: true,
      hint: {
        bn: 'অবশ্যই বাছুন। লেনদেন হওয়ার পর ধরন আর বদলানো যায় না: শর্তযুক্ত টাকা অন্য তহবিলে যায় না',
        en: 'Must be chosen. Once anything is posted it cannot change: restricted money never moves to another fund',
      },
    }),
    restricted: field.flag(
      'restricted',
      { bn: 'শর্তযুক্ত', en: 'Restricted' },
      { absent: false, on: { bn: 'হ্যাঁ', en: 'Yes' }, off: { bn: 'না', en: 'No' }, asked: true, silent: true },
    ),
    Action: field.flag(
      'active',
      { bn: 'অবস্থা', en: 'State' },
      { absent: true, on: { bn: 'চালু', en: 'Active' }, off: { bn: 'বন্ধ', en: 'Inactive' }, derived: true },
    ),
  },
  answer: () => ({ restricted: answers.cell.flag() }),
  unique: ['name'],
  remove: 'refuse',
  recorded,
  codes: {
    added: 'ledger.fund-created',
    changed: 'ledger.saved',
    removed: 'ledger.retired',
    unknown: 'fund.not-found',
    duplicate: 'ledger.fund-duplicate',
    used: 'ledger.in-use',
  },
  words: {
    bn: {
      one: 'তহবিল',
      many: 'তহবিল',
      purpose: 'প্রথমে সাধারণ তহবিল লিখুন; যাকাত ও দাতার শর্তযুক্ত টাকার জন্য আলাদা তহবিল লাগে।',
    },
    en: {
      one: 'fund',
      many: 'funds',
      purpose: 'Begin with the general fund; zakat and restricted gifts need funds of their own.',
    },
  },
});
