import test from 'ava';
import type { PaperColumn } from './column.ts';
import type { PaperDocument } from './document.ts';
import { carriedRow, footText, pageText, rowNumbers, rowTexts } from './text.ts';

const columns: PaperColumn[] = [
  { title: '', kind: 'words' },
  { title: '', kind: 'name' },
  { title: '', kind: 'day' },
  { title: '', kind: 'money' },
];
const paper: PaperDocument = {
  language: 'bn',
  size: 'a4',
  letterhead: { name: '', address: '', contact: '' },
  title: 'রেওয়ামিল',
  number: '১২',
  filters: [],
  blocks: [],
  printedAt: '2026-04-14T04:05:00Z',
};

test('values are written by the kind of their column, in the language’s digits; a name keeps its own', (t) => {
  const cells = ['জামাত 5', 'Class 5', '2026-04-14', 12_345_650];
  t.deepEqual(rowTexts(columns, { cells }, 'bn'), ['জামাত ৫', 'Class 5', '১৪ এপ্রিল ২০২৬', '১,২৩,৪৫৬.৫০']);
  t.deepEqual(rowTexts(columns, { cells }, 'en').slice(2), ['14 April 2026', '1,23,456.50']);
});

test('nil is a dash in the body and a figure in a sum; what is missing is empty', (t) => {
  const nil = { cells: [7, null, null, 0] };
  t.deepEqual(rowTexts(columns, nil, 'en'), ['7', '', '', '–']);
  t.deepEqual(rowTexts(columns, { ...nil, kind: 'sum' }, 'en'), ['7', '', '', '0.00']);
  t.deepEqual(rowTexts(columns, { cells: ['x'] }, 'en'), ['x', '', '', '']);
  const days: PaperColumn[] = [{ title: '', kind: 'day' }];
  t.deepEqual(rowTexts(days, { kind: 'head', cells: ['সম্পদ'] }, 'bn'), ['সম্পদ'], 'no day');
});

test('a figure is written with its digits behind the point or as a share; a word in its place stays one', (t) => {
  const figures: PaperColumn[] = [
    { title: '', kind: 'figure' },
    { title: '', kind: 'figure', decimals: 2 },
    { title: '', kind: 'figure', percent: true },
  ];
  t.deepEqual(rowTexts(figures, { cells: [84.5, 84.5, 25] }, 'bn'), ['৮৪.৫', '৮৪.৫০', '২৫%']);
  t.deepEqual(rowTexts(figures, { cells: [0, null, 'A'] }, 'en'), ['0', '', 'A']);
});

test('what is taken off stands in brackets where a column says so, in a body and in a sum', (t) => {
  const taken: PaperColumn[] = [{ title: '', kind: 'money', brackets: true }];
  t.deepEqual(rowTexts(taken, { cells: [-500_00] }, 'bn'), ['(৫০০.০০)']);
  t.deepEqual(rowTexts(taken, { cells: [-500_00], kind: 'sum' }, 'en'), ['(500.00)']);
  t.deepEqual(rowTexts(taken, { cells: [500_00] }, 'en'), ['500.00']);
  t.deepEqual(rowTexts(columns, { cells: [null, null, null, -500_00] }, 'en').at(-1), '−500.00');
});

test('a cell that is a sum is nil as a figure, and is not carried over with those it adds up', (t) => {
  const sides: PaperColumn[] = [
    { title: '', kind: 'name' },
    { title: '', kind: 'money', carry: 'sum' },
    { title: '', kind: 'money', carry: 'sum' },
  ];
  const rows = [
    { cells: ['a', 5, 0] },
    { cells: ['b', 5, 7], sums: [false, true, false] },
    { cells: ['c', 0, 0], sums: [false, false, true] },
  ];
  t.deepEqual(rowTexts(sides, rows[2] as (typeof rows)[2], 'en'), ['c', '–', '0.00']);
  const carried = carriedRow({ kind: 'table', columns: sides, rows }, 3, 'en');
  t.deepEqual(carried.cells.slice(1), [5, 7]);
});

test('rows are counted, but neither sums nor what stands beside them', (t) => {
  const kinds = ['head', undefined, undefined, 'beside', undefined, 'sum'] as const;
  const rows = kinds.map((kind) => ({ cells: [], ...(kind ? { kind } : {}) }));
  t.deepEqual(rowNumbers(rows), [undefined, 1, 2, undefined, 3, undefined]);
  t.deepEqual(rowNumbers(rows, 8), [undefined, 8, 9, undefined, 10, undefined]);
});

test('the foot says when in Dhaka, by whom, and which reprint; a page is counted', (t) => {
  t.is(footText(paper), 'মুদ্রণ: ১৪ এপ্রিল ২০২৬, ১০:০৫');
  const again = { ...paper, printedBy: 'আব্দুল করিম', corners: { left: 'পুনর্মুদ্রণ ২' } };
  t.is(footText(again), 'মুদ্রণ: ১৪ এপ্রিল ২০২৬, ১০:০৫ · আব্দুল করিম · পুনর্মুদ্রণ ২');
  t.is(pageText(paper, 2), '১২ · পৃষ্ঠা ২/', 'how many there are is written last');
});
