import { admissionRevision } from '@madrasah/events/admissions';
import test from 'ava';
import { openSchool, type TestApp } from '../test-support/app.ts';
import { FORMS, student } from '../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../test-support/office.ts';

const UPDATE = '/api/students/update_student/1';
const RUNS = '/api/accounts/charge_runs';
const RUN = { SessionID: 1, SLIDs: [1], MonthID: 4 };
const WHY = 'অভিভাবকের ভুল';

/** A student admitted with 500.00 charged at once, for which nothing is paid. */
async function school(): Promise<TestApp> {
  const app = await openSchool();
  await furnish(app);
  await app.done('POST', ADMIT, { data: student });
  return app;
}

const sent = async (app: TestApp, method: string, path: string, body: object, key?: string) => {
  const { status, body: answer } = await app.call(method, path, {
    token: app.token(1),
    body,
    ...(key ? { key } : {}),
  });
  return [status, answer.code];
};

test('what a charge was reckoned by is not put right once it stands; the rest is', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  t.deepEqual(await sent(app, 'PUT', UPDATE, { ResidentialStatusId: 2 }), [409, 'admissions.charged']);
  t.deepEqual(await sent(app, 'PUT', UPDATE, { SFTID: 9 }), [400, 'request.invalid']);
  t.deepEqual(await sent(app, 'PUT', '/api/students/update_student/9', {}), [404, 'admission.not-found']);
  await app.done('PUT', UPDATE, { SFTID: 4, AdmissionSerial: '৩৩' });
  t.is((await app.recorded('admissions')).at(-1), 'AdmissionCorrected');
});

test('of two who put right what they saw, the second is told', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const seen = admissionRevision({
    ...{ serial: 1, classId: 1, sectionId: 1, residence: 1, newOrOld: 1, financialStatus: 1 },
  });
  const put = async (SFTID: number) => {
    const headers = { 'if-match': `"${seen}"` };
    const { status, body } = await app.call('PUT', UPDATE, { token: app.token(1), body: { SFTID }, headers });
    return [status, body.code];
  };
  t.deepEqual(await put(4), [200, undefined]);
  t.deepEqual(await put(3), [409, 'conflict.changed']);
  t.deepEqual(await put(4), [200, undefined], 'what is so already is so');
  t.is((await app.recorded('admissions')).filter((type) => type === 'AdmissionCorrected').length, 1);
});

test('a mistaken admission goes with its charges, once however often it is pressed', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  for (const _ of [1, 2]) {
    const answer = await app.call('DELETE', '/api/students/1', {
      token: app.token(1),
      body: { reason: WHY },
      key: 'w',
    });
    t.is(answer.status, 200, JSON.stringify(answer.body));
  }
  t.deepEqual(await app.recorded('admissions'), ['StudentAdmitted', 'AdmissionWithdrawn']);
  t.deepEqual(await app.recorded('journal'), ['FeesCharged', 'ChargesReversed']);
  t.deepEqual(await app.recorded('notes-'), ['NoteWritten']);
  t.deepEqual(await sent(app, 'DELETE', '/api/students/1', { reason: WHY }), [404, 'admission.not-found']);
  const again = await app.done('POST', ADMIT, { data: { ...student, UserID: 1 } });
  t.like(again.data, { AdmissionID: 2, UserID: 1 });
});

test('an admission that money came for stays, and nothing of it is recorded', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const fees = [{ itemId: 1, SFSID: 1, SLID: 1, amount: 500, deduction: 0, deposit: 200 }];
  await app.done('POST', COLLECT, { UserID: 1, AdmissionID: 1, AccountType: 2, Account: 2, fees });
  t.deepEqual(await sent(app, 'DELETE', '/api/students/1', { reason: WHY }), [409, 'fees.charges-paid']);
  t.deepEqual(await app.recorded('admissions'), ['StudentAdmitted']);
  t.deepEqual(await app.recorded('notes-'), []);
});

test('an admission under which an exam is taken, or a certificate was given, stays', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  await app.done('POST', '/api/exam/names', { ExamName: 'প্রথম সাময়িক' });
  const place = { SessionID: 1, ExamID: 1, SubClassID: 1 };
  await app.done('POST', '/api/exam/students', { ...place, userids: [1] });
  const withdrawn = () => sent(app, 'DELETE', '/api/students/1', { reason: WHY });
  t.deepEqual(await withdrawn(), [409, 'admissions.in-results']);
  await app.done('POST', '/api/exam/students', { ...place, userids: [], reason: WHY });
  await app.done('POST', '/api/students/student_transfer_certificate', FORMS['GiveCertificate']);
  t.deepEqual(await withdrawn(), [409, 'admissions.is-certified']);
  t.deepEqual(await app.recorded('journal'), ['FeesCharged']);
  await app.done('DELETE', '/api/students/student_transfer_certificate/1', { reason: WHY });
  t.is((await withdrawn())[0], 200);
});

test('who has left is charged nothing more and owes what he owed; who is back is charged again', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  await app.done('PUT', '/api/accounts/fee_groups/1', { SFGNID: 2, chargeOn: 'month' });
  await app.done('PUT', '/api/accounts/month_calendar', FORMS['SetMonthCalendar']);
  const total = async () => (await app.done('POST', `${RUNS}/preview`, RUN)).data.total;
  const before = await total();
  t.true(before > 0);
  const leave = '/api/students/leave/1';
  t.deepEqual(await sent(app, 'POST', leave, { on: '2026-04-14', kind: 'x', reason: WHY }), [
    400,
    'request.invalid',
  ]);
  t.deepEqual(await sent(app, 'POST', leave, { on: '2026-04-15', kind: 'left', reason: WHY }), [
    400,
    'admissions.leaves-later',
  ]);
  t.is(before, 500);
  await app.done('POST', leave, { on: '2026-04-14', kind: 'transferred', reason: WHY });
  t.deepEqual(await app.recorded('journal'), ['FeesCharged'], 'his dues stay');
  for await (const { data } of app.store.readStream('admissions-10001'))
    t.false(JSON.stringify(data).includes(WHY));
  app.clock.set(new Date('2026-06-20T06:00:00.000Z'));
  const later = { ...RUN, MonthID: 5 };
  const of = async () => (await app.done('POST', `${RUNS}/preview`, later)).data.total;
  t.is(await of(), 0);
  await app.done('POST', '/api/students/return/1', { on: '2026-06-19', reason: WHY });
  t.is(await of(), 0, 'a month that he was away for');
  t.is((await app.done('POST', `${RUNS}/preview`, { ...RUN, MonthID: 6 })).data.total, 500);
});

test('who is admitted on an earlier day is charged at once what his class was of the months since, if that is said', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  await app.done('PUT', '/api/accounts/fee_groups/1', { SFGNID: 2, chargeOn: 'month' });
  await app.done('PUT', '/api/accounts/month_calendar', FORMS['SetMonthCalendar']);
  await app.done('POST', RUNS, RUN);
  const late = (name: string, more: object) => ({
    ...student,
    UserName: name,
    CreateAt: '2026-02-10',
    ...more,
  });
  const admitted = async (name: string, more: object) =>
    (await app.done('POST', ADMIT, { data: late(name, more) })).data;
  const unsaid = await app.call('POST', ADMIT, { token: app.token(1), body: { data: late('সাদ', {}) } });
  t.like(unsaid, { status: 400, body: { code: 'admissions.months-required', fields: [{ path: 'months' }] } });
  t.like(await admitted('সাদ', { months: 'all' }), { months: 1, monthsCharged: 500 });
  t.like(await admitted('আনাস', { months: 'none' }), { months: 0, monthsCharged: 0 });
  const { data } = await app.done('POST', `${RUNS}/preview`, RUN);
  t.deepEqual(
    data.reasons.map(({ why, students }: { why: string; students: number }) => [why, students]),
    [
      ['standing', 2],
      ['as-chosen', 1],
    ],
  );
});

test('a day of admission before the session of the class is asked about, with all else that is asked', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('PUT', '/api/accounts/month_calendar', FORMS['SetMonthCalendar']);
  const send = async (more: object, key?: string) => {
    const form = { ...student, CreateAt: '2020-03-01', months: 'none', ...more };
    const answer = await app.call('POST', ADMIT, {
      token: app.token(1),
      body: form,
      ...(key ? { key } : {}),
    });
    return [answer.status, answer.body.code];
  };
  const before = await app.recorded();
  t.deepEqual(await send({ sure: false }, 'a'), [409, 'admissions.before-session-doubtful']);
  t.deepEqual(await app.recorded(), before, 'nothing is recorded');
  t.deepEqual(await send({ sure: true }, 'a'), [201, undefined]);
  t.deepEqual(await send({ sure: false }, 'a'), [201, undefined], 'the same is answered again, not asked');
  t.deepEqual(
    await send({ sure: false }, 'b'),
    [409, 'conflict.several-doubtful'],
    'he is there, and the day',
  );
  t.deepEqual(await send({ sure: false, UserName: 'আনাস', CreateAt: '2026-04-13' }), [201, undefined]);
  t.deepEqual(await send({ UserName: 'বিলাল' }), [201, undefined], 'a machine is never asked');
});
