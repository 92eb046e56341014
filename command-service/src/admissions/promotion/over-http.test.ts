import test from 'ava';
import { operationsStream } from '../../operations/state.ts';
import { openSchool, SCHOOL, type TestApp } from '../../test-support/app.ts';
import { student, twelve } from '../../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../../test-support/office.ts';

const PROMOTIONS = '/api/students/promotions';
const OPERATIONS = '/api/students/operations';
const to = { ClassID: 2, SubClassID: 2 };

/** Three students of class 1, 500.00 each unpaid; class 2 of the next session costs 700.00. */
async function school(): Promise<TestApp> {
  const app = await openSchool();
  await furnish(app);
  await app.done('POST', '/api/academic/insert_session', { SessionName: 'পরের বছর', SessionAction: 1 });
  await app.done('POST', '/api/academic/insert_class', { ClassName: 'হিদায়া' });
  await app.done('POST', '/api/academic/insert_sub_class', { ClassID: 2, SubClass: 'ক' });
  for (const Classid of [1, 2])
    await app.done('POST', '/api/accounts/fee_matrix', {
      ...{ SessionID: 2, Classid, SLID: 1, effectiveFrom: '2026-04-01' },
      ...twelve(Classid === 1 ? 600 : 700),
    });
  for (const UserName of ['আহমাদ', 'বিলাল', 'খালিদ'])
    await app.done('POST', ADMIT, { data: { ...student, UserName } });
  return app;
}

const moving = {
  from: { SessionID: 1, ClassID: 1 },
  to: { SessionID: 2 },
  students: [
    { AdmissionID: 1, action: 'promote', ...to },
    { AdmissionID: 2, action: 'repeat' },
    { AdmissionID: 3, action: 'leave' },
  ],
};

test('a class moves on: looked at, done once, listed, looked at again and taken back', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const { data } = await app.done('POST', `${PROMOTIONS}/preview`, moving);
  t.like(data, { counts: { promote: 1, repeat: 1, leave: 1, skip: 0 }, charges: 1300 });
  t.like(data.rows[0], { AdmissionID: 1, action: 'promote', ...to, charge: 700, problem: null });
  t.like(data.rows[1], { ClassID: 1, SubClassID: 1, charge: 600 });
  const before = await app.recorded('admissions');

  const done = await app.done('POST', PROMOTIONS, moving, 'p');
  t.like(done.data, { operationId: 'promotion-1', made: 3, skipped: 0 });
  t.deepEqual(await app.done('POST', PROMOTIONS, moving, 'p'), done, 'pressed twice');
  t.deepEqual((await app.recorded('admissions')).slice(before.length), [
    ...['StudentAdmitted', 'StudentAdmitted', 'StudentLeft'],
  ]);
  t.deepEqual((await app.recorded('journal')).slice(3), ['FeesCharged', 'FeesCharged']);

  const look = (await app.done('POST', `${OPERATIONS}/1/undo_preview`, {})).data;
  t.like(look, { possible: true, obstacles: [] });
  t.is(look.consequences.length, 2);
  const undo = { reason: 'ভুল শিক্ষাবর্ষ' };
  const undone = await app.done('POST', `${OPERATIONS}/1/undo`, undo, 'u');
  t.deepEqual(await app.done('POST', `${OPERATIONS}/1/undo`, undo, 'u'), undone);
  t.deepEqual((await app.recorded('admissions')).slice(before.length + 3), [
    ...['AdmissionWithdrawn', 'AdmissionWithdrawn', 'StudentReturned'],
  ]);
  t.deepEqual((await app.recorded('journal')).slice(5), ['ChargesReversed']);
  t.deepEqual(await app.recorded('operations'), ['OperationBegun', 'OperationDone', 'OperationUndone']);
  // Everybody is where he was, and may go again.
  t.like((await app.done('POST', PROMOTIONS, moving)).data, { operationId: 'promotion-2', made: 3 });
});

test('of two at the same moment one is refused, and is not listed as going on', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const sent = (key: string) => app.call('POST', PROMOTIONS, { token: app.token(1), body: moving, key });
  t.is((await sent('one')).status, 201);
  // The other had looked before anything was recorded.
  app.desk.foresee = () => Promise.resolve(undefined);
  t.is((await sent('other')).status, 409);
  t.is((await sent('other')).status, 409, 'sent again with its key');
  const { operations } = await app.desk.state(operationsStream, SCHOOL);
  t.deepEqual(
    [...operations.values()].map(({ state, made }) => `${state} ${made.length}`),
    ['done 3', 'done 0'],
  );
});

test('one who cannot be taken is named, and nobody is taken', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const students = [
    ...moving.students.slice(0, 2),
    { AdmissionID: 3, action: 'promote', ClassID: 2, SubClassID: 1 },
  ];
  const { data } = await app.done('POST', `${PROMOTIONS}/preview`, { ...moving, students });
  t.true(data.rows[2].problem.length > 0);
  const before = await app.recorded('admissions');
  const { status, body } = await app.call('POST', PROMOTIONS, {
    token: app.token(1),
    body: { ...moving, students },
  });
  t.deepEqual([status, body.code], [409, 'admissions.promotion-refused']);
  t.deepEqual(
    body.fields.map(({ path }: { path: string }) => path),
    ['students.2'],
  );
  t.deepEqual(await app.recorded('admissions'), before);
  t.deepEqual(await app.recorded('operations'), []);
});

test('a promotion that a receipt stands on is not taken back: the student is named', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  await app.done('POST', PROMOTIONS, moving);
  const fees = [{ itemId: 4, SFSID: 2, SLID: 1, amount: 700, deduction: 0, deposit: 100 }];
  await app.done('POST', COLLECT, { UserID: 1, AdmissionID: 4, AccountType: 2, Account: 2, fees });
  const look = (await app.done('POST', `${OPERATIONS}/1/undo_preview`, {})).data;
  t.false(look.possible);
  t.is(look.obstacles.length, 2);
  const before = await app.recorded('journal');
  const { status, body } = await app.call('POST', `${OPERATIONS}/1/undo`, {
    token: app.token(1),
    body: { reason: 'ভুল' },
  });
  t.deepEqual([status, body.code], [409, 'fees.charges-paid']);
  t.deepEqual(await app.recorded('journal'), before);
});

test('a promotion under which an exam is taken since is not taken back', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  await app.done('POST', PROMOTIONS, moving);
  await app.done('POST', '/api/exam/names', { ExamName: 'প্রথম সাময়িক' });
  const place = { SessionID: 2, ExamID: 1, SubClassID: 2 };
  await app.done('POST', '/api/exam/students', { ...place, userids: [1] });
  t.false((await app.done('POST', `${OPERATIONS}/1/undo_preview`, {})).data.possible);
  const before = await app.recorded('journal');
  const undo = { token: app.token(1), body: { reason: 'ভুল' } };
  const { status, body } = await app.call('POST', `${OPERATIONS}/1/undo`, undo);
  t.deepEqual([status, body.code], [409, 'admissions.in-results']);
  t.deepEqual(await app.recorded('journal'), before);
});
