import test from 'ava';
import type { Cell } from '../../kernel/index.ts';
import { readStatement } from './read-statement.ts';

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const read = (...lines: string[]) =>
  readStatement({ rows: lines.map((line) => line.split(',')), separator: ',' }, OCTOBER);
const sums = (...lines: string[]) => read(...lines).rows.map(({ amount, balance }) => [amount, balance]);
const faults = (...lines: string[]) =>
  read(...lines).problems.map(({ line, problem }) => [line, problem.key]);

const WALLET = 'Transaction ID,Date,Type,Amount,Charge,Balance';
const BANK = 'Date,Particulars,Debit,Credit,Balance';

test('a wallet says by a word what went, and its charge goes with it', (t) => {
  t.deepEqual(
    sums(WALLET, 'A1,14/10/2026 10:00,Cash In,500,0,1500', 'A2,15/10/2026 11:11:11,Cash Out,200,3.7,1296.3'),
    [
      [50_000, 150_000],
      [-20_370, 129_630],
    ],
  );
  const twice = ['A1,14/10/2026,Cash Out,100,0,1400', 'A2,14/10/2026,Cash Out,100,0,1300'];
  t.deepEqual(sums(WALLET, ...twice), [
    [-10_000, 140_000],
    [-10_000, 130_000],
  ]);
  t.deepEqual(faults(WALLET, 'A1,14/10/2026,Bonus,100,0,1400'), [[2, 'reconciliation.amount-unreadable']]);
});

test('of one amount without a sign nothing says whether it came or went', (t) => {
  t.deepEqual(faults('Date,Particulars,Amount,Balance', '14/10/2026,A,500,1500'), [
    [2, 'reconciliation.no-side'],
  ]);
});

test('Dr behind the balance is of the balance', (t) => {
  const head = 'Date,Particulars,Debit,Credit,Balance,Dr/Cr';
  t.deepEqual(
    sums(head, '14/10/2026,A,500,,500,Dr', '15/10/2026,B,200,,700,Dr', '16/10/2026,C,,1000,300,Cr'),
    [
      [-50_000, -50_000],
      [-20_000, -70_000],
      [100_000, 30_000],
    ],
  );
});

test('what is available is no balance where there is one', (t) => {
  const head = 'Date,Particulars,Debit,Credit,Available Balance,Balance';
  t.deepEqual(sums(head, '14/10/2026,A,,500,1400,1500'), [[50_000, 150_000]]);
});

test('a balance that no line makes is named: what lies between was lost', (t) => {
  const line = '14/10/2026,A,,500,1500';
  t.deepEqual(faults(BANK, line, '15/10/2026,B,,,2000'), [[3, 'reconciliation.balance-breaks']]);
  t.deepEqual(faults(BANK, line, ',Closing Balance,,,1900'), [[3, 'reconciliation.balance-breaks']]);
  t.deepEqual(faults(BANK, line, ',Closing Balance,,,1500', ',Total,,500,'), []);
});

test('a cell beyond the headings is named, and a day is no amount', (t) => {
  t.deepEqual(faults(BANK, '14/10/2026,A,,1,500,2,500'), [[2, 'import.cell-beyond']]);
  const day: Cell = { kind: 'day', text: '1901-05-14' };
  const rows = [BANK.split(','), ['14/10/2026', 'A', '', day, '1500']];
  t.is(readStatement({ rows }, OCTOBER).problems[0]?.problem.key, 'reconciliation.amount-unreadable');
});

test('a payment to a forwarder is a payment; what is carried forward makes the balance behind its line', (t) => {
  const freight = '15/10/2026,ABC FREIGHT FORWARDING,300,,1200';
  t.deepEqual(sums(BANK, '14/10/2026,A,,500,1500', freight), [
    [50_000, 150_000],
    [-30_000, 120_000],
  ]);
  t.deepEqual(faults(BANK, '14/10/2026,A,,500,1500', ',BALANCE C/F,,,1900'), [
    [3, 'reconciliation.balance-breaks'],
  ]);
  t.deepEqual(faults(BANK, ',BALANCE B/F,,,1000', '14/10/2026,A,,500,1500', ',C/F,,,1500'), []);
});

test('a kind of movement behind the balance says nothing of the balance', (t) => {
  const head = `${BANK},Transaction Type`;
  t.deepEqual(sums(head, '14/10/2026,A,500,,1500,Debit'), [[-50_000, 150_000]]);
});
