import * as z from 'zod';
import { defineEntry, field, stored, word } from '../kernel/index.ts';
import { bookCopies } from './copies.ts';

/** What is asked where a book is lent. */
export interface AskedLoan {
  readonly copyId: number;
  readonly on: string;
}

/** A copy that a reader has or had. */
export interface Loan extends AskedLoan {
  /** By which rule it was lent, and by when it is to be back. */
  readonly ruleId: number;
  readonly dueOn: string;
  readonly renewed: number;
  readonly returned: string | null;
  readonly lost: string | null;
  /** The day on which a lost one was made good, or forgiven. */
  readonly settled: string | null;
}

/** The reader has it, or has lost it and it is not made good: he owes a book. */
export const owes = ({ returned, settled }: Pick<Loan, 'returned' | 'settled'>): boolean =>
  returned === null && settled === null;

const on = field.day('on', word('day'), { past: true, begins: 'today' });

/** How a lost book is made good; no fine is taken. */
const MADE_GOOD = [
  { value: 1, name: { bn: 'বদলে আরেকটি কিতাব দিয়েছেন', en: 'Another copy was given' } },
  { value: 2, name: { bn: 'দাম দিয়েছেন', en: 'The price was paid' } },
  { value: 3, name: { bn: 'মাফ করা হয়েছে', en: 'It was forgiven' } },
] as const;

/** ধার: a reader takes a copy home. */
export const loans = defineEntry<Loan, 'loanId', AskedLoan>({
  noun: 'BookLoan',
  code: 'loan',
  of: 'anybody',
  stream: 'loans',
  power: 'library',
  path: '/api/library/loans',
  id: 'loanId',
  fields: {
    AccessionNo: field.ref('copyId', bookCopies, word('bookCopy')),
    CreateDate: field.day('on', word('lentOn'), { past: true }),
  },
  holds: { ruleId: stored.storedId, dueOn: stored.storedDay },
  begins: { renewed: 0, returned: null, lost: null, settled: null },
  steps: {
    write: ['LendBook', 'BookLent'],
    change: ['ChangeLoan', 'BookLoanChanged'],
    withdraw: ['RemoveLoan', 'BookLoanWithdrawn'],
    print: ['RecordLoanSlip', 'BookLoanSlipPrinted'],
  },
  turns: {
    return: {
      names: ['ReturnBook', 'BookReturned'],
      fields: { On: on },
      after: (data) => ({ returned: data.on }),
      words: {
        bn: { does: 'ফেরত নিন', done: 'কিতাব ফেরত নেওয়া হয়েছে', told: 'কিতাব ফেরত' },
        en: { does: 'Take back', done: 'The book is taken back', told: 'Book returned' },
      },
    },
    renew: {
      names: ['RenewLoan', 'BookLoanRenewed'],
      fields: { On: on },
      holds: { dueOn: stored.storedDay, renewal: z.int().min(1) },
      after: ({ dueOn, renewal }) => ({ dueOn: String(dueOn), renewed: Number(renewal) }),
      words: {
        bn: { does: 'নবায়ন করুন', done: 'ধার নবায়ন করা হয়েছে', told: 'ধার নবায়ন' },
        en: { does: 'Renew', done: 'The loan is renewed', told: 'Book loan renewed' },
      },
    },
    lost: {
      names: ['ReportBookLost', 'BookReportedLost'],
      fields: { On: on },
      after: (data) => ({ lost: data.on }),
      words: {
        bn: { does: 'হারানো লিখুন', done: 'কিতাব হারানো লেখা হয়েছে', told: 'কিতাব হারানো' },
        en: { does: 'Record as lost', done: 'The book is recorded as lost', told: 'Book lost' },
      },
    },
    settle: {
      names: ['SettleLostBook', 'LostBookSettled'],
      fields: { On: on, How: field.choice('how', { bn: 'কীভাবে', en: 'How' }, MADE_GOOD) },
      after: (data) => ({ settled: data.on }),
      words: {
        bn: { does: 'নিষ্পত্তি লিখুন', done: 'হারানো কিতাবের নিষ্পত্তি লেখা হয়েছে', told: 'হারানো কিতাবের নিষ্পত্তি' },
        en: { does: 'Settle', done: 'The lost book is settled', told: 'Lost book settled' },
      },
    },
  },
  paper: { name: 'LoanSlipPdf', kind: 'loan-slip', bare: true },
  words: {
    bn: {
      one: 'ধার',
      paper: 'ধারের স্লিপ',
      failed: { write: 'কিতাব ধার দেওয়া যায়নি', change: 'ধার সংশোধন করা যায়নি', withdraw: 'ধার তুলে নেওয়া যায়নি' },
    },
    en: {
      one: 'loan',
      paper: 'loan slip',
      failed: {
        write: 'The book could not be lent',
        change: 'The loan could not be changed',
        withdraw: 'The loan could not be withdrawn',
      },
    },
  },
  example: { UserID: 1, AccessionNo: 1, CreateDate: '2026-04-14' },
});
