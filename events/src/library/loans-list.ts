import * as z from 'zod';
import { studentColumns } from '../admissions/student-columns.ts';
import { column, defineList, fields, power } from '../kernel/index.ts';

/** What has become of a loan: it runs, is late, its book is lost, is back, or was made good. */
export const LOAN = { out: 1, late: 2, lost: 3, back: 4, settled: 5 } as const;
export type LoanState = (typeof LOAN)[keyof typeof LOAN];

export const LOAN_STATES = {
  1: { word: 'loanOut', color: 'blue' },
  2: { word: 'loanLate', color: 'red' },
  3: { word: 'loanLost', color: 'red' },
  4: { word: 'loanBack', color: 'green' },
  5: { word: 'loanSettled' },
} as const;

const { UserCode, StudentName, ClassName, Mobile1 } = studentColumns;
const id = z.int();

/** ধারের তালিকা: who has which book, by when it is to be back, and who is late. */
export const loansList = defineList({
  name: 'BookLoans',
  path: '/api/library/loans',
  access: power('library', 'view'),
  title: 'bookLoans',
  needs: ['titles'],
  failed: { bn: 'ধারের তালিকা লোড করা যায়নি', en: 'Failed to load loans' },
  query: {
    search: fields.optionalText(100),
    UserID: fields.optionalId(),
    /** `open`: of those who owe a book; `late`: of those who should have brought it. */
    state: fields.word(['open', 'late', 'lost'], undefined),
  },
  columns: {
    AccessionNo: column.number('accessionNo', { phone: 'line' }),
    TitleName: column.text('bookTitle', { phone: 'title', strong: true, share: 1.4 }),
    UserCode,
    StudentName: { ...StudentName, phone: 'line', share: 1.2 },
    ClassName: { ...ClassName, only: 'files' },
    Mobile1: { ...Mobile1, only: 'files' },
    CreateDate: column.day('lentOn', { only: 'files' }),
    DueOn: column.day('dueBack', { phone: 'line', strong: true }),
    DaysLate: column.count('daysLate', { phone: 'line' }),
    state: column.badge('state', LOAN_STATES, { phone: 'side' }),
  },
  carries: {
    ...{ LoanID: id, UserID: id, AdmissionID: id.nullable(), TitleID: id, Renewed: id },
    ...{ printed: id, revision: id },
    /** What the reader may be told of a book that is late; empty otherwise. */
    Message: z.string(),
    /** As wa.me has it, with the country; empty where there is none. */
    MessageTo: z.string(),
  },
  order: '-DueOn',
  files: true,
});
