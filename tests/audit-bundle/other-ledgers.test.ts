import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { accountNames } from '../../projection-service/src/ledger/export/account-names.ts';
import { takaText } from '../../projection-service/src/ledger/export/entry.ts';
import type { Manifest } from '../../scripts/audit/export/manifest.ts';
import { bundleOf, demoEvents, Folders, manifestOf } from './test-support/bundle.ts';
import { oddTexts } from './test-support/odd-texts.ts';

// The whole demo school in two ledgers that others have written: their balances are ours, to the paisa.
// Debian: apt-get install hledger beancount; `.ci/install-peers` does it where it may.

const run = (program: string, ...words: string[]) =>
  spawnSync(program, words, {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
const isThere = (program: string) => !run(program, '--version').error;
const ledgerTest = (program: string) =>
  isThere(program)
    ? test
    : (title: string, _body: unknown) => test.skip(`${title} [${program} is not installed]`, () => undefined);

const folders = new Folders();
const bundle = folders.next();
let manifest: Manifest;

const odd = folders.next();
test.before(async () => {
  await bundleOf(await demoEvents(1), bundle, { formats: ['hledger', 'beancount'] });
  await bundleOf(await oddTexts(), odd, { formats: ['hledger', 'beancount'] });
  manifest = manifestOf(bundle);
});
test.after.always(() => folders.remove());

const file = (name: string) => join(bundle, name);

/** Our balances as `account → taka`, debits above zero. */
function ours(): Map<string, string> {
  const { path } = accountNames(manifest.chart);
  const rows = manifest.trialBalance.funds.flatMap(({ fundId, accounts }) =>
    accounts.map(({ account, debit, credit }): [string, string] => [
      path(account, fundId),
      takaText(debit - credit),
    ]),
  );
  return new Map(rows.sort());
}

/** `account,"12.50 BDT"` line by line; accounts that are nil are left out. */
function balancesIn(csv: string): Map<string, string> {
  const rows = [...csv.matchAll(/^"?([A-Z][\w:-]+)"?\s*,\s*"?(-?[\d.]+) BDT\s*"?\r?$/gm)];
  const pairs = rows.map(([, account = '', amount = '']): [string, string] => [account, amount]);
  return new Map(pairs.filter(([, amount]) => Number(amount) !== 0).sort());
}

/** A copy of a journal in which one posting of the file has one paisa more. */
function onePaisaOff(name: string, posting: RegExp): string {
  const text = readFileSync(file(name), 'utf8');
  const copy = join(bundle, `off-${name}`);
  writeFileSync(
    copy,
    text.replace(posting, (_, before: string, taka: string, after: string) => `${before}${taka}1${after}`),
  );
  return copy;
}

const hledger = ledgerTest('hledger');
const beancount = ledgerTest('bean-check');

test('the demo has balances worth comparing, and its funds balance each for itself', (t) => {
  t.true(ours().size > 40);
  for (const { debit, credit } of manifest.trialBalance.funds) t.is(debit, credit);
});

hledger('hledger balance gives our balance of every account, to the paisa', (t) => {
  t.log(run('hledger', '--version').stdout.trim(), `${ours().size} balances`);
  const { stdout, stderr } = run(
    'hledger',
    '-f',
    file('journal.hledger'),
    'balance',
    '--flat',
    '--no-total',
    '-O',
    'csv',
  );
  t.is(stderr, '');
  t.deepEqual([...balancesIn(stdout)], [...ours()]);
});

hledger('hledger check passes, also that every account and commodity is declared; each fund is nil', (t) => {
  for (const words of [['check'], ['check', '--strict']]) {
    const { status, stderr } = run('hledger', '-f', file('journal.hledger'), ...words);
    t.is(status, 0, stderr);
  }
  for (const { fundId } of manifest.trialBalance.funds) {
    const { stdout } = run('hledger', '-f', file('journal.hledger'), 'balance', '-O', 'csv', `:F${fundId}$`);
    t.regex(stdout, /^"?total"?,"?0"?$/im, `fund ${fundId}`);
  }
});

hledger('hledger has one transaction an entry, its number, day and student with it', (t) => {
  const { stdout } = run(
    'hledger',
    '-f',
    file('journal.hledger'),
    'print',
    'tag:event=FeesCollected',
    '-O',
    'json',
  );
  const receipts = JSON.parse(stdout) as { tdate: string; tcode: string; tpostings: unknown[] }[];
  t.true(receipts.length > 1000);
  t.true(receipts.every(({ tcode }) => /\/\d+$/.test(tcode)));
});

hledger('a year that is closed has no income and no expense left in it, in every fund', (t) => {
  const journal = file('journal.hledger');
  const [closing] = JSON.parse(
    run('hledger', '-f', journal, 'print', 'tag:event=YearClosed', '-O', 'json').stdout,
  ) as { tdate: string }[];
  t.regex(closing?.tdate ?? '', /^\d{4}-12-31$/, 'the demo has closed a year');
  const after = `${Number(closing?.tdate.slice(0, 4)) + 1}-01-01`;
  const left = (...more: string[]) =>
    balancesIn(
      run(
        'hledger',
        ...['-f', journal, 'balance', '--flat', '--no-total', '-O', 'csv', '-e', after],
        ...['^Income', '^Expenses', ...more],
      ).stdout,
    );
  t.deepEqual([...left()], []);
  t.true(left('not:tag:event=YearClosed').size > 5, 'without its close the year is full');
});

hledger('hledger check names a journal that is one paisa off', (t) => {
  const copy = onePaisaOff('journal.hledger', /( {4}Income:\S+ {2}-\d+\.\d)\d()/);
  const { status, stderr } = run('hledger', '-f', copy, 'check');
  t.is(status, 1);
  t.regex(stderr, /unbalanced|balance/i);
  const moved = onePaisaOff('journal.hledger', /( 0\.00 BDT = \d+\.\d)\d()/);
  t.is(run('hledger', '-f', moved, 'check').status, 1);
});

beancount('bean-query gives our balance of every account, to the paisa', (t) => {
  t.log(run('bean-check', '--version').stdout.trim(), `${ours().size} balances`);
  const query = 'select account, sum(position) group by account';
  const { stdout, stderr } = run('bean-query', '-f', 'csv', file('journal.beancount'), query);
  t.is(stderr, '');
  t.deepEqual([...balancesIn(stdout)], [...ours()]);
});

beancount('bean-check passes, and names a journal that is one paisa off', (t) => {
  const { status, stdout, stderr } = run('bean-check', file('journal.beancount'));
  t.is(status, 0, stdout + stderr);
  t.is(stdout + stderr, '');
  const posted = onePaisaOff('journal.beancount', /( {2}Income:\S+ {2}-\d+\.\d)\d()/);
  t.is(run('bean-check', posted).status, 1);
  const stated = onePaisaOff('journal.beancount', /( balance Assets:\S+ {2}\d+\.\d)\d()/);
  t.is(run('bean-check', stated).status, 1);
});

hledger('hledger reads whatever people typed as text', (t) => {
  const { status, stderr } = run('hledger', '-f', join(odd, 'journal.hledger'), 'check', '--strict');
  t.is(status, 0, stderr);
  const { stdout } = run(
    'hledger',
    '-f',
    join(odd, 'journal.hledger'),
    'print',
    'tag:revision=1',
    '-O',
    'json',
  );
  t.is((JSON.parse(stdout) as unknown[]).length, 1);
  t.true(stdout.includes('মোল্লা') && stdout.includes('@SUM(A1)'));
});

beancount('beancount reads whatever people typed as text', (t) => {
  const { status, stdout } = run('bean-check', join(odd, 'journal.beancount'));
  t.is(status, 0, stdout);
  const words = [
    '-f',
    'csv',
    join(odd, 'journal.beancount'),
    'select distinct payee, narration where number > 0',
  ];
  const table = run('bean-query', ...words).stdout;
  t.true(table.includes('=HYPERLINK') && table.includes('উদ্ধৃতি'), table);
});
