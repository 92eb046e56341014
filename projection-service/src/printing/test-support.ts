import type { PaperDocument, TableBlock } from '@madrasah/events';

const SUMS = [
  { title: 'ডেবিট', group: 'সমাপনী জের', kind: 'money' },
  { title: 'ক্রেডিট', group: 'সমাপনী জের', kind: 'money' },
] as const;

export const REGISTER: TableBlock = {
  kind: 'table',
  title: 'সাধারণ তহবিল',
  numbered: 'ক্র.',
  unit: 'টাকায়',
  columns: [{ title: 'তারিখ', kind: 'day' }, { title: 'হিসাব', kind: 'name' }, ...SUMS],
  rows: [
    { kind: 'head', cells: ['সম্পদ'] },
    { cells: ['2026-04-14', 'নগদ', 123_456_50, 0] },
    { cells: ['2026-04-15', '=1+1', 0, 5_00], struck: true },
    { kind: 'beside', cells: [null, 'অগ্রিম', 1_00, null] },
    { kind: 'sum', cells: [null, 'মোট', 123_457_50, 0] },
  ],
};

/** A paper with everything a table can have. */
export const PAPER: PaperDocument = {
  language: 'bn',
  size: 'a4',
  letterhead: { name: 'আল-জামিয়া মাদ্রাসা', address: 'পটিয়া', contact: '01712' },
  title: 'রেওয়ামিল / পরীক্ষা',
  number: '',
  filters: ['১ এপ্রিল ২০২৬ থেকে ১৫ এপ্রিল ২০২৬'],
  blocks: [
    {
      kind: 'facts',
      lines: [
        [
          { label: 'নাম', value: 'আব্দুল্লাহ', share: 0.5 },
          { label: 'পিতা', value: '', share: 0.5 },
        ],
      ],
    },
    REGISTER,
    { kind: 'signatures', slots: [{ label: 'মুহাসিব' }] },
  ],
  printedAt: '2026-04-15T04:05:00Z',
  printedBy: 'admin',
};
