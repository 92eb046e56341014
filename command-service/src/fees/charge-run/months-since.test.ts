import { FeeHeadChanged, FeePricesSet } from '@madrasah/events/fees';
import { MonthCalendarSet, proposeMonths } from '@madrasah/events/plans';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { plansStream } from '../../plans/state.ts';
import { sl } from '../../test-support/chart.ts';
import { House, taka } from '../../test-support/house.ts';
import { runCharges } from './decide.ts';
import type { Admitted } from './line.ts';
import { linesSince } from './months-since.ts';

const SESSION = 7;
const student = (userId: number, more: Partial<Admitted> = {}): Admitted => ({
  ...{ admissionId: userId, userId, userCode: String(900 + userId), sessionId: SESSION, classId: 1 },
  ...{ gender: 1, residence: 1, newOrOld: 1, on: '2026-01-01', elders: [] },
  ...more,
});
const MATE = student(101);
const OTHER = student(102, { classId: 2 });

/** Tuition and food of every month of 2026; today is 20 April, and a class mate was charged what is said. */
function school(runs: readonly (readonly [month: number, head: 'Tuition' | 'Food'])[]) {
  const house = new House();
  house.today = '2026-04-20';
  const plans = plansStream.initial(plainTable);
  const months = proposeMonths('gregorian', '2026-01-01');
  for (const classId of [1, 2]) {
    const calendar = MonthCalendarSet({
      ...{ calendarId: classId, sessionId: SESSION, classId, calendar: 'gregorian', hijriOffset: -1 },
      months,
    });
    const recorded = { ...calendar, revision: 0, metadata: { at: '', actor: { id: 1 } } };
    plansStream.evolve(plans, recorded as never);
  }
  for (const [at, name] of (['Tuition', 'Food'] as const).entries()) {
    house.setUp(FeeHeadChanged({ feeHeadId: 2 + at, feeGroup: 2, chargeOn: 'month' }));
    for (const classId of [1, 2]) {
      const row = { priceRowId: 10 * classId + at, sessionId: SESSION, classId, subLedgerId: sl(name) };
      const amounts = Array.from({ length: 12 }, () => taka(800));
      house.setUp(FeePricesSet({ ...row, amounts, effectiveFrom: '2026-01-01' }));
    }
  }
  const books = () => ({ ...house.books, plans });
  const run = (monthId: number, head: 'Tuition' | 'Food', whom: Admitted) =>
    house.given(
      runCharges(
        books(),
        {
          ...{ sessionId: SESSION, classId: undefined, feeGroup: undefined, subLedgerIds: [sl(head)] },
          ...{ monthId, dueOn: undefined, days: [] },
        },
        [whom],
      ),
    );
  for (const [month, head] of runs) run(month, head, MATE);
  run(4, 'Food', OTHER);
  const late = (more: Partial<Admitted>) => {
    const him = student(103, more);
    return linesSince(books(), him, [MATE, OTHER, him]).map(({ monthId, subLedgerId, dueOn, amount }) => [
      ...[monthId, subLedgerId === sl('Food') ? 'Food' : 'Tuition', dueOn, amount / 100],
    ]);
  };
  return { house, late };
}

const RUNS = [
  [1, 'Tuition'],
  [2, 'Tuition'],
  [2, 'Food'],
  [3, 'Tuition'],
] as const;

test('who comes late is charged what his class was, each month due since its first day', (t) => {
  const { late } = school(RUNS);
  t.deepEqual(late({ on: '2026-02-10', chosen: { months: null, fees: true } }), [
    [2, 'Tuition', '2026-02-01', 800],
    [2, 'Food', '2026-02-01', 800],
    [3, 'Tuition', '2026-03-01', 800],
  ]);
  t.deepEqual(late({ on: '2026-02-10', chosen: { months: '2026-03-01', fees: true } }), [
    [3, 'Tuition', '2026-03-01', 800],
  ]);
  t.deepEqual(late({ on: '2026-02-10', chosen: { months: '2026-04-20', fees: true } }), []);
});

test('what another class was charged is nothing to him, nor a month that nobody of his was charged', (t) => {
  const { late } = school([]);
  t.deepEqual(late({ on: '2026-01-10', chosen: { months: null, fees: true } }), []);
});
