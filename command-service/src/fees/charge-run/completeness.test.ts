import { isRefusal } from '@madrasah/events';
import { FeeHeadChanged, FeePricesSet, priceColumn, type RunCharges } from '@madrasah/events/fees';
import { MonthCalendarSet, proposeMonths, StudentFeesSet } from '@madrasah/events/plans';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { plansStream } from '../../plans/state.ts';
import { sl } from '../../test-support/chart.ts';
import { House, taka } from '../../test-support/house.ts';
import { planRun, runCharges } from './decide.ts';
import type { Admitted } from './line.ts';

const SESSION = 7;
const MONTHS = [1, 2, 3, 4];
const FREE_MONTH = 3;
const HEADS = ['Tuition', 'Food'] as const;

const student = (userId: number, more: Partial<Admitted> = {}): Admitted => ({
  ...{ admissionId: userId, userId, userCode: String(900 + userId), sessionId: SESSION, classId: 1 },
  ...{ gender: 1, residence: 1, newOrOld: 1, on: '2026-01-01', elders: [] },
  ...more,
});
/** Of each kind one: plain, late come, left, come by a file, head taken off, no price in his cell. */
const ADMITTED = [
  student(101),
  student(102, { on: '2026-02-20' }),
  student(103, { absences: [{ after: '2026-02-10', until: '' }] }),
  student(104, { imported: { charged: false, on: '2026-03-01' } as never }),
  student(105),
  student(106, { residence: 3 }),
];

/** Two heads of every month from January on; the third month is not charged, and food has no price for day care. */
function school() {
  const house = new House();
  house.today = '2026-04-30';
  const plans = plansStream.initial(plainTable);
  const plan = (draft: { type: string; data: object }) =>
    plansStream.evolve(plans, { ...draft, revision: 0, metadata: { at: '', actor: { id: 1 } } } as never);
  for (const [at, name] of HEADS.entries()) {
    const amounts = Array.from({ length: 12 }, (): number | null => taka(800));
    if (name === 'Food') amounts[priceColumn(1, 3, 1)] = null;
    house.setUp(FeeHeadChanged({ feeHeadId: 2 + at, feeGroup: 2, chargeOn: 'month' }));
    const row = { priceRowId: 1 + at, sessionId: SESSION, classId: 1, subLedgerId: sl(name) };
    house.setUp(FeePricesSet({ ...row, amounts, effectiveFrom: '2026-01-01' }));
  }
  const months = proposeMonths('gregorian', '2026-01-01').map((month) => ({
    ...month,
    charged: month.monthId !== FREE_MONTH,
  }));
  const calendar = {
    calendarId: 1,
    sessionId: SESSION,
    classId: 1,
    calendar: 'gregorian',
    hijriOffset: -1,
  } as const;
  plan(MonthCalendarSet({ ...calendar, months }));
  const off = [{ subLedgerId: sl('Tuition'), monthId: 0, amount: null, off: true }];
  plan(StudentFeesSet({ admissionId: 105, fees: off }));
  return { house, books: () => ({ ...house.books, plans }) };
}

const command = (monthId: number): RunCharges => ({
  ...{ sessionId: SESSION, classId: 1, feeGroup: 2, subLedgerIds: [], days: [], monthId, dueOn: undefined },
});

test('each student is charged each head of each month, or is named with what is against it; none is silently free', (t) => {
  const { house, books } = school();
  const reasons = new Set<string>();
  for (const month of MONTHS) {
    const run = planRun(books(), command(month), ADMITTED);
    if (isRefusal(run)) return t.fail(run.code);
    const told = [...run.lines, ...run.skipped].map((one) => `${one.admissionId}:${one.subLedgerId}`);
    const asked = ADMITTED.flatMap(({ admissionId }) => HEADS.map((name) => `${admissionId}:${sl(name)}`));
    t.deepEqual(told.sort(), asked.sort(), `month ${month}`);
    for (const { why } of run.skipped) reasons.add(why);
    const priced = ADMITTED.filter(({ admissionId }) => admissionId !== 106);
    house.given(runCharges(books(), command(month), priced));
  }
  t.deepEqual([...reasons].sort(), [
    'before-admission',
    'before-import',
    'left',
    'month-not-charged',
    'off',
    'unpriced',
  ]);
  const charged = [...house.journal.items.values()].map(
    (item) => `${item.admissionId}:${item.subLedgerId}:${item.monthId}`,
  );
  t.is(new Set(charged).size, charged.length, 'once');
  t.false(charged.some((item) => item.endsWith(`:${FREE_MONTH}`)));
  t.is(charged.filter((item) => item.startsWith('101:')).length, HEADS.length * (MONTHS.length - 1));
});

test('a second run names everybody as charged already', (t) => {
  const { house, books } = school();
  const plain = ADMITTED.slice(0, 1);
  house.given(runCharges(books(), command(1), plain));
  const again = planRun(books(), command(1), plain);
  t.false(isRefusal(again));
  t.like(again, { lines: [], skipped: [{ why: 'standing' }, { why: 'standing' }] });
});
