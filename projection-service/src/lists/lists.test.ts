import { column, defineList, fields, paisa, signedIn } from '@madrasah/events';
import test from 'ava';
import * as z from 'zod';
import { SCHOOL, type TestApp, testApp } from '../app-test-support.ts';
import { listQueries, listTable } from './index.ts';

const debts = defineList({
  name: 'TestDebts',
  path: '/api/test/debts',
  access: signedIn,
  title: 'duesList',
  needs: [],
  query: { least: fields.optionalInteger(0, 1000) },
  columns: {
    code: column.code('code'),
    name: column.name('name', { phone: 'title' }),
    section: column.text('section', { only: 'sheets' }),
    at: column.time('time', { only: 'screen' }),
    state: column.badge('state', { 0: { word: 'pending' }, 1: { word: 'settled' } }),
    due: column.money('due', { total: true }),
    visits: column.count('number', { total: true, sort: false }),
  },
  carries: { gone: z.boolean() },
  struck: 'gone',
  rows: { page: 2, most: 50 },
  files: true,
});

const plain = defineList({
  name: 'TestPlain',
  path: '/api/test/plain',
  access: signedIn,
  title: 'journal',
  needs: [],
  columns: { on: column.day('day'), due: column.money('due', { total: true }), name: column.name('name') },
});

test('the word for a sum stands where words may: not under a day', (t) => {
  const rows = [{ on: '2026-04-20', due: 100, name: 'আলী' }];
  const table = listTable(plain, rows, { language: 'en', ending: 'pdf' });
  t.deepEqual(table.rows.at(-1), { kind: 'sum', cells: [null, 100, 'Total'] });
  t.deepEqual(listTable(plain, [], { language: 'en', ending: 'pdf' }).rows, []);
});

const row = (code: string, name: string, due: number, gone = false) => ({
  ...{ code, name, section: 'ক', at: '2026-04-20T04:05:00.000Z', state: 1, visits: 2 },
  ...{ due: paisa(due), gone },
});
const ROWS = [
  row('10', 'খালিদ', 100_50),
  row('9', 'আলী', 300_00),
  row('11', 'কবির', 50_00, true),
  row('12', 'উমর', 20_00),
];

/** Answers all rows whose due is at least so many taka, or while `paged` only the part that is asked for. */
async function listed(
  t: { teardown(end: () => Promise<void>): void },
  answers: { paged?: boolean; bad?: boolean; checksAnswers?: boolean } = {},
) {
  const parts: unknown[] = [];
  const app = await testApp({
    checksAnswers: answers.checksAnswers ?? true,
    contexts: [
      (deps) =>
        listQueries(deps, debts, {
          needs: [],
          file: 'debts',
          rows({ least = 0 }, tenant, _, part) {
            parts.push(part);
            const found = ROWS.filter(({ due }) => tenant.school === SCHOOL && due >= least * 100);
            if (answers.bad) return { rows: found.map(({ code: _, ...rest }) => rest as never), beside: {} };
            if (!answers.paged || !part) return { rows: found, beside: {} };
            const page = found.slice(part.skip, part.skip + part.limit);
            return { rows: page, total: found.length, totals: { due: 1_00, visits: 8 }, beside: {} };
          },
          paper: () => ({ filters: ['সবাই'] }),
        }),
    ],
  });
  t.teardown(app.end);
  return { app, parts };
}

const codes = async (app: TestApp, query: string) =>
  (await app.get(`/api/test/debts?${query}`)).body.data.map((one: { code: string }) => one.code);

test('a page has its rows in taka, how many there are, and the sums of all that stand', async (t) => {
  const { app } = await listed(t);
  const { body } = await app.get('/api/test/debts?limit=3');
  t.like(body, { total: 4, totalPages: 2, currentPage: 1, totals: { due: 420.5, visits: 6 } });
  t.deepEqual(body.data[0], { ...ROWS[0], due: 100.5 });
  t.deepEqual(await codes(app, ''), ['10', '9'], 'so many as the definition says');
  t.deepEqual(await codes(app, 'page=2'), ['11', '12']);
  t.deepEqual(await codes(app, 'page=9'), []);
});

test('all pages are put in order, not the one that is shown', async (t) => {
  const { app } = await listed(t);
  t.deepEqual(await codes(app, 'sort=-due'), ['9', '10']);
  t.deepEqual(await codes(app, 'sort=name&limit=4'), ['9', '12', '11', '10']);
  t.deepEqual(
    await codes(app, 'sort=-code&limit=4'),
    ['12', '11', '10', '9'],
    'figures in words by their size',
  );
});

test('an order that the list does not know is refused, and so is a page without end', async (t) => {
  const { app } = await listed(t);
  for (const query of ['sort=gone', 'sort=visits', 'sort=--due', 'limit=51', 'page=0'])
    t.is((await app.get(`/api/test/debts?${query}`)).status, 400, query);
});

test('a source that pages is asked for its part, but for all where an order is asked for', async (t) => {
  const { app, parts } = await listed(t, { paged: true });
  t.deepEqual(await codes(app, 'page=2&limit=3'), ['12']);
  const { body } = await app.get('/api/test/debts?limit=3');
  t.like(body, { total: 4, totals: { due: 1, visits: 8 } }, 'its own sums');
  t.deepEqual(await codes(app, 'page=2&limit=3&sort=due'), ['9']);
  t.deepEqual(parts, [{ skip: 3, limit: 3 }, { skip: 0, limit: 3 }, undefined]);
});

test('the files have all rows, the words of the columns and what was asked for', async (t) => {
  const { app } = await listed(t);
  const csv = String((await app.get('/api/test/debts.csv?limit=1&sort=-due&least=50')).body).trim();
  t.deepEqual(csv.replace('\uFEFF', '').split('\r\n'), [
    'দাখেলা,নাম,শাখা,অবস্থা,বকেয়া,ক্র.',
    '9,আলী,ক,পরিশোধিত,300,2',
    '10,খালিদ,ক,পরিশোধিত,100.5,2',
    '11,কবির,ক,পরিশোধিত,50,2',
  ]);
  const english = String((await app.get('/api/test/debts.csv', { language: 'en' })).body);
  t.regex(english, /Code,Name,Section,State,Due/);
  for (const ending of ['pdf', 'xlsx']) t.is((await app.get(`/api/test/debts.${ending}`)).status, 200);
});

test('an answer that the definition does not say is a fault where answers are checked, and nowhere else', async (t) => {
  const { app } = await listed(t, { bad: true });
  t.is((await app.get('/api/test/debts')).status, 500);
  const { app: unchecked } = await listed(t, { bad: true, checksAnswers: false });
  t.is((await unchecked.get('/api/test/debts')).status, 200);
});
