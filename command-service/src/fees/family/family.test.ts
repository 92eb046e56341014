import { type DataOf, type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import type { FeesCollected } from '@madrasah/events/fees';
import { refusePlans } from '@madrasah/events/plans';
import test from 'ava';
import { sl } from '../../test-support/chart.ts';
import { type House, posts, refuses, S, S2, taka } from '../../test-support/house.ts';
import { refundFee } from '../receipts/refund/refund.ts';
import { brothers, family } from './test-support.ts';

const paid = (house: House, first = 1600, second = 600) =>
  family(house, [
    [S, [{ itemId: 1, deposit: taka(first) }]],
    [S2, [{ itemId: 2, deposit: taka(second) }]],
  ]);

test('W28: one number and one entry for two brothers, each with his part', (t) => {
  const house = brothers();
  const collected = house.given(paid(house));
  posts(t, collected, 'Dr C1·G 2,200.00 Cr AR·G 1,600.00 Cr AR·G 600.00');
  t.like(collected[0]?.data, { receiptId: 1, receiptNo: 1, userId: S, advance: null });
  const written = collected[0]?.data as DataOf<typeof FeesCollected> | undefined;
  t.deepEqual(written?.family, [
    { userId: S, admissionId: S, items: [1], advance: 0 },
    { userId: S2, admissionId: S2, items: [2], advance: 0 },
  ]);
  t.deepEqual([house.dues(S), house.dues(S2), house.balance('C1')], [0, 0, 2200]);
  t.is(house.journal.counters.get('receipt'), 1);
});

test('W28: its reversal takes the whole', (t) => {
  const house = brothers();
  house.given(paid(house));
  const back = house.given(house.reverse(1));
  posts(t, back, 'Cr C1·G 2,200.00 Dr AR·G 1,600.00 Dr AR·G 600.00');
  t.deepEqual([house.dues(S), house.dues(S2), house.balance('C1')], [1600, 600, 0]);
  refuses(t, house.reverse(1), 'fees.already-reversed');
});

test('what is above a child’s dues is his own advance, and comes back with the receipt', (t) => {
  const house = brothers();
  house.given(paid(house, 1600, 900));
  t.deepEqual([house.advance(S), house.advance(S2)], [0, 300]);
  house.given(house.charge({ Food: 200 }, '2026-04-20', { user: S2 })); // the advance pays it
  t.deepEqual([house.dues(S2), house.advance(S2)], [0, 100]);
  const back = house.given(house.reverse(1));
  t.like(back[0]?.data, { unapplied: [{ itemId: 3, amount: taka(200) }] });
  t.deepEqual([house.dues(S), house.dues(S2), house.advance(S2), house.balance('C1')], [1600, 800, 0, 0]);
  t.deepEqual(house.journal.applications.get(S2), []);
});

test('both children’s advances stand together on the receipt and apart in the books', (t) => {
  const house = brothers();
  const [draft] = house.given(paid(house, 1700, 650));
  t.like(draft?.data, { advance: { amount: taka(150) } });
  t.deepEqual([house.advance(S), house.advance(S2), house.balance('C1')], [100, 50, 2350]);
  house.given(house.reverse(1));
  t.deepEqual([house.advance(S), house.advance(S2), house.balance('C1')], [0, 0, 0]);
});

test('one child alone is an ordinary receipt', (t) => {
  const house = brothers();
  const [draft] = house.given(family(house, [[S, [{ itemId: 1, deposit: taka(100) }]]]));
  t.is((draft?.data as { family?: unknown } | undefined)?.family, undefined);
});

test('months that children pay ahead stand on the one receipt, each held for its own child', (t) => {
  const house = brothers();
  const month = { sessionId: 7, subLedgerId: sl('Tuition'), priceRowId: 1, monthId: 2, fundId: 1 };
  const ahead = ({ admissionId }: { readonly admissionId: number }) => [
    { ...month, admissionId, name: 'বেতন', fee: taka(800), concession: taka(0), deposit: taka(800) },
  ];
  const collected = house.given(
    family(
      house,
      [
        [S, [{ itemId: 1, deposit: taka(1600) }]],
        [S2, []],
      ],
      { monthsOf: ahead },
    ),
  );
  posts(
    t,
    collected,
    'Dr C1·G 3,200.00 Cr AR·G 1,600.00 Cr month-advance·G 800.00 Cr month-advance·G 800.00',
  );
  const heldFor = (user: number) =>
    (house.journal.monthAdvances.get(user) ?? []).map((one) => one.admissionId);
  t.deepEqual([heldFor(S), heldFor(S2)], [[S], [S2]]);
  house.given(house.reverse(1));
  t.deepEqual(
    [heldFor(S), heldFor(S2), house.balance('sys:month-advance'), house.dues(S)],
    [[], [], 0, 1600],
  );
});

test('a month of a child that cannot be paid ahead is named with the child', (t) => {
  const house = brothers();
  const monthsOf = () => ({
    ...refusePlans('plans.month-paid'),
    fields: [{ path: 'months.0.MonthID', problem: new Problem('plans.month-paid') }],
  });
  const outcome = family(house, [[S2, []]], { monthsOf });
  refuses(t, outcome, 'plans.month-paid');
  t.deepEqual(fieldsOf(outcome), ['students.0.months.0.MonthID']);
});

const fieldsOf = (outcome: readonly EventDraft[] | Refusal) =>
  isRefusal(outcome) ? outcome.fields?.map(({ path }) => path) : undefined;

test('a refusal names the child it is of', (t) => {
  const house = brothers();
  const stale = family(house, [
    [S, [{ itemId: 1, deposit: taka(100) }]],
    [S2, [{ itemId: 2, due: 1, deposit: taka(100) }]],
  ]);
  refuses(t, stale, 'fees.stale');
  t.deepEqual(fieldsOf(stale), ['students.1.fees.0.amount']);
  const stranger = family(house, [[999, [{ itemId: 1, deposit: taka(100) }]]]);
  refuses(t, stranger, 'fees.wrong-student');
  t.deepEqual(fieldsOf(stranger), ['students.0.AdmissionID']);
  const twice = family(house, [
    [S, [{ itemId: 1, deposit: taka(100) }]],
    [S, [{ itemId: 1, deposit: taka(100) }]],
  ]);
  refuses(t, twice, 'fees.family-same-student');
  t.deepEqual(fieldsOf(twice), ['students.1.AdmissionID']);
  const brothersItem = family(house, [[S, [{ itemId: 2, deposit: taka(100) }]]]);
  refuses(t, brothersItem, 'fees.item-unknown');
});

test('a family receipt is not corrected, nor taken back once money of it was handed back', (t) => {
  const house = brothers();
  house.given(paid(house, 1600, 900));
  refuses(t, house.correct(1, { rows: [{ itemId: 1, deposit: taka(10) }] }), 'fees.family-not-corrected');
  const about = { userId: S2, on: house.today, moneyAccount: sl('C1'), payee: '', reason: '' };
  house.given(refundFee(house.books, { ...about, from: { kind: 'advance', fundId: 1 }, amount: taka(300) }));
  refuses(t, house.reverse(1), 'fees.refunded-since');
});
