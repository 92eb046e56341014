import test from 'ava';
import * as z from 'zod';
import * as fields from '../endpoint/fields.ts';
import * as cells from './cells.ts';
import { defineImport, templateHeadings } from './define-import.ts';
import { saidColumns } from './headings/said-columns.ts';
import { readRows } from './read-rows.ts';

const subjects = defineImport({
  kind: 'subjects-import',
  columns: {
    SubjectName: { bn: 'কিতাবের নাম', en: 'Book name', example: 'নাহবেমীর' },
    Marks: { bn: 'পূর্ণমান', en: 'Full marks' },
    From: { bn: 'কবে থেকে', en: 'From' },
  },
  row: z.object({
    SubjectName: fields.requiredText(20),
    Marks: fields.integer(1, 100),
    From: fields.optionalDay(),
  }),
  maxRows: 4,
});

const told = (table: string[][]) =>
  readRows(subjects, { rows: table }).problems.map(({ line, column, problem }) => [
    line,
    column,
    problem.key,
  ]);

test('headings may be wire names, Bengali or English, in any order, and figures of either script', (t) => {
  for (const headings of [
    ['Marks', 'SubjectName'],
    ['পূর্ণমান *', ' কিতাবের  নাম'],
    ['full MARKS', 'Book name*'],
  ])
    t.deepEqual(readRows(subjects, { rows: [headings, ['১০০', 'নাহবেমীর'], ['50', ' হেদায়াতুন্নাহু ']] }).good, [
      { line: 2, value: { SubjectName: 'নাহবেমীর', Marks: 100 } },
      { line: 3, value: { SubjectName: 'হেদায়াতুন্নাহু', Marks: 50 } },
    ]);
});

test('every problem of every row is named by its line in the file and its column; empty lines are none', (t) => {
  const table = [
    [],
    ['Book name', 'Full marks', 'From', ''],
    ['', '', '', ''],
    ['', '101'],
    ['a', 'x', '31-12'],
    ['b', '7'],
  ];
  t.deepEqual(told(table), [
    [4, 'SubjectName', 'request.required'],
    [4, 'Marks', 'request.max'],
    [5, 'Marks', 'request.number'],
    [5, 'From', 'request.day'],
  ]);
  const { rows, good } = readRows(subjects, { rows: table });
  t.is(rows, 3);
  t.deepEqual(
    good.map(({ line }) => line),
    [6],
  );
});

test('headings that are unknown, missing or there twice are named, and no row is read under them', (t) => {
  t.deepEqual(told([['Book name', 'নাম', 'কিতাবের নাম'], ['a']]), [
    [1, '', 'import.heading-unknown'],
    [1, 'SubjectName', 'import.heading-twice'],
    [1, 'Marks', 'import.heading-missing'],
  ]);
});

test('a column whose heading is not known is asked about, and read as somebody says, or left out', (t) => {
  const table = [
    ['SL', 'কিতাব', 'Full marks', 'Why', ''],
    ['1', 'a', '500', 'x', ''],
    ['2', 'b', '7', '', ''],
  ];
  const asked = readRows(subjects, { rows: table });
  t.true(asked.stopped);
  t.deepEqual(asked.asked, [
    { at: 2, heading: 'কিতাব', as: '', samples: ['a', 'b'] },
    { at: 4, heading: 'Why', as: '', samples: ['x'] },
  ]);
  t.deepEqual(asked.free, ['SubjectName', 'From']);
  t.deepEqual(told(table).slice(-1), [[2, 'Marks', 'request.max']], 'what else is wrong is told at once');
  const said = readRows(subjects, { rows: table }, { columns: { 1: 'SubjectName', 3: '-' } });
  t.deepEqual(
    [said.stopped, said.good.length, said.notices[0]?.params],
    [false, 1, { headings: '“SL”, “Why”' }],
  );
  t.deepEqual(said.good[0]?.value, { SubjectName: 'b', Marks: 7 });
  const strange = readRows(subjects, { rows: table }, { columns: { 1: 'constructor', 3: 'Marks' } });
  t.deepEqual(
    strange.problems.map(({ problem }) => problem.key),
    ['import.heading-unknown', 'import.heading-twice', 'import.heading-missing', 'request.max'],
  );
});

test('what is said of columns names each once, by its place from 1', (t) => {
  const read = (raw: unknown) => saidColumns().safeParse(raw).data;
  t.deepEqual(read('3=UserCode, 5=-'), { 2: 'UserCode', 4: '-' });
  for (const nothing of [undefined, '', null]) t.is(read(nothing), undefined);
  for (const wrong of ['3', '0=A', '251=A', '3=a b', '3=A,', '3==A', {}])
    t.is(read(wrong), undefined, String(wrong));
});

test('where a column is missing no row is good, and what else is wrong with them is told', (t) => {
  const table = [['Marks'], ['500'], ['7']];
  t.deepEqual(told(table), [
    [1, 'SubjectName', 'import.heading-missing'],
    [2, 'Marks', 'request.max'],
  ]);
  t.deepEqual(readRows(subjects, { rows: table }).good, []);
});

test('digits are an id under a heading of ids alone', (t) => {
  const named = defineImport({
    kind: 'k',
    columns: { ClassID: { bn: 'জামাত', en: 'Class', holds: 'name', idHeadings: ['Class code'] } },
    row: z.object({ ClassID: cells.named(fields.requiredText()) }),
  });
  const under = (heading: string) => readRows(named, { rows: [[heading], ['৫']] }).good[0]?.value.ClassID;
  t.deepEqual(['জামাত', 'Class', 'ClassID', 'Class code'].map(under), ['৫', '৫', 5, 5]);
  const gender = cells.choice(fields.choice(1, 2), [
    { id: 1, bn: 'পুরুষ', en: 'Male' },
    { id: 2, bn: 'মহিলা', en: 'Female' },
  ]);
  const read = (raw: unknown) => gender.safeParse(raw).data;
  t.deepEqual(['পুরুষ', 'male', 2, '2', 'Femail'].map(read), [1, 1, 2, undefined, undefined]);
});

test('an error that a spreadsheet has saved into a text file is no value of anything', (t) => {
  t.deepEqual(
    told([
      ['Book name', 'Marks'],
      ['#N/A', '5'],
      ['#1', '5'],
    ]),
    [[2, 'SubjectName', 'import.cell-error']],
  );
});

test('a table without rows, or with more than may be, says so', (t) => {
  t.deepEqual(told([['Book name', 'Marks']]), [[1, '', 'import.no-rows']]);
  t.deepEqual(told([]), [
    [1, 'SubjectName', 'import.heading-missing'],
    [1, 'Marks', 'import.heading-missing'],
  ]);
  const five = Array.from({ length: 5 }, () => ['a', '1']);
  t.deepEqual(told([['Book name', 'Marks'], ...five]), [[1, '', 'import.too-many-rows']]);
});

test('a definition that contradicts itself is refused by name', (t) => {
  const row = z.object({ A: fields.requiredText() });
  const same = { A: { bn: 'ক', en: 'x' }, B: { bn: 'খ', en: 'X' } };
  t.throws(() => defineImport({ kind: 'k', columns: same, row }), { message: /A and B are both x/ });
  const bare = defineImport({ kind: 'k', columns: {}, row });
  t.throws(() => templateHeadings(bare, 'bn'), { message: /no column brings A/ });
});

test('a template marks what must be filled in', (t) => {
  t.deepEqual(templateHeadings(subjects, 'en'), ['Book name *', 'Full marks *', 'From']);
});

test('a value that may stand once is wrong in every row that has it, in digits of either script, with zeros before or without', (t) => {
  const unique = { ...subjects, unique: 'SubjectName' };
  const { good, problems } = readRows(unique, {
    rows: [
      ['Book name', 'Full marks'],
      ['১২', '5'],
      ['0012', '6'],
      ['ক', '7'],
    ],
  });
  t.deepEqual(
    problems.map(({ line, column, problem }) => [line, column, problem.key]),
    [
      [2, 'SubjectName', 'import.value-twice'],
      [3, 'SubjectName', 'import.value-twice'],
    ],
  );
  t.deepEqual(
    good.map(({ line }) => line),
    [4],
  );
});
