import { isRefusal, Problem } from '@madrasah/events';
import {
  FeeHeadAdded,
  FeeHeadChanged,
  FeePricesSet,
  priceColumn,
  type RunCharges,
} from '@madrasah/events/fees';
import { FundSwitched } from '@madrasah/events/ledger';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { plansStream } from '../../plans/state.ts';
import { fund, sl } from '../../test-support/chart.ts';
import { House, posts, refuses, S, S2, taka } from '../../test-support/house.ts';
import { type ChargeRun, planRun, runCharges, unpricedIn } from './decide.ts';
import type { Admitted } from './line.ts';

const MONTHLY = 2;
const RUN: RunCharges = {
  sessionId: 7,
  classId: undefined,
  feeGroup: MONTHLY,
  subLedgerIds: [],
  days: [],
  monthId: 2,
  dueOn: undefined,
};

const student = (userId: number, more: Partial<Admitted> = {}): Admitted => ({
  ...{ admissionId: userId, userId, userCode: String(900 + userId), classId: 1 },
  ...{ gender: 1, residence: 1, newOrOld: 1, sessionId: 7, on: '2026-04-01', elders: [] },
  ...more,
});
const day = (userId: number) => student(userId, { residence: 3 });

/** Tuition and food are monthly heads of class 1: residential 800 and 3,000, day care 700 and no food price. */
function priced(foodOfDayCare: number | null = 0): House {
  const house = new House();
  const row = (priceRowId: number, subLedgerId: number, residential: number, daily: number | null) => {
    const amounts = Array.from({ length: 12 }, (): number | null => taka(residential));
    amounts[priceColumn(1, 3, 1)] = daily === null ? null : taka(daily);
    const about = { priceRowId, sessionId: 7, classId: 1, subLedgerId, effectiveFrom: '2026-04-01' };
    house.setUp(FeePricesSet({ ...about, amounts }));
  };
  for (const feeHeadId of [2, 3])
    house.setUp(FeeHeadChanged({ feeHeadId, feeGroup: MONTHLY, chargeOn: 'month' }));
  row(1, sl('Tuition'), 800, 700);
  row(2, sl('Food'), 3000, foodOfDayCare);
  return house;
}

const planned = (house: House) => ({ ...house.books, plans: plansStream.initial(plainTable) });
const run = (house: House, admitted: readonly Admitted[], more: Partial<RunCharges> = {}) =>
  runCharges(planned(house), { ...RUN, ...more }, admitted);

test('a run charges everyone by the column of the price list, in one event', (t) => {
  const house = priced();
  const drafts = house.given(run(house, [student(S), day(S2), student(103, { classId: 2 })]));
  t.is(drafts.length, 1);
  posts(
    t,
    drafts,
    `Dr AR·G 800.00 Cr Tuition·G 800.00; Dr AR·B 3,000.00 Cr Food·B 3,000.00;
     Dr AR·G 700.00 Cr Tuition·G 700.00`,
  );
  t.is(house.dues(S), 3800);
  t.is(house.dues(S2), 700); // 0 was typed for food, and nothing is charged
  t.is(house.dues(103), 0); // no row for the class: the head is not charged there
});

test('a second run posts nothing, and a later one only what has come since', (t) => {
  const house = priced();
  house.given(run(house, [student(S)]));
  t.deepEqual(run(house, [student(S)]), []);
  house.given(run(house, [student(S), student(S2)]));
  t.is(house.dues(S), 3800);
  t.is(house.dues(S2), 3800);
  house.given(run(house, [student(S)], { monthId: 3 }));
  t.is(house.dues(S), 7600);
});

test('one head alone is charged, and a group only its own heads', (t) => {
  const house = priced();
  house.given(run(house, [student(S)], { feeGroup: undefined, subLedgerIds: [sl('Tuition')] }));
  t.is(house.dues(S), 800);
  house.given(run(house, [student(S)]));
  t.is(house.dues(S), 3800);
  t.true(isRefusal(run(house, [student(S)], { feeGroup: 1, subLedgerIds: [sl('Tuition')] })));
});

test('a fee on demand is charged without a month, or in the month it is asked for', (t) => {
  const house = priced();
  house.setUp(FeeHeadAdded({ feeHeadId: 9, subLedgerId: sl('Board'), feeGroup: 3, chargeOn: 'demand' }));
  const amounts = Array.from({ length: 12 }, () => taka(300));
  house.setUp(
    FeePricesSet({
      ...{ priceRowId: 9, sessionId: 7, classId: 1, subLedgerId: sl('Board') },
      ...{ effectiveFrom: '2026-04-01', amounts },
    }),
  );
  const exam = { feeGroup: 3, monthId: 0 };
  posts(t, house.given(run(house, [student(S)], exam)), 'Dr AR·G 300.00 Cr Board·G 300.00');
  t.deepEqual(run(house, [student(S)], exam), []);
  const later = { ...exam, monthId: 7 };
  const looked = (again?: boolean) =>
    planRun(planned(house), { ...RUN, ...later, ...(again !== undefined && { again }) }, [
      student(S),
      student(S2),
    ]) as ChargeRun;
  for (const again of [undefined, true, false])
    t.deepEqual(
      looked(again).again.map(({ userCode, head }) => [userCode, head]),
      [[String(900 + S), 'Board']],
      'who had it is named',
    );
  t.deepEqual([looked().lines.length, looked(true).lines.length, looked(false).lines.length], [2, 2, 1]);
  t.deepEqual(run(house, [student(S)], { ...later, again: false }), [], 'and left out where that is chosen');
  house.given(run(house, [student(S)], later));
  t.is(house.dues(S), 600);
});

test('who has no price is named, every one of them, and nobody is charged', (t) => {
  const house = priced(null);
  const refused = run(house, [student(S), day(S2), day(103)]);
  t.like(refused, { code: 'fees.run-price-missing', params: { code: '1002', head: 'Food' } });
  t.deepEqual(
    isRefusal(refused) && refused.fields,
    ['1002', '1003'].map((code) => ({
      path: 'SLID',
      problem: new Problem('fees.run-price-missing', { code, head: 'Food' }),
    })),
  );
  const looked = planRun(planned(house), RUN, [student(S), day(S2)]) as ChargeRun;
  t.is(looked.lines.length, 3);
  t.deepEqual(unpricedIn(looked), [
    { admissionId: S2, userCode: '1002', subLedgerId: sl('Food'), head: 'Food', why: 'unpriced' },
  ]);
});

test('a class without a price on the day is told, with the day from which it has one; of whoever is there', (t) => {
  const house = priced();
  const told = (more: Partial<RunCharges>, ...admitted: Admitted[]) =>
    (planRun(planned(house), { ...RUN, ...more }, admitted) as ChargeRun).noPrice.map(
      ({ admissionId, head, classId, dueOn, from }) => [admissionId, head, classId, dueOn, from],
    );
  const early = { subLedgerIds: [sl('Tuition')], dueOn: '2026-03-31' };
  const admitted = student(S, { on: '2026-01-01' });
  t.deepEqual(told(early, admitted), [[S, 'Tuition', 1, '2026-03-31', '2026-04-01']]);
  const elsewhere = student(S2, { classId: 2 });
  const april = { ...early, dueOn: '2026-04-20' };
  t.deepEqual(told(april, admitted, elsewhere), [[S2, 'Tuition', 2, '2026-04-20', undefined]]);
  const imported = { charged: false, on: '2026-04-20' } as never;
  t.is(
    told(early, student(S, { imported })).length,
    1,
    'also of who came later: a run that charges nothing says why',
  );
});

test('prices of the due day count, and no run is dated ahead', (t) => {
  const house = priced();
  t.deepEqual(run(house, [student(S)], { dueOn: '2026-03-31' }), []);
  t.like(run(house, [student(S)], { dueOn: '2026-05-01' }), { code: 'ledger.future-day' });
  const [charged] = house.given(run(house, [student(S)], { dueOn: '2026-04-20' }));
  t.like(charged?.data, { on: '2026-04-20', dueOn: '2026-04-20', admissionId: null });
});

test('a month without a first day begins when it falls due: before an import it is not charged', (t) => {
  const house = priced();
  const imported = { charged: false, on: '2026-04-20' } as never;
  t.deepEqual(run(house, [student(S, { imported })], { dueOn: '2026-04-10' }), []);
  const looked = planRun(planned(house), { ...RUN, dueOn: '2026-04-10' }, [student(S, { imported })]);
  t.deepEqual([...new Set((looked as ChargeRun).skipped.map(({ why }) => why))], ['before-import']);
  house.given(run(house, [student(S, { imported })], { dueOn: '2026-04-20' }));
  t.is(house.dues(S), 3800);
});

test('an open advance pays the charge in the same append', (t) => {
  const house = priced();
  house.given(house.charge({ Tuition: 100 }, '2026-04-10'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(1000) }] }));
  t.is(house.advance(), 900);
  const drafts = house.given(run(house, [student(S)], { subLedgerIds: [sl('Tuition')] }));
  t.deepEqual(
    drafts.map(({ type }) => type),
    ['FeesCharged', 'AdvanceApplied'],
  );
  t.is(house.dues(), 0);
  t.is(house.advance(), 100);
});

test('a head of a closed fund is charged no more, also where its price was left standing', (t) => {
  const house = priced();
  house.setUp(FundSwitched({ fundId: fund('B'), active: false }));
  posts(t, house.given(run(house, [student(S)])), 'Dr AR·G 800.00 Cr Tuition·G 800.00');
  refuses(
    t,
    run(house, [student(S)], { feeGroup: undefined, subLedgerIds: [sl('Food')] }),
    'fees.not-a-head',
  );
  refuses(t, house.charge({ Tuition: 5, Food: 3 }, '2026-04-30'), 'ledger.fund-inactive', 'বোর্ডিং তহবিল');
});
