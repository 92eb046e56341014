import { permissionIds } from '@madrasah/events/access';
import test, { type ExecutionContext } from 'ava';
import { examOffice } from '../../results/test-support.ts';
import { SCHOOL } from '../../test-support/app.ts';

const FEES = '/api/exam/fee_settings/sections';
const ALL = { SessionID: 1, ExamID: 1, SubClassIDs: [1, 2] };

/** An exam office with a head that is charged on demand. */
async function office(t: ExecutionContext) {
  const { app, call } = await examOffice(t);
  const { id: SLID } = await app.done('POST', '/api/accounts/sub_ledgers', {
    ...{ FundID: 1, GLID: 1, SlName: 'পরীক্ষার ফি' },
  });
  const head = { FundID: 1, GLID: 1, SLID, SFGNID: 3, chargeOn: 'demand' };
  await app.done('POST', '/api/accounts/fee_groups', head);
  const rows = async () =>
    (await app.recorded(`exams-${SCHOOL}`)).filter((type) => type.startsWith('ExamFee'));
  return { app, call, SLID, rows };
}

test('a fee for all sections is one command: those that have none get it', async (t) => {
  const { call, SLID, rows } = await office(t);
  const form = { ...ALL, SLID, Fee: '৩০০' };
  const look = await call('POST', `${FEES}/preview`, form);
  t.like(look.body.data, {
    sections: [
      { SubClassID: 1, does: 'new', now: { SLID, Fee: 300 }, before: null },
      { SubClassID: 2, does: 'new' },
    ],
  });
  t.deepEqual(await rows(), [], 'a look records nothing');
  t.like(await call('POST', FEES, form), { status: 200, body: { data: { set: 2 } } });
  t.deepEqual(await rows(), ['ExamFeeAdded', 'ExamFeeAdded']);
});

test('what stands otherwise is left, and is changed where that is said', async (t) => {
  const { call, SLID, rows } = await office(t);
  await call('POST', FEES, { ...ALL, SubClassIDs: [1], SLID, Fee: 200 });
  const form = { ...ALL, SLID, Fee: 300 };
  const doing = async (more: object) =>
    (await call('POST', `${FEES}/preview`, { ...form, ...more })).body.data.sections.map(
      ({ does }: { does: string }) => does,
    );
  t.deepEqual(await doing({}), ['stands', 'new']);
  t.deepEqual(await doing({ replace: 1 }), ['changes', 'new']);
  t.like((await call('POST', FEES, form)).body, { data: { set: 1 } });
  t.like((await call('POST', FEES, { ...form, replace: 1 })).body, { data: { set: 1 } });
  t.deepEqual(await rows(), ['ExamFeeAdded', 'ExamFeeAdded', 'ExamFeeChanged']);
});

test('as in the last exam: each section gets what it had, and one that had none is told', async (t) => {
  const { app, call, SLID, rows } = await office(t);
  await app.done('POST', '/api/exam/names', { ExamName: 'সাময়িক' });
  await call('POST', FEES, { ...ALL, SubClassIDs: [1], SLID, Fee: 250 });
  const form = { ...ALL, ExamID: 2, asLast: 1 };
  const look = await call('POST', `${FEES}/preview`, form);
  t.like(look.body.data.sections, [
    { SubClassID: 1, does: 'new', now: { SLID, Fee: 250 }, from: { SessionID: 1, ExamID: 1 } },
    { SubClassID: 2, does: 'none', now: null, from: null },
  ]);
  t.like((await call('POST', FEES, form)).body, { data: { set: 1 } });
  t.is((await rows()).length, 2);
  t.like(await call('POST', FEES, { ...form, SubClassIDs: [2] }), {
    status: 409,
    body: { code: 'exams.no-last-fee' },
  });
});

test('what cannot be charged is told section by section, and nothing is recorded', async (t) => {
  const { call, rows } = await office(t);
  const refused = await call('POST', FEES, { ...ALL, SLID: 1, Fee: 300 });
  t.like(refused, { status: 409, body: { code: 'exams.sections-refused' } });
  t.is(refused.body.fields.length, 2);
  t.regex(refused.body.fields[1].message, /^খ শাখা: /);
  const empty = await call('POST', FEES, ALL);
  t.is(empty.status, 400);
  t.deepEqual(
    empty.body.fields.map(({ path }: { path: string }) => path),
    ['SLID', 'Fee'],
  );
  t.is((await call('POST', FEES, { ...ALL, ExamID: 9, SLID: 1, Fee: 1 })).status, 404);
  t.deepEqual(await rows(), []);
});

test('who may set fees but not change them, changes none by setting them for all', async (t) => {
  const { app, call, SLID } = await office(t);
  await call('POST', FEES, { ...ALL, SLID, Fee: 200 });
  const permissions = { View: 1, Insert: 1, Edit: 0, Delete: 0 };
  const PermissionListID = permissionIds.get('exam_fee_setting');
  const granted = await call('PUT', '/api/permission', {
    ...{ UserID: 6, PermissionListID, permissions },
  });
  t.is(granted.status, 200);
  const asked = (more: object) =>
    app.call('POST', FEES, { token: app.token(6), body: { ...ALL, SLID, Fee: 300, ...more } });
  t.like(await asked({ replace: 1 }), { status: 403, body: { code: 'access.denied' } });
  t.like(await asked({}), { status: 200, body: { data: { set: 0 } } });
});
