import type { StudentFee } from '@madrasah/events/fees';
import test from 'ava';
import { refundables } from './refundable.ts';

const fee = (itemId: number, preDeposit: number) =>
  ({ itemId, SlName: `খাত ${itemId}`, MonthName: '', preDeposit }) as StudentFee;

test('what was paid may be handed back, and the advance; of a receipt only its own fees', (t) => {
  const of = { fees: [fee(1, 500), fee(2, 0), fee(3, 20)], openAdvance: 70 };
  t.deepEqual(
    refundables(of).map(({ itemId, most }) => [itemId, most]),
    [
      [1, 500],
      [3, 20],
      [0, 70],
    ],
  );
  t.deepEqual(
    refundables({ ...of, openAdvance: 0 }, [3, 9]).map(({ itemId }) => itemId),
    [3],
  );
});
