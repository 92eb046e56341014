import type { DataOf, EventDraft } from '@madrasah/events';
import type { FeesCollected } from '@madrasah/events/fees';
import test from 'ava';
import { belowZero } from '../../../test-support/below-zero.ts';
import { fund, sl } from '../../../test-support/chart.ts';
import { type Collecting, House, posts, refuses, S, S2, taka } from '../../../test-support/house.ts';
import { family } from '../../family/test-support.ts';
import { heldIn } from './beforehand.ts';

/** Admission 1,000 (item 1, General) and food 1,500 (item 2, Boarding) of the 29th; it is the 30th. */
function admitted() {
  const house = new House();
  house.given(house.charge({ Admission: 1000, Food: 1500 }, '2026-04-29'));
  return house;
}

/** A transfer to the bank, of the 28th. */
const transfer = (house: House, rows: Collecting['rows']) =>
  house.given(house.collect({ rows, into: 'BK', transactionNo: 'TX1', on: '2026-04-28' }));
const days = (drafts: readonly EventDraft[]) =>
  drafts.map(({ type, data }) => [type, (data as { on: string }).on]);
const receipt = (drafts: readonly EventDraft[]) => drafts[0]?.data as DataOf<typeof FeesCollected>;

test('money of the 28th and an admission of the 29th: one receipt, an advance until the 29th, nothing due on it', (t) => {
  const house = admitted();
  const taken = transfer(house, [{ itemId: 1, deposit: taka(1000) }]);
  t.deepEqual(days(taken), [
    ['FeesCollected', '2026-04-28'],
    ['AdvanceApplied', '2026-04-29'],
  ]);
  posts(t, taken, 'Dr BK·G 1,000.00 Cr Advance·G 1,000.00; Dr Advance·G 1,000.00 Cr AR·G 1,000.00');
  t.like(receipt(taken), { receiptNo: 1, rows: [], advance: { fundId: fund('G'), amount: taka(1000) } });
  t.like(receipt(taken).beforehand, [{ itemId: 1, name: 'Admission', deposit: taka(1000), due: 0 }]);
  t.deepEqual([house.journal.items.get(1)?.due, house.advance()], [0, 0]);
  t.deepEqual(belowZero(house.events), []);
});

test('of another fund it changes its fund on the charge’s day, through the account it came into', (t) => {
  const house = admitted();
  house.given(house.voucher('G', 'Loan', 5000, '2026-04-20'));
  const taken = transfer(house, [{ itemId: 2, deposit: taka(1500) }]);
  t.deepEqual(days(taken).at(-1), ['AdvanceApplied', '2026-04-29']);
  posts(
    t,
    taken,
    `Dr BK·G 1,500.00 Cr Advance·G 1,500.00; Dr Advance·G 1,500.00 Cr BK·G 1,500.00;
     Dr BK·B 1,500.00 Cr AR·B 1,500.00`,
  );
  t.is(house.balance('BK', 'B'), 1500);
});

test('what is due on its day it pays at once, what is above all is an advance: line by line on one receipt', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 300 }, '2026-04-10'));
  house.given(house.charge({ Admission: 1000 }, '2026-04-29'));
  const taken = transfer(house, [{ itemId: 1, deposit: taka(1400) }]);
  t.like(receipt(taken), {
    rows: [{ itemId: 1, deposit: taka(300) }],
    beforehand: [{ itemId: 2, deposit: taka(1000) }],
    advance: { amount: taka(1100) },
  });
  t.deepEqual([house.dues(), house.advance()], [0, 100]);
  t.deepEqual(belowZero(house.events), []);
});

test('taken back, it is of the day on which its advance paid', (t) => {
  const house = admitted();
  transfer(house, [{ itemId: 1, deposit: taka(1000) }]);
  const back = house.given(house.reverse(1));
  t.deepEqual(days(back), [['CollectionReversed', '2026-04-29']]);
  t.deepEqual([house.dues(), house.advance(), house.balance('BK')], [2500, 0, 0]);
  t.deepEqual(belowZero(house.events), []);
});

test('a discount is not given before there is something due, and zakat is nobody’s advance', (t) => {
  const house = admitted();
  const rows = [{ itemId: 1, deduction: taka(100), deposit: taka(900) }];
  refuses(
    t,
    house.collect({ rows, on: '2026-04-28', remark: 'এতিম' }),
    'fees.deduction-before-charge',
    '২৯ এপ্রিল ২০২৬',
  );
  const zakat = { rows: [{ itemId: 1, deposit: taka(100) }], on: '2026-04-28', tamlikId: 1 };
  refuses(t, house.collect(zakat), 'fees.before-charge');
});

test('cash is what it brought itself, and that is what changes its fund', (t) => {
  const house = new House();
  house.given(house.charge({ Food: 700 }, '2026-04-29'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(700) }], on: '2026-04-28' }));
  t.deepEqual([house.dues(), house.advance(), house.balance('C1', 'B')], [0, 0, 700]);
});

test('an account that may not hold the fund of the charge takes nothing for it, beforehand neither', (t) => {
  const house = admitted();
  const rows = [{ itemId: 2, deposit: taka(100) }];
  refuses(
    t,
    house.collect({ rows, into: 'MW', transactionNo: 'TX1', on: '2026-04-28' }),
    'ledger.money-not-allowed',
  );
});

test('an account that holds that fund alone keeps the advance in it', (t) => {
  const house = admitted();
  const account = house.chart.subLedgers.get(sl('BK'));
  const item = house.journal.items.get(2);
  if (!account || !item) throw new Error('the house has both');
  const later = [{ item, deduction: 0, deposit: 1 }];
  const boarding = { ...account, allowedFunds: [fund('B')] };
  t.is(heldIn(house.books, boarding, 0, later), fund('B'));
  t.is(heldIn(house.books, boarding, 1, later), fund('G'), 'change that is left is the school’s');
  t.is(heldIn(house.books, account, 0, later), fund('G'));
});

test('a family’s receipt pays each child’s beforehand', (t) => {
  const house = admitted();
  house.given(house.charge({ Admission: 500 }, '2026-04-28', { user: S2 }));
  const taken = house.given(
    family(
      house,
      [
        [S, [{ itemId: 1, deposit: taka(1000) }]],
        [S2, [{ itemId: 3, deposit: taka(600) }]],
      ],
      { on: '2026-04-28' },
    ),
  );
  t.deepEqual(days(taken), [
    ['FeesCollected', '2026-04-28'],
    ['AdvanceApplied', '2026-04-29'],
  ]);
  t.like(receipt(taken), {
    advance: { amount: taka(1100) },
    family: [
      { userId: S, items: [1], advance: taka(1000) },
      { userId: S2, items: [3], advance: taka(100) },
    ],
  });
  t.deepEqual([house.dues(S), house.advance(S), house.dues(S2), house.advance(S2)], [1500, 0, 0, 100]);
  t.deepEqual(belowZero(house.events), []);
});
