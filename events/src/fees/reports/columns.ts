import type { ReportColumn, Said } from '../../kernel/index.ts';
import { SAID } from '../../kernel/index.ts';

const money = (bn: string, en: string) => ({ kind: 'money', said: { bn, en } }) as const;
const count = (bn: string, en: string) => ({ kind: 'count', said: { bn, en } }) as const;
const words = (bn: string, en: string, share = 1) => ({ kind: 'words', said: { bn, en }, share }) as const;
const day = (bn: string, en: string) => ({ kind: 'day', said: { bn, en } }) as const;

/** The cells a fee report may print. */
export const feeReportColumns = {
  number: { kind: 'code', said: { bn: 'রসিদ নং', en: 'Receipt no.' } },
  on: day('তারিখ', 'Date'),
  code: { kind: 'code', said: SAID.code },
  name: { kind: 'name', said: SAID.name, share: 1.3 },
  class: { kind: 'words', said: SAID.class, share: 0.8 },
  session: { kind: 'words', said: SAID.session, share: 0.8 },
  mobile: { kind: 'code', said: SAID.mobile },
  /** A class, a head, a fund, an account, a collector: what a row is of. */
  of: words('বিবরণ', 'Particulars', 1.3),
  head: words('খাত', 'Head'),
  fund: words('তহবিল', 'Fund'),
  account: words('মাধ্যম', 'Paid through', 0.7),
  collector: words('আদায়কারী', 'Collector', 0.8),
  students: count('শিক্ষার্থী', 'Students'),
  /** Of a head: a student has several, so they are not added up. */
  debtors: { ...count('শিক্ষার্থী', 'Students'), sums: false },
  payers: count('জমাদানকারী', 'Payers'),
  receipts: count('রসিদ', 'Receipts'),
  reversals: count('বাতিল', 'Void'),
  heads: { ...money('খাত', 'Heads'), across: 'head' },
  accounts: { ...money('হিসাব', 'Accounts'), across: 'account' },
  months: { ...money('মাস', 'Months'), across: 'month' },
  arrears: money('বকেয়া আদায়', 'Arrears'),
  current: money('চলতি', 'Current'),
  ahead: money('অগ্রিম', 'Advance'),
  concession: money('ছাড়', 'Concession'),
  total: money('মোট', 'Total'),
  takenBack: money('বাতিলের টাকা', 'Taken back'),
  handedOver: money('হস্তান্তর', 'Handed over'),
  /** What lies in his cash boxes, as the cash book has it. */
  inDrawer: money('হাতে নগদ', 'Cash in hand'),
  charged: money('ধার্য', 'Charged'),
  /** Of what a concession was given: it stands on each line of the same charge, so it is not added up. */
  whole: { ...money('ধার্য', 'Charged'), sums: false },
  prescribed: money('নির্ধারিত', 'Prescribed'),
  waiver: money('মওকুফ', 'Waiver'),
  writtenOff: money('অবলোপন', 'Write-off'),
  net: money('নিট', 'Net'),
  collected: money('আদায়', 'Collected'),
  refund: money('ফেরত', 'Refund'),
  due: money('বকেয়া', 'Due'),
  brought: money('আগের জের', 'Brought forward'),
  admission: money('ভর্তি ফি', 'Admission fee'),
  monthly: money('মাসিক', 'Monthly'),
  whichMonths: words('মাস', 'Months', 0.9),
  exam: money('পরীক্ষা ফি', 'Exam fee'),
  other: money('অন্যান্য', 'Other'),
  advance: money('অগ্রিম', 'Advance'),
  payable: money('মোট প্রদেয়', 'Payable'),
  receipt: { kind: 'code', said: { bn: 'রসিদ', en: 'Receipt' } },
  left: money('অবশিষ্ট', 'Remaining'),
  balance: { ...money('জের', 'Balance'), sums: false },
  percent: { kind: 'figure', percent: true, said: { bn: 'হার', en: 'Rate' } },
  kind: words('ধরন', 'Kind', 0.7),
  reason: words('কারণ', 'Reason', 1.2),
  askedBy: words('আবেদনকারী', 'Asked by', 0.8),
  approvedBy: words('অনুমোদনকারী', 'Approved by', 0.8),
  opening: money('প্রারম্ভিক জের', 'Opening balance'),
  fees: money('ফি', 'Fees'),
  donations: money('দান ও অন্যান্য', 'Donations, other'),
  transfers: money('স্থানান্তর', 'Transfers'),
  tamlik: money('তামলীক', 'Tamlik'),
  contra: money('কন্ট্রা', 'Contra'),
  paid: money('খরচ', 'Payments'),
  closing: money('সমাপনী জের', 'Closing balance'),
  since: day('কবে থেকে', 'Since'),
  lastReceipt: { kind: 'code', said: { bn: 'শেষ রসিদ', en: 'Last receipt' } },
  backOn: day('বাতিলের তারিখ', 'Voided on'),
  recordedOn: day('লেখার তারিখ', 'Recorded on'),
  by: words('বাতিলকারী', 'Voided by', 0.8),
  newReceipt: { kind: 'code', said: { bn: 'নতুন রসিদ', en: 'New receipt' } },
  daysBetween: { ...count('দিন', 'Days'), sums: false },
  sign: words('স্বাক্ষর', 'Signature', 0.8),
} as const satisfies Readonly<Record<string, ReportColumn>>;

/** What fees are counted, grouped and spread by. */
export const feeReportDimensions = {
  class: SAID.class,
  head: { bn: 'খাত', en: 'Head' },
  fund: { bn: 'তহবিল', en: 'Fund' },
  account: { bn: 'হিসাব', en: 'Account' },
  month: SAID.month,
} satisfies Readonly<Record<string, Said>>;
