import type { TableBlock } from '@madrasah/events';
import test from 'ava';
import { strFromU8, unzipSync } from 'fflate';
import { PAPER, REGISTER } from '../test-support.ts';
import { paperCsv } from './csv.ts';
import { paperWorkbook } from './workbook.ts';

async function sheetOf(paper = PAPER) {
  const files = unzipSync(await paperWorkbook(paper));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    words: read('xl/sharedStrings.xml'),
    cells: read('xl/worksheets/sheet1.xml'),
    book: read('xl/workbook.xml'),
  };
}

test('a workbook has the head, the facts that are there, and sums as numbers in taka', async (t) => {
  const { words, cells, book } = await sheetOf();
  for (const text of [
    'আল-জামিয়া মাদ্রাসা',
    '১ এপ্রিল ২০২৬ থেকে ১৫ এপ্রিল ২০২৬',
    'আব্দুল্লাহ',
    'সমাপনী জের – ডেবিট',
    'সম্পদ',
  ])
    t.true(words.includes(text), text);
  t.false(words.includes('পিতা'), 'a fact without a value');
  t.true(words.includes('=1+1'), 'a word, and no formula');
  t.notRegex(cells, /<f>/);
  for (const value of ['123456.5', '123457.5', '5']) t.true(cells.includes(`<v>${value}</v>`), value);
  t.regex(book, /name="রেওয়ামিল {3}পরীক্ষা"/, 'a sheet may not have a slash in its name');
});

test('the same paper is the same file, and an empty one says so', async (t) => {
  t.deepEqual(await paperWorkbook(PAPER), await paperWorkbook(PAPER));
  const { words } = await sheetOf({ ...PAPER, blocks: [{ ...REGISTER, rows: [] }] });
  t.true(words.includes('এই শর্তে কিছু নেই।'));
});

test('CSV has the rows under their table and group, without sums, and no formula', (t) => {
  t.is(
    paperCsv(PAPER).toString(),
    [
      '\uFEFF,,তারিখ,হিসাব,সমাপনী জের – ডেবিট,সমাপনী জের – ক্রেডিট',
      'সাধারণ তহবিল,সম্পদ,2026-04-14,নগদ,123456.5,0',
      "সাধারণ তহবিল,সম্পদ,2026-04-15,'=1+1,0,5",
      'সাধারণ তহবিল,সম্পদ,,অগ্রিম,1,',
      '',
    ].join('\r\n'),
  );
  t.like(paperCsv({ ...PAPER, blocks: [] }), { refused: true, status: 406, code: 'paper.no-rows' });
});

test('of two sides the cells that are sums are bold in a workbook and in no CSV; what is taken off is a number below zero', async (t) => {
  const money = { title: 'টাকা', kind: 'money', brackets: true } as const;
  const sides: TableBlock = {
    kind: 'table',
    columns: [
      { title: 'আয়', kind: 'name' },
      money,
      { title: 'ব্যয়', kind: 'name' },
      { ...money, title: 'খরচ' },
    ],
    rows: [
      { cells: ['ফি', 900_00, 'বেতন', 100_00] },
      { cells: ['ছাড়', -50_00, 'বেতন: মোট', 100_00], sums: [false, false, true, true] },
      { cells: [null, null, 'ব্যয়: মোট', 100_00], sums: [false, false, true, true] },
    ],
  };
  const lines = paperCsv({ ...PAPER, blocks: [sides] })
    .toString()
    .trim()
    .split('\r\n');
  t.deepEqual(lines.slice(1), ['ফি,900,বেতন,100', 'ছাড়,-50,,']);
  const { cells } = await sheetOf({ ...PAPER, blocks: [sides] });
  t.true(cells.includes('<v>-50</v>'));
});
