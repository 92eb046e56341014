import type { StudentAccountLine } from '@madrasah/events/fees';
import test from 'ava';
import { receiptsOf } from './receipts.ts';

const line = (type: string, id: number, number: number, credit: number): StudentAccountLine => ({
  on: '2026-04-08',
  at: '2026-04-08T02:36:24.000Z',
  text: '',
  debit: 0,
  credit,
  balance: 0,
  ref: { type, id, number },
});
const discount = (id: number, number: number, credit: number): StudentAccountLine => ({
  ...line('FeesCollected', id, number, credit),
  deduction: true,
});

test('a receipt is listed once, the newest first, with what was paid', (t) => {
  const receipts = receiptsOf([
    line('FeesCharged', 1, 0, 0),
    discount(620, 213, 500),
    line('FeesCollected', 620, 213, 1700),
    discount(700, 300, 250),
    line('FeesCollected', 785, 378, 5850),
    line('CollectionReversed', 900, 378, -5850),
  ]);
  t.deepEqual(
    receipts.map(({ receiptId, amount, isVoid }) => [receiptId, amount, isVoid]),
    [
      [785, 5850, true],
      [700, 0, false],
      [620, 1700, false],
    ],
  );
});
