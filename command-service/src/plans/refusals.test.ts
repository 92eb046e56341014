import { refusePlans } from '@madrasah/events/plans';
import test from 'ava';
import { openSchool, type TestApp } from '../test-support/app.ts';
import { FORMS, student } from '../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../test-support/office.ts';
import { provokesEach } from '../test-support/refusal-table.ts';

let app: TestApp;
test.before(async () => {
  app = await openSchool();
  await furnish(app);
  await app.done('PUT', '/api/accounts/fee_groups/1', { SFGNID: 2, chargeOn: 'month' });
  await app.done('PUT', CALENDAR, months());
  await app.done('POST', ADMIT, { data: student });
  await app.done('POST', '/api/accounts/charge_runs', { SessionID: 1, SLID: 1, MonthID: 4 });
  await app.done('POST', COLLECT, payment(5));
  await app.done('PUT', '/api/accounts/sibling_rule', { SLID: 1, from: 2, percent: 100 });
  // his brothers
  for (const _ of [2, 3]) await app.done('POST', ADMIT, { data: student });
});
test.after.always(() => app.close());

const CALENDAR = '/api/accounts/month_calendar';
const NAMES = FORMS['InsertMonthNames'] as Record<string, unknown>;
const OWN = '/api/accounts/student_fees/1';
const LEAVING = '/api/accounts/leaver_settlement/1';
const leaving = { on: '2026-04-14', reason: 'অন্য মাদরাসায় ভর্তি' };
const months = (changed: Record<number, object> = {}) => {
  const form = FORMS['SetMonthCalendar'] as { months: { MonthID: number }[] };
  return { ...form, months: form.months.map((month) => ({ ...month, ...changed[month.MonthID] })) };
};
const payment = (MonthID: number, amount = 500, UserID = 1) => ({
  ...{ UserID, AdmissionID: UserID, AccountType: 2, Account: 2, fees: [] },
  months: [{ SLID: 1, MonthID, amount }],
});
const sent = (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: app.token(1), body });

provokesEach(refusePlans.codes, {
  'plans.months-order': () => sent('PUT', CALENDAR, months({ 3: { startsOn: '2026-12-31' } })),
  'plans.month-fixed': () => sent('PUT', CALENDAR, months({ 4: { startsOn: '2026-04-02' } })),
  'plans.fees-invalid': () => sent('POST', OWN, [{ SLID: 1 }]),
  'plans.percent-or-amount': () => sent('PUT', '/api/accounts/sibling_rule', { SLID: 1, from: 2 }),
  'student-fee.not-found': () => sent('DELETE', `${OWN}/1?MonthID=3`),
  'plans.late-fee-off': () => sent('POST', '/api/accounts/late_fee_runs', { SessionID: 1 }),
  'plans.adjusted-up': () => sent('POST', LEAVING, { ...leaving, adjust: [{ itemId: 1, amount: 501 }] }),
  'plans.paid-above-dues': () => sent('POST', LEAVING, { ...leaving, pay: { Account: 2, amount: 501 } }),
  'plans.left-already': async () => {
    await app.done('POST', '/api/accounts/leaver_settlement/2', leaving);
    return sent('POST', '/api/accounts/leaver_settlement/2', leaving);
  },
  'plans.month-charged': () => sent('POST', COLLECT, payment(4)),
  'plans.month-paid': () => sent('POST', COLLECT, payment(5)),
  'plans.month-free': () => sent('POST', COLLECT, payment(5, 0, 3)),
  'plans.month-names-duplicate': () => sent('POST', '/api/academic/insert_month', NAMES),
  'plans.month-names-fixed': () => sent('PUT', '/api/academic/update_month/1', { ...NAMES, ClassID: 2 }),
  'month-names.not-found': () => sent('PUT', '/api/academic/update_month/9', NAMES),
  'plans.month-not-charged': async () => {
    await sent('PUT', CALENDAR, months({ 6: { charged: false } }));
    return sent('POST', COLLECT, payment(6));
  },
});
