import test from 'ava';
import { SYSTEM_ACCOUNTS } from './accounts.ts';
import {
  type AccountRow,
  groupedTrial,
  TRIAL_GROUPS,
  trialDifference,
  trialGroupOf,
  trialRows,
  trialTotals,
} from './trial.ts';

const row = (account: string, opening: number, movedDebit: number, movedCredit: number): AccountRow => {
  const closing = opening + movedDebit - movedCredit;
  return {
    account,
    name: account,
    ...(account === 'sl:1' ? { CAID: 3 as const } : {}),
    opening,
    movedDebit,
    movedCredit,
    debit: Math.max(closing, 0),
    credit: Math.max(-closing, 0),
  };
};
const fund = (FundID: number, rows: AccountRow[]) => ({ FundID, FundName: '', rows, debit: 0, credit: 0 });
const funds = [
  fund(1, [row('sl:1', 100.1, 50.2, 0), row('sys:fund-balance', -100.1, 0, 50.2)]),
  fund(2, [row('sl:1', 0.2, 0, 0.2), row('sys:fund-balance', -0.2, 0.2, 0)]),
];

test('six columns of one fund, a closed account with what moved on it', (t) => {
  t.deepEqual(trialRows(funds, 2)[0], {
    account: 'sl:1',
    name: 'sl:1',
    CAID: 3,
    openingDebit: 0.2,
    openingCredit: 0,
    movedDebit: 0,
    movedCredit: 0.2,
    debit: 0,
    credit: 0,
  });
});

test('all funds together are exact to the paisa, and each pair of columns is equal', (t) => {
  const rows = trialRows(funds, undefined);
  t.like(rows[0], { openingDebit: 100.3, movedDebit: 50.2, movedCredit: 0.2, debit: 150.3 });
  t.is(trialDifference(trialTotals(rows)), 0);
  t.is(trialDifference({ ...trialTotals(rows), movedDebit: 50.5 }), 0.1);
});

test('what lies between funds stands in each of them and in none together', (t) => {
  const gift = [
    fund(1, [
      row('sys:transfer-out', 0, 50, 0),
      row('sl:1', 100, 0, 50),
      row('sys:fund-balance', -100, 0, 0),
    ]),
    fund(2, [row('sl:1', 0, 50, 0), row('sys:transfer-in', 0, 0, 50)]),
  ];
  t.true(trialRows(gift, 1).some(({ account }) => account === 'sys:transfer-out'));
  const together = trialRows(gift, undefined);
  t.deepEqual(
    together.map(({ account }) => account),
    ['sl:1', 'sys:fund-balance'],
  );
  t.is(trialDifference(trialTotals(together)), 0);
});

test('a line of noughts is dropped', (t) => {
  t.deepEqual(trialRows([fund(1, [row('sl:1', 0, 0, 0)])], 1), []);
});

test('every account of the system has its place on the paper', (t) => {
  for (const account of SYSTEM_ACCOUNTS) t.true(TRIAL_GROUPS.includes(trialGroupOf({ account })), account);
  t.deepEqual(
    groupedTrial(trialRows(funds, 1)).map(({ group }) => group),
    ['assets', 'liabilities'],
  );
});
