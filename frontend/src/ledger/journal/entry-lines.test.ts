import test from 'ava';
import { summed } from './entry-lines.ts';

const line = (account: string, UserID: number | undefined, debit: number, credit: number, FundID = 1) => ({
  account,
  name: account,
  FundID,
  FundName: '',
  ...(UserID === undefined ? {} : { UserID }),
  debit,
  credit,
});

test('the lines of many students are one of each account, fund and side', (t) => {
  const lines = summed([
    line('sys:receivable', 1, 0.1, 0),
    line('sys:receivable', 2, 0.2, 0),
    line('sys:receivable', 2, 5, 0, 2),
    line('sl:30', undefined, 0, 0.3),
  ]);
  t.deepEqual(
    lines.map(({ account, FundID, people, debit, credit }) => [account, FundID, people, debit, credit]),
    [
      ['sys:receivable', 1, 2, 0.3, 0],
      ['sys:receivable', 2, 1, 5, 0],
      ['sl:30', 1, 0, 0, 0.3],
    ],
  );
});
