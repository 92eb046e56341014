import { refuseStaff } from '@madrasah/events/staff';
import test from 'ava';
import { openSchool, type TestApp } from '../../test-support/app.ts';
import { FORMS } from '../../test-support/forms.ts';
import { provokesEach } from '../../test-support/refusal-table.ts';

const REGISTER = '/api/teachers/insert_teacher';
const CHANGE = '/api/teachers/update_teacher';
const LEAVE = '/api/teachers/teacher';
const DESIGNATIONS = '/api/teachers/designation';

// It is 14 April 2026 in Dhaka; persons 1 and 2 are teachers, 3 is a guardian.
let app: TestApp;
test.beforeEach(async () => {
  app = await openSchool();
  await app.done('POST', DESIGNATIONS, { Designation: 'মুদাররিস' });
  const person = FORMS['RegisterPerson'] as object;
  for (const [index, UserTypeID] of [2, 2, 4].entries())
    await app.done('POST', '/api/users/insert_user_info', {
      ...person,
      UserTypeID,
      UserCode: `${index + 7}`,
    });
});
test.afterEach.always(() => app.close());

const form = (more: object = {}) => ({ ...(FORMS['RegisterTeacher'] as object), UserID: 1, ...more });
const call = (method: string, path: string, body: unknown = {}, headers = {}) =>
  app.call(method, path, { token: app.token(1), body, headers });
const register = (more: object = {}) => call('POST', REGISTER, form(more));
const leave = (userId: number, more: object = {}) =>
  call('DELETE', `${LEAVE}/${userId}`, { reason: 'নিজ এলাকায় যাচ্ছেন', ...more });

async function recorded() {
  const found: { type: string; data: Record<string, unknown> }[] = [];
  for await (const { stream, type, data } of app.store.readAll())
    if (stream.startsWith('teachers-')) found.push({ type, data: data as Record<string, unknown> });
  return found;
}

test.serial(
  'a teacher is the next of the list; what he has learnt is sealed, and twice pressed is once',
  async (t) => {
    t.is((await app.done('POST', REGISTER, form(), 'once')).id, 1);
    t.is((await app.done('POST', REGISTER, form(), 'once')).id, 1);
    t.deepEqual((await register({ UserID: 2 })).body.data, { UserID: 2, Serial: 2 });
    const events = await recorded();
    t.is(events.length, 2);
    t.like(events[0]?.data, { userId: 1, serial: 1, designationId: 1, joinedOn: '2026-04-01' });
    t.false(JSON.stringify(events).includes('দাওরায়ে হাদীস'));
  },
);

test.serial('a record is changed by whoever has seen it as it stands', async (t) => {
  await register();
  await app.done('POST', DESIGNATIONS, { Designation: 'নাযেম' });
  const change = (seen: number) => call('PUT', CHANGE, form({ DNID: 2 }), { 'If-Match': `"${seen}"` });
  t.is((await change(1)).status, 200);
  t.like(await change(1), { status: 409, body: { code: 'conflict.changed' } });
  t.is((await change(2)).status, 200);
  t.like((await recorded()).at(-1), { type: 'TeacherChanged', data: { designationId: 2 } });
});

test.serial('who has left may come again, with a new place on the list', async (t) => {
  await register();
  await register({ UserID: 2 });
  t.is((await leave(1)).status, 200);
  t.like((await recorded()).at(-1), { type: 'TeacherLeft', data: { leftOn: '2026-04-14' } });
  t.false(JSON.stringify(await recorded()).includes('এলাকায়'), 'why he left is his own');
  t.is((await leave(1)).status, 404);
  t.is((await call('PUT', CHANGE, form())).status, 404);
  t.is((await register()).body.data.Serial, 3);
});

test.serial(
  'what is missing is told all at once in the specification’s sentences, and nothing is recorded',
  async (t) => {
    const { status, body } = await app.call('POST', REGISTER, {
      token: app.token(1),
      body: {},
      headers: { 'accept-language': 'en' },
    });
    t.is(status, 400);
    const said = Object.fromEntries(
      body.fields.map(({ path, message }: { path: string; message: string }) => [path, message]),
    );
    t.like(said, {
      DNID: 'Designation is required',
      JoiningDate: 'Entry Date is require',
      ResultDevision: 'Result devision is require',
      PasstedDate: 'Passing year and date is require',
      Qualification: 'Qualification is require',
      ExamBoardName: 'Exam Board Name is require',
      Experience: 'Experience is require',
    });
    t.is((await register({ DNID: 7 })).status, 404);
    t.is((await register({ UserID: 70 })).status, 404);
    t.deepEqual(await recorded(), []);
  },
);

test.serial('a designation that somebody holds stays on its list', async (t) => {
  await register();
  t.is((await call('DELETE', `${DESIGNATIONS}/1`)).status, 409);
  await app.done('POST', DESIGNATIONS, { Designation: 'খাদেম' });
  t.is((await call('DELETE', `${DESIGNATIONS}/2`)).status, 200);
});

provokesEach(refuseStaff.codes, {
  'teacher.not-found': () => leave(1),
  'teacher.of-another-kind': () => register({ UserID: 3 }),
  async 'teacher.registered-already'() {
    await register();
    return register();
  },
  'teacher.passed-later': () => register({ PasstedDate: '2026-04-15' }),
  async 'teacher.leaves-before-joining'() {
    await register();
    return leave(1, { on: '2026-03-31' });
  },
  async 'teacher.leaves-later'() {
    await register();
    return leave(1, { on: '2026-04-15' });
  },
});
