import { LoginCreated, LoginSwitched } from '@madrasah/events/access';
import { hashPassword } from '@madrasah/service-kit/access';
import test from 'ava';
import { OTHER_SCHOOL, SCHOOL, TestApp } from '../../test-support/app.ts';
import { accessStream } from '../state.ts';
import { loginsWithPassword, openToEverybody } from './known-password.ts';

const KNOWN = 'madrasah-demo';

test('the logins of every school are tried; what is switched off takes no password, and nothing is recorded', async (t) => {
  const app = await new TestApp().open();
  t.teardown(() => app.close());
  const [known, own] = [await hashPassword(KNOWN), await hashPassword('one of their own')];
  await app.school(SCHOOL, own);
  await app.school(OTHER_SCHOOL, own);
  const more = (loginId: number, name: string, passwordHash: string) =>
    LoginCreated({ loginId, userId: null, permissionType: 5, name, passwordHash });
  await app.given(accessStream, [more(7, 'cashier', known), more(8, 'clerk', own)], SCHOOL);
  const switchedOff = LoginSwitched({ loginId: 9, active: false });
  await app.given(accessStream, [more(9, 'gone', known), switchedOff], SCHOOL);
  await app.given(accessStream, [more(7, 'হিসাব', known)], OTHER_SCHOOL);
  const found = await loginsWithPassword(app.desk, KNOWN);
  t.deepEqual(
    found.toSorted((a, b) => (a.schoolId < b.schoolId ? -1 : 1)),
    [
      { schoolId: SCHOOL, name: 'cashier' },
      { schoolId: OTHER_SCHOOL, name: 'হিসাব' },
    ].toSorted((a, b) => (a.schoolId < b.schoolId ? -1 : 1)),
  );
  t.deepEqual(await app.recorded('signins-'), []);
});

test('the sentence names each login by its school; without any there is none', (t) => {
  t.is(openToEverybody('0.0.0.0', KNOWN, []), undefined);
  const logins = [
    { schoolId: '10001', name: 'admin' },
    { schoolId: '10001', name: 'cashier' },
    { schoolId: '10002', name: 'admin' },
  ];
  t.is(
    openToEverybody('0.0.0.0', KNOWN, logins),
    'HOST is 0.0.0.0, and everybody knows the password of these logins (madrasah-demo) – school 10001: admin, cashier; school 10002: admin. Start without HOST, give each a password of its own on the page Login users, then start again.',
  );
});
