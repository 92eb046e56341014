import { defineRegister, field } from '../kernel/index.ts';
import { bookKinds } from './titles.ts';

const shared = { stream: 'library', power: 'library', remove: 'retire' } as const;

/** Kinds of reader. */
export const READERS = ['any', 'student', 'staff'] as const;
export type Reader = (typeof READERS)[number];

/** ধারের নিয়ম: how many books of these kinds such a reader may have at once, and for how long. */
export interface LoanRule {
  readonly reader: Reader;
  /** null: of every kind. */
  readonly kinds: readonly number[] | null;
  readonly books: number;
  readonly days: number;
  readonly renewals: number;
}
export const loanRules = defineRegister<LoanRule>()({
  ...shared,
  noun: 'LoanRule',
  path: '/api/library/rules',
  id: 'LoanRuleID',
  ordered: true,
  fields: {
    Reader: field.choice('reader', { bn: 'পাঠক', en: 'Reader' }, [
      { value: 'any', name: { bn: 'সবাই', en: 'Everybody' } },
      { value: 'student', name: { bn: 'শিক্ষার্থী', en: 'Student' } },
      { value: 'staff', name: { bn: 'শিক্ষক ও কর্মচারী', en: 'Teachers and staff' } },
    ]),
    BookKinds: field.refs(
      'kinds',
      bookKinds,
      { bn: 'যেসব ধরনের কিতাব', en: 'Kinds of book' },
      { all: { bn: 'সব ধরন', en: 'All kinds' } },
    ),
    Books: field.number('books', { bn: 'একসঙ্গে কয়টি', en: 'At most at once' }, 0, 100, {
      hint: { bn: '০ লিখলে এমন কিতাব ধার দেওয়া যাবে না', en: 'With 0 such a book is not lent' },
    }),
    Days: field.number('days', { bn: 'কত দিনের জন্য', en: 'For how many days' }, 1, 400),
    Renewals: field.number('renewals', { bn: 'কতবার নবায়ন', en: 'How often renewed' }, 0, 20),
  },
  unique: ['reader', 'kinds'],
  words: {
    bn: {
      one: 'ধারের নিয়ম',
      many: 'ধারের নিয়ম',
      purpose: 'কোন পাঠক কোন ধরনের কিতাব কয়টি, কত দিনের জন্য নিতে পারেন। যে নিয়ম বেশি নির্দিষ্ট, সেটিই খাটে।',
    },
    en: {
      one: 'rule of lending',
      many: 'Rules of lending',
      purpose: 'Who may have how many books of which kinds, and for how long. The most specific rule holds.',
    },
  },
});

/** ফেরতের শেষ দিন: by it all is back, as before the session ends. */
export interface ReturnDay {
  readonly on: string;
  readonly name: string;
}
export const returnDays = defineRegister<ReturnDay>()({
  ...shared,
  noun: 'ReturnDay',
  path: '/api/library/return_days',
  id: 'ReturnDayID',
  fields: {
    Name: field.text(
      'name',
      { bn: 'উপলক্ষ', en: 'Occasion' },
      { script: 'bn', missing: { bn: 'উপলক্ষ লিখুন', en: 'Occasion is required' } },
    ),
    On: field.day('on', { bn: 'তারিখ', en: 'Date' }),
  },
  unique: ['on'],
  words: {
    bn: {
      one: 'ফেরতের শেষ দিন',
      many: 'ফেরতের শেষ দিন',
      purpose: 'শিক্ষাবর্ষ শেষ হওয়ার আগে যে দিনের মধ্যে সব কিতাব ফেরত আসবে। কোনো ধারের মেয়াদ এই দিন পার হয় না।',
    },
    en: {
      one: 'last day of return',
      many: 'Last days of return',
      purpose: 'By this day, before a session ends, all books are back: no loan is due after it.',
    },
  },
});
