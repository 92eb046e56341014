import test, { type ExecutionContext } from 'ava';
import { openSchool, SCHOOL } from '../../test-support/app.ts';
import { FORMS, student } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';

const STUDENTS = '/api/exam/students';

/** Two students in the first section, one in the second, and one exam. */
async function office(t: ExecutionContext) {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  const section = FORMS['AddSection'] as object;
  await app.done('POST', '/api/academic/insert_sub_class', { ...section, SubClass: 'খ শাখা' });
  await app.done('POST', '/api/exam/names', { ExamName: 'প্রথম সাময়িক' });
  for (const SubClassID of [1, 1, 2]) await app.done('POST', ADMIT, { ...student, SubClassID });
  const save = (userids: readonly number[], more: object = {}, headers: Record<string, string> = {}) => {
    const place = { SessionID: 1, ExamID: 1, SubClassID: 1 };
    return app.call('POST', STUDENTS, { token: app.token(1), body: { ...place, userids, ...more }, headers });
  };
  const recorded = () => app.recorded(`results-${SCHOOL}_1`);
  const listed = async () => {
    const changes = [];
    for await (const { data } of app.store.readStream(`results-${SCHOOL}_1`)) changes.push(data);
    return changes;
  };
  return { app, save, recorded, listed };
}

test('the list that is sent stands: who is new comes on, who is not sent is taken off with a reason', async (t) => {
  const { save, recorded, listed } = await office(t);
  t.is((await save([2, 1, 2])).status, 200);
  t.is((await save([1, 2])).status, 200); // as before
  t.is((await recorded()).length, 1);
  const noReason = await save([2]);
  t.like(noReason, { status: 400, body: { code: 'results.reason-needed' } });
  t.deepEqual(
    noReason.body.fields.map(({ path }: { path: string }) => path),
    ['reason'],
  );
  t.is((await save([2], { reason: 'অসুস্থ' })).status, 200);
  t.is((await save([], { reason: 'পরীক্ষা হবে না' })).status, 200);
  const place = { sessionId: 1, examId: 1, sectionId: 1 };
  t.deepEqual(await listed(), [
    {
      ...place,
      added: [
        { userId: 2, admissionId: 2 },
        { userId: 1, admissionId: 1 },
      ],
      removed: [],
      noteId: null,
    },
    { ...place, added: [], removed: [1], noteId: 1 },
    { ...place, added: [], removed: [2], noteId: 2 },
  ]);
});

test('who is of another section, or nobody, is named, and nothing is recorded', async (t) => {
  const { save, recorded } = await office(t);
  const foreign = await save([1, 3, 9]);
  t.like(foreign, { status: 400, body: { code: 'results.foreign-students' } });
  t.deepEqual(
    foreign.body.fields.map(({ path }: { path: string }) => path),
    ['userids.1', 'userids.2'],
  );
  for (const [more, code] of [
    [{ SessionID: 9 }, 'session.not-found'],
    [{ ExamID: 9 }, 'exam-name.not-found'],
    [{ SubClassID: 9 }, 'section.not-found'],
  ] as const)
    t.like(await save([1], more), { status: 404, body: { code } });
  t.is((await save([1], { userids: [0, 'ক'] })).status, 400);
  t.deepEqual(await recorded(), []);
});

test('of two clerks who change the same list the later is told', async (t) => {
  const { save, recorded } = await office(t);
  const seen = (version: number) => ({ 'If-Match': `"${version}"` });
  t.is((await save([1], {}, seen(0))).status, 200);
  t.like(await save([2], { reason: 'ভুল' }, seen(0)), { status: 409, body: { code: 'conflict.changed' } });
  t.is((await save([1, 2], {}, seen(1))).status, 200);
  t.is((await recorded()).length, 2);
});

test('who moved to another section meanwhile may stay on the list he stands on', async (t) => {
  const { app, save } = await office(t);
  await save([1, 2]);
  await app.done('POST', '/api/accounts/student_change', {
    ...{ AdmissionID: 2, SubClassID: 2, from: '2026-04-14', reason: 'ভাই ঐ শাখায়' },
  });
  t.is((await save([1, 2])).status, 200);
  t.is((await save([1], { reason: 'ভুল' })).status, 200);
  t.like(await save([1, 2]), { status: 400 });
});
