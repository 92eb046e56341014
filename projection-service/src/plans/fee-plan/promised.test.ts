import { streams } from '@madrasah/events';
import { StudentLeft, StudentReturned } from '@madrasah/events/admissions';
import { examFees } from '@madrasah/events/exams';
import { FeeHeadAdded, FeePricesSet } from '@madrasah/events/fees';
import { FundAdded, GeneralLedgerAdded, SubLedgerAdded } from '@madrasah/events/ledger';
import { MonthCalendarSet, proposeMonths, SiblingRuleSet } from '@madrasah/events/plans';
import test from 'ava';
import { admitted, klass, person, section, session } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';

const [TUITION, EXAM] = [1, 3];
const MARCH = 3;

/** Tuition of 800.00 in every month of 2026 but December; a fee of exams of 300.00. One student came in on 10 March. */
async function school() {
  const app = await testApp();
  await app.record(streams.academics(SCHOOL), session(1, '২০২৬'), klass(1, 'মীযান'), section(1, 'ক', 1));
  await app.record(streams.people(SCHOOL), person(1, 'উমর'), person(2, 'আলী'));
  await app.record(
    streams.admissions(SCHOOL),
    admitted(1, 1, { on: '2026-01-02' }),
    admitted(2, 2, { on: '2026-03-10' }),
  );
  const about = { fundId: 1, ledgerId: 1, class: 1, allowedFunds: null };
  const head = (feeHeadId: number, subLedgerId: number, chargeOn: 'month' | 'demand', amount: number) => [
    SubLedgerAdded({ subLedgerId, name: `খাত ${subLedgerId}`, ...about }),
    FeeHeadAdded({ feeHeadId, subLedgerId, feeGroup: 2, chargeOn }),
    FeePricesSet({
      ...{ priceRowId: feeHeadId, sessionId: 1, classId: 1, subLedgerId, effectiveFrom: '2026-01-01' },
      amounts: Array.from({ length: 12 }, () => amount),
    }),
  ];
  await app.record(
    streams.chart(SCHOOL),
    FundAdded({ fundId: 1, name: 'সাধারণ তহবিল', kind: 1 }),
    GeneralLedgerAdded({ ledgerId: 1, fundId: 1, class: 1, name: 'ফি' }),
    ...head(1, TUITION, 'month', 80_000),
    ...head(2, EXAM, 'demand', 30_000),
  );
  const months = proposeMonths('gregorian', '2026-01-01').map((month) => ({
    ...month,
    charged: month.monthId !== 12,
  }));
  const calendar = { calendarId: 1, sessionId: 1, classId: 1, calendar: 'gregorian' as const };
  await app.record(streams.plans(SCHOOL), MonthCalendarSet({ ...calendar, hijriOffset: -1, months }));
  const year = async (admission: number) =>
    (await app.get(`/api/accounts/fee_plan/${admission}`)).body.data.heads as {
      SLID: number;
      cells: { MonthID: number; price: number | null; concession: number; state: string }[];
    }[];
  /** The months that are promised of tuition. */
  const planned = async (admission: number) =>
    (await year(admission))
      .filter(({ SLID }) => SLID === TUITION)
      .flatMap(({ cells }) => cells.filter(({ state }) => state === 'planned'));
  return {
    ...app,
    year,
    planned,
    ids: async (of: number) => (await planned(of)).map((cell) => cell.MonthID),
  };
}

test('months that were over before the admission are not promised, and cost nothing', async (t) => {
  const app = await school();
  t.teardown(() => app.end());
  t.deepEqual(await app.ids(1), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  t.deepEqual(await app.ids(2), [3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const [tuition] = await app.year(2);
  t.like(tuition?.cells[MARCH - 2], { MonthID: 2, price: null, state: 'not-charged' });
  const { totalFee } = (await app.get('/api/accounts/fee_land?admissionId=2')).body.data;
  t.is(totalFee, 9 * 800 + 300);
});

test('who has left is promised nothing more; who is back, from the month in which he came', async (t) => {
  const app = await school();
  t.teardown(() => app.end());
  const whose = { admissionId: 1, userId: 1, sessionId: 1, classId: 1 };
  const left = { ...whose, on: '2026-04-05', leftOn: '2026-04-05', kind: 'left', noteId: null } as const;
  await app.record(streams.admissions(SCHOOL), StudentLeft(left));
  t.deepEqual(await app.ids(1), [1, 2, 3, 4]);
  const back = { ...whose, on: '2026-07-20', returnedOn: '2026-07-20', noteId: null };
  await app.record(streams.admissions(SCHOOL), StudentReturned(back));
  t.deepEqual(await app.ids(1), [1, 2, 3, 4, 7, 8, 9, 10, 11]);
});

test('a younger brother is the first child in the months that the elder is away for', async (t) => {
  const app = await school();
  t.teardown(() => app.end());
  await app.record(
    streams.plans(SCHOOL),
    SiblingRuleSet({ subLedgerId: TUITION, from: 2, percent: 2500, amount: null, active: true }),
  );
  const lessened = async () =>
    (await app.planned(2)).filter(({ concession }) => concession > 0).map(({ MonthID }) => MonthID);
  t.deepEqual(await lessened(), [3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const whose = { admissionId: 1, userId: 1, sessionId: 1, classId: 1, noteId: null };
  await app.record(
    streams.admissions(SCHOOL),
    StudentLeft({ ...whose, on: '2026-04-05', leftOn: '2026-04-05', kind: 'left' }),
    StudentReturned({ ...whose, on: '2026-07-20', returnedOn: '2026-07-20' }),
  );
  t.deepEqual(await lessened(), [3, 4, 7, 8, 9, 10, 11]);
});

test('what only exams are charged under is not promised', async (t) => {
  const app = await school();
  t.teardown(() => app.end());
  const heads = async () => (await app.year(1)).map(({ SLID }) => SLID);
  t.deepEqual(await heads(), [TUITION, EXAM]);
  const fee = { sessionId: 1, examId: 1, sectionId: 1, subLedgerId: EXAM, fee: 30_000 };
  await app.record(
    streams.exams(SCHOOL),
    ...examFees.recorded.write({ kind: 'added', id: 1, serial: 1, attributes: fee }),
  );
  t.deepEqual(await heads(), [TUITION]);
});
