import type { FeeReport } from './sources.ts';

const PLACE = ['SessionID', 'ClassID'] as const;
const KIND = ['GenderID', 'ResidentialStatusId', 'NewOldId'] as const;
const WHO = ['code', 'name', 'class'] as const;
const SIGNS = ['preparer', 'accountant', 'principal'] as const;
const wide = { signs: SIGNS, size: 'legal-landscape' } as const;

/** What is owed, conceded and prescribed: by student, head, month and class. */
export const duesReports: readonly FeeReport[] = [
  {
    ...wide,
    id: 9,
    of: 'paidMonths',
    name: { bn: 'বারো মাসের তালিকা: জমা', en: 'Twelve-month list: paid' },
    asks: [...PLACE, 'asOf'],
    requires: ['SessionID'],
    layout: { kind: 'register', cells: ['code', 'name', 'months', 'total'], by: 'class', totals: true },
  },
  {
    ...wide,
    id: 10,
    of: 'dueMonths',
    name: { bn: 'বারো মাসের তালিকা: বকেয়া', en: 'Twelve-month list: dues' },
    asks: [...PLACE, 'asOf'],
    requires: ['SessionID'],
    layout: {
      kind: 'register',
      cells: ['code', 'name', 'mobile', 'brought', 'months', 'total'],
      by: 'class',
      totals: true,
    },
  },
  {
    ...wide,
    id: 11,
    of: 'monthSheet',
    name: { bn: 'মাসিক বেতন শিট', en: 'Monthly tuition sheet' },
    asks: [...PLACE, 'month', 'asOf'],
    requires: ['SessionID', 'month'],
    layout: {
      kind: 'register',
      cells: [
        'code',
        'name',
        'brought',
        'heads',
        'concession',
        'waiver',
        'writtenOff',
        'payable',
        'collected',
        'receipt',
        'left',
        'sign',
      ],
      by: 'class',
      totals: true,
    },
  },
  {
    ...wide,
    id: 13,
    standing: true,
    of: 'duesByStudent',
    name: { bn: 'জামাতভিত্তিক বকেয়া', en: 'Dues by class' },
    asks: [...PLACE, ...KIND, 'status', 'asOf'],
    layout: {
      kind: 'register',
      cells: [
        ...(['code', 'name', 'brought', 'admission', 'monthly', 'whichMonths', 'exam', 'other'] as const),
        ...(['total', 'advance', 'mobile'] as const),
      ],
      by: 'class',
      totals: true,
    },
  },
  {
    id: 14,
    standing: true,
    of: 'duesByHead',
    name: { bn: 'খাতভিত্তিক বকেয়া', en: 'Dues by head' },
    asks: ['SessionID', 'asOf'],
    size: 'a4-landscape',
    signs: SIGNS,
    layout: {
      kind: 'register',
      cells: ['head', 'debtors', 'charged', 'concession', 'waiver', 'writtenOff', 'collected', 'due'],
      by: 'fund',
      totals: true,
    },
  },
  {
    ...wide,
    id: 15,
    of: 'concessions',
    name: { bn: 'ছাড়, মওকুফ ও অবলোপন', en: 'Concessions given' },
    asks: ['SessionID', 'from', 'to'],
    layout: {
      kind: 'register',
      cells: [
        ...(['on', ...WHO, 'head', 'whole', 'concession', 'percent', 'kind', 'reason'] as const),
        ...(['askedBy', 'approvedBy'] as const),
      ],
      totals: true,
    },
  },
  {
    ...wide,
    id: 16,
    standing: true,
    of: 'freeStudents',
    name: { bn: 'ফ্রি শিক্ষার্থী', en: 'Free students' },
    asks: [...PLACE, 'asOf'],
    layout: { kind: 'register', cells: [...WHO, 'reason', 'heads', 'total'], totals: true },
  },
  {
    ...wide,
    id: 24,
    standing: true,
    of: 'sessionSums',
    name: { bn: 'শিক্ষাবর্ষের সারসংক্ষেপ', en: 'Session summary' },
    asks: ['SessionID', 'asOf'],
    requires: ['SessionID'],
    layout: {
      kind: 'register',
      cells: [
        ...(['class', 'students', 'prescribed', 'concession', 'waiver', 'net', 'collected'] as const),
        ...(['writtenOff', 'due', 'percent', 'brought'] as const),
      ],
      totals: true,
    },
  },
];
