import test from 'ava';
import { OTHER_SCHOOL, openSchool, SCHOOL } from '../test-support/app.ts';
import { FORMS } from '../test-support/forms.ts';

const LOGIN = 6;
const USERS = '/api/users';

test('forms over logins that name another school find nothing; those of one’s own are taken', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await app.school(OTHER_SCHOOL);
  await app.done('POST', `${USERS}/insert_user_info`, FORMS['RegisterPerson']);
  const forms: readonly [method: string, path: string, form: object][] = [
    ['POST', 'create_login_user', FORMS['CreateLogin'] as object],
    ['PUT', `update_login_user_name/${LOGIN}`, { loginName: 'hisab-2' }],
    ['PUT', `update_login_user_type/${LOGIN}`, { permissionTypeId: 5 }],
    ['PUT', `update_login_user_password/${LOGIN}`, { password: 'another-one' }],
    ['PUT', `update_login_user_status/${LOGIN}`, { isVerified: 0 }],
  ];
  const recorded = () => app.recorded('access');
  const before = (await recorded()).length;
  const send = (school_id: unknown, [method, path, form]: (typeof forms)[number]) =>
    app.call(method, `${USERS}/${path}`, { token: app.token(1), body: { ...form, school_id } });
  for (const form of forms) {
    const answer = await send(OTHER_SCHOOL, form);
    t.deepEqual([answer.status, answer.body.code], [404, 'institution.not-found'], form[1]);
  }
  t.is((await recorded()).length, before);
  for (const [at, form] of forms.entries())
    t.true((await send(at % 2 ? SCHOOL : Number(SCHOOL), form)).status < 300, form[1]);
  t.is((await recorded()).length, before + forms.length);
});

test('a login is somebody’s: without a person, or of one who is not there, none is made', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  const make = (body: object) =>
    app.call('POST', `${USERS}/create_login_user`, { token: app.token(1), body });
  const { userId: _, ...ofNobody } = FORMS['CreateLogin'] as { userId: number };
  t.like(await make(ofNobody), {
    status: 400,
    body: { fields: [{ path: 'userId', message: 'কার জন্য লগইন তা বেছে নিন' }] },
  });
  t.like(await make({ ...ofNobody, userId: 9 }), { status: 404, body: { code: 'person.not-found' } });
  t.is((await app.done('POST', `${USERS}/insert_user_info`, FORMS['RegisterPerson'])).id, 1);
  t.is((await make({ ...ofNobody, userId: 1 })).status, 201);
});
