import { streams } from '@madrasah/events';
import test from 'ava';
import { openSchool, SCHOOL, type TestApp } from '../../test-support/app.ts';
import { student } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';

const CHANGE = '/api/students/change_studentgroup';
const OPERATIONS = '/api/students/operations';
const CLERK = 6;

/** Class 1 of sections 1, 2 and 3; two students in the first, one in the second. */
async function school(): Promise<TestApp> {
  const app = await openSchool();
  await furnish(app);
  for (const SubClass of ['খ', 'গ'])
    await app.done('POST', '/api/academic/insert_sub_class', { ClassID: 1, SubClass });
  for (const [UserName, SubClassID] of [
    ['আহমাদ', 1],
    ['বিলাল', 1],
    ['খালিদ', 2],
  ])
    await app.done('POST', ADMIT, { data: { ...student, UserName, SubClassID } });
  return app;
}

/** The section of each admission, by the corrections recorded. */
async function sections(app: TestApp): Promise<Record<number, number>> {
  const now: Record<number, number> = {};
  for await (const { type, data } of app.store.readStream(streams.admissions(SCHOOL)))
    if (type === 'StudentAdmitted' || type === 'AdmissionCorrected')
      now[data['admissionId'] as number] = data['sectionId'] as number;
  return now;
}

test('a change of section is an operation: once, listed by itself, looked at and taken back to where each came from', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const body = { admissionIds: [1, 3] };
  const done = await app.done('POST', `${CHANGE}/3`, body, 'g');
  t.like(done['data'], { changed: 2, operationId: 'group-change-1' });
  t.deepEqual(await app.done('POST', `${CHANGE}/3`, body, 'g'), done, 'pressed twice');
  t.deepEqual(await sections(app), { 1: 3, 2: 1, 3: 3 });

  const look = (await app.done('POST', `${OPERATIONS}/1/undo_preview`, {}))['data'];
  t.deepEqual(look, { possible: true, consequences: ['২ জন আগের শাখায় ফিরে যাবে'], obstacles: [] });
  const undo = { reason: 'ভুল শাখা' };
  const undone = await app.done('POST', `${OPERATIONS}/1/undo`, undo, 'u');
  t.deepEqual(await app.done('POST', `${OPERATIONS}/1/undo`, undo, 'u'), undone);
  t.deepEqual(await sections(app), { 1: 1, 2: 1, 3: 2 });
  t.deepEqual(await app.recorded('operations'), ['OperationBegun', 'OperationDone', 'OperationUndone']);
  const again = await app.call('POST', `${OPERATIONS}/1/undo`, { token: app.token(1), body: undo });
  t.like(again, { status: 409, body: { code: 'operation.already-undone' } });
});

test('who is there already makes no operation; a wrong section or student begins none', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  t.deepEqual((await app.done('POST', `${CHANGE}/1`, { admissionIds: [1, 2] }))['data'], { changed: 0 });
  const token = app.token(1);
  for (const [section, admissionIds] of [
    [9, [1]],
    [3, [1, 99]],
  ] as const)
    t.is((await app.call('POST', `${CHANGE}/${section}`, { token, body: { admissionIds } })).status, 404);
  t.deepEqual(await app.recorded('operations'), []);
});

test('it is not taken back once somebody moved on: he is named, and nobody goes', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  await app.done('POST', `${CHANGE}/3`, { admissionIds: [1, 2] });
  await app.done('PUT', '/api/students/update_student/2', { SubClassID: 2 });
  const look = (await app.done('POST', `${OPERATIONS}/1/undo_preview`, {}))['data'];
  t.false(look.possible);
  t.deepEqual(look.obstacles, ['এর পরে ১ জনের শাখা বা ভর্তি আবার বদলেছে', '১০০২: এখন আর সেই শাখায় নেই']);
  const refused = await app.call('POST', `${OPERATIONS}/1/undo`, {
    ...{ token: app.token(1), body: { reason: 'ভুল শাখা' } },
  });
  t.like(refused, { status: 409, body: { code: 'admissions.regrouped-since' } });
  t.deepEqual(await sections(app), { 1: 3, 2: 2, 3: 2 });
});

test('taking back asks for the power of the change', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  await app.done('POST', `${CHANGE}/3`, { admissionIds: [1] });
  const undo = async () =>
    (await app.call('POST', `${OPERATIONS}/1/undo`, { token: app.token(CLERK), body: { reason: 'ভুল' } }))
      .status;
  await app.empower(CLERK, 'promotion', 'insert');
  t.is(await undo(), 403);
  await app.empower(CLERK, 'student_group_setting', 'edit');
  t.is(await undo(), 201);
});
