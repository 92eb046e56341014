import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streams } from '@madrasah/events';
import { FeesCollected } from '@madrasah/events/fees';
import { cr, dr, UNSAID_BEFORE, VoucherPosted } from '@madrasah/events/ledger';
import test from 'ava';
import { charged, recordSchool } from '../../app-test-school.ts';
import { CLERK, SCHOOL, type TestApp, testApp } from '../../app-test-support.ts';

const collected = FeesCollected({
  ...{
    receiptId: 1,
    receiptNo: 1,
    series: '2026',
    on: '2026-04-15',
    userId: 1,
    admissionId: 2,
    moneyAccount: 2,
  },
  ...{ transactionNo: '', remark: 'বড় ভাই দিয়েছেন', rows: [], advance: null },
  postings: [dr('sl:2', 1, 750_50), cr('sys:receivable', 1, 750_50, { party: 1, itemId: 1 })],
});
const paid = VoucherPosted({
  ...UNSAID_BEFORE,
  ...{
    voucherId: 3,
    voucherNo: 1,
    series: 'out',
    on: '2026-04-18',
    fundId: 1,
    direction: 2,
    moneyAccount: 2,
  },
  ...{ lines: [], payee: 'আব্দুর রহিম', bookNo: '', remark: '' },
  postings: [dr('sl:1', 1, 50_00), cr('sl:2', 1, 50_00)],
});

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'journal-export-'));
test.before(async () => {
  app = await testApp();
  await recordSchool(app, SCHOOL, 'আমাদের');
  await app.record(streams.journal(SCHOOL), charged, collected, paid);
});
test.after.always(async () => {
  await app.end();
  rmSync(folder, { recursive: true });
});

const exported = async (format: string, more = '') =>
  app.get(`/api/accounts/journal/export?format=${format}${more}`);
function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
const run = (program: string, ...words: string[]) =>
  spawnSync(program, words, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
const testWith = (program: string) =>
  run(program, '--version').error
    ? (title: string, _body: unknown) => test.skip(`${title} [${program} is not installed]`, () => undefined)
    : test;

test('an account a row of the trial balance, whose it is in a tag, and nothing that somebody wrote', async (t) => {
  const { body } = await exported('hledger');
  t.regex(body, /2026-04-15 \(1\) FeesCollected\n/);
  t.regex(body, /F1:3:GL2:SL2 {2}750\.50 BDT\n/);
  t.regex(body, /F1:6:sys-receivable {2}-750\.50 BDT {2}; user:1, item:1/);
  for (const format of ['hledger', 'beancount', 'csv'])
    t.notRegex((await exported(format)).body, /আব্দুর রহিম|বড় ভাই/, format);
});

const hledger = testWith('hledger');
hledger('hledger reads it and has our balances, as of a day too', async (t) => {
  for (const [name, more, receivable] of [
    ['all', '', '249.50'],
    ['then', '&asOf=2026-04-14', '1000.00'],
  ] as const) {
    const file = fileOf(`${name}.hledger`, (await exported('hledger', more)).body);
    const { stdout, stderr } = run('hledger', '-f', file, 'balance', '--flat', '-O', 'csv', 'sys-receivable');
    t.is(stderr, '');
    t.regex(stdout, new RegExp(`"F1:6:sys-receivable","${receivable} BDT"`));
  }
});

const beancount = testWith('bean-check');
beancount('beancount checks it, and finds one paisa that is off', async (t) => {
  const { body } = await exported('beancount');
  t.is(run('bean-check', fileOf('journal.beancount', body)).status, 0);
  const off = body.replace(/(F1 {2}750\.5)0 BDT/, '$11 BDT');
  t.not(off, body);
  t.not(run('bean-check', fileOf('off.beancount', off)).status, 0);
});

test('as rows for a spreadsheet', async (t) => {
  const { body } = await exported('csv');
  t.is(body.trim().split('\r\n').length, 1 + 6);
  const sheet = await exported('xlsx');
  t.is(sheet.status, 200);
  t.regex(sheet.headers.get('content-disposition') ?? '', /journal\.xlsx/);
});

test('only in a format there is, for who may audit', async (t) => {
  t.is((await exported('gnucash')).status, 400);
  t.is((await app.get('/api/accounts/journal/export', { loginId: CLERK })).status, 403);
});
