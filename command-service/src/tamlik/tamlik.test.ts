import type { EventDraft } from '@madrasah/events';
import test from 'ava';
import { refundFee } from '../fees/receipts/refund/refund.ts';
import { sl } from '../test-support/chart.ts';
import { House, posts, refuses, S, S2, taka } from '../test-support/house.ts';
import { entitle, give, type Line, reverseGiven } from '../test-support/tamlik.ts';

const dataOf = (drafts: readonly EventDraft[], at: number) => drafts[at]?.data as Record<string, never>;

/** W18: 30,000 of zakat in the box; S is entitled and owes 3,000 of food. */
function w18() {
  const house = new House();
  house.given(house.voucher('Z', 'Zakat', 30_000, '2026-04-01'));
  house.given(house.charge({ Food: 3000 }, '2026-04-10'));
  entitle(house, S);
  return house;
}

test('W18: zakat is given to the student and he pays his food with it: voucher and receipt, one append', (t) => {
  const house = w18();
  const given = house.given(give(house, [[S, 1, 3000]]));
  posts(t, given, 'Dr zakat-given·Z 3,000.00 Cr C1·Z 3,000.00; Dr C1·B 3,000.00 Cr AR·B 3,000.00');
  t.deepEqual(
    given.map(({ type }) => type),
    ['TamlikGiven', 'FeesCollected'],
  );
  t.like(dataOf(given, 0), { tamlikId: 9, voucherNo: 1, lines: [{ receiptId: 1, receiptNo: 1, itemId: 1 }] });
  t.like(dataOf(given, 1), { tamlikId: 9, receiptNo: 1 });
  t.is(house.balance('C1'), 30_000);
  t.deepEqual([house.balance('C1', 'Z'), house.balance('C1', 'B'), house.dues()], [27_000, 3000, 0]);
});

test('W18: it is taken back as a whole, never its receipt alone, and once', (t) => {
  const house = w18();
  const given = house.given(give(house, [[S, 1, 3000]]));
  refuses(t, house.reverse(1), 'tamlik.receipt-bound', '১');
  refuses(t, house.correct(1, { rows: [{ itemId: 1, deposit: 100 }] }), 'tamlik.receipt-bound');
  const back = house.given(reverseGiven(house, given));
  posts(t, back, 'Dr C1·Z 3,000.00 Cr zakat-given·Z 3,000.00; Dr AR·B 3,000.00 Cr C1·B 3,000.00');
  t.deepEqual([house.balance('C1', 'Z'), house.balance('C1', 'B'), house.dues()], [30_000, 0, 3000]);
  t.is(house.journal.awaited.size, 0, 'no receipt is to come in its place');
  refuses(t, reverseGiven(house, given), 'tamlik.reversed-already');
});

test('what zakat paid of a fee is refunded to nobody; what the guardian paid is', (t) => {
  const house = w18();
  const given = house.given(give(house, [[S, 1, 2000]]));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(1000) }] }));
  const refund = (amount: number) =>
    refundFee(house.books, {
      ...{ userId: S, on: house.today, moneyAccount: sl('C1'), amount: taka(amount) },
      from: { kind: 'fee', itemId: 1 },
    });
  refuses(t, refund(1000.01), 'fees.refund-zakat', '২,০০০.০০', '১,০০০.০০');
  house.given(refund(400));
  refuses(t, refund(600.01), 'fees.refund-zakat', '৬০০.০০');
  house.given(reverseGiven(house, given));
  refuses(t, refund(600.01), 'fees.refund-too-large', '৬০০.০০');
});

test('it is not taken back once the fee it paid was spent', (t) => {
  const house = w18();
  const given = house.given(give(house, [[S, 1, 3000]]));
  house.given(house.voucher('B', 'Meals', -1, house.today));
  refuses(t, reverseGiven(house, given), 'ledger.fund-money-short', '২,৯৯৯.০০');
});

test('only to those entitled, only of zakat, no more than is due, no more than Z holds', (t) => {
  const house = w18();
  house.given(house.charge({ Food: 40_000 }, '2026-04-11', { user: S2 }));
  refuses(t, give(house, [[S2, 2, 100]]), 'tamlik.not-eligible', '১০২', '১০০.০০');
  entitle(house, S2, '2026-04-30');
  refuses(t, give(house, [[S2, 2, 1]], { on: '2026-04-29' }), 'tamlik.not-yet-eligible');
  refuses(t, give(house, [[S2, 2, 30_000.01]]), 'ledger.fund-money-short', '৩০,০০০.০০', 'গোরাবা');
  refuses(t, give(house, [[S, 1, 3000.01]]), 'tamlik.more-than-due', '৩,০০০.০০');
  refuses(t, give(house, [[S, 2, 1]]), 'tamlik.item-unknown');
  const twice: Line = [S, 1, 1];
  refuses(t, give(house, [twice, twice]), 'tamlik.item-twice');
  refuses(t, give(house, [[S, 1, 0]]), 'ledger.amount-zero');
  refuses(t, give(house, [[S, 1, 1]], { from: 'G' }), 'tamlik.not-zakat', 'সাধারণ তহবিল');
  refuses(t, give(house, [[S, 1, 1]], { into: 'ZB' }), 'ledger.money-not-allowed');
  refuses(t, give(house, [[S, 1, 1]], { on: '2026-05-01' }), 'ledger.future-day');
  entitle(house, S, '2026-04-30', false);
  refuses(t, give(house, [[S, 1, 1]]), 'tamlik.not-eligible');
});

test('several students: one voucher, a receipt each, numbered one after another; zakat of a bank pays into the box', (t) => {
  const house = new House();
  house.given(house.voucher('Z', 'Zakat', 5000, '2026-04-01', 'ZB'));
  house.given(house.charge({ Food: 3000, Tuition: 800 }, '2026-04-10'));
  house.given(house.charge({ Food: 500 }, '2026-04-10', { user: S2 }));
  for (const user of [S, S2]) entitle(house, user);
  const lines: Line[] = [
    [S, 1, 3000],
    [S, 2, 300],
    [S2, 3, 500],
  ];
  const given = house.given(give(house, lines, { account: 'ZB', into: 'C1' }));
  t.is(house.balance('ZB', 'Z'), 1200);
  t.deepEqual([house.balance('C1', 'B'), house.balance('C1', 'G')], [3500, 300]);
  t.deepEqual([house.dues(S), house.dues(S2)], [500, 0]);
  t.deepEqual(
    given.slice(1).map(({ data }) => (data as { receiptNo: number }).receiptNo),
    [1, 2],
  );
});
