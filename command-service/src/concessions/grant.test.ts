import { isRefusal } from '@madrasah/events';
import { DrawerHandedOver } from '@madrasah/events/closing';
import { ConcessionLimitsSet, concessionRequests, type GrantRequest } from '@madrasah/events/concessions';
import { lessenedBy, ROUNDINGS } from '@madrasah/events/plans';
import test from 'ava';
import { type ApprovalContext, approve, ask } from '../approvals/decide.ts';
import { withinLimit } from '../fees/receipts/within-limit.ts';
import { grantsOn } from '../ledger/journal/grants.ts';
import { sl } from '../test-support/chart.ts';
import { deciding } from '../test-support/deciding.ts';
import { House, posts, refuses, S, taka } from '../test-support/house.ts';
import { grant, saysOfGrant } from './grant.ts';

const logic = { decide: grant, says: saysOfGrant };
const admissions = new Map([[S, { admissionId: S, userId: S, sessionId: 7, classId: 1 }]]);
/** The months of the class begin with those of the year; those of another session nobody has said. */
const months = Array.from({ length: 12 }, (_, at) => ({
  ...{ monthId: at + 1, name: '', charged: true, startsOn: `2026-${String(at + 1).padStart(2, '0')}-01` },
}));
const calendars = new Map([['7:1', { months }]]);
/** A login of a permission type, whose id is the type. */
const as = (type: number) => deciding(type, { admissions, calendars });

const nothing = {
  itemId: null,
  subLedgerId: null,
  monthId: null,
  from: null,
  to: null,
  amount: null,
  percent: null,
};
const asking = (house: House, wanted: Partial<GrantRequest>, type = 6) =>
  ask(
    concessionRequests,
    logic,
    house.books,
    { admissionId: S, kind: 'concession', ...nothing, noteId: null, ...wanted },
    as(type),
  );
const approving = (house: House, id: number, type = 2) =>
  approve(concessionRequests, logic, house.books, id, as(type));

/** Type 6 gives at most 100.00 and 10 % by itself. */
function limited(house = new House()): House {
  house.setUp(ConcessionLimitsSet({ limits: [{ permissionType: 6, amount: taka(100), percent: 1000 }] }));
  return house;
}

test('W2: a concession of 500.00 on food, approved', (t) => {
  const house = limited();
  house.given(house.charge({ Admission: 1000, Food: 3500 }, '2026-04-10'));
  house.today = '2026-04-11';
  const asked = house.given(asking(house, { itemId: 2, amount: taka(500) }));
  t.like(asked[0]?.data, {
    ...{ amount: taka(500), userId: S, itemId: 2, places: { head: 'Food', month: 0 } },
    why: { key: 'concession.above-amount', places: { limit: taka(100) } },
  });
  posts(t, asked, '');
  const given = house.given(approving(house, 1));
  posts(t, given, 'Dr concession·B 500.00 Cr AR·B 500.00');
  t.like(given[0]?.data, { requestId: 1, on: '2026-04-11', kind: 'concession' });
  t.is(house.dues(), 4000);
});

test('within the limit it is granted at once; a type without a limit gives anything', (t) => {
  const house = limited();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  posts(
    t,
    house.given(asking(house, { itemId: 1, amount: taka(80) })),
    'Dr concession·G 80.00 Cr AR·G 80.00',
  );
  const free = house.given(asking(house, { itemId: 1, kind: 'free', amount: taka(720) }, 5));
  posts(t, free, 'Dr concession·G 720.00 Cr AR·G 720.00');
  t.like(free[0]?.data, { kind: 'free', requestId: null });
  t.is(house.journal.approvals.size, 0);
});

test('W11: 12.5 % of 650.00 is 81.00, of 676.00 is 85.00; never more than the charge', (t) => {
  t.is(lessenedBy(taka(650), { amount: null, percent: 1250 }, ROUNDINGS.taka), taka(81));
  t.is(lessenedBy(taka(676), { amount: null, percent: 1250 }, ROUNDINGS.taka), taka(85));
  t.is(lessenedBy(taka(650.5), { amount: null, percent: 10_000 }, ROUNDINGS.taka), taka(650.5));
  t.is(lessenedBy(taka(50), { amount: taka(80), percent: null }, ROUNDINGS.taka), taka(50));
  const house = new House();
  house.given(house.charge({ Tuition: 676 }, '2026-04-10'));
  posts(
    t,
    house.given(asking(house, { itemId: 1, kind: 'sibling', percent: 1250 })),
    'Dr concession·G 85.00 Cr AR·G 85.00',
  );
});

test('for months to come it posts nothing, and stands on its head and months only', (t) => {
  const house = limited();
  const food = { subLedgerId: sl('Food'), kind: 'sibling', percent: 2500, from: 2, to: 5 } as const;
  const asked = house.given(asking(house, food));
  t.like(asked[0]?.data, { why: { key: 'concession.above-percent', places: { percent: 10 } } });
  const given = house.given(approving(house, 1));
  posts(t, given, '');
  t.deepEqual(
    given.map(({ type }) => type),
    ['ConcessionArranged', 'ApprovalGiven'],
  );
  const on = (head: 'Food' | 'Tuition', month: number) => grantsOn(house.journal, S, sl(head), month).length;
  t.deepEqual(
    [on('Food', 1), on('Food', 2), on('Food', 5), on('Food', 6), on('Tuition', 3)],
    [0, 1, 1, 0, 0],
  );
  refuses(t, asking(house, { ...food, from: 5, to: 7 }), 'concession.overlaps');
});

test('by days: it stands on the months of his class that begin within them', (t) => {
  const house = new House();
  const food = { subLedgerId: sl('Food'), percent: 2500 };
  t.like(house.given(asking(house, { ...food, fromDay: '2026-03-02', toDay: '2026-06-01' })), [
    { type: 'ConcessionArranged', data: { from: 4, to: 6 } },
  ]);
  t.like(house.given(asking(house, { ...food, fromDay: '2026-11-15' })), [{ data: { from: 12, to: 12 } }]);
  const refusedFor = (days: Partial<GrantRequest>, code: string) =>
    refuses(t, asking(house, { ...food, ...days }), code);
  refusedFor({ fromDay: '2026-02-02', toDay: '2026-02-20' }, 'concession.no-month-within');
  refusedFor({ fromDay: '2026-02-02', toDay: '2026-01-20' }, 'concession.months-order');
  refusedFor({ fromDay: '2026-02-02', to: 4 }, 'concession.days-or-months');
  const unsaid = {
    ...as(6),
    look: () => ({ admissions, calendars: new Map() }),
  } as unknown as ApprovalContext;
  const asked = { admissionId: S, kind: 'concession', ...nothing, noteId: null, ...food } as const;
  refuses(
    t,
    grant(house.books, { ...asked, toDay: '2026-02-20' }, unsaid) as never,
    'concession.no-calendar',
  );
});

test('a head and month that are charged already are conceded on the charge, others in advance', (t) => {
  const house = new House();
  house.given(house.charge({ Food: 1000 }, '2026-04-10', { month: 2 }));
  const food = { subLedgerId: sl('Food'), percent: 1000 };
  posts(t, house.given(asking(house, { ...food, monthId: 2 })), 'Dr concession·B 100.00 Cr AR·B 100.00');
  t.like(house.given(asking(house, { ...food, monthId: 3 })), [
    { type: 'ConcessionArranged', data: { from: 3, to: 3 } },
  ]);
});

test('what contradicts itself, or would take more than is due, is refused by name', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  refuses(t, asking(house, { itemId: 1 }), 'concession.amount-or-percent');
  refuses(t, asking(house, { itemId: 1, amount: 1, percent: 1 }), 'concession.amount-or-percent');
  refuses(t, asking(house, { itemId: 1, percent: 10_001 }), 'concession.percent-range');
  refuses(t, asking(house, { itemId: 1, amount: 0 }), 'concession.nothing-given');
  refuses(t, asking(house, { itemId: 9, amount: 1 }), 'fees.item-unknown');
  refuses(t, asking(house, { monthId: 2, amount: 1 }), 'concession.head-required');
  refuses(
    t,
    asking(house, { subLedgerId: sl('Food'), from: 5, to: 4, amount: 1 }),
    'concession.months-order',
  );
  refuses(t, asking(house, { subLedgerId: 99, amount: 1 }), 'fees.not-a-head');
  refuses(t, asking(house, { admissionId: 5, itemId: 1, amount: 1 }), 'admission.not-found');
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(700) }] }));
  refuses(t, asking(house, { itemId: 1, percent: 2500 }), 'concession.more-than-due', '১০০');
});

test('a deduction typed in receipts is bounded by the limit of its giver, over all receipts of the charge', (t) => {
  const house = limited();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  const collect = (deduction: number, type = 6) =>
    withinLimit(
      house.books,
      type,
      house.collect({ rows: [{ itemId: 1, deduction: taka(deduction), deposit: taka(10) }], remark: 'এতিম' }),
    );
  const refused = collect(80.01);
  refuses(t, refused, 'concession.above-limit', '৮০');
  t.is(isRefusal(refused) && refused.fields[0]?.path, 'fees.0.deduction');
  house.given(collect(80));
  refuses(t, collect(1), 'concession.above-limit');
  t.is(house.given(collect(1, 2)).length, 1);
});

test('whoever holds a money account approves nothing', (t) => {
  const house = limited();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.given(asking(house, { itemId: 1, amount: taka(500) }));
  house.chart.subLedgers.set(sl('C1'), { ...house.chart.subLedgers.get(sl('C1')), holderId: 2 } as never);
  refuses(t, approving(house, 1, 2), 'approval.keeps-money');
  t.is(house.journal.approvals.get(1)?.state, 'waiting');
  t.is(house.given(approving(house, 1, 3)).length, 2);
});

test('whoever holds money by a hand-over approves nothing, until he hands it on; whose box it is by the chart never', (t) => {
  const house = limited();
  const box = { subLedgerId: sl('C1'), holderId: 4 };
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.given(asking(house, { itemId: 1, amount: taka(500) }));
  house.chart.subLedgers.set(sl('C1'), { ...house.chart.subLedgers.get(sl('C1')), ...box } as never);
  const handOver = (handOverId: number, to: number) =>
    house.given([
      DrawerHandedOver({
        ...{ handOverId, to, moneyAccount: sl('C1'), on: house.today },
        ...{ book: [], notes: [], counted: 0, difference: 0 },
      }),
    ]);
  handOver(1, 2);
  refuses(t, approving(house, 1, 2), 'approval.keeps-money');
  refuses(t, approving(house, 1, 4), 'approval.keeps-money');
  handOver(2, 3);
  refuses(t, approving(house, 1, 3), 'approval.keeps-money');
  t.is(house.given(approving(house, 1, 2)).length, 2);
});
