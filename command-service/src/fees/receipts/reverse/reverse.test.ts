import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { fund, sl } from '../../../test-support/chart.ts';
import { House, posts, refuses, S, taka } from '../../../test-support/house.ts';
import { grantConcession } from '../../concede.ts';
import { refundFee } from '../refund/refund.ts';

/** Tuition 800 is owed and 1,500 paid: receipt 1, an advance of 700. */
function overpaid(): House {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(1500) }] }));
  return house;
}

const refund = (house: House, from: Parameters<typeof refundFee>[1]['from'], amount: number) => {
  const about = { userId: S, on: house.today, moneyAccount: sl('C1') };
  return house.given(refundFee(house.books, { ...about, from, amount: taka(amount) }));
};

test('an advance that lies unused goes back with its receipt', (t) => {
  const house = overpaid();
  posts(t, house.given(house.reverse(1)), 'Cr C1·G 1,500.00 Dr AR·G 800.00 Dr Advance·G 700.00');
  t.is(house.dues(), 800);
  t.is(house.advance(), 0);
});

test('an advance that has paid another fund’s charge is un-applied in the same entry', (t) => {
  const house = overpaid();
  house.given(house.charge({ Food: 1500 }, '2026-04-20'));
  const reversed = house.given(house.reverse(1));
  posts(
    t,
    reversed,
    `Cr C1·G 1,500.00 Dr AR·G 800.00 Dr Advance·G 700.00;
     Dr AR·B 700.00 Cr C1·B 700.00; Dr C1·G 700.00 Cr Advance·G 700.00`,
  );
  t.like(reversed[0]?.data, { unapplied: [{ applicationId: 1, itemId: 2, amount: taka(700) }] });
  t.is(house.dues(), 2300);
  t.is(house.balance('C1'), 0);
  t.deepEqual(house.journal.applications.get(S), []);
});

test('what was applied in part is un-applied in part, the latest first', (t) => {
  const house = overpaid(); // advance 700 of receipt 1
  house.given(house.charge({ Food: 300 }, '2026-04-20')); // 300 of it applied
  house.given(house.charge({ Tuition: 100 }, '2026-04-21')); // 100 more
  house.given(house.collect({ rows: [{ itemId: 1, due: 0, deposit: taka(250) }] })); // 250 more come in
  t.is(house.advance(), 550);
  const reversed = house.given(house.reverse(1)); // 150 of 700 are missing
  t.like(reversed[0]?.data, {
    unapplied: [
      { itemId: 3, amount: taka(100) },
      { itemId: 2, amount: taka(50) },
    ],
  });
  t.deepEqual(
    house.journal.applications.get(S)?.map(({ itemId, amount }) => [itemId, amount]),
    [[2, taka(250)]],
  );
  t.is(house.dues(), 950);
  t.is(house.advance(), 0);
});

test('another advance pays at once what the reversal makes due again', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(800) }] }));
  house.given(house.collect({ rows: [{ itemId: 1, due: 0, deposit: taka(300) }] }));
  const reversed = house.given(house.reverse(1));
  posts(t, reversed, 'Cr C1·G 800.00 Dr AR·G 800.00; Dr Advance·G 300.00 Cr AR·G 300.00');
  t.deepEqual(
    reversed.map(({ type }) => type),
    ['CollectionReversed', 'AdvanceApplied'],
  );
  t.is(house.dues(), 500);
  t.is(house.advance(), 0);
});

test('a concession of its own stands when the receipt falls', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(500) }] }));
  const lines = [{ itemId: 1, amount: taka(300) }];
  const on = house.today;
  house.given(grantConcession(house.books, { userId: S, admissionId: S, on, lines, reason: 'এতিম' }));
  house.given(house.reverse(1));
  t.is(house.dues(), 500);
});

test('a receipt is reversed once, and its number is not given again', (t) => {
  const house = overpaid();
  house.given(house.reverse(1));
  refuses(t, house.reverse(1), 'fees.already-reversed');
  refuses(t, house.reverse(2), 'receipt.not-found');
  const [again] = house.given(house.collect({ rows: [{ itemId: 1, deposit: 1 }] }));
  t.like(again?.data, { receiptId: 2, receiptNo: 2 });
});

test('money that is spent cannot be taken back by a choice; a dishonoured cheque is a fact', (t) => {
  const house = overpaid();
  house.given(house.voucher('G', 'Electricity', -1200, house.today));
  refuses(t, house.reverse(1), 'ledger.fund-money-short', 'সাধারণ তহবিল', 'C1', '৩০০.০০');
  refuses(t, house.reverse(1, 'refund'), 'ledger.fund-money-short');
  house.given(house.reverse(1, 'dishonoured'));
  t.is(house.balance('C1', 'G'), -1200);
  t.is(house.dues(), 800);
});

test('an advance that was handed back cannot be taken back with its receipt', (t) => {
  const house = overpaid();
  house.given(house.voucher('G', 'Loan', 5000, house.today));
  refund(house, { kind: 'advance', fundId: fund('G') }, 200);
  for (const kind of ['correction', 'refund'] as const)
    refuses(t, house.reverse(1, kind), 'fees.refunded-since');
});

test('a fee that was refunded is not paid out a second time by a reversal', (t) => {
  const house = overpaid();
  house.given(house.voucher('G', 'Loan', 5000, house.today));
  refund(house, { kind: 'fee', itemId: 1 }, 600);
  refuses(t, house.reverse(1), 'fees.refunded-since');
  refuses(t, house.reverse(1, 'refund'), 'fees.refunded-since');
  house.given(house.reverse(1, 'dishonoured'));
  t.is(house.dues(), 800);
  const from = { kind: 'fee', itemId: 1 } as const;
  const about = { userId: S, on: house.today, moneyAccount: sl('C1') };
  refuses(t, refundFee(house.books, { ...about, from, amount: 1 }), 'fees.refund-too-large', '০.০০');
});

test('what is due again is paid or conceded from the day of the reversal on, never before', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.today = '2026-04-12';
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(800) }] }));
  house.today = '2026-04-15';
  house.given(house.reverse(1, 'refund'));
  // As of 13 April receipt 1 had paid the fee: another payment of that day would leave less than nothing due.
  const early = house.collect({ rows: [{ itemId: 1, deposit: taka(800) }], on: '2026-04-13' });
  t.like(isRefusal(early) ? [] : early.map(({ data }) => data), [
    { on: '2026-04-13', rows: [], advance: { amount: taka(800) } },
    { on: '2026-04-15', lines: [{ itemId: 1, amount: taka(800) }] },
  ]);
  const lines = [{ itemId: 1, amount: taka(1) }];
  const concession = { userId: S, admissionId: S, lines, reason: 'ছাড়' };
  refuses(t, grantConcession(house.books, { ...concession, on: '2026-04-14' }), 'fees.before-charge');
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(800) }], on: '2026-04-15' }));
  t.is(house.dues(), 0);
});

test('a clock that was set back dates no reversal before its receipt', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(800) }] }));
  house.today = '2026-04-12';
  t.like(house.given(house.reverse(1))[0]?.data, { on: '2026-04-30' });
});

test('a clock that was set back lets no advance pay before it came in', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-29'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(900) }] }));
  house.today = '2026-04-12';
  const [, applied] = house.given(house.charge({ Tuition: 100 }, '2026-04-14'));
  t.like(applied?.data, { on: '2026-04-30' });
});

test('a dishonoured receipt whose advance was handed back since leaves it owed, as an item of its own', (t) => {
  const house = overpaid(); // 800 of tuition and an advance of 700
  refund(house, { kind: 'advance', fundId: fund('G') }, 500);
  refuses(t, house.reverse(1), 'fees.refunded-since');
  const back = house.given(house.reverse(1, 'dishonoured'));
  posts(t, back, 'Cr C1·G 1,500.00 Dr AR·G 800.00 Dr Advance·G 700.00; Dr AR·G 500.00 Cr Advance·G 500.00');
  t.like(back[0]?.data, { owed: [{ itemId: 2, userId: S, sessionId: 7, amount: taka(500) }] });
  t.deepEqual([house.dues(), house.advance(), house.balance('C1')], [1300, 0, -500]);
  t.like(house.journal.items.get(2), {
    charged: taka(500),
    due: taka(500),
    subLedgerId: 0,
    name: 'ফেরত দেওয়া অগ্রিম',
  });
  house.given(house.collect({ rows: [{ itemId: 2, deposit: taka(500) }] }));
  t.deepEqual([house.dues(), house.balance('C1')], [800, 0]);
});

test('what was applied comes back first, and only what was handed back is owed', (t) => {
  const house = overpaid();
  house.given(house.charge({ Food: 300 }, '2026-04-20')); // 300 of the advance applied
  refund(house, { kind: 'advance', fundId: fund('G') }, 400); // the rest handed back
  const back = house.given(house.reverse(1, 'dishonoured'));
  t.like(back[0]?.data, { unapplied: [{ itemId: 2, amount: taka(300) }], owed: [{ amount: taka(400) }] });
  t.is(house.dues(), 800 + 300 + 400);
  t.is(house.advance(), 0);
});
