import { column, type PaperDocument } from '@madrasah/events/kernel';
import test from 'ava';
import { differencesOf, type Figure, listFigures, paperFigures } from './differences.ts';

const told = (was: readonly Figure[], now: readonly Figure[]) =>
  differencesOf(was, now).map(({ row, column, was, now }) => ({ row, column, was, now }));

const columns = {
  code: column.code('code'),
  name: column.name('name'),
  due: column.money('due', { total: true }),
};

test('two answers are compared row by row: what changed, came and went', (t) => {
  const figures = (...rows: [code: string, name: string, due: number][]) =>
    listFigures(
      columns,
      rows.map(([code, name, due]) => ({ code, name, due })),
      'en',
    );
  const before = figures(['1001', 'Ali', 500], ['1002', 'Umar', 300], ['1003', 'Zaid', 0]);
  const now = figures(['1001', 'Ali', 200.5], ['1002', 'Umar', 300], ['1004', 'Bilal', 100]);
  t.deepEqual(told(before, now), [
    { row: '1001 · Ali', column: 'Due', was: 500, now: 200.5 },
    { row: '1004 · Bilal', column: 'Due', was: undefined, now: 100 },
  ]);
  t.deepEqual(told(now, now), []);
});

const paper = (language: 'bn' | 'en', ...sums: [on: string, text: string, paisa: number | null][]) =>
  ({
    language,
    blocks: [
      { kind: 'note', text: '' },
      {
        kind: 'table',
        title: 'নগদ',
        columns: [
          { title: 'তারিখ', kind: 'day' },
          { title: 'বিবরণ', kind: 'words' },
          { title: 'জমা', kind: 'money', group: 'টাকা' },
          { title: 'সংখ্যা', kind: 'count' },
        ],
        rows: sums.map(([on, text, amount]) => ({ cells: [on, text, amount, 7] })),
      },
    ],
  }) as unknown as PaperDocument;

test('of a paper its money is compared, in taka; rows that say the same go by their order', (t) => {
  const before = paperFigures(
    paper('bn', ['2026-04-01', 'বেতন', 100_00], ['2026-04-01', 'বেতন', 200_00], ['2026-04-02', 'দান', null]),
  );
  const now = paperFigures(paper('bn', ['2026-04-01', 'বেতন', 100_00], ['2026-04-01', 'বেতন', 250_50]));
  t.deepEqual(told(before, now), [
    { row: 'নগদ · ১ এপ্রিল ২০২৬ · বেতন', column: 'টাকা – জমা', was: 200, now: 250.5 },
  ]);
});
