import test from 'ava';
import { daySums } from './day-sums.ts';

const row = (total: number, AccountName: string) => ({
  total,
  AccountName,
  Account: AccountName === '' ? 0 : 1,
});

test('what was taken back on these days lessens their sum, whatever day its receipt was', (t) => {
  const receipts = [row(0.1, 'নগদ'), row(0.2, 'নগদ'), row(500, 'ব্যাংক'), row(0, '')];
  t.deepEqual(daySums(receipts, [row(900, 'নগদ')]), {
    count: 4,
    total: -399.7,
    byAccount: [
      { account: 'নগদ', total: -899.7 },
      { account: 'ব্যাংক', total: 500 },
    ],
    reversals: 1,
    takenBack: 900,
  });
  t.deepEqual(daySums([], []), { count: 0, total: 0, byAccount: [], reversals: 0, takenBack: 0 });
});
