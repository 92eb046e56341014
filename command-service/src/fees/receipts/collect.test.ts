import { type DataOf, isRefusal, MAX_AMOUNT_PAISA, type Refusal } from '@madrasah/events';
import type { FeesCollected } from '@madrasah/events/fees';
import { FundSwitched } from '@madrasah/events/ledger';
import test from 'ava';
import { fund, sl } from '../../test-support/chart.ts';
import { type Collecting, House, posts, refuses, S2, taka } from '../../test-support/house.ts';

/** Owed by S, oldest first: item 1 tuition 800, item 2 food 500, item 3 tuition 800. */
function owing(): House {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-02-01', { month: 1 }));
  house.given(house.charge({ Food: 500 }, '2026-03-01'));
  house.given(house.charge({ Tuition: 800 }, '2026-04-01', { month: 2 }));
  return house;
}

function receipt(house: House, collecting: Collecting): DataOf<typeof FeesCollected> {
  return house.given(house.collect(collecting))[0]?.data as DataOf<typeof FeesCollected>;
}

const deposits = ({ rows }: DataOf<typeof FeesCollected>) =>
  rows.map(({ itemId, deduction, deposit, due }) => [itemId, deduction / 100, deposit / 100, due / 100]);

test('a row is paid in part or in whole, and the rest stays due', (t) => {
  const house = owing();
  const paid = receipt(house, { rows: [{ itemId: 2, deposit: taka(499.99) }] });
  t.deepEqual(deposits(paid), [[2, 0, 499.99, 0.01]]);
  t.is(house.dues(), 1600.01);
  const rest = receipt(house, { rows: [{ itemId: 2, deposit: 1 }] });
  t.like(rest, { receiptNo: 2, rows: [{ paidBefore: taka(499.99), pastDiscount: 0, due: 0 }] });
});

test('what is above a row’s due goes to the oldest other due first, and the rest is an advance', (t) => {
  const house = owing();
  const paid = receipt(house, { rows: [{ itemId: 3, deposit: taka(2500) }] });
  t.deepEqual(deposits(paid), [
    [3, 0, 800, 0],
    [1, 0, 800, 0],
    [2, 0, 500, 0],
  ]);
  t.deepEqual(paid.advance, { fundId: fund('G'), amount: taka(400) });
  t.is(house.dues(), 0);
  t.is(house.advance(), 400);
});

test('what is above one row fills another row of the same receipt up to what its deduction leaves', (t) => {
  const house = owing();
  const rows = [
    { itemId: 1, deposit: taka(1100) },
    { itemId: 2, deduction: taka(100), deposit: taka(150) },
  ];
  t.deepEqual(deposits(receipt(house, { rows, remark: 'এতিম' })), [
    [1, 0, 800, 0],
    [2, 100, 400, 0],
    [3, 0, 50, 750],
  ]);
});

test('a row that is paid already may be overpaid: the money finds its place, the row is not printed', (t) => {
  const house = owing();
  receipt(house, { rows: [{ itemId: 1, deposit: taka(800) }] });
  const paid = receipt(house, { rows: [{ itemId: 1, deposit: taka(500) }] });
  t.deepEqual(deposits(paid), [[2, 0, 500, 0]]);
});

test('rows of 0 and 0 are dropped', (t) => {
  const rows = [{ itemId: 1 }, { itemId: 2, deposit: taka(500) }, { itemId: 99 }];
  t.deepEqual(deposits(receipt(owing(), { rows })), [[2, 0, 500, 0]]);
});

test('a full deduction is a receipt without money', (t) => {
  const house = owing();
  const drafts = house.given(
    house.collect({ rows: [{ itemId: 2, deduction: taka(500) }], remark: 'হাফেজের সন্তান' }),
  );
  posts(t, drafts, 'Dr concession·B 500.00 Cr AR·B 500.00');
  t.is(house.balance('C1'), 0);
});

test('a deduction without its reason is refused at the remark', (t) => {
  const refused = owing().collect({ rows: [{ itemId: 2, deduction: 1 }] }) as Refusal;
  refuses(t, refused, 'fees.remark-required');
  t.is(refused.fields[0]?.path, 'Remark');
});

test('an SFSID names a charge where one is open, and none where two are', (t) => {
  const house = owing();
  const asked = { priceRowId: 1, due: taka(800), deposit: taka(800) };
  refuses(t, house.collect({ rows: [asked] }), 'fees.item-ambiguous');
  receipt(house, { rows: [{ itemId: 1, deposit: taka(800) }] });
  receipt(house, { rows: [{ itemId: 2, deposit: taka(500) }] });
  t.deepEqual(deposits(receipt(house, { rows: [asked] })), [[3, 0, 800, 0]]);
  refuses(t, house.collect({ rows: [asked] }), 'fees.item-unknown');
});

test('an SLID names a charge where one is open', (t) => {
  const rows = [{ subLedgerId: sl('Food'), due: taka(500), deposit: taka(500) }];
  t.deepEqual(deposits(receipt(owing(), { rows })), [[2, 0, 500, 0]]);
});

test('every row that is wrong is named, at its own field', (t) => {
  const rows = [
    { itemId: 1, due: taka(700), deposit: 1 },
    { itemId: 2, deposit: 1 },
    { itemId: 2, deposit: 1 },
    { itemId: 99, deposit: 1 },
    { itemId: 3, deduction: taka(800.01) },
  ];
  const refused = owing().collect({ rows, remark: 'ছাড়' }) as Refusal;
  refuses(t, refused, 'fees.stale');
  t.deepEqual(
    refused.fields.map(({ path, problem }) => `${path} ${problem.key}`),
    [
      'fees.0.amount fees.stale',
      'fees.2.itemId fees.duplicate-item',
      'fees.3.itemId fees.item-unknown',
      'fees.4.deduction fees.deduction-too-large',
    ],
  );
});

test('another student’s charge is none of his', (t) => {
  refuses(t, owing().collect({ user: S2, rows: [{ itemId: 1, deposit: 1 }] }), 'fees.item-unknown');
});

test('a day that is to come is refused at its field; a day that is past is taken', (t) => {
  const rows = [{ itemId: 1, deposit: 1 }];
  const refused = owing().collect({ rows, on: '2026-05-01' }) as Refusal;
  refuses(t, refused, 'ledger.future-day');
  t.is(refused.fields[0]?.path, 'CreateAt');
  t.is(receipt(owing(), { rows, on: '2026-04-02' }).on, '2026-04-02');
});

test('an account takes only the funds it may hold', (t) => {
  const food = owing().collect({ rows: [{ itemId: 2, deposit: 1 }], into: 'MW' });
  refuses(t, food, 'ledger.money-not-allowed', 'MW', 'বোর্ডিং তহবিল');
  t.false(isRefusal(owing().collect({ rows: [{ itemId: 1, deposit: 1 }], into: 'MW' })));
  const overflow = owing().collect({ rows: [{ itemId: 1, deposit: taka(801) }], into: 'MW' });
  refuses(t, overflow, 'ledger.money-not-allowed');
  refuses(t, owing().collect({ rows: [{ itemId: 1, deposit: 1 }], into: 'Food' }), 'ledger.not-money');
});

test('a receipt above the largest amount is refused', (t) => {
  const rows = [
    { itemId: 1, deposit: MAX_AMOUNT_PAISA },
    { itemId: 2, deposit: 1 },
  ];
  refuses(t, owing().collect({ rows }), 'ledger.too-large');
});

test('without an active general fund nothing can be left with us', (t) => {
  const house = owing();
  house.setUp(FundSwitched({ fundId: fund('G'), active: false }));
  refuses(t, house.collect({ rows: [{ itemId: 1, deposit: taka(2100.01) }] }), 'fees.no-general-fund');
  t.is(deposits(receipt(house, { rows: [{ itemId: 1, deposit: taka(2100) }] })).length, 3);
});

test('receipts are numbered within the session', (t) => {
  const house = owing();
  const numbers = [1, 2, 3].map(() => receipt(house, { rows: [{ itemId: 1, deposit: 1 }] }).receiptNo);
  t.deepEqual(numbers, [1, 2, 3]);
});
