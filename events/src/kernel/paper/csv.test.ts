import test from 'ava';
import { csvText, freeText, typedText } from './csv.ts';

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@x',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  ' =1',
  '\t=1',
  '\t1',
  '\r1',
  '\n1',
  '\uFEFF=1',
];

test('what a spreadsheet would reckon is text, in narrow signs and in wide ones', (t) => {
  for (const text of FORMULAS) t.is(freeText(text), `'${text}`, JSON.stringify(text));
  for (const text of ['', 'ক', '1=1', "'=1", '–', 'নূর-উল-হুদা']) t.is(freeText(text), text);
});

test('what was put before a text is taken off again, and no other apostrophe', (t) => {
  for (const text of [...FORMULAS, '-', '@home', '+8801712345678', 'ক', ''])
    t.is(typedText(freeText(text)), text);
  for (const text of ["'", "''", "'ক", "'1", "''-1", "ক'-1", "রমজান'"]) t.is(typedText(text), text);
});

test('a cell of a file is guarded and quoted; figures stay figures', (t) => {
  t.is(csvText([['＝1+1', -5, '=1,5', null]]), `\uFEFF'＝1+1,-5,"'=1,5",\r\n`);
});

test('lines as a spreadsheet reads them: quoted where they must be, and no name is a formula', (t) => {
  const lines = [
    ['নাম, পিতা', 'বকেয়া'],
    ['আব্দুল "কাইয়ুম"', 1650.5],
    ['=HYPERLINK("x")', -3],
    ['-', 0],
    [null, undefined],
  ];
  t.is(
    csvText(lines),
    '\uFEFF"নাম, পিতা",বকেয়া\r\n"আব্দুল ""কাইয়ুম""",1650.5\r\n"\'=HYPERLINK(""x"")",-3\r\n\'-,0\r\n,\r\n',
  );
});
