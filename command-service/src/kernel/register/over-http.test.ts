import test from 'ava';
import { academicsStream } from '../../academics/state.ts';
import { examsStream } from '../../exams/state.ts';
import { openSchool, SCHOOL } from '../../test-support/app.ts';
import { furnish } from '../../test-support/office.ts';

const SUBJECTS = '/api/academic/academic_subjects';
const EXAMS = '/api/exam/names';
const app = await openSchool();
await furnish(app);
test.after.always(() => app.close());

const subject = { SubClassID: 1, SubjectName: 'কাফিয়া' };
const token = app.token(1);
const call = (method: string, path: string, more: Parameters<typeof app.call>[2] = {}) =>
  app.call(method, path, { token, ...more });
const types = async (stream: string) => await app.recorded(`${stream}-${SCHOOL}`);
const subjectAt = async (id: number) => (await app.desk.state(academicsStream, SCHOOL)).subject.get(id);

test.serial('a row is added, changed and taken off; each is an event', async (t) => {
  t.like(await call('POST', SUBJECTS, { body: subject }), { status: 201, body: { id: 1 } });
  t.like(await subjectAt(1), { serial: 1, sectionId: 1, retired: false });
  const renamed = { ...subject, SubjectName: 'শরহে জামি' };
  t.is((await call('PUT', `${SUBJECTS}/1`, { body: renamed })).status, 200);
  t.like(await subjectAt(1), { name: { bn: 'শরহে জামি' } });
  t.is((await call('DELETE', `${SUBJECTS}/1`)).status, 200);
  t.like(await subjectAt(1), { retired: true });
  t.deepEqual((await types('academics')).slice(-3), ['SubjectAdded', 'SubjectChanged', 'SubjectRetired']);
  t.is((await call('DELETE', `${SUBJECTS}/1`)).status, 404);
});

test.serial('a name given up by a row that was taken off is free', async (t) => {
  t.is((await call('POST', SUBJECTS, { body: { ...subject, SubjectName: 'শরহে জামি' } })).status, 201);
  const twice = await call('POST', SUBJECTS, { body: { ...subject, SubjectName: 'শরহে জামি' } });
  t.like(twice, { status: 409, body: { code: 'subject.duplicate' } });
});

test.serial('a serial given by hand that another row has is refused by name', async (t) => {
  const add = (SubjectName: string, SubSerial?: number) =>
    call('POST', SUBJECTS, { body: { ...subject, SubjectName, SubSerial } });
  t.is((await add('হেদায়াতুন নাহু', 70)).status, 201);
  t.like(await add('কুদুরী', 70), {
    status: 409,
    body: { code: 'conflict.serial-taken', fields: [{ path: 'SubSerial' }] },
  });
  t.is((await add('কুদুরী')).status, 201, 'without one it comes last');
});

test.serial('what is referred to must stand', async (t) => {
  const lost = await call('POST', SUBJECTS, { body: { ...subject, SubClassID: 9 } });
  t.like(lost, { status: 404, body: { code: 'section.not-found' } });
});

test.serial('of two who change what they saw, the second is told', async (t) => {
  const { body } = await call('POST', EXAMS, { body: { ExamName: 'প্রথম সাময়িক' } });
  const version = (await app.desk.state(examsStream, SCHOOL)).examName.get(body.id)?.version;
  const change = (ExamName: string, seen: string) =>
    call('PUT', `${EXAMS}/${body.id}`, { body: { ExamName }, headers: { 'if-match': seen } });
  t.is((await change('ষান্মাসিক', `"${version}"`)).status, 200);
  t.like(await change('বার্ষিক', `"${version}"`), { status: 409, body: { code: 'conflict.changed' } });
  t.is((await change('বার্ষিক', '*')).status, 200);
  t.like(await change('বার্ষিক', 'yesterday'), { status: 400, body: { fields: [{ path: 'If-Match' }] } });
});

test.serial('the specification’s bare path takes the id in the body', async (t) => {
  const { body } = await call('POST', EXAMS, { body: { ExamName: 'বেফাক' } });
  t.is((await call('PUT', EXAMS, { body: { ID: body.id, ExamName: 'বেফাক পরীক্ষা' } })).status, 200);
  t.is((await call('DELETE', EXAMS, { body: { ID: body.id } })).status, 200);
  t.is((await call('DELETE', EXAMS, { body: {} })).status, 400);
});
