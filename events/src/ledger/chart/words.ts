import type { Said } from '../../kernel/register/shape.ts';

const named = (names: readonly Said[]) => names.map((name, index) => ({ value: index + 1, name }));

export const ENGLISH_NAME: Said = { bn: 'ইংরেজি নাম', en: 'English name' };

/** The six kinds of a fund, in their order. */
export const FUND_KINDS = named([
  { bn: 'সাধারণ', en: 'General' },
  { bn: 'প্রতিষ্ঠানের নির্ধারিত', en: 'Designated by the institution' },
  { bn: 'দাতার শর্তযুক্ত', en: 'Donor’s purpose' },
  { bn: 'গোরাবা (যাকাত)', en: 'Goraba (zakat)' },
  { bn: 'ওয়াকফ', en: 'Waqf' },
  { bn: 'আমানত', en: 'Held in trust' },
]);

/** The six classes of a ledger, in their order. */
export const LEDGER_CLASSES = named([
  { bn: 'আয়', en: 'Income' },
  { bn: 'ব্যয়', en: 'Expenditure' },
  { bn: 'নগদ ও ব্যাংক', en: 'Cash and bank' },
  { bn: 'দায়', en: 'Liability' },
  { bn: 'মূল তহবিল', en: 'Fund balance' },
  { bn: 'অন্যান্য সম্পদ', en: 'Other asset' },
]);

/** What a money account is. */
export const MONEY_KINDS = [
  { value: 'cash', name: { bn: 'নগদ টাকা', en: 'Cash' } },
  { value: 'bank', name: { bn: 'ব্যাংক', en: 'Bank' } },
  { value: 'wallet', name: { bn: 'মোবাইল ওয়ালেট', en: 'Mobile wallet' } },
  { value: 'other', name: { bn: 'অন্যান্য', en: 'Other' } },
] as const;
