import { addDays, type DataOf, type EventDraft, isRefusal, say } from '@madrasah/events';
import { PeriodLocked } from '@madrasah/events/closing';
import type { FeesCharged } from '@madrasah/events/fees';
import { FeePricesSet } from '@madrasah/events/fees';
import { MonthCalendarSet, proposeMonths } from '@madrasah/events/plans';
import test from 'ava';
import { openBalances } from '../../opening/open-balances.ts';
import { belowZero } from '../../test-support/below-zero.ts';
import { fund, sl } from '../../test-support/chart.ts';
import { taka } from '../../test-support/house.ts';
import { SESSION, student, Year } from '../../test-support/year.ts';
import { planReversal, reverseCharges } from '../reverse-charges.ts';
import { planRun } from './decide.ts';

// The second month of class 1 begins on 19 April, that of class 2 on 15 April 2026.
const [P, Q, R] = [101, 102, 103] as const;
const ofTwo = (userId: number) => student(userId, { classId: 2 });
const softLock = (month: string) => PeriodLocked({ lockId: 1, month, level: 'soft' });

function twoClasses(today: string): Year {
  const year = new Year(today);
  const amounts = Array.from({ length: 12 }, () => taka(800));
  const about = { priceRowId: 2, sessionId: SESSION, classId: 2, subLedgerId: sl('Tuition') };
  year.setUp(FeePricesSet({ ...about, amounts, effectiveFrom: '2026-03-01' }));
  year.plan(
    MonthCalendarSet({
      ...{ calendarId: 2, sessionId: SESSION, classId: 2, calendar: 'hijri', hijriOffset: -1 },
      months: proposeMonths('hijri', '2026-03-21').map((month) => ({
        ...month,
        startsOn: addDays(month.startsOn, -4),
      })),
    }),
  );
  return year;
}

const seen = (drafts: readonly EventDraft[]) =>
  drafts.map(({ type, data }) => {
    const { on, wanted, dueOn } = data as DataOf<typeof FeesCharged>;
    return { type, on, ...(wanted && { wanted }), ...(dueOn && { dueOn }) };
  });

const ALL = { classId: undefined } as const;

test('a month is charged on the day on which it began, whenever the run is', (t) => {
  const year = new Year('2026-05-05');
  const drafts = year.given(year.run([student(P)]));
  t.deepEqual(seen(drafts), [{ type: 'FeesCharged', on: '2026-04-19', dueOn: '2026-04-19' }]);
  t.like(year.journal.items.get(1), { dueOn: '2026-04-19', dueSince: '2026-04-19' });
});

test('in a locked month it is charged on the first open day, and keeps the day on which it fell due', (t) => {
  const year = new Year('2026-05-05');
  year.given([softLock('2026-04')]);
  const drafts = year.given(year.run([student(P)]));
  t.deepEqual(seen(drafts), [
    { type: 'FeesCharged', on: '2026-05-01', wanted: '2026-04-19', dueOn: '2026-04-19' },
  ]);
  const [charged] = drafts as [EventDraft];
  const { why } = charged.data as DataOf<typeof FeesCharged>;
  t.is(why?.key, 'ledger.month-locked');
  t.like(year.journal.items.get(1), { dueOn: '2026-04-19', dueSince: '2026-05-01' });
});

test('a month paid ahead after it began is applied on its receipt’s day, one paid before on the charge’s', (t) => {
  const year = new Year('2026-04-12');
  year.given(year.payAhead(student(P), [{ monthId: 2, due: taka(800) }]));
  year.today = '2026-04-25';
  year.given(year.payAhead(student(Q), [{ monthId: 2, due: taka(800) }]));
  year.today = '2026-05-05';
  const drafts = year.given(year.run([student(P), student(Q)]));
  t.deepEqual(seen(drafts), [
    { type: 'FeesCharged', on: '2026-04-19', dueOn: '2026-04-19' },
    { type: 'MonthAdvancesApplied', on: '2026-04-19' },
    { type: 'MonthAdvancesApplied', on: '2026-04-25' },
  ]);
  t.is(year.dues(P) + year.dues(Q), 0);
  t.deepEqual(belowZero(year.events), []);
});

test('months that begin on different days are one event a day, one run, taken back as one', (t) => {
  const year = twoClasses('2026-05-05');
  const who = [student(P), ofTwo(Q), student(R)];
  const drafts = year.given(year.run(who, 2, ALL));
  t.deepEqual(seen(drafts), [
    { type: 'FeesCharged', on: '2026-04-15', dueOn: '2026-04-15' },
    { type: 'FeesCharged', on: '2026-04-19', dueOn: '2026-04-19' },
  ]);
  t.like(drafts[0]?.data, { chargeId: 1, run: undefined });
  t.like(drafts[1]?.data, { chargeId: 2, run: { chargeId: 1, students: 2 } });
  t.like(year.journal.chargeRuns.get(1), { firstItemId: 1, items: 3, reversed: false });
  t.is(year.journal.chargeRuns.size, 1);
  t.deepEqual(year.run(who, 2, ALL), []);
  const reversal = planReversal(year.books, [1, 2, 3]);
  const back = year.given(reverseCharges(year.books, { chargeId: 1, reason: 'ভুল' }, reversal, String));
  t.deepEqual(seen(back), [{ type: 'ChargesReversed', on: '2026-04-19' }]);
  t.true(year.journal.chargeRuns.get(1)?.reversed);
  t.deepEqual(
    [P, Q, R].map((user) => year.dues(user)),
    [0, 0, 0],
  );
  t.deepEqual(belowZero(year.events), []);
});

test('the look says class by class when it falls due, on which day it stands and why', (t) => {
  const year = twoClasses('2026-05-05');
  year.given([softLock('2026-04')]);
  const run = planRun(
    year.planned,
    {
      ...{ sessionId: SESSION, classId: undefined, feeGroup: 2, subLedgerIds: [], monthId: 2 },
      ...{ dueOn: undefined, days: [] },
    },
    [student(P), ofTwo(Q)],
  );
  if (isRefusal(run)) return t.fail();
  t.deepEqual(
    run.days.map(({ dueOn, day: { on, wanted, why }, lines }) => {
      const sentence = why && say('en', why.key, why.places);
      return [dueOn, on, wanted, sentence?.includes('locked'), lines.map(({ userId }) => userId)];
    }),
    [
      ['2026-04-15', '2026-05-01', '2026-04-15', true, [Q]],
      ['2026-04-19', '2026-05-01', '2026-04-19', true, [P]],
    ],
  );
  t.deepEqual([run.classes.get(P), run.classes.get(Q)], [1, 2]);
});

test('what fell due before the opening is charged on the opening day, with its own due day', (t) => {
  const year = new Year('2026-05-05');
  const accounts = [{ subLedgerId: sl('C1'), fundId: fund('G'), amount: taka(100) }];
  year.given(openBalances(year.books, { on: '2026-05-01', accounts, oldDues: [], advances: [] }));
  const drafts = year.given(year.run([student(P)]));
  t.like(seen(drafts)[0], { on: '2026-05-01', wanted: '2026-04-19', dueOn: '2026-04-19' });
});

test('an advance of the 25th pays a month that began before on the 25th', (t) => {
  const year = new Year('2026-04-25');
  year.given(year.charge({ Admission: 1 }, '2026-04-25', { user: P }));
  year.given(year.collect({ user: P, rows: [{ itemId: 1, deposit: taka(501) }] }));
  year.today = '2026-05-05';
  const drafts = year.given(year.run([student(P)]));
  t.deepEqual(seen(drafts), [
    { type: 'FeesCharged', on: '2026-04-19', dueOn: '2026-04-19' },
    { type: 'AdvanceApplied', on: '2026-04-25' },
  ]);
  t.is(year.dues(P), 300);
  t.deepEqual(belowZero(year.events), []);
});

test('taken back in a locked month it is taken back today, and what had paid it is free from today', (t) => {
  const year = new Year('2026-04-12');
  year.given(year.payAhead(student(P), [{ monthId: 2, due: taka(800) }]));
  year.today = '2026-05-05';
  year.given(year.run([student(P)]));
  year.given([softLock('2026-04')]);
  const back = year.given(
    reverseCharges(year.books, { chargeId: 1, reason: 'ভুল' }, planReversal(year.books, [1]), String),
  );
  t.deepEqual(seen(back), [{ type: 'ChargesReversed', on: '2026-05-05', wanted: '2026-04-19' }]);
  const again = year.given(year.run([student(P)]));
  t.like(seen(again)[0], { type: 'FeesCharged', on: '2026-05-01' });
  t.like(seen(again)[1], { type: 'MonthAdvancesApplied', on: '2026-05-05' });
  t.deepEqual(belowZero(year.events), []);
});
