import { paisa, streams } from '@madrasah/events';
import { FeesCharged, FeesCollected } from '@madrasah/events/fees';
import { cr, dr } from '@madrasah/events/ledger';
import { MonthCalendarSet, proposeMonths } from '@madrasah/events/plans';
import test from 'ava';
import { recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';

const DAY = '2026-04-20';
const MONTH = 4;
const OWN_NAME = 'বার্ষিক পরীক্ষার মাস';

const amount = paisa(1_000_00);
const charged = FeesCharged({
  ...{ chargeId: 1, sessionId: 1, firstItemId: 1, admissionId: 2 },
  on: '2026-04-14',
  dueOn: '2026-04-14',
  heads: [{ subLedgerId: 1, fundId: 1, name: 'বেতন' }],
  lines: [[2, 1, 1, 1, MONTH, amount]],
  totals: [{ fundId: 1, amount }],
});
const deposit = paisa(400_00);
const collected = FeesCollected({
  ...{ receiptId: 1, receiptNo: 1, series: '2026', on: DAY, userId: 1, admissionId: 2 },
  ...{ moneyAccount: 2, transactionNo: '', remark: '', advance: null },
  rows: [
    {
      ...{
        itemId: 1,
        admissionId: 2,
        sessionId: 1,
        subLedgerId: 1,
        priceRowId: 1,
        monthId: MONTH,
        fundId: 1,
      },
      ...{ name: 'বেতন', fee: amount, pastDiscount: paisa(0), paidBefore: paisa(0), deduction: paisa(0) },
      ...{ deposit, due: paisa(600_00) },
    },
  ],
  postings: [dr('sl:2', 1, 400_00), cr('sys:receivable', 1, 400_00, { party: 1, itemId: 1 })],
});

test('dues, receipt and statement call a month as its class does', async (t) => {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, 'ক');
  await app.record(streams.journal(SCHOOL), charged, collected);
  const { SessionID, ClassID } = (await app.get('/api/students/view_single_student?id=2')).body.data;
  const told = async () =>
    Promise.all(
      [
        '/api/accounts/student_fee_admission?AdmissionID=2',
        '/api/accounts/receipts/1',
        '/api/accounts/statement/2',
      ].map(async (path) => JSON.stringify((await app.get(path)).body)),
    );
  for (const answer of await told()) t.false(answer.includes(OWN_NAME));
  const months = proposeMonths('gregorian', '2026-01-01').map((month) =>
    month.monthId === MONTH ? { ...month, name: OWN_NAME } : month,
  );
  await app.record(
    streams.plans(SCHOOL),
    MonthCalendarSet({
      ...{ calendarId: 1, sessionId: SessionID, classId: ClassID, calendar: 'own', hijriOffset: 0, months },
    }),
  );
  for (const answer of await told()) t.true(answer.includes(OWN_NAME), answer.slice(0, 400));
});
