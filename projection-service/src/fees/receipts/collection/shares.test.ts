import { type DataOf, paisa } from '@madrasah/events';
import { FeesCollected } from '@madrasah/events/fees';
import test from 'ava';
import { monthAdvancesProjector } from '../../../plans/index.ts';
import { sharesOf } from './shares.ts';

const month = { sessionId: 1, subLedgerId: 2, priceRowId: 1, fundId: 1, name: 'বেতন' };
const ahead = (admissionId: number, monthId: number) => ({
  ...{ ...month, admissionId, monthId, fee: paisa(80_000), concession: paisa(0), deposit: paisa(80_000) },
});
/** Of two brothers, who pay nothing but months ahead. */
const receipt = FeesCollected({
  ...{ receiptId: 1, receiptNo: 1, series: 'receipt:session:1', on: '2026-04-19', userId: 1 },
  ...{ admissionId: 12, moneyAccount: 90, transactionNo: '', remark: '', rows: [], advance: null },
  months: [ahead(12, 2), ahead(21, 2), ahead(21, 3)],
  family: [
    { userId: 1, admissionId: 12, items: [], advance: paisa(0) },
    { userId: 2, admissionId: 21, items: [], advance: paisa(0) },
  ],
  postings: [],
});

test('a month paid ahead on a family receipt is its own child’s', (t) => {
  const shares = sharesOf(receipt.data).map(({ userId, lines, total }) => [userId, lines.length, total]);
  t.deepEqual(shares, [
    [1, 1, 80_000],
    [2, 2, 160_000],
  ]);
});

test('and is held for him until it is charged or the receipt is taken back', (t) => {
  const { FeesCollected: handler } = monthAdvancesProjector.on;
  const event = {
    ...{ type: receipt.type, data: receipt.data as DataOf<typeof FeesCollected> },
    metadata: { at: '2026-04-19T04:00:00.000Z' },
  } as never;
  t.deepEqual(handler?.keys(event), [1, 2]);
  const held = handler?.fold(undefined, event, '2');
  t.deepEqual(
    held?.months.map(({ admissionId, monthId, amount }) => [admissionId, monthId, amount]),
    [
      [21, 2, 80_000],
      [21, 3, 80_000],
    ],
  );
});
