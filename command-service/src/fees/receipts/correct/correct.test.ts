import { PeriodLocked } from '@madrasah/events/closing';
import test from 'ava';
import { House, posts, refuses, S, S2, taka } from '../../../test-support/house.ts';
import { replacing, settleReplacement } from './replacements.ts';

/** W3 with S2 who owes 5,000: receipt 1 of S, 1,000 of admission and 2,200 of food, in April, which is locked. */
function wrongStudent(): House {
  const house = new House();
  house.today = '2026-04-12';
  house.given(house.charge({ Admission: 1000, Food: 3000 }, '2026-04-10'));
  house.given(house.charge({ Admission: 1500, Food: 3500 }, '2026-04-10', { user: S2 }));
  const rows = [
    { itemId: 1, deposit: taka(1000) },
    { itemId: 2, deposit: taka(2200) },
  ];
  house.given(house.collect({ rows }));
  house.today = '2026-05-06';
  house.given([PeriodLocked({ lockId: 1, month: '2026-04', level: 'soft' })]);
  return house;
}
const rightRows = [
  { itemId: 3, deposit: taka(1000) },
  { itemId: 4, deposit: taka(2200) },
];

test('W5: the wrong student’s receipt is taken back and the right one’s written in one step', (t) => {
  const house = wrongStudent();
  const corrected = house.given(house.correct(1, { user: S2, rows: rightRows }));
  posts(
    t,
    corrected,
    `Cr C1·G 1,000.00 Dr AR·G 1,000.00; Cr C1·B 2,200.00 Dr AR·B 2,200.00;
     Dr C1·G 1,000.00 Cr AR·G 1,000.00; Dr C1·B 2,200.00 Cr AR·B 2,200.00`,
  );
  t.deepEqual(
    corrected.map(({ type }) => type),
    ['CollectionReversed', 'FeesCollected', 'ReplacementSettled'],
  );
  t.like(corrected[0]?.data, { kind: 'correction', on: '2026-05-06', wanted: '2026-04-12', receiptId: 1 });
  t.like(corrected[1]?.data, { on: '2026-05-06', userId: S2, receiptId: 2, receiptNo: 2 });
  t.like(corrected[2]?.data, { receiptId: 1, by: 'receipt', otherId: 2 });
  t.is(house.balance('C1'), 3200);
  t.deepEqual([house.dues(S), house.dues(S2)], [4000, 1800]);
  t.is(house.journal.awaited.size, 0);
});

test('W5: the money need not lie in the drawer any more, for none moves', (t) => {
  const house = wrongStudent();
  house.given(house.voucher('G', 'Electricity', -1000, '2026-05-01'));
  refuses(t, house.reverse(1), 'ledger.fund-money-short');
  house.given(house.correct(1, { user: S2, rows: rightRows }));
  t.is(house.balance('C1', 'G'), 0);
});

test('W5: what the right receipt puts into another fund must still lie in the first', (t) => {
  const house = wrongStudent();
  house.given(house.voucher('G', 'Electricity', -1000, '2026-05-01'));
  const food = [{ itemId: 4, deposit: taka(3200) }];
  refuses(t, house.correct(1, { user: S2, rows: food }), 'ledger.fund-money-short');
  t.is(house.balance('C1'), 2200);
});

test('a wrong amount of the same student: its dues are those behind the reversal', (t) => {
  const house = wrongStudent();
  refuses(t, house.correct(1, { rows: [{ itemId: 2, deposit: taka(500) }] }), 'fees.stale');
  house.given(house.correct(1, { rows: [{ itemId: 2, due: taka(3000), deposit: taka(500) }] }));
  t.is(house.dues(), 3500);
  t.is(house.balance('C1'), 500);
});

test('a payment keeps its transaction number when its receipt is corrected, and nobody else has it', (t) => {
  const house = wrongStudent();
  const paid = {
    rows: [{ itemId: 1, due: 0, deposit: taka(100) }],
    into: 'BK',
    transactionNo: 'TX1',
  } as const;
  house.given(house.collect(paid));
  const corrected = house.given(house.correct(2, { user: S2, rows: [{ itemId: 3, deposit: taka(100) }] }));
  t.like(corrected.find(({ type }) => type === 'FeesCollected')?.data, { transactionNo: 'TX1', remark: '' });
  refuses(t, house.collect(paid), 'fees.transaction-taken', '৩');
});

test('a receipt taken back without a kind waits until something stands for it', (t) => {
  const house = wrongStudent();
  house.given(house.reverse(1, null));
  t.deepEqual([...house.journal.awaited.keys()], [1]);
  const right = house.collect({ user: S2, rows: rightRows });
  house.given(replacing(house.books, 1, right));
  t.is(house.journal.awaited.size, 0);
  refuses(t, replacing(house.books, 1, right), 'fees.no-replacement-awaited');
});

test('or until it is said that no money was taken', (t) => {
  const house = wrongStudent();
  house.given(house.reverse(1, null));
  const nothing = { receiptId: 1, by: 'nothing', otherId: undefined } as const;
  t.like(house.given(settleReplacement(house.books, nothing))[0]?.data, { by: 'nothing', otherId: null });
  refuses(t, settleReplacement(house.books, nothing), 'fees.no-replacement-awaited');
});

test('a reversal that says its kind waits for nothing', (t) => {
  const house = wrongStudent();
  house.given(house.reverse(1, 'refund'));
  t.is(house.journal.awaited.size, 0);
});
