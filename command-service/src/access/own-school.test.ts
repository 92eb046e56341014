import test from 'ava';
import { OTHER_SCHOOL, openSchool, SCHOOL } from '../test-support/app.ts';

const LOGIN = 6;
const USERS = '/api/users';

test('forms over logins that name another school find nothing; those of one’s own are taken', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await app.school(OTHER_SCHOOL);
  const forms: readonly [method: string, path: string, form: object][] = [
    ['POST', 'create_login_user', { loginName: 'hisab', password: 'long-enough', permissionTypeId: 6 }],
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
