import { refuseAccess } from '@madrasah/events/access';
import test from 'ava';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { FORMS } from '../test-support/forms.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { recoverLogin } from './recover.ts';
import { accessStream } from './state.ts';

const app = await openSchool({ isOpen: true });
await app.done('POST', '/api/users/insert_user_info', FORMS['RegisterPerson']);
test.after.always(() => app.close());

const signIn = (name: string) =>
  app.call('POST', '/api/users/login', { body: { name, password: 'wrong horse', school_id: SCHOOL } });
const login = (type: number, permissionTypeId: number, loginName = 'hisab', password = 'long-enough') => {
  const body = { userId: 1, loginName, password, permissionTypeId };
  return app.call('POST', '/api/users/create_login_user', { token: app.token(type), body });
};
const set = (type: number, UserID: number, permissions: object) => {
  const body = { UserID, PermissionListID: 1, permissions };
  return app.call('PUT', '/api/permission', { token: app.token(type), body });
};

const retype = (type: number, id: number, permissionTypeId: number) =>
  app.call('PUT', `/api/users/update_login_user_type/${id}`, {
    token: app.token(type),
    body: { permissionTypeId },
  });

const audit = (id: number, body: object) =>
  app.call('PUT', `/api/users/login_auditor/${id}`, { token: app.token(1), body });

provokesEach(refuseAccess.codes, {
  'access.sign-in-refused': () => signIn('nobody'),
  'access.locked-out': async () => {
    await Promise.all(Array.from({ length: 10 }, () => signIn('type1')));
    return signIn('type1');
  },
  'access.login-duplicate': () => login(1, 6, 'type6'),
  'access.login-alike': () => login(1, 6, 'typel'),
  'access.type-not-assignable': () => login(3, 3),
  'access.login-above': () => set(5, 5, { View: 0, Insert: 0, Edit: 0, Delete: 0 }),
  'access.power-not-held': () => set(5, 6, { View: 1, Insert: 1, Edit: 1, Delete: 1 }),
  'access.password-known': () => login(1, 6, 'hisab', 'madrasah-demo'),
  'access.password-common': () => login(1, 6, 'hisab', 'Password1'),
  'access.current-password': () => {
    const body = { password: 'long-enough', oldPassword: 'wrong horse' };
    return app.call('PUT', '/api/users/update_login_user_password/6', { token: app.token(6), body });
  },
  'access.own-type': () => retype(1, 1, 6),
  // Type 2 is switched off first: the one of type 1 is then the last.
  'access.last-administrator': async () => {
    await app.done('PUT', '/api/users/update_login_user_status/2', { isVerified: 0 });
    const made = await login(1, 1, 'second');
    await app.done('PUT', `/api/users/update_login_user_status/${made.body['id']}`, { isVerified: 0 });
    return app.call('PUT', '/api/users/update_login_user_status/1', {
      token: app.token(1),
      body: { isVerified: 0 },
    });
  },
  'access.auditor-administrator': () => audit(4, { auditor: 1 }),
  'access.auditor-days': () => audit(6, { auditor: 1, from: '2026-04-14' }),
  'access.login-tied-already': async () => {
    const made = await login(1, 6, 'tied');
    const { id } = await app.done('POST', '/api/users/insert_user_info', {
      ...(FORMS['RegisterPerson'] as object),
      UserCode: '8',
    });
    const body = { userId: id };
    return app.call('PUT', `/api/users/login_person/${made.body.id}`, { token: app.token(1), body });
  },
  'access.not-administrator': async () =>
    recoverLogin(await app.desk.state(accessStream, SCHOOL), 'type6', 'hash'),
  'login.not-found': () => set(1, 99, { View: 0, Insert: 0, Edit: 0, Delete: 0 }),
});
