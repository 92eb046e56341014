/** A phrase that is meant to have several names in English, which, and why one will not do. */
export interface Intended {
  readonly bn: string;
  readonly en: readonly string[];
  readonly why: string;
}

/** A name, and what stands for it where there is no room. */
const shortened = (bn: string, en: string, short: string, where: string): Intended => ({
  bn,
  en: [en, short],
  why: `“${short}” is “${en}” ${where}, where Bengali needs no shorter word`,
});

const NUMBER = 'before a shown number';
const CHART = 'below the bars of a year';

/** Bengali has one word where English has a noun and a deed, a heading and a state, or two things altogether. */
const HOMONYMS: readonly Intended[] = [
  {
    bn: 'জমা',
    en: ['In', 'Receipts', 'Paid', 'Rec'],
    why: 'what comes into an account (In), by head in a statement (Receipts), from who owes it (Paid), before a shown number (Rec)',
  },
  {
    bn: 'খরচ',
    en: ['Out', 'Payments', 'Pay'],
    why: 'what leaves an account (Out), by head in a statement (Payments), before a shown number (Pay)',
  },
  {
    bn: 'অ',
    en: ['Adv', 'A'],
    why: 'the first letter of অগ্রিম in a list of months and of অনুপস্থিত in one of marks',
  },
  { bn: 'আদায়', en: ['Collected', 'Collection'], why: 'a sum, and the part of the menu where it is taken' },
  { bn: 'ছুটি', en: ['Holiday', 'Vacation'], why: 'a day without classes, and the leave of one student' },
  { bn: 'ধার্য', en: ['Charge', 'Charged'], why: 'an entry, and a column of sums' },
  {
    bn: 'পুনর্গণনার সনদ',
    en: ['Certificate of Recount', 'Proof of Recount'],
    why: 'the paper, and the page that prints it',
  },
  {
    bn: 'ফি ধার্য',
    en: ['Fees charged', 'Charge fees'],
    why: 'what was recorded, and the page where it is done',
  },
  { bn: 'বন্ধ', en: ['Inactive', 'Locked'], why: 'what is in use no more, and a month that takes no entry' },
  { bn: 'বন্ধ করুন', en: ['Close', 'Switch off'], why: 'of a dialog, and of a login, a school or a fund' },
  { bn: 'বাতিল', en: ['Void', 'Cancel'], why: 'what a receipt is, and the button that leaves a form' },
  {
    bn: 'মন্তব্য',
    en: ['Remark', 'Note'],
    why: 'on a voucher or receipt, and on a student, which is sealed by itself',
  },
  { bn: 'মোবাইল', en: ['Mobile', 'Wallet'], why: 'a number to call, and a kind of money account' },
  {
    bn: 'সংশোধন',
    en: ['Correction', 'Change'],
    why: 'why a receipt was taken back, and the button of a row',
  },
  {
    bn: 'সমন্বয়',
    en: ['Set-off', 'Settlement'],
    why: 'an advance of a student meets a charge; one of a colleague is accounted for',
  },
  { bn: 'হিজরী', en: ['AH', 'Hijri'], why: 'the era behind a date, and the calendar' },
  { bn: 'হিসাব', en: ['Account', 'Accounting'], why: 'where money lies, and the part of the menu about it' },
];

export const INTENDED: readonly Intended[] = [
  ...HOMONYMS,
  shortened('অগ্রিম', 'Advance', 'Adv', NUMBER),
  shortened('কন্ট্রা', 'Contra', 'Con', NUMBER),
  shortened('জাবেদা', 'Journal', 'Jnl', NUMBER),
  shortened('স্থানান্তর', 'Transfers', 'Trf', NUMBER),
  shortened('মার্চ', 'March', 'Mar', CHART),
  shortened('এপ্রিল', 'April', 'Apr', CHART),
  shortened('জুন', 'June', 'Jun', CHART),
  shortened('জুলাই', 'July', 'Jul', CHART),
  shortened('আগস্ট', 'August', 'Aug', CHART),
];
