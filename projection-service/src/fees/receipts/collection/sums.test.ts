import test from 'ava';
import { receiptSums } from './sums.ts';

const row = (total: number, AccountName: string) => ({
  total,
  AccountName,
  Account: AccountName === '' ? 0 : 1,
});

test('what was taken back on these days lessens their sum, whatever day its receipt was', (t) => {
  const receipts = [row(10, 'নগদ'), row(20, 'নগদ'), row(500_00, 'ব্যাংক'), row(0, '')];
  t.deepEqual(
    receiptSums(receipts, [row(900_00, 'নগদ')], ({ total }) => total === 10),
    {
      count: 3,
      cancelled: 1,
      total: -399.7,
      byAccount: [
        { account: 'নগদ', total: -899.7 },
        { account: 'ব্যাংক', total: 500 },
      ],
      reversals: 1,
      takenBack: 900,
    },
  );
  t.deepEqual(
    receiptSums([], [], () => false),
    { count: 0, cancelled: 0, total: 0, byAccount: [], reversals: 0, takenBack: 0 },
  );
});
