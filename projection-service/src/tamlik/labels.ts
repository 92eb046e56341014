import type { Language } from '@madrasah/events/kernel';

const BENGALI = {
  title: 'তামলীক ফরম',
  voucherNo: 'ভাউচার নং',
  receiptNo: 'রসিদ নং',
  date: 'তারিখ',
  era: 'হিজরী',
  code: 'দাখেলা',
  name: 'নাম',
  father: 'পিতা',
  classAndSection: 'জামাত ও শাখা',
  fund: 'তহবিল',
  through: 'মাধ্যম',
  serial: 'ক্র.',
  head: 'খাত',
  amount: 'টাকা',
  total: 'মোট (৳)',
  inWords: 'কথায়',
  reason: 'কারণ',
  declaration:
    'আমি যাকাতের মুস্তাহিক। উপরের টাকা আমি নিজের মালিকানায় বুঝে পেয়েছি এবং স্বেচ্ছায় তা দিয়ে উল্লিখিত ফি পরিশোধ করেছি।',
  recipient: 'গ্রহীতা (শিক্ষার্থী / অভিভাবক)',
  witness: 'সাক্ষী',
  principal: 'মুহতামিম',
  najem: 'নাজেম',
  accountant: 'মুহাসিব',
  reversed: 'বাতিল',
};

/** The words of the form of a tamlik. */
export type TamlikLabels = Record<keyof typeof BENGALI, string>;

const ENGLISH: TamlikLabels = {
  title: 'Tamlik form',
  voucherNo: 'Voucher no.',
  receiptNo: 'Receipt no.',
  date: 'Date',
  era: 'AH',
  code: 'Student ID',
  name: 'Name',
  father: 'Father',
  classAndSection: 'Class and section',
  fund: 'Fund',
  through: 'Paid through',
  serial: 'No.',
  head: 'Head',
  amount: 'Amount',
  total: 'Total (৳)',
  inWords: 'In words',
  reason: 'Reason',
  declaration:
    'I am entitled to zakat. The sum above came into my own possession, and of my own will I have paid the fees named with it.',
  recipient: 'Recipient (student or guardian)',
  witness: 'Witness',
  principal: 'Principal (muhtamim)',
  najem: 'Najem',
  accountant: 'Accountant',
  reversed: 'VOID',
};

/** The words of a tamlik's form by language. */
export const TAMLIK_LABELS: Record<Language, TamlikLabels> = { bn: BENGALI, en: ENGLISH };
