import { defineRegister, field } from '../../kernel/index.ts';
import { ENGLISH_NAME } from '../../ledger/chart/words.ts';
import { FEE_GROUP } from '../constants.ts';

/** ফির গ্রুপ: ভর্তি, মাসিক, অন্যান্য and those that the institution adds. */
export interface FeeGroupName {
  readonly name: string;
  readonly nameEn: string;
}

/** Every school's from the first day: SFGNID 1, 2 and 3. */
const BUILT_IN = [
  { id: FEE_GROUP.admission, attributes: { name: 'ভর্তি ফি', nameEn: 'Admission fees' } },
  { id: FEE_GROUP.monthly, attributes: { name: 'মাসিক ফি', nameEn: 'Monthly fees' } },
  { id: FEE_GROUP.others, attributes: { name: 'অন্যান্য ফি', nameEn: 'Other fees' } },
] as const;

export const feeGroupNames = defineRegister<FeeGroupName>()({
  noun: 'FeeGroupName',
  stream: 'chart',
  power: 'fee_setting',
  path: '/api/accounts/fee_group_names',
  id: 'SFGNID',
  builtIn: BUILT_IN,
  fields: {
    SFGName: field.text(
      'name',
      { bn: 'গ্রুপের নাম', en: 'Name of the group' },
      { script: 'bn', missing: { bn: 'গ্রুপের নাম লিখুন', en: 'Name of the group is required' } },
    ),
    SFGNameEn: field.text('nameEn', ENGLISH_NAME, { script: 'en' }),
  },
  unique: ['name'],
  remove: 'refuse',
  words: {
    bn: {
      one: 'ফি-র গ্রুপ',
      many: 'ফি-র গ্রুপ',
      purpose: 'ভর্তি, মাসিক ও অন্যান্য ফি-র বাইরে আলাদা গ্রুপ লাগলে লিখুন।',
      failed: { remove: 'ডাটা মুছে ফেলা যায়নি। আবার চেষ্টা করুন।' },
    },
    en: {
      one: 'fee group',
      many: 'fee groups',
      purpose: 'Add groups of your own beside admission, monthly and other fees.',
      failed: { remove: 'Failed to delete Student Fee Group' },
    },
  },
});
