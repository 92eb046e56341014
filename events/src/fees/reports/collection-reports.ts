import type { FeeReport } from './sources.ts';

const DAYS = ['from', 'to'] as const;
/** বকেয়া / চলতি / অগ্রিম: what was collected is split so wherever it stands; a concession stands beside the total. */
const SPLIT = ['arrears', 'current', 'ahead', 'total', 'concession'] as const;
const WHO = ['number', 'on', 'code', 'name', 'class'] as const;
const SIGNS = ['collector', 'accountant', 'principal'] as const;
const collection = { signs: SIGNS, size: 'legal-landscape' } as const;
const grouped = (of: NonNullable<FeeReport['of']>, ...more: readonly ('SessionID' | 'from' | 'to')[]) =>
  ({
    ...collection,
    of,
    asks: [...more],
    layout: { kind: 'register', cells: ['of', 'students', 'payers', 'heads', ...SPLIT], totals: true },
  }) as const;

/** What was collected: by day, receipt, class, head, collector and kind of student. */
export const collectionReports: readonly FeeReport[] = [
  {
    ...collection,
    id: 1,
    name: { bn: 'দৈনিক আদায়', en: 'Daily collection' },
    asks: ['SessionID', ...DAYS],
    layout: { kind: 'register', cells: [...WHO, 'heads', ...SPLIT, 'account', 'collector'], totals: true },
  },
  {
    ...collection,
    id: 2,
    of: 'allReceipts',
    name: { bn: 'আদায়: সব শিক্ষাবর্ষ', en: 'Collection, all sessions' },
    asks: [...DAYS],
    layout: {
      kind: 'register',
      cells: [...WHO, 'session', 'heads', ...SPLIT, 'account', 'collector'],
      totals: true,
    },
  },
  {
    ...collection,
    id: 3,
    of: 'numbers',
    name: { bn: 'রসিদ নম্বর অনুযায়ী', en: 'Receipt number range' },
    asks: ['SessionID', 'receipt_from', 'receipt_to'],
    requires: ['receipt_from', 'receipt_to'],
    layout: { kind: 'register', cells: [...WHO, 'session', ...SPLIT, 'account', 'collector'], totals: true },
  },
  {
    ...grouped('classes', 'SessionID', ...DAYS),
    id: 4,
    name: { bn: 'জামাতভিত্তিক আদায়', en: 'Collection by class' },
    asks: ['SessionID', 'ClassID', ...DAYS],
  },
  {
    ...collection,
    id: 5,
    of: 'collectors',
    name: { bn: 'আদায়কারীভিত্তিক আদায়', en: 'User-wise collection' },
    asks: ['UserID', ...DAYS],
    layout: {
      kind: 'register',
      cells: ['of', 'receipts', 'accounts', 'total', 'reversals', 'takenBack', 'handedOver', 'inDrawer'],
      totals: true,
    },
  },
  {
    ...collection,
    id: 6,
    of: 'receiptLines',
    name: { bn: 'রসিদভিত্তিক বিস্তারিত', en: 'Receipt-wise with lines' },
    asks: [...DAYS],
    layout: { kind: 'register', cells: [...WHO, ...SPLIT, 'account', 'collector'], totals: true },
  },
  {
    id: 7,
    of: 'headSums',
    name: { bn: 'খাতভিত্তিক সারসংক্ষেপ', en: 'Head-wise summary' },
    asks: ['SessionID', ...DAYS],
    size: 'a4-landscape',
    signs: SIGNS,
    layout: {
      kind: 'register',
      cells: ['head', 'prescribed', ...SPLIT, 'refund'],
      by: 'fund',
      totals: true,
    },
  },
  {
    ...collection,
    id: 8,
    of: 'headsByClass',
    name: { bn: 'খাত ও জামাত', en: 'Head × class' },
    asks: ['SessionID', ...DAYS],
    layout: { kind: 'register', cells: ['class', 'heads', 'ahead', 'total'], totals: true },
  },
  {
    id: 12,
    of: 'statement',
    name: { bn: 'শিক্ষার্থীভিত্তিক আদায়', en: 'Student-wise collection' },
    asks: ['AdmissionID', 'asOf'],
    requires: ['AdmissionID'],
    signs: ['accountant', 'principal'],
    layout: {
      kind: 'register',
      cells: ['on', 'of', 'charged', 'concession', 'writtenOff', 'collected', 'balance'],
      totals: true,
    },
  },
  {
    ...grouped('byNewOld', 'SessionID', ...DAYS),
    id: 17,
    name: { bn: 'নতুন ও পুরাতন অনুযায়ী আদায়', en: 'Collection by new / old' },
  },
  {
    ...grouped('byResidence', 'SessionID', ...DAYS),
    id: 18,
    name: { bn: 'আবাসন অনুযায়ী আদায়', en: 'Collection by residence' },
  },
  {
    ...grouped('byGender', 'SessionID', ...DAYS),
    id: 19,
    name: { bn: 'ছাত্র ও ছাত্রী অনুযায়ী আদায়', en: 'Collection by gender' },
  },
];
