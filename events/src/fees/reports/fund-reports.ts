import type { FeeReport } from './sources.ts';

const DAYS = ['from', 'to'] as const;
const SIGNS = ['preparer', 'accountant', 'principal'] as const;

/** Where the money lies, what was paid ahead, and what was taken back. */
export const fundReports: readonly FeeReport[] = [
  {
    id: 20,
    of: 'fundSums',
    name: { bn: 'তহবিলভিত্তিক সারসংক্ষেপ', en: 'Fund-wise summary' },
    asks: [...DAYS],
    size: 'a4-landscape',
    signs: SIGNS,
    layout: {
      kind: 'register',
      cells: ['fund', 'opening', 'fees', 'tamlik', 'donations', 'transfers', 'paid', 'closing'],
      totals: true,
    },
  },
  {
    id: 21,
    of: 'accountSums',
    name: { bn: 'হিসাবভিত্তিক: নগদ, ব্যাংক, মোবাইল', en: 'By receiving account' },
    asks: [...DAYS],
    size: 'a4-landscape',
    signs: SIGNS,
    layout: {
      kind: 'register',
      cells: ['of', 'opening', 'fees', 'donations', 'contra', 'paid', 'closing'],
      totals: true,
    },
  },
  {
    id: 22,
    of: 'advances',
    name: { bn: 'জমা থাকা অগ্রিম', en: 'Advances held' },
    asks: ['asOf'],
    size: 'a4-landscape',
    signs: SIGNS,
    layout: {
      kind: 'register',
      cells: [
        'code',
        'name',
        'class',
        'kind',
        'head',
        'whichMonths',
        'fund',
        'advance',
        'since',
        'lastReceipt',
      ],
      totals: true,
    },
  },
  {
    id: 23,
    of: 'reversed',
    name: { bn: 'বাতিল ও সংশোধিত রসিদ', en: 'Reversed and corrected receipts' },
    asks: [...DAYS],
    size: 'legal-landscape',
    signs: SIGNS,
    layout: {
      kind: 'register',
      cells: [
        ...(['number', 'on', 'code', 'name', 'total', 'backOn', 'recordedOn'] as const),
        ...(['kind', 'reason', 'by', 'newReceipt', 'daysBetween'] as const),
      ],
      totals: true,
    },
  },
];
