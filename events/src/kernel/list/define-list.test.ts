import test from 'ava';
import * as z from 'zod';
import { signedIn } from '../endpoint/access.ts';
import { id, optionalId } from '../endpoint/fields.ts';
import { paisa } from '../money/money.ts';
import type { Word } from '../words/index.ts';
import { type Columns, column } from './column.ts';
import { defineList, type FactsOf, type RowOf } from './define-list.ts';
import { toWire } from './row.ts';

const debts = defineList({
  name: 'Debts',
  path: '/api/debts',
  access: signedIn,
  title: 'duesList',
  needs: [],
  query: { ClassID: optionalId() },
  columns: {
    UserCode: column.code('code', { phone: 'beside' }),
    StudentName: column.name('name', { phone: 'title' }),
    state: column.badge('state', { 0: { word: 'pending', color: 'red' }, 3: { word: 'due' } }),
    taker: column.who('collector', { absent: true, sort: false }),
    due: column.money('due', { total: true }),
  },
  carries: { UserID: z.int(), gone: z.boolean() },
  beside: { note: z.string() },
  struck: 'gone',
  order: '-due',
  files: true,
});
const row: FactsOf<typeof debts> = {
  UserCode: '1001',
  StudentName: 'রহিম',
  state: 3,
  due: paisa(165_050),
  UserID: 7,
  gone: false,
};
const answer = { total: 1, totalPages: 1, currentPage: 1, totals: { due: 1650.5 }, note: '' };

test('a list yields its endpoints: the question and a file of each kind under the same path', (t) => {
  const { debts: asked, debtsPdf, debtsXlsx, debtsCsv } = debts.endpoints;
  t.is(asked.path, '/api/debts');
  t.deepEqual(
    [debtsPdf.path, debtsXlsx.path, debtsCsv.path],
    ['/api/debts.pdf', '/api/debts.xlsx', '/api/debts.csv'],
  );
  t.deepEqual(
    [asked, debtsPdf, debtsXlsx, debtsCsv].map(({ name }) => name),
    ['Debts', 'DebtsPdf', 'DebtsXlsx', 'DebtsCsv'],
  );
  t.true([asked, debtsPdf, debtsXlsx, debtsCsv].every(({ access }) => access === signedIn));
});

test('what is said where it does not come goes with its question', (t) => {
  const failed = { bn: 'বকেয়া লোড করা যায়নি', en: 'Failed to load dues' };
  const said = { name: 'Said', path: '/api/said', access: signedIn, title: 'journal', needs: [] } as const;
  t.deepEqual(defineList({ ...said, columns: { on: column.day('day') }, failed }).question.failed, failed);
  t.is(debts.question.failed, undefined);
});

test('a list without files has one endpoint', (t) => {
  const plain = defineList({
    name: 'Plain',
    path: '/api/plain',
    access: signedIn,
    title: 'journal',
    needs: [],
    columns: { on: column.day('day') },
  });
  t.deepEqual(Object.keys(plain.endpoints), ['plain']);
  t.is(plain.files, undefined);
});

test('page, limit and order are asked for with the list’s own parameters', (t) => {
  const read = debts.question.input.parse({ ClassID: '২', page: '2', limit: '50', sort: '-StudentName' });
  t.deepEqual(read, { ClassID: 2, page: 2, limit: 50, sort: { key: 'StudentName', down: true } });
  t.is(debts.question.input.parse({}).sort, undefined);
});

test('an order that is no column of the list, or none that sorts, is a problem of `sort`', (t) => {
  for (const sort of ['x', '-', 'taker', 'toString', 'UserID', ['due', 'due']]) {
    const { error } = debts.question.input.safeParse({ sort });
    t.deepEqual(
      error?.issues.map(({ path, message }) => [path[0], message]),
      [['sort', 'request.choice']],
      String(sort),
    );
  }
});

test('money is paisa within and taka without; what a row lacks it does not answer', (t) => {
  const wire: RowOf<typeof debts> = toWire(debts.columns, row);
  t.is(wire.due, 1650.5);
  t.is(wire.UserID, 7);
  t.false('taker' in wire);
});

test('the answer’s schema takes what the list answers, and names what is missing, wrong or too much', (t) => {
  const wire = toWire(debts.columns, row as never) as unknown as Record<string, unknown>;
  const problems = (change: object, beside: object = {}) =>
    debts.question.answer?.safeParse({ data: [{ ...wire, ...change }], ...answer, ...beside }).error?.issues
      .length ?? 0;
  t.is(problems({}), 0);
  t.is(problems({ taker: { id: 1, name: 'কবির' } }), 0);
  t.is(problems({ due: 1650.505 }), 1);
  t.is(problems({ StudentName: undefined }), 1);
  t.is(problems({ gone: 1 }), 1);
  t.is(problems({ Mobile1: '017' }), 1);
  t.is(problems({}, { totals: {} }), 1);
  t.is(problems({}, { note: undefined }), 1);
});

/** Past the types, as a definition that was put together at run time could come. */
const defined = (change: object) => () =>
  defineList({
    name: 'Debts',
    path: '/api/debts',
    access: signedIn,
    title: 'duesList',
    needs: [],
    columns: { due: column.money('due'), UserCode: column.code('code') } as Columns,
    ...change,
  });

const said = (kind: string, word: string, options: object = {}) =>
  ({ cell: { kind, word, ...options } }) as unknown as Columns;

for (const [what, change, sentence] of [
  [
    'a total on a text',
    { columns: said('text', 'class', { total: true }) },
    'column "cell" is of the kind text and has no total',
  ],
  [
    'an unknown word',
    { columns: said('text', 'klass') },
    'column "cell" is called "klass", which is no word',
  ],
  [
    'a state without a word',
    { columns: said('badge', 'state', { states: { 1: { word: 'x' } } }) },
    'column "cell" is called "x", which is no word',
  ],
  ['a badge without states', { columns: said('badge', 'state') }, 'column "cell" is a badge without states'],
  ['a choice of nothing', { columns: said('choice', 'gender') }, 'column "cell" is a choice of nothing'],
  ['an unknown title', { title: 'nothing' as Word }, 'it is called "nothing", which is no word'],
  ['one name twice', { carries: { due: z.number() } }, '"due" is a column and is carried too'],
  ['a parameter of every list', { query: { page: id() } }, '"page" is every list\'s own parameter'],
  ['an answer of every list', { beside: { total: z.int() } }, '"total" stands in every list\'s answer'],
  ['an order by nothing', { order: '-paid' }, 'it begins in the order of "paid", which does not sort'],
  ['a strike that nobody says', { struck: 'gone' }, '"gone" strikes rows and is nowhere in them'],
  ['no columns', { columns: {} }, 'it has no columns'],
  [
    'two titles on a phone',
    { columns: { a: column.name('name', { phone: 'title' }), b: column.name('father', { phone: 'title' }) } },
    '"a" and "b" are both the title on a phone',
  ],
] as const)
  test(`${what} does not start, and is named`, (t) => {
    t.throws(defined(change), { instanceOf: TypeError, message: `list Debts: ${sentence}` });
  });

test('every contradiction is named at once', (t) => {
  const { message } = t.throws(defined({ title: 'x', needs: [], columns: said('day', 'y') })) ?? {};
  t.regex(message ?? '', /"x".*; .*"y"/);
});
