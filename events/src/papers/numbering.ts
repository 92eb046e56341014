/**
 * How receipts are numbered. By the program, across funds and without a gap: 5 anew with each session, 1 in one order
 * through the accounting year; 0 prints no number, though one is kept. By the leaves of printed receipt books: 2 the
 * next leaf of the book that is chosen, 3 book and leaf as they are typed, 4 the same within a session, whose id is
 * printed first.
 */
export const RECEIPT_NUMBERING = {
  unprinted: 0,
  year: 1,
  book: 2,
  typed: 3,
  typedBySession: 4,
  session: 5,
} as const;
export type ReceiptNumbering = (typeof RECEIPT_NUMBERING)[keyof typeof RECEIPT_NUMBERING];

export const NUMBERING_NAMES = [
  { value: RECEIPT_NUMBERING.session, name: { bn: 'প্রতি শিক্ষাবর্ষে নতুন করে', en: 'Restart each session' } },
  {
    value: RECEIPT_NUMBERING.year,
    name: { bn: 'হিসাববর্ষ জুড়ে এক ধারায়', en: 'In one order through the accounting year' },
  },
  { value: RECEIPT_NUMBERING.unprinted, name: { bn: 'কাগজে নম্বর ছাড়া', en: 'No number on paper' } },
  {
    value: RECEIPT_NUMBERING.book,
    name: {
      bn: 'ছাপা রসিদ বই থেকে: বাছাই করা বইয়ের পরের পাতা',
      en: 'From printed books: the next leaf of the chosen book',
    },
  },
  {
    value: RECEIPT_NUMBERING.typed,
    name: {
      bn: 'ছাপা রসিদ বই থেকে: বই ও রসিদ নম্বর হাতে লেখা',
      en: 'From printed books: book and receipt number are typed',
    },
  },
  {
    value: RECEIPT_NUMBERING.typedBySession,
    name: {
      bn: 'ছাপা রসিদ বই থেকে: নম্বরের আগে শিক্ষাবর্ষ, বই ও নম্বর হাতে লেখা',
      en: 'From printed books: the session first, book and number are typed',
    },
  },
];
export const COPY_NAMES = [
  { value: 1, name: { bn: 'অভিভাবকের কপি', en: 'Guardian’s copy' } },
  { value: 2, name: { bn: 'অভিভাবক ও অফিস, দুই কপি', en: 'Both copies, guardian’s and office' } },
];
