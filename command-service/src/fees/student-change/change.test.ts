import { isRefusal } from '@madrasah/events';
import { FeeHeadChanged, FeePricesSet, priceColumn } from '@madrasah/events/fees';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { plansStream } from '../../plans/state.ts';
import { type HeadName, sl } from '../../test-support/chart.ts';
import { House, posts, refuses, S, taka } from '../../test-support/house.ts';
import { runCharges } from '../charge-run/decide.ts';
import type { Admitted } from '../charge-run/line.ts';
import { monthsAhead } from '../receipts/months-ahead.ts';
import { changePrices } from './decide.ts';
import { type ChangePlan, planChange, type StudentChange } from './plan.ts';

const SESSION = 7;
const [BOARDER, DAY_PUPIL] = [1, 2];
const before = { classId: 1, sectionId: 1, residence: BOARDER, newOrOld: 1 };
const after = { ...before, residence: DAY_PUPIL };

const student = (more: Partial<Admitted> = {}): Admitted => ({
  ...{ admissionId: S, userId: S, userCode: '1001', sessionId: SESSION, classId: 1, residence: BOARDER },
  ...{ gender: 1, newOrOld: 1, on: '2026-01-01', elders: [] },
  ...more,
});

/** Boarders pay tuition of 800.00 and food of 3,500.00 a month; who comes by day pays tuition of 600.00 and no food. */
class Boarding extends House {
  readonly plans = plansStream.initial(plainTable);

  constructor() {
    super();
    for (const [feeHeadId, head] of [
      [2, 'Tuition'],
      [3, 'Food'],
    ] as const) {
      this.setUp(FeeHeadChanged({ feeHeadId, feeGroup: 2, chargeOn: 'month' }));
      this.price(head, head === 'Tuition' ? [800, 600] : [3500, 0]);
    }
  }

  price(
    head: HeadName,
    [boarder, byDay]: readonly [number, number | null],
    from = '2026-01-01',
    classId = 1,
  ) {
    const amounts: (number | null)[] = Array.from({ length: 12 }, () => null);
    amounts[priceColumn(1, BOARDER, 1)] = taka(boarder);
    amounts[priceColumn(1, DAY_PUPIL, 1)] = byDay === null ? null : taka(byDay);
    const about = { priceRowId: sl(head) + 100 * (classId - 1), sessionId: SESSION, classId };
    this.setUp(FeePricesSet({ ...about, subLedgerId: sl(head), amounts, effectiveFrom: from }));
  }

  get planned() {
    return { ...this.books, plans: this.plans };
  }

  /** A run over the class on the first day of a month of the year. */
  run(monthId: number, who: Admitted = student()) {
    const dueOn = `2026-${String(monthId).padStart(2, '0')}-01`;
    const about = { sessionId: SESSION, classId: who.classId, feeGroup: 2, subLedgerIds: [], days: [] };
    return this.given(runCharges(this.planned, { ...about, monthId, dueOn }, [who]));
  }

  change(more: Partial<StudentChange> = {}, who: Admitted = student()) {
    const change = { changeNo: 1, fromMonth: 3, fromDay: '2026-03-01', before, after, ...more };
    let plan: ChangePlan | undefined;
    const decided = changePrices(this.planned, who, change, (seen) => {
      plan = seen;
    });
    return { decided, plan: plan ?? planChange(this.planned, who, change) };
  }
}

test('a boarder who comes by day from month 3 on: later months change in one entry, those before stay', (t) => {
  const house = new Boarding();
  for (const month of [2, 3, 4]) house.run(month);
  t.is(house.dues(), 3 * 4300);
  const { decided } = house.change();
  const drafts = house.given(decided);
  t.deepEqual(
    drafts.map(({ type }) => type),
    ['ChargesRepriced'],
  );
  posts(
    t,
    drafts,
    `${'Dr Tuition·G 200.00 Cr AR·G 200.00; '.repeat(2)}${'Dr Food·B 3,500.00 Cr AR·B 3,500.00; '.repeat(2)}`,
  );
  t.is(house.dues(), 4300 + 600 + 600);
  t.deepEqual(house.change().decided, []);
});

test('what was paid above the new price is an advance, and pays what else he owes', (t) => {
  const house = new Boarding();
  house.run(3);
  house.given(house.collect({ rows: [{ itemId: 2, deposit: taka(3500) }] }));
  const { decided, plan } = house.change();
  t.deepEqual(
    plan.repriced.map(({ overpaid }) => overpaid),
    [0, taka(3500)],
  );
  posts(
    t,
    house.given(decided),
    `Dr Tuition·G 200.00 Cr AR·G 200.00; Dr Food·B 3,500.00 Cr AR·B 3,500.00; Dr AR·B 3,500.00 Cr Advance·B 3,500.00;
     Dr Advance·B 600.00 Cr C1·B 600.00; Dr C1·G 600.00 Cr AR·G 600.00`,
  );
  t.deepEqual([house.dues(), house.advance()], [0, 2900]);
});

test('concessions follow: a quarter of the fee is a quarter of the new one', (t) => {
  const house = new Boarding();
  house.journal.grants.set(S, [
    { grantId: 9, kind: 'concession', subLedgerId: null, from: 1, to: 12, percent: 2500, amount: null },
  ]);
  house.run(3);
  t.is(house.dues(), 600 + 2625);
  posts(
    t,
    house.given(house.change().decided),
    `Dr Tuition·G 200.00 Cr AR·G 200.00; Dr AR·G 50.00 Cr concession·G 50.00;
     Dr Food·B 3,500.00 Cr AR·B 3,500.00; Dr AR·B 875.00 Cr concession·B 875.00`,
  );
  t.is(house.dues(), 450);
  t.is(house.balance('sys:concession', 'B'), 0);
});

test('who moves in is charged the food of the months that he was charged, and keeps a month paid ahead', (t) => {
  const house = new Boarding();
  const byDay = student({ residence: DAY_PUPIL });
  house.run(3, byDay);
  const wanted = [{ subLedgerId: sl('Tuition'), monthId: 5, due: taka(600) }];
  const months = monthsAhead(house.planned, byDay, wanted);
  if (isRefusal(months)) return t.fail();
  house.journal.monthAdvances.set(
    S,
    [{ receiptId: 1, admissionId: S, subLedgerId: sl('Tuition'), monthId: 5, fundId: 1, fee: taka(600) }].map(
      (one) => ({
        ...one,
        concession: 0,
        amount: taka(600),
        released: 0,
        itemId: 0,
        appliedOn: '',
        since: '2026-04-01',
      }),
    ),
  );
  const { decided, plan } = house.change({ before: after, after: before }, byDay);
  t.deepEqual(plan.ahead, [
    { subLedgerId: sl('Tuition'), name: 'Tuition', monthId: 5, amount: taka(600), priced: true },
  ]);
  const drafts = house.given(decided);
  t.deepEqual(
    drafts.map(({ type }) => type),
    ['ChargesRepriced', 'FeesCharged'],
  );
  posts(t, drafts, 'Dr AR·G 200.00 Cr Tuition·G 200.00; Dr AR·B 3,500.00 Cr Food·B 3,500.00');
  t.like(drafts[1]?.data, { dueOn: '2026-03-01' });
  // His next run charges nothing twice.
  t.deepEqual(house.run(3, student()), []);
  t.deepEqual(house.change({ before: after, after: before }, byDay).decided, []);
});

test('another class that has no price of a head: its month paid ahead is named, and charged as it was paid', (t) => {
  const house = new Boarding();
  house.price('Tuition', [1000, 700], '2026-01-01', 2);
  const food = {
    receiptId: 1,
    admissionId: S,
    subLedgerId: sl('Food'),
    monthId: 3,
    fundId: 2,
    fee: taka(3500),
  };
  house.journal.monthAdvances.set(S, [
    {
      ...food,
      concession: 0,
      amount: taka(3500),
      released: 0,
      itemId: 0,
      appliedOn: '',
      since: '2026-04-01',
    },
  ]);
  const { plan } = house.change({ after: { ...before, classId: 2 } });
  t.like(plan.ahead, [{ subLedgerId: sl('Food'), monthId: 3, priced: false }]);
  const there = student({ classId: 2 });
  posts(
    t,
    house.run(3, there),
    `Dr AR·G 1,000.00 Cr Tuition·G 1,000.00; Dr AR·B 3,500.00 Cr Food·B 3,500.00;
     Dr month-advance·B 3,500.00 Cr AR·B 3,500.00`,
  );
  t.is(house.dues(), 1000);
  t.is(house.run(4, there).length, 1);
  t.is(house.dues(), 2000, 'of food nothing more');
});

test('another class: its own prices, of the day by whose matrix the charge stands', (t) => {
  const house = new Boarding();
  house.price('Tuition', [1000, 700], '2026-01-01', 2);
  house.price('Food', [3500, 0], '2026-01-01', 2);
  house.price('Tuition', [1100, 800], '2026-04-01', 2);
  house.run(3);
  const { decided } = house.change({ after: { ...before, classId: 2, sectionId: 2 } });
  posts(t, house.given(decided), 'Dr AR·G 200.00 Cr Tuition·G 200.00');
});

test('from a day on: what fell due before stays, of whatever month', (t) => {
  const house = new Boarding();
  for (const month of [3, 4]) house.run(month);
  posts(
    t,
    house.given(house.change({ fromMonth: null, fromDay: '2026-04-01' }).decided),
    'Dr Tuition·G 200.00 Cr AR·G 200.00; Dr Food·B 3,500.00 Cr AR·B 3,500.00',
  );
});

test('what was charged by hand, or given up above what would be left, stays and is named', (t) => {
  const house = new Boarding();
  house.given(house.charge({ Tuition: 333 }, '2026-03-01', { month: 3 }));
  const { decided, plan } = house.change();
  t.deepEqual(
    plan.kept.map(({ charged }) => charged),
    [taka(333)],
  );
  t.deepEqual(decided, []);
});

test('an empty cell is no 0: the change is refused, and names the head', (t) => {
  const house = new Boarding();
  house.run(3);
  house.price('Food', [3500, null]);
  refuses(t, house.change().decided, 'fees.run-price-missing', 'Food', '১০০১');
  house.journal.leavings.set(S, { on: '2026-03-10', cancelFrom: 13 });
  refuses(t, house.change().decided, 'plans.left-already');
});

test('a later run of a month before the change charges what he was then', (t) => {
  const house = new Boarding();
  const moved = student({
    residence: DAY_PUPIL,
    earlier: [{ fromMonth: 3, fromDay: '2026-03-01', before }],
  });
  posts(t, house.run(2, moved), 'Dr AR·G 800.00 Cr Tuition·G 800.00; Dr AR·B 3,500.00 Cr Food·B 3,500.00');
  posts(t, house.run(3, moved), 'Dr AR·G 600.00 Cr Tuition·G 600.00');
});
