import type { Language } from '@madrasah/events/kernel';

const BENGALI = {
  title: 'দান গ্রহণের রসিদ',
  reprint: 'পুনর্মুদ্রণ',
  receiptNo: 'রসিদ নং',
  bookNo: 'বই নং',
  date: 'তারিখ',
  era: 'হিজরী',
  name: 'নাম',
  address: 'ঠিকানা',
  onAccountOf: 'বাবদ',
  once: 'এককালীন',
  fund: 'তহবিল',
  by: 'মারফত',
  serial: 'ক্র.',
  amount: 'টাকা',
  total: 'মোট (৳)',
  inWords: 'কথায়',
  paidThrough: 'মাধ্যম',
  transaction: 'ট্রানজেকশন নং',
  remark: 'মন্তব্য',
  verifyCode: 'যাচাই কোড',
  scan: 'স্ক্যান করে যাচাই করুন',
  donor: 'দাতা',
  collector: 'আদায়কারী',
  accountant: 'মুহাসিব',
  reversed: 'বাতিল',
  reason: 'কারণ',
};

/** The words of the receipt of a gift. */
export type DonationLabels = Record<keyof typeof BENGALI, string>;

const ENGLISH: DonationLabels = {
  title: 'Donation Receipt',
  reprint: 'Reprint',
  receiptNo: 'Receipt no.',
  bookNo: 'Book no.',
  date: 'Date',
  era: 'AH',
  name: 'Name',
  address: 'Address',
  onAccountOf: 'On account of',
  once: 'one-time',
  fund: 'Fund',
  by: 'By hand of',
  serial: 'No.',
  amount: 'Amount',
  total: 'Total (৳)',
  inWords: 'In words',
  paidThrough: 'Paid through',
  transaction: 'Transaction no.',
  remark: 'Remark',
  verifyCode: 'Verification code',
  scan: 'Scan to verify',
  donor: 'Donor',
  collector: 'Collector',
  accountant: 'Accountant',
  reversed: 'VOID',
  reason: 'Reason',
};

/** The words of the receipt by language. */
export const DONATION_LABELS: Record<Language, DonationLabels> = { bn: BENGALI, en: ENGLISH };
