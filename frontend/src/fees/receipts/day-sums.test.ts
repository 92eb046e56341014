import test from 'ava';
import type { ReceiptRow } from '../rows.ts';
import { daySums } from './day-sums.ts';

const row = (total: number, AccountName: string, reversed = false) =>
  ({ total, AccountName, reversed }) as ReceiptRow;

test('a cancelled receipt is counted apart and adds to nothing', (t) => {
  const sums = daySums([row(0.1, 'নগদ'), row(0.2, 'নগদ'), row(500, 'ব্যাংক'), row(900, 'নগদ', true)]);
  t.deepEqual(sums, {
    count: 3,
    total: 500.3,
    byAccount: [
      { account: 'নগদ', total: 0.3 },
      { account: 'ব্যাংক', total: 500 },
    ],
    voided: 1,
    voidedTotal: 900,
  });
  t.deepEqual(daySums([]), { count: 0, total: 0, byAccount: [], voided: 0, voidedTotal: 0 });
});
