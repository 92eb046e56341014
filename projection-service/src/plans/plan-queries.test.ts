import { streams } from '@madrasah/events';
import { ConcessionArranged } from '@madrasah/events/concessions';
import { advancesList } from '@madrasah/events/dues';
import { FeeHeadAdded, FeePricesSet, FeesCharged, FeesCollected } from '@madrasah/events/fees';
import { cr, dr, entry, FundAdded, GeneralLedgerAdded, SubLedgerAdded } from '@madrasah/events/ledger';
import {
  LateFeeRuleSet,
  LeaverSettled,
  MonthAdvancesApplied,
  MonthCalendarSet,
  proposeMonths,
  SiblingRuleSet,
  StudentFeeRemoved,
  StudentFeesSet,
  siblingRevision,
} from '@madrasah/events/plans';
import { MONEY_RULES, SettingChanged } from '@madrasah/events/settings';
import test from 'ava';
import { admitted, klass, person, section, session } from '../app-test-school.ts';
import { SCHOOL, testApp } from '../app-test-support.ts';
import { sumsExplained } from '../statements/explain/test-support.ts';

const TUITION = 1;
const CASH = 2;
const MONTH = { admissionId: 2, sessionId: 1, subLedgerId: TUITION, priceRowId: 1, fundId: 1, name: 'বেতন' };

/** Two brothers of one class: tuition of 800.00 in the months of the calendar year; the younger has paid May ahead. */
async function school() {
  const app = await testApp();
  await app.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'মীযান'), section(1, 'ক', 1));
  await app.record(streams.people(SCHOOL), person(1, 'উমর'), person(2, 'আলী'));
  await app.record(streams.admissions(SCHOOL), ...[1, 2].map((id) => admitted(id, id, { on: '2026-01-02' })));
  const about = { fundId: 1, allowedFunds: null };
  await app.record(
    streams.chart(SCHOOL),
    FundAdded({ fundId: 1, name: 'সাধারণ তহবিল', kind: 1 }),
    GeneralLedgerAdded({ ledgerId: 1, fundId: 1, class: 1, name: 'ফি' }),
    GeneralLedgerAdded({ ledgerId: 2, fundId: 1, class: 3, name: 'নগদ' }),
    SubLedgerAdded({ subLedgerId: TUITION, ledgerId: 1, class: 1, name: 'বেতন', ...about }),
    SubLedgerAdded({ subLedgerId: CASH, ledgerId: 2, class: 3, name: 'নগদ টাকা', ...about }),
    FeeHeadAdded({ feeHeadId: 1, subLedgerId: TUITION, feeGroup: 2, chargeOn: 'month' }),
    FeePricesSet({
      ...{ priceRowId: 1, sessionId: 1, classId: 1, subLedgerId: TUITION, effectiveFrom: '2026-01-01' },
      amounts: Array.from({ length: 12 }, () => 80_000),
    }),
  );
  const calendar = {
    calendarId: 1,
    sessionId: 1,
    classId: 1,
    calendar: 'gregorian' as const,
    hijriOffset: -1,
  };
  const months = proposeMonths('gregorian', '2026-01-01').map((month) => ({
    ...month,
    charged: month.monthId !== 12,
  }));
  await app.record(
    streams.plans(SCHOOL),
    MonthCalendarSet({ ...calendar, months }),
    SiblingRuleSet({ subLedgerId: TUITION, from: 2, percent: 2500, amount: null, active: true }),
    StudentFeesSet({
      admissionId: 1,
      fees: [
        { subLedgerId: TUITION, monthId: 0, amount: 65_000, off: false },
        { subLedgerId: TUITION, monthId: 6, amount: null, off: true },
      ],
    }),
  );
  await app.record(
    streams.journal(SCHOOL),
    FeesCharged({
      ...{ chargeId: 1, admissionId: null, on: '2026-04-02', dueOn: '2026-04-01', sessionId: 1 },
      ...{ firstItemId: 1, heads: [{ subLedgerId: TUITION, fundId: 1, name: 'বেতন' }] },
      lines: [[1, 1, TUITION, 1, 4, 65_000]],
      totals: [{ fundId: 1, amount: 65_000 }],
    }),
    FeesCollected({
      ...{ receiptId: 1, receiptNo: 7, series: 'receipt:session:1', on: '2026-04-10', userId: 2 },
      ...{ admissionId: 2, moneyAccount: CASH, transactionNo: '', remark: '', rows: [], advance: null },
      months: [{ ...MONTH, monthId: 5, fee: 80_000, concession: 20_000, deposit: 60_000 }],
      postings: entry([dr('sl:2', 1, 60_000), cr('sys:month-advance', 1, 60_000, { party: 2 })]),
    }),
  );
  return app;
}

type Cell = Readonly<Record<string, unknown>>;

test('a year of a student: what is charged, paid ahead, planned, off and not charged', async (t) => {
  const app = await school();
  t.teardown(() => app.end());
  const cells = async (admission: number): Promise<Cell[]> =>
    (await app.get(`/api/accounts/fee_plan/${admission}`)).body.data.heads[0].cells;
  const elder = await cells(1);
  t.like(elder[3], { MonthName: 'এপ্রিল', price: 650, paid: 0, due: 650, state: 'charged' });
  t.like(elder[4], { startsOn: '2026-05-01', price: 650, concession: 0, state: 'planned' });
  t.like(elder[5], { price: null, state: 'off' });
  t.like(elder[11], { price: null, state: 'not-charged' });
  const younger = await cells(2);
  t.like(younger[3], { price: 800, concession: 200, state: 'planned' }); // the second child
  t.like(younger[4], { price: 800, concession: 200, paid: 600, due: 0, state: 'advance' });
  await app.record(
    streams.journal(SCHOOL),
    ConcessionArranged({
      ...{ grantId: 1, on: '2026-04-12', userId: 1, admissionId: 1, kind: 'free', subLedgerId: null },
      ...{ from: 7, to: 8, amount: null, percent: 10_000, noteId: null },
    }),
  );
  const free = await cells(1);
  t.deepEqual(
    [free[4], free[6], free[8]].map((cell) => cell?.['concession']),
    [0, 650, 0],
  );
  t.is((await app.get('/api/accounts/fee_plan/99')).status, 404);
  const asOf = await app.get('/api/accounts/fee_plan/1?asOf=2026-04-01');
  t.is(asOf.status, 400); // it has no such clock
});

test('rules and own fees are answered in taka and per cent; a fee taken away is gone', async (t) => {
  const app = await school();
  t.teardown(() => app.end());
  const rules = (await app.get('/api/accounts/sibling_rule')).body.data;
  const said = { from: 2, percent: 25, amount: null, active: true };
  const revision = siblingRevision({ subLedgerId: TUITION, ...said, percent: 2500 });
  t.deepEqual(rules, [{ SLID: TUITION, SlName: 'বেতন', ...said, revision }]);
  t.is((await app.get('/api/accounts/late_fee_rule')).body.data, null);
  await app.record(
    streams.plans(SCHOOL),
    LateFeeRuleSet({ subLedgerId: TUITION, amount: 5_000, afterDays: 15, active: false }),
    StudentFeeRemoved({ admissionId: 1, subLedgerId: TUITION, monthId: 6 }),
  );
  t.deepEqual((await app.get('/api/accounts/late_fee_rule')).body.data, {
    ...{ SLID: TUITION, amount: 50, afterDays: 15, active: false },
  });
  t.deepEqual((await app.get('/api/accounts/student_fees/1')).body.data, [
    { SLID: TUITION, SlName: 'বেতন', MonthID: 0, amount: 650, off: false },
  ]);
});

test('a month paid ahead is an advance until it is charged, as of any day', async (t) => {
  const app = await school();
  t.teardown(() => app.end());
  const rows = async (more = ''): Promise<Cell[]> =>
    (await app.get(`/api/accounts/advances${more}`)).body.data;
  const [month] = await rows('?kind=month');
  t.like(month, {
    AdmissionID: 2,
    kind: 'month',
    SLID: TUITION,
    MonthID: 5,
    amount: 600,
    since: '2026-04-10',
  });
  t.like(month, { MonthName: 'মে', receiptNo: 7 });
  t.deepEqual(await rows('?kind=open'), []);
  t.deepEqual(await rows('?asOf=2026-04-09'), []);
  await app.record(
    streams.journal(SCHOOL),
    FeesCharged({
      ...{ chargeId: 2, admissionId: null, on: '2026-05-01', dueOn: '2026-05-01', sessionId: 1 },
      ...{ firstItemId: 2, heads: [{ subLedgerId: TUITION, fundId: 1, name: 'বেতন' }] },
      lines: [[2, 2, TUITION, 1, 5, 60_000]],
      totals: [{ fundId: 1, amount: 60_000 }],
    }),
    MonthAdvancesApplied({
      ...{ applicationId: 1, chargeId: 2, on: '2026-05-01' },
      ...{ heads: [{ subLedgerId: TUITION, fundId: 1 }], totals: [{ fundId: 1, amount: 60_000 }] },
      lines: [[2, 2, TUITION, 60_000, 2, 1, 5]],
    }),
  );
  t.deepEqual(await rows(), []);
  t.is((await rows('?asOf=2026-04-30')).length, 1);
});

test('who leaves is clear once he owes nothing and has nothing with us', async (t) => {
  const app = await school();
  t.teardown(() => app.end());
  const of = async (admission: number) =>
    (await app.get(`/api/accounts/leaver_settlement/${admission}`)).body.data;
  t.like(await of(1), { due: 650, clear: false, left: null });
  t.like(await of(2), { due: 0, advance: { open: 0, month: 600 }, clear: false });
  const asks = ['', 'kind=open', 'kind=month', 'ClassID=1', 'asOf=2026-04-01', 'search=উমর'];
  await sumsExplained(t, app, advancesList, asks);
  await app.record(
    streams.journal(SCHOOL),
    LeaverSettled({
      ...{ settlementId: 1, on: '2026-04-20', userId: 2, admissionId: 2, leftOn: '2026-04-18' },
      ...{ cancelFrom: 13, months: [[1, TUITION, 5, 60_000]], noteId: null },
      postings: entry([
        dr('sys:month-advance', 1, 60_000, { party: 2 }),
        cr('sys:open-advance', 1, 60_000, { party: 2 }),
      ]),
    }),
  );
  t.like(await of(2), {
    ...{ advance: { open: 600, month: 0 }, clear: false },
    left: { on: '2026-04-18', cancelFrom: 13, settledOn: '2026-04-20' },
  });
  const [open] = (await app.get('/api/accounts/advances')).body.data;
  t.like(open, { AdmissionID: 2, kind: 'open', amount: 600 });
  await sumsExplained(t, app, advancesList, asks);
  t.is((await app.get('/api/accounts/leaver_settlement/99')).status, 404);
});

test('rules of money: whole taka and the oldest general fund until they are set; planned months follow', async (t) => {
  const app = await school();
  t.teardown(() => app.end());
  const rules = async () => (await app.get('/api/accounts/money_rules')).body.data;
  const planned = async () =>
    (await app.get('/api/accounts/fee_plan/2')).body.data.heads[0].cells[3].concession;
  await app.record(
    streams.plans(SCHOOL),
    SiblingRuleSet({ subLedgerId: TUITION, from: 2, percent: 1234, amount: null, active: true }),
  );
  t.like(await rules(), { Rounding: 100, AdvanceFundID: null });
  t.is(await planned(), 99); // 98.72
  await app.record(
    streams.chart(SCHOOL),
    SettingChanged({ settingId: MONEY_RULES.rounding, value: 1 }),
    SettingChanged({ settingId: MONEY_RULES.advanceFund, value: 2 }),
  );
  t.like(await rules(), { Rounding: 1, AdvanceFundID: 2 });
  t.is(await planned(), 98.72);
});
