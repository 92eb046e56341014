import test from 'ava';
import { writtenDay } from '../../kernel/index.ts';
import { bankAmount } from './bank-cells.ts';
import { readStatement } from './read-statement.ts';

test('a day is read as banks write it', (t) => {
  for (const text of [
    '2026-04-14',
    '14/04/2026',
    '14-04-26',
    '14-Apr-2026',
    '14 April 2026',
    '১৪/০৪/২০২৬',
    '14/04/2026 10:32 AM',
  ])
    t.is(writtenDay(text), '2026-04-14', text);
  for (const text of ['', '31/02/2026', 'April', '14/13/2026', '1,250.00'])
    t.is(writtenDay(text), undefined, text);
});

test('an amount is read as banks write it', (t) => {
  for (const [text, paisa] of [
    ['1,250.50', 125_050],
    ['(500.00)', -50_000],
    ['500.00 Dr', -50_000],
    ['৫০০ Cr', 50_000],
    ['', 0],
    ['-', 0],
    ['Tk. 10', 1000],
  ] as const)
    t.is(bankAmount(text), paisa, text);
  t.is(bankAmount('ten'), undefined);
});

const HEAD = ['Txn Date', 'Value Date', 'Narration', 'Chq No.', 'Withdrawals', 'Deposits', 'Balance (BDT)'];
const APRIL = { from: '2026-04-01', to: '2026-04-30' };
const rows = [
  ['01/04/2026', '01/04/2026', 'CASH DEPOSIT', '', '', '5,000.00', '5,000.00'],
  ['02/04/2026', '02/04/2026', 'CHQ PAID', '004512', '1,200.00', '', '3,800.00'],
];

test('whatever stands above the headings and whatever has no money is passed over', (t) => {
  const table = [
    ['Some Bank Ltd'],
    [],
    HEAD,
    ['', '', 'Opening balance', '', '', '', '0'],
    ...rows,
    ['', '', 'Total', '', '1,200.00', '5,000.00', ''],
  ];
  const read = readStatement({ rows: table }, APRIL);
  t.deepEqual(read.problems, []);
  t.deepEqual(
    read.rows.map(({ on, amount, balance, text }) => [on, amount, balance, text]),
    [
      ['2026-04-01', 500_000, 500_000, 'CASH DEPOSIT'],
      ['2026-04-02', -120_000, 380_000, 'CHQ PAID · 004512'],
    ],
  );
});

test('a statement that begins with the latest line is turned round', (t) => {
  t.deepEqual(
    readStatement({ rows: [HEAD, ...rows.toReversed()] }, APRIL).rows,
    readStatement({ rows: [HEAD, ...rows] }, APRIL).rows,
  );
  const oneDay = rows.map(([, ...rest]) => ['01/04/2026', ...rest]);
  t.deepEqual(
    readStatement({ rows: [HEAD, ...oneDay.toReversed()] }, APRIL).rows,
    readStatement({ rows: [HEAD, ...oneDay] }, APRIL).rows,
  );
});

test('a line that is missing in between is found by the balance', (t) => {
  const table = [HEAD, rows[0] as string[], ['03/04/2026', '', 'FEE', '', '10.00', '', '3,790.00']];
  t.like(readStatement({ rows: table }, APRIL).problems[0], {
    line: 3,
    problem: { key: 'reconciliation.balance-breaks' },
  });
});

test('a balance that is told once a day is proved by the next one, never invented', (t) => {
  const line = (day: string, out: string, into: string, balance: string) => [
    day,
    '',
    'X',
    '',
    out,
    into,
    balance,
  ];
  const read = (...lines: string[][]) => readStatement({ rows: [HEAD, ...lines] }, APRIL);
  const day = [line('01/04/2026', '', '500', ''), line('01/04/2026', '200', '', '300')];
  const next = line('02/04/2026', '', '50', '350');
  const balances = (of: ReturnType<typeof read>) => of.rows.map(({ balance }) => balance);
  t.deepEqual(balances(read(...day, next)), [50_000, 30_000, 35_000]);
  const [later, earlier] = day.toReversed() as [string[], string[]];
  t.deepEqual(balances(read(next, later, earlier)), [50_000, 30_000, 35_000], 'the last day first');
  const keys = (of: ReturnType<typeof read>) => of.problems.map(({ line: at, problem }) => [at, problem.key]);
  const lost = line('02/04/2026', '', '50', '400');
  t.deepEqual(keys(read(...day, lost)), [[4, 'reconciliation.balance-breaks']]);
  t.deepEqual(keys(read(...day, line('02/04/2026', '', '50', ''))), [[4, 'reconciliation.balance-untold']]);
  t.deepEqual(keys(read(line('02/04/2026', '', '50', ''))), [[2, 'reconciliation.balance-untold']]);
});

test('a line with money and an unreadable day or amount is named', (t) => {
  const spoilt = [
    ['30 Feb', '', 'X', '', '10', '', '5'],
    ['03/04/2026', '', 'X', '', 'ten', '', '5'],
  ];
  t.deepEqual(
    readStatement({ rows: [HEAD, ...spoilt] }, APRIL).problems.map(({ line, problem }) => [
      line,
      problem.key,
    ]),
    [
      [2, 'reconciliation.day-unreadable'],
      [3, 'reconciliation.amount-unreadable'],
    ],
  );
});

test('no headings, no lines: said, and nothing read', (t) => {
  t.is(readStatement({ rows: [['a', 'b']] }).problems[0]?.problem.key, 'reconciliation.no-headings');
  t.is(readStatement({ rows: [HEAD] }, APRIL).problems[0]?.problem.key, 'import.no-rows');
});
