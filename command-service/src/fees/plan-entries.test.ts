import { isRefusal } from '@madrasah/events';
import { FeePricesSet } from '@madrasah/events/fees';
import { LateFeeRuleSet, SiblingRuleSet, StudentFeesSet } from '@madrasah/events/plans';
import test from 'ava';
import { fund, sl } from '../test-support/chart.ts';
import { posts, refuses, taka } from '../test-support/house.ts';
import { SESSION, student, Year } from '../test-support/year.ts';
import { chargeFees } from './charge.ts';
import { planLateFees } from './late-fees/decide.ts';
import { planRepricing, repriceCharges } from './reprice-charges.ts';
import { planReversal, reverseCharges } from './reverse-charges.ts';

const [P, Q, F, D, L] = [101, 102, 103, 104, 105] as const;

test('W8: two months paid ahead are a liability until their run charges them, once', (t) => {
  const year = new Year('2026-04-12');
  const paid = year.payAhead(
    student(Q),
    [2, 3].map((monthId) => ({ monthId, due: taka(800) })),
  );
  posts(t, year.given(paid), 'Dr C1·G 1,600.00 Cr month-advance·G 800.00 Cr month-advance·G 800.00');
  t.is(year.balance('Tuition'), 0);
  refuses(t, year.payAhead(student(Q), [{ monthId: 2, due: taka(800) }]), 'plans.month-paid');
  year.today = '2026-04-20';
  posts(
    t,
    year.given(year.run([student(Q)])),
    `Dr AR·G 800.00 Cr Tuition·G 800.00; Dr month-advance·G 800.00 Cr AR·G 800.00`,
  );
  t.is(year.dues(Q), 0);
  t.is(year.balance('Tuition'), -800);
  t.is(year.balance('sys:month-advance'), -800);
  t.deepEqual(year.run([student(Q)]), []);
});

test('W8: a month paid ahead keeps its price when the matrix changes before its day', (t) => {
  const year = new Year('2026-04-12');
  year.given(year.payAhead(student(Q), [{ monthId: 2, due: taka(800) }]));
  const about = { priceRowId: 1, sessionId: SESSION, classId: 1, subLedgerId: sl('Tuition') };
  const dearer = Array.from({ length: 12 }, () => taka(900));
  year.setUp(FeePricesSet({ ...about, amounts: dearer, effectiveFrom: '2026-04-13' }));
  year.today = '2026-04-20';
  year.given(year.run([student(P), student(Q)]));
  t.is(year.dues(P), 900);
  t.is(year.dues(Q), 0);
});

test('W9: plain, prepaid, free, sibling and left, in one append', (t) => {
  const year = new Year('2026-04-12');
  year.given(year.payAhead(student(Q), [{ monthId: 2, due: taka(800) }]));
  year.plan(
    SiblingRuleSet({ subLedgerId: sl('Tuition'), from: 2, percent: 2500, amount: null, active: true }),
  );
  year.plan(
    SiblingRuleSet({ subLedgerId: sl('Food'), from: 2, percent: 10_000, amount: null, active: true }),
  );
  year.journal.leavings.set(L, { on: '2026-04-15', cancelFrom: 13 });
  year.journal.grants.set(F, [
    { grantId: 9, kind: 'free', subLedgerId: null, from: 1, to: 12, percent: 10_000, amount: null },
  ]);
  year.today = '2026-04-20';
  const admitted = [student(P), student(Q), student(F), student(D, { elders: [91] }), student(L)];
  const drafts = year.given(year.run(admitted));
  posts(
    t,
    drafts,
    `${'Dr AR·G 800.00 Cr Tuition·G 800.00; '.repeat(4)}
     Dr concession·G 800.00 Cr AR·G 800.00; Dr concession·G 200.00 Cr AR·G 200.00;
     Dr month-advance·G 800.00 Cr AR·G 800.00`,
  );
  t.deepEqual(
    [P, Q, F, D, L].map((user) => year.dues(user)),
    [800, 0, 0, 600, 0],
  );
  t.is(year.balance('Tuition') + year.balance('sys:concession'), -2200);
  t.deepEqual(year.run(admitted), []);
});

test('W11: the elder leaves; the younger is the first child of the months to come, and of those alone', (t) => {
  const year = new Year('2026-04-20');
  year.plan(
    SiblingRuleSet({ subLedgerId: sl('Tuition'), from: 2, percent: 1250, amount: null, active: true }),
  );
  const younger = student(D, { elders: [L] });
  year.given(year.run([younger]));
  t.is(year.dues(D), 700);
  year.journal.leavings.set(L, { on: '2026-04-25', cancelFrom: 13 });
  year.today = '2026-05-20';
  year.given(year.run([younger], 3));
  t.is(year.dues(D), 1500);
  // A late run of the month in which the elder was there.
  year.given(year.run([younger], 1));
  t.is(year.dues(D), 2200);
});

test('a month is charged on its day, where fees are charged, to whoever was there', (t) => {
  const year = new Year('2026-04-18');
  t.deepEqual(year.run([student(P)], 2, { dueOn: '2026-04-18' }), []);
  t.deepEqual(year.run([student(P, { on: '2026-04-19' })], 1), []); // admitted on the first day of the next
  year.plan(
    StudentFeesSet({
      admissionId: P,
      fees: [
        { subLedgerId: sl('Tuition'), monthId: 0, amount: taka(650), off: false },
        { subLedgerId: sl('Tuition'), monthId: 2, amount: null, off: true },
      ],
    }),
  );
  year.given(year.run([student(P), student(D)], 1, { days: [[D, 12]] }));
  t.is(year.dues(P), 650);
  t.is(year.dues(D), 320); // twelve thirtieths
  year.today = '2026-04-20';
  t.deepEqual(year.run([student(P)]), []);
});

test('W11: the sibling rule rounds half up, and the elder’s leaving changes nothing past', (t) => {
  const year = new Year();
  year.plan(
    SiblingRuleSet({ subLedgerId: sl('Tuition'), from: 2, percent: 1250, amount: null, active: true }),
  );
  const own = (admissionId: number, amount: number) =>
    StudentFeesSet({
      admissionId,
      fees: [{ subLedgerId: sl('Tuition'), monthId: 0, amount: taka(amount), off: false }],
    });
  year.plan(own(P, 650));
  year.plan(own(Q, 676));
  year.given(year.run([student(P, { elders: [91] }), student(Q, { elders: [91, 92] })], 1));
  t.deepEqual([year.dues(P), year.dues(Q)], [569, 591]);
  year.given(year.run([student(P, { elders: [] })], 2)); // he is the first child now
  t.is(year.dues(P), 569 + 650);
});

test('W10: a late fee once for each month, also when it was waived since', (t) => {
  const year = new Year('2026-05-10');
  const late = () => {
    const run = planLateFees(year.planned, [student(P)]);
    return isRefusal(run)
      ? run
      : chargeFees(year.books, {
          ...{ admissionId: null, sessionId: SESSION, on: year.today, dueOn: run.dueOn, lines: run.lines },
        });
  };
  refuses(t, late(), 'plans.late-fee-off');
  year.plan(LateFeeRuleSet({ subLedgerId: sl('Admission'), amount: taka(50), afterDays: 15, active: true }));
  year.given(year.run([student(P)], 2, { dueOn: '2026-04-20' }));
  posts(t, year.given(late()), 'Dr AR·G 50.00 Cr Admission·G 50.00');
  t.is(year.dues(P), 850);
  t.deepEqual(late(), []);
});

const reprice = (year: Year, ...prices: [itemId: number, charged: number, conceded?: number][]) =>
  repriceCharges(
    year.books,
    { why: 'prices', operation: 'reprice-1' },
    planRepricing(
      year.books,
      prices.map(([itemId, charged, conceded = 0]) => ({
        ...{ itemId, charged: taka(charged), conceded: taka(conceded) },
      })),
    ),
  );

test('W12: three charged months from 800.00 to 900.00, the concession with them', (t) => {
  const year = new Year('2026-06-20');
  for (const month of [1, 2, 3]) year.given(year.run([student(P)], month));
  const drafts = year.given(reprice(year, [1, 900], [2, 900], [3, 900]));
  posts(t, drafts, 'Dr AR·G 100.00 Cr Tuition·G 100.00; '.repeat(3));
  t.is(year.dues(P), 2700);
  t.deepEqual(reprice(year, [1, 900]), []);

  const conceded = new Year('2026-06-20');
  conceded.plan(
    SiblingRuleSet({ subLedgerId: sl('Tuition'), from: 2, percent: 2500, amount: null, active: true }),
  );
  conceded.given(conceded.run([student(D, { elders: [91] })], 1));
  posts(
    t,
    conceded.given(reprice(conceded, [1, 900, 225])),
    'Dr AR·G 100.00 Cr Tuition·G 100.00; Dr concession·G 25.00 Cr AR·G 25.00',
  );
  t.is(conceded.dues(D), 675);
});

test('W13: what was paid above a lower price is an open advance; no item is below zero', (t) => {
  const year = new Year('2026-06-20');
  for (const month of [1, 2, 3]) year.given(year.run([student(P)], month));
  const rows = [1, 2, 3].map((itemId) => ({ itemId, deposit: taka(800) }));
  year.given(year.collect({ user: P, rows }));
  const drafts = year.given(reprice(year, [1, 700], [2, 700], [3, 700]));
  posts(
    t,
    drafts,
    `${'Dr Tuition·G 100.00 Cr AR·G 100.00; '.repeat(3)}${'Dr AR·G 100.00 Cr Advance·G 100.00; '.repeat(3)}`,
  );
  t.deepEqual([year.dues(P), year.advance(P)], [0, 300]);
});

test('what is overpaid pays at once what else the student owes', (t) => {
  const year = new Year('2026-06-20');
  for (const month of [1, 2]) year.given(year.run([student(P)], month));
  year.given(year.collect({ user: P, rows: [{ itemId: 1, deposit: taka(800) }] }));
  year.given(reprice(year, [1, 700]));
  t.deepEqual([year.dues(P), year.advance(P)], [700, 0]);
});

test('a run that months paid ahead stand on is undone, and the months are paid ahead again', (t) => {
  const year = new Year('2026-04-12');
  year.given(year.payAhead(student(Q), [{ monthId: 2, due: taka(800) }]));
  year.today = '2026-04-20';
  year.given(year.run([student(P), student(Q)]));
  const undo = () =>
    reverseCharges(year.books, { chargeId: 1, reason: 'ভুল' }, planReversal(year.books, [1, 2]), String);
  const drafts = year.given(undo());
  t.is(drafts.length, 1);
  t.deepEqual([year.dues(P), year.dues(Q)], [0, 0]);
  t.is(year.balance('sys:month-advance'), -800);
  year.given(year.run([student(P), student(Q)]));
  t.deepEqual([year.dues(P), year.dues(Q)], [800, 0]);
});

test('the reversal of a receipt takes its months back, and what they had paid is due again', (t) => {
  const year = new Year('2026-04-12');
  year.given(
    year.payAhead(
      student(Q),
      [2, 3].map((monthId) => ({ monthId, due: taka(800) })),
    ),
  );
  year.today = '2026-04-20';
  year.given(year.run([student(Q)]));
  year.given(year.reverse(1));
  t.is(year.dues(Q), 800);
  t.is(year.balance('sys:month-advance'), 0);
  t.is(year.balance('C1', 'G'), 0);
  year.today = '2026-05-20';
  year.given(year.run([student(Q)], 3));
  t.is(year.dues(Q), 1600);
  t.is(fund('G'), 1);
});

test('a month is paid ahead whole, once, and only where one will be charged', (t) => {
  const year = new Year('2026-04-12');
  const pay = (monthId: number, due = 800) => year.payAhead(student(P), [{ monthId, due: taka(due) }]);
  refuses(t, pay(2, 500), 'fees.stale');
  year.given(year.run([student(P)], 1));
  refuses(t, pay(1), 'plans.month-charged');
  year.plan(
    SiblingRuleSet({ subLedgerId: sl('Tuition'), from: 2, percent: 10_000, amount: null, active: true }),
  );
  refuses(t, year.payAhead(student(D, { elders: [91] }), [{ monthId: 4, due: 0 }]), 'plans.month-free');
  year.journal.leavings.set(P, { on: '2026-04-15', cancelFrom: 3 });
  refuses(t, pay(3), 'plans.month-not-charged');
  const twice = [4, 4].map((monthId) => ({ monthId, due: taka(800) }));
  refuses(t, year.payAhead(student(Q), twice), 'fees.duplicate-item');
});
