import test, { type ExecutionContext } from 'ava';
import { examOffice, PLACE, typed } from '../test-support.ts';

const ASSIGNMENTS = '/api/result/assignments';
const [TEACHER, COLLEAGUE] = [6, 5];

/** Two who may enter marks and no more; the first has paper 1 of the first section. */
async function withTeachers(t: ExecutionContext) {
  const office = await examOffice(t);
  const { app, call } = office;
  for (const login of [TEACHER, COLLEAGUE]) await app.empower(login, 'result_entry', 'view', 'insert');
  const assign = (LoginID: number, SubjectIDs: number[], more: object = {}) =>
    call('POST', ASSIGNMENTS, { ...PLACE, LoginID, SubjectIDs, ...more });
  t.is((await assign(TEACHER, [1])).status, 201);
  const by = (login: number, path: string, body: object) =>
    app.call('POST', path, { token: app.token(login), body: { ...PLACE, ...body } });
  const save = (login: number, marks: readonly unknown[]) =>
    by(login, '/api/result/save', { StudentResults: [typed(1, marks)] });
  return { ...office, assign, by, saveAs: save };
}
const papersRefused = { status: 403, body: { code: 'results.papers-of-others' } };

test('a teacher enters his papers, a colleague without any those of nobody; the others are refused by name', async (t) => {
  const { saveAs, eventsOf } = await withTeachers(t);
  t.is((await saveAs(TEACHER, [80])).status, 200);
  const refused = await saveAs(TEACHER, [81, 70]);
  t.like(refused, papersRefused);
  t.deepEqual(
    refused.body.fields.map(({ path, message }: Record<string, string>) => [path, message]),
    [['StudentResults.0.Subjects.1.SubVal2', 'কুদুরী: এই শাখায় নম্বর লেখার দায়িত্ব আপনার নয়']],
  );
  t.like(await saveAs(COLLEAGUE, [82]), papersRefused);
  t.is((await saveAs(COLLEAGUE, [undefined, 60])).status, 200);
  t.is((await saveAs(1, [83, 61])).status, 200); // who assigns is over all papers
  t.is((await eventsOf('MarksEntered')).length, 3);
});

test('absentees, second passes and differences of papers of others are refused alike', async (t) => {
  const { app, by, saveAs } = await withTeachers(t);
  t.like(await by(TEACHER, '/api/result/absent', { SubjectID: 2, codes: '1002' }), papersRefused);
  await app.done('PUT', '/api/exam/settings', { doubleEntry: 1 });
  await saveAs(1, [80, 70]);
  const second = { StudentResults: [typed(1, [undefined, 71])] };
  t.like(await by(TEACHER, '/api/result/second_pass', second), papersRefused);
  t.is((await by(COLLEAGUE, '/api/result/second_pass', second)).status, 200);
  const choices = [{ UserID: 1, SubjectID: 2, pass: 1 }];
  t.like(await by(TEACHER, '/api/result/comparison', { choices }), papersRefused);
});

test('assigning twice records once; withdrawn, the paper is open again; what is none is told', async (t) => {
  const { call, assign, saveAs, eventsOf } = await withTeachers(t);
  t.is((await assign(TEACHER, [1, 2])).status, 201);
  t.deepEqual(
    (await eventsOf('PaperAssigned')).map(({ subjectId, loginId }) => [subjectId, loginId]),
    [
      [1, TEACHER],
      [2, TEACHER],
    ],
  );
  t.like(await assign(TEACHER, [3]), {
    status: 400,
    body: { code: 'results.foreign-subject', fields: [{ path: 'SubjectIDs.0' }] },
  });
  t.is((await assign(99, [1])).status, 404);
  t.is((await assign(TEACHER, [])).status, 400);
  t.is((await assign(TEACHER, [1], { ExamID: 9 })).status, 404);
  t.is((await call('DELETE', `${ASSIGNMENTS}/1-1-1-1-${TEACHER}`)).status, 200);
  t.is((await call('DELETE', `${ASSIGNMENTS}/1-1-1-1-${TEACHER}`)).status, 404);
  t.is((await call('DELETE', `${ASSIGNMENTS}/1-1-1`)).status, 400);
  t.is((await saveAs(COLLEAGUE, [80])).status, 200);
  t.like(await saveAs(TEACHER, [80]), papersRefused); // he has another paper still
  t.is((await eventsOf('AssignmentWithdrawn')).length, 1);
});
