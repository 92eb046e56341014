import { onlineAdmissionRevision } from '@madrasah/events/applications';
import { auditorsRevision } from '@madrasah/events/audit';
import { limitsRevision } from '@madrasah/events/concessions';
import { examSettingsRevision, USUAL_SETTINGS } from '@madrasah/events/exams';
import { codeSettingRevision, defaultCodeSetting } from '@madrasah/events/people';
import { calendarRevision, lateFeeRevision } from '@madrasah/events/plans';
import { moneyRulesRevision, transferLimitRevision } from '@madrasah/events/settings';
import test from 'ava';
import { openSchool } from '../test-support/app.ts';
import { FORMS } from '../test-support/forms.ts';
import { furnish } from '../test-support/office.ts';

const TAKA = 100;

/** A setting: its address, a change of it, and the version that stands before anybody has said anything. */
const SETTINGS: readonly (readonly [string, string, unknown, number])[] = [
  ['PUT', '/api/exam/settings', { rankGaps: 1 }, examSettingsRevision(USUAL_SETTINGS)],
  ['PUT', '/api/accounts/money_rules', { Rounding: 1 }, moneyRulesRevision(TAKA, 0)],
  ['PUT', '/api/accounts/transfer_limit', { amount: 5000 }, transferLimitRevision(0)],
  ['PUT', '/api/accounts/concession_limits', [{ permissionTypeId: 6, amount: 500 }], limitsRevision([])],
  [
    ...['PUT', '/api/accounts/audit/auditors'],
    { Addresses: 'a@example.org', Language: 'bn' },
    auditorsRevision({ addresses: [], language: 'bn' }),
  ] as [string, string, unknown, number],
  [
    ...['PUT', '/api/accounts/late_fee_rule'],
    { SLID: 1, amount: 50, afterDays: 15, active: 1 },
    lateFeeRevision(undefined),
  ] as [string, string, unknown, number],
  ['PUT', '/api/accounts/month_calendar', FORMS['SetMonthCalendar'], calendarRevision(undefined)],
  [
    ...['PUT', '/api/students/online_admission/setting'],
    { open: 1, SessionID: 1 },
    onlineAdmissionRevision(undefined),
  ] as [string, string, unknown, number],
  [
    ...['POST', '/api/settings/code_setting'],
    { UserTypeID: 1, IDType: 1, Value: 3000 },
    codeSettingRevision(defaultCodeSetting(1)),
  ] as [string, string, unknown, number],
];

test('a setting is changed by who has seen what stands, and refused to who has seen another', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  for (const [method, path, body, stands] of SETTINGS) {
    const change = (seen: number) =>
      app.call(method, path, { token: app.token(1), body, headers: { 'if-match': `"${seen}"` } });
    t.like(await change(stands + 1), { status: 409, body: { code: 'conflict.changed' } }, path);
    t.is((await change(stands)).status, 200, path);
    t.is((await change(stands)).status, 409, `${path}: another stands by now`);
    t.is((await app.call(method, path, { token: app.token(1), body })).status, 200, `${path}: none named`);
  }
});
