import { accessQueries } from '../../access/queries.ts';
import { defineRegister, field } from '../../kernel/index.ts';

/** What the leaves of a book are. */
export const BOOK_KINDS = [
  { value: 1, name: { bn: 'ফি-র রসিদ', en: 'Fee receipts' } },
  { value: 2, name: { bn: 'দানের রসিদ', en: 'Donation receipts' } },
  { value: 3, name: { bn: 'জমা ভাউচার', en: 'Credit vouchers' } },
  { value: 4, name: { bn: 'খরচ ভাউচার', en: 'Debit vouchers' } },
] as const;

/** রসিদ বই: whom it was issued to, and what has become of each of its leaves. */
export interface ReceiptBook {
  readonly bookNo: string;
  readonly kind: number;
  /** First and last leaf. */
  readonly from: number;
  readonly to: number;
  /** The login that has it; null while it lies in the office. */
  readonly issuedTo: number | null;
  readonly issuedOn: string;
  readonly returned: boolean;
  /** Leaves as people write them: `1–45, 47`. */
  readonly used: string;
  readonly spoiled: string;
  readonly unused: string;
  /** Paisa that came in with it. */
  readonly collected: number | null;
  /** Leaves of a book that came back of which nothing is said, nor has any a receipt; it follows from the others. */
  readonly missing: string;
}

const LEAF = 9_999_999;
const LEAVES = {
  bn: 'যেমন: ১–৪৫, ৪৭',
  en: 'Such as: 1–45, 47',
};

export const receiptBooks = defineRegister<ReceiptBook>()({
  noun: 'ReceiptBook',
  stream: 'chart',
  power: 'receipt_book',
  path: '/api/accounts/receipt_books',
  id: 'id',
  fields: {
    bookNo: field.text(
      'bookNo',
      { bn: 'বই নং', en: 'Book no.' },
      { max: 30, missing: { bn: 'বই নং লিখুন', en: 'The number of the book is required' } },
    ),
    kind: field.choice('kind', { bn: 'কিসের বই', en: 'Kind' }, BOOK_KINDS, { repeats: true }),
    from: field.number('from', { bn: 'প্রথম পাতা', en: 'First leaf' }, 1, LEAF),
    to: field.number('to', { bn: 'শেষ পাতা', en: 'Last leaf' }, 1, LEAF),
    issuedTo: field.pick(
      'issuedTo',
      { bn: 'যাঁর হাতে', en: 'Issued to' },
      { list: accessQueries.loginBox, id: 'UserID', name: 'LoginName' },
    ),
    issuedOn: field.day('issuedOn', { bn: 'প্রদানের তারিখ', en: 'Issued on' }, { aside: true }),
    returned: field.flag(
      'returned',
      { bn: 'ফেরত এসেছে', en: 'Returned' },
      { absent: false, on: { bn: 'এসেছে', en: 'Yes' }, off: { bn: 'আসেনি', en: 'No' } },
    ),
    used: field.text('used', { bn: 'ব্যবহৃত পাতা', en: 'Leaves used' }, { hint: LEAVES, max: 300, aside: true }),
    spoiled: field.text('spoiled', { bn: 'নষ্ট পাতা', en: 'Leaves spoiled' }, { hint: LEAVES, max: 300 }),
    unused: field.text(
      'unused',
      { bn: 'অব্যবহৃত পাতা', en: 'Leaves unused' },
      { hint: LEAVES, max: 300, aside: true },
    ),
    collected: field.money('collected', { bn: 'জমা হওয়া টাকা', en: 'Money handed in' }, { aside: true }),
    missing: field.text('missing', { bn: 'নিখোঁজ পাতা', en: 'Leaves missing' }, { max: 2000, derived: true }),
  },
  unique: ['bookNo'],
  remove: 'retire',
  words: {
    bn: {
      one: 'রসিদ বই',
      many: 'রসিদ বই',
      purpose: 'কোন বই কার হাতে, কোন পাতা ব্যবহৃত বা নষ্ট, আর ফেরত আসা বইয়ের কোন পাতার হিসাব নেই, এখানে থাকে।',
    },
    en: {
      one: 'receipt book',
      many: 'receipt books',
      purpose:
        'Who has which book, which leaves were used or spoiled, and of which leaves of a returned book nothing is said.',
    },
  },
});
