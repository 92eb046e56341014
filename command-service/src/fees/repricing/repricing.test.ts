import { isRefusal } from '@madrasah/events';
import { type ApplyPrices, FeeHeadChanged, FeePricesSet, repricingOperations } from '@madrasah/events/fees';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import type { DecisionContext } from '../../kernel/desk.ts';
import { plansStream } from '../../plans/state.ts';
import { sl } from '../../test-support/chart.ts';
import { House, posts, refuses, S, S2, taka } from '../../test-support/house.ts';
import type { Admitted } from '../charge-run/line.ts';
import { grantConcession } from '../concede.ts';
import { applyPrices } from './apply.ts';
import { copyPrices } from './copy.ts';
import { planApplied } from './plan.ts';
import { repricingUndo } from './undo.ts';
import { whatIf } from './what-if.ts';

const SESSION = 7;
const about = {
  ...{ userCode: '1001', sessionId: SESSION, classId: 1, gender: 1, residence: 1, newOrOld: 1 },
  ...{ on: '2026-01-01', elders: [] },
};
const plans = plansStream.initial(plainTable);
const booksOf = (house: House) => ({ ...house.books, plans });
const admitted: Admitted[] = [S, S2].map((id) => ({ admissionId: id, userId: id, ...about }));
const command: ApplyPrices = {
  sessionId: SESSION,
  classId: undefined,
  subLedgerIds: [],
  from: undefined,
  concessions: 'scale',
  reason: 'নতুন হার',
};
const twelve = (amount: number) => Array.from({ length: 12 }, () => amount);

function priced(house: House, amount: number, head: 'Tuition' | 'Food' = 'Tuition'): void {
  const row = { sessionId: SESSION, classId: 1, subLedgerId: sl(head), amounts: twelve(taka(amount)) };
  house.setUp(FeePricesSet({ priceRowId: head === 'Tuition' ? 1 : 2, ...row, effectiveFrom: '2026-01-01' }));
}

/** Tuition of three months at 800 stands for S and S2; the matrix says another price now. */
function school(price: number): House {
  const house = new House();
  house.setUp(FeeHeadChanged({ feeHeadId: 2, feeGroup: 2, chargeOn: 'month' }));
  for (const month of [1, 2, 3])
    for (const user of [S, S2])
      house.given(house.charge({ Tuition: 800 }, `2026-0${month}-10`, { user, month }));
  priced(house, 800);
  priced(house, price);
  return house;
}
const apply = (house: House, more: Partial<ApplyPrices> = {}) =>
  applyPrices(booksOf(house), { ...command, ...more }, admitted);
const contextOf = (house: House) => {
  const look = ({ category }: { category: string }) =>
    category === 'chart' ? house.chart : { people: new Map() };
  return { look, today: house.today } as unknown as DecisionContext;
};
const undo = (house: House, id = 1) =>
  repricingUndo.undo(house.journal, { id, reason: 'ভুল হার' }, contextOf(house));

test('W12: 800.00 → 900.00 on three charged months, unpaid and with 25 %', (t) => {
  const house = school(900);
  const items = [...house.journal.items.values()].filter(({ userId }) => userId === S2);
  const lines = items.map(({ itemId }) => ({ itemId, amount: taka(200) }));
  house.given(
    grantConcession(house.books, { userId: S2, admissionId: S2, on: '2026-04-11', lines, reason: '২৫%' }),
  );
  t.deepEqual([house.dues(S), house.dues(S2)], [2400, 1800]);
  const given = house.given(apply(house));
  const up = 'Dr AR·G 100.00 Cr Tuition·G 100.00;';
  posts(t, given, `${up.repeat(6)} ${'Dr concession·G 25.00 Cr AR·G 25.00;'.repeat(3)}`);
  t.like(given[0]?.data, {
    operation: 'repricing-1',
    on: '2026-04-30',
    totals: [{ fundId: 1, amount: taka(525) }],
  });
  t.deepEqual([house.dues(S), house.dues(S2)], [2700, 2025]);
});

test('W13: 800.00 → 700.00, who had paid has an advance, and no item is below nothing', (t) => {
  const house = school(700);
  const mine = [...house.journal.items.values()].filter(({ userId }) => userId === S);
  house.given(house.collect({ rows: mine.map(({ itemId }) => ({ itemId, deposit: taka(800) })) }));
  const plan = planApplied(booksOf(house), command, admitted);
  t.deepEqual(
    [...new Set(plan.lines.filter((line) => line.overpaid > 0).map(({ item }) => item.userId))],
    [S],
  );
  const only = house.given(applyPrices(booksOf(house), command, admitted.slice(0, 1)));
  posts(t, only, 'Dr Tuition·G 100.00 Cr AR·G 100.00; Dr AR·G 100.00 Cr Advance·G 100.00;'.repeat(3));
  t.is(house.advance(S), 300);
  t.true([...house.journal.items.values()].every(({ due }) => due >= 0));
});

test('what was paid too much pays at once what else is owed', (t) => {
  const house = school(700);
  house.given(house.charge({ Food: 250 }, '2026-04-12'));
  const tuition = [...house.journal.items.values()].filter(
    (item) => item.userId === S && item.name === 'Tuition',
  );
  house.given(house.collect({ rows: tuition.map(({ itemId }) => ({ itemId, deposit: taka(800) })) }));
  house.given(apply(house));
  t.is(house.advance(S), 50);
  t.is(house.journal.items.get(7)?.due, 0);
});

test('a receipt from before a price fell bounces, and what is due then can be paid', (t) => {
  const house = school(700);
  const [item] = [...house.journal.items.values()];
  const itemId = item?.itemId as number;
  house.given(house.collect({ rows: [{ itemId, deposit: taka(800) }] }));
  house.given(apply(house)); // the hundred that is left over pays of the next month
  house.given(house.reverse(1, 'dishonoured'));
  t.like(house.journal.items.get(itemId), { charged: taka(700), due: taka(800) });
  const [paid] = house.given(house.collect({ rows: [{ itemId, deposit: taka(800) }] }));
  t.like(paid?.data, { rows: [{ fee: taka(700), paidBefore: 0, deposit: taka(800), due: 0 }] });
  t.is(house.dues(S), 1300);
});

test('only what is asked for: heads, days; nothing is refused when nothing changes', (t) => {
  const house = school(900);
  t.is(planApplied(booksOf(house), { ...command, from: '2026-03-01' }, admitted).lines.length, 2);
  t.is(planApplied(booksOf(house), { ...command, subLedgerIds: [sl('Food')] }, admitted).lines.length, 0);
  refuses(t, apply(house, { subLedgerIds: [sl('Food')] }), 'fees.prices-nothing-changes');
});

test('a fixed concession keeps its amount where that is asked, and none exceeds its charge', (t) => {
  const house = school(150);
  const [item] = [...house.journal.items.values()];
  const lines = [{ itemId: item?.itemId as number, amount: taka(200) }];
  house.given(
    grantConcession(house.books, { userId: S, admissionId: S, on: '2026-04-11', lines, reason: 'x' }),
  );
  const of = (concessions: ApplyPrices['concessions']) =>
    planApplied(booksOf(house), { ...command, concessions }, admitted).lines[0];
  t.like(of('keep'), { charged: taka(150), conceded: taka(150), due: 0, overpaid: 0 });
  t.like(of('scale'), { charged: taka(150), conceded: taka(38), due: taka(112) }); // 37.50, half up
});

test('a charge by days, or otherwise not of the matrix, keeps its sum', (t) => {
  const house = school(900);
  house.given(house.charge({ Tuition: 310 }, '2026-04-10', { month: 4 }));
  const plan = planApplied(booksOf(house), command, admitted);
  t.deepEqual([plan.lines.length, plan.kept.map(({ charged }) => charged)], [6, [taka(310)]]);
});

test('taking it back restores every balance, once; who has the advance pays with it again', (t) => {
  const house = school(700);
  const mine = [...house.journal.items.values()].filter(({ userId }) => userId === S);
  house.given(house.collect({ rows: mine.map(({ itemId }) => ({ itemId, deposit: taka(800) })) }));
  const before = ['receivable', 'open-advance', 'concession'].map((name) =>
    house.balance(`sys:${name}` as never, 'G'),
  );
  house.given(apply(house));
  const told = repricingUndo.consequences(house.journal, 1, contextOf(house));
  t.false(isRefusal(told));
  house.given(undo(house));
  const after = ['receivable', 'open-advance', 'concession'].map((name) =>
    house.balance(`sys:${name}` as never, 'G'),
  );
  t.deepEqual(after, before);
  t.is(house.advance(S), 0);
  refuses(t, undo(house), 'operation.already-undone');
  refuses(t, undo(house, 9), 'operation.not-found');
  t.is(repricingOperations.undo.path, '/api/accounts/fee_matrix/applied/:id/undo');
});

test('it is not taken back where a charge has changed since', (t) => {
  const house = school(900);
  house.given(apply(house));
  const [item] = [...house.journal.items.values()];
  const lines = [{ itemId: item?.itemId as number, amount: taka(100) }];
  house.given(
    grantConcession(house.books, { userId: S, admissionId: S, on: '2026-04-30', lines, reason: 'x' }),
  );
  refuses(t, undo(house), 'fees.repricing-leaning');
});

test('what if: per student, what he pays now and would pay, and who would be overpaid', (t) => {
  const house = school(800);
  const mine = [...house.journal.items.values()].filter(({ userId }) => userId === S);
  house.given(house.collect({ rows: mine.map(({ itemId }) => ({ itemId, deposit: taka(800) })) }));
  const rows = [{ classId: 1, subLedgerId: sl('Tuition'), amounts: twelve(taka(700)) }];
  const seen = whatIf(booksOf(house), { sessionId: SESSION, rows }, admitted);
  t.like(seen, [
    { now: taka(800), proposed: taka(700), charged: -taka(300), overpaid: taka(300) },
    { now: taka(800), proposed: taka(700), charged: -taka(300), overpaid: 0 },
  ]);
  const noHead = [{ classId: 1, subLedgerId: sl('Loan'), amounts: twelve(0) }];
  refuses(t, whatIf(booksOf(house), { sessionId: SESSION, rows: noHead }, admitted), 'fees.not-a-head');
});

test('a session’s matrix is copied with a percentage, half up to the taka; what is there already stays', (t) => {
  const house = school(676);
  priced(house, 3500, 'Food');
  const frame = { hasSession: () => true, hasClass: () => true };
  const copy = { from: SESSION, to: 8, percent: 12, effectiveFrom: '2026-05-01' };
  const copied = copyPrices(house.chart, copy, frame, house.today);
  t.like(copied, [
    { data: { priceRowId: 3, sessionId: 8, effectiveFrom: '2026-05-01' } },
    { data: { priceRowId: 4 } },
  ]);
  if (isRefusal(copied)) return;
  t.deepEqual(
    copied.map(({ data }) => (data as { amounts: number[] }).amounts[0]),
    [taka(757), taka(3920)],
  );
  for (const draft of copied) house.setUp(draft);
  refuses(t, copyPrices(house.chart, copy, frame, house.today), 'fees.prices-nothing-copied');
  refuses(
    t,
    copyPrices(house.chart, { ...copy, to: SESSION }, frame, house.today),
    'fees.prices-same-session',
  );
  const lost = copyPrices(house.chart, copy, { ...frame, hasSession: () => false }, house.today);
  refuses(t, lost, 'session.not-found');
});
