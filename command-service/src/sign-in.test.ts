import { createHash } from 'node:crypto';
import { InstitutionSwitched } from '@madrasah/events/institutions';
import { hashPassword } from '@madrasah/service-kit/access';
import test, { type ExecutionContext } from 'ava';
import { platformStream } from './institutions/state.ts';
import { OTHER_SCHOOL, SCHOOL, TestApp } from './test-support/app.ts';
import { FORMS } from './test-support/forms.ts';

const PASSWORD = 'correct horse battery';
const hash = await hashPassword(PASSWORD);
const MINUTE = 60_000;
// One after another: each guess is a fifth of a second of work, and a command is answered within fifteen.

async function opened(t: ExecutionContext) {
  const app = await new TestApp().open();
  t.teardown(() => app.close()); // a refused test must not keep its process alive
  await app.school(SCHOOL, hash);
  return app;
}

const signIn = (app: TestApp, name: string, password = PASSWORD, school_id = SCHOOL) =>
  app.call('POST', '/api/users/login', { body: { name, password, school_id } });
const signInFrom = (app: TestApp, from: string, name: string, more: object = {}) =>
  app.call('POST', '/api/users/login', {
    headers: { 'x-forwarded-for': from },
    body: { name, password: PASSWORD, school_id: SCHOOL, ...more },
  });
const WRONG = { password: 'wrong horse' };
const authenticate = (app: TestApp, token: string) => app.call('POST', '/api/users/authenticate', { token });

test.serial('whoever signs in gets a token that opens the school, until he signs out', async (t) => {
  const app = await opened(t);
  const { status, body } = await signIn(app, 'Type3');
  t.is(status, 200);
  t.like(body.user, { username: 'type3', permissionType: 3, schoolId: SCHOOL, userId: 3 });
  t.like((await authenticate(app, body.token)).body, { institution: { Action: 'Active' } });
  t.is((await app.call('POST', '/api/users/logout', { token: body.token })).status, 200);
  t.like(await authenticate(app, body.token), { status: 401, body: { code: 'auth.invalid' } });
  await app.restart();
  t.is((await authenticate(app, body.token)).status, 401);
});

test.serial('an unknown school, an unknown name and a wrong password are answered alike', async (t) => {
  const app = await opened(t);
  const answers = await Promise.all([
    signIn(app, 'type1', PASSWORD, OTHER_SCHOOL),
    signIn(app, 'type1', PASSWORD, 'school'),
    signIn(app, 'nobody'),
    signIn(app, 'type1', 'wrong horse'),
  ]);
  for (const answer of answers) t.deepEqual(answer, answers[0]);
  t.like(answers[0], { status: 401, body: { code: 'access.sign-in-refused' } });
});

test.serial('ten refusals lock the caller out for fifteen minutes, and nobody else', async (t) => {
  const app = await opened(t);
  const attempts = await Promise.all(Array.from({ length: 12 }, () => signIn(app, 'type1', 'wrong horse')));
  const statuses = attempts.map(({ status }) => status).sort();
  t.deepEqual(statuses, [...Array(10).fill(401), ...Array(2).fill(429)]);
  const locked = await signIn(app, 'type1');
  t.like(locked, { status: 429, body: { code: 'access.locked-out' } });
  t.true(locked.body.message.includes('১৫'), locked.body.message);
  t.is((await signIn(app, 'type2')).status, 200);
  t.is((await app.recorded('signins-')).filter((type) => type === 'SignInRefused').length, 10);
  await app.restart();
  t.is((await signIn(app, 'type1')).status, 429);
  app.clock.advance(15 * MINUTE);
  t.is((await signIn(app, 'type1')).status, 200);
});

for (const school of [OTHER_SCHOOL, 'school'])
  test.serial(
    `${school}, a school that is not here, locks out as one that is: neither can be told from the other`,
    async (t) => {
      const app = await opened(t);
      const tries = async (at: string) => {
        const answers = await Promise.all(
          Array.from({ length: 11 }, () => signIn(app, 'type1', 'wrong horse', at)),
        );
        return answers.sort((one, other) => one.status - other.status);
      };
      const unknown = await tries(school);
      t.like(unknown.at(-1), { status: 429, body: { code: 'access.locked-out' } });
      t.deepEqual(unknown, await tries(SCHOOL));
      t.deepEqual(await signIn(app, 'type1', PASSWORD, school), await signIn(app, 'type1'));
      t.is((await signIn(app, 'another', 'wrong horse', school)).status, 401);
      app.clock.advance(15 * MINUTE);
      t.is((await signIn(app, 'type1', 'wrong horse', school)).status, 401);
    },
  );

test.serial(
  'a disabled login is shown the door, and stays out with its old token when enabled again',
  async (t) => {
    const app = await opened(t);
    const token = app.token(6);
    app.clock.advance(1);
    await app.done('PUT', '/api/users/update_login_user_status/6', { isVerified: 0 });
    t.is((await authenticate(app, token)).status, 401);
    t.is((await signIn(app, 'type6')).status, 401);
    app.clock.advance(1);
    await app.done('PUT', '/api/users/update_login_user_status/6', { isVerified: 1 });
    t.is((await authenticate(app, token)).status, 401);
    t.is((await signIn(app, 'type6')).status, 200);
  },
);

test.serial('a changed password ends every session of its owner', async (t) => {
  const app = await opened(t);
  const token = app.token(6);
  app.clock.advance(1);
  const path = '/api/users/update_login_user_password/6';
  const wrong = { password: 'another long one', oldPassword: 'wrong horse' };
  t.like(await app.call('PUT', path, { token, body: wrong }), {
    status: 403,
    body: { code: 'access.current-password' },
  });
  const right = { ...wrong, oldPassword: PASSWORD };
  t.is((await app.call('PUT', path, { token, body: right })).status, 200);
  app.clock.advance(1);
  t.is((await authenticate(app, token)).status, 401);
  t.is((await signIn(app, 'type6')).status, 401);
  t.is((await signIn(app, 'type6', 'another long one')).status, 200);
});

test.serial('a wrong old password is counted with the wrong ones of signing in', async (t) => {
  const app = await opened(t);
  const path = '/api/users/update_login_user_password/6';
  const body = { password: 'another long one', oldPassword: 'wrong horse' };
  const guess = () => app.call('PUT', path, { token: app.token(6), body });
  for (let time = 0; time < 5; time += 1) t.is((await guess()).status, 403);
  for (let time = 0; time < 5; time += 1) t.is((await signIn(app, 'type6', 'wrong horse')).status, 401);
  await app.restart();
  t.like(await guess(), { status: 429, body: { code: 'access.locked-out' } });
  const right = { ...body, oldPassword: PASSWORD };
  t.is((await app.call('PUT', path, { token: app.token(6), body: right })).status, 429, 'the right one too');
});

test.serial('of IPv6 the network counts, and on a device of his own he is counted by himself', async (t) => {
  const app = await opened(t);
  const { device } = (await signInFrom(app, '2001:db8::1', 'type1')).body;
  for (let at = 1; at <= 10; at += 1)
    t.is((await signInFrom(app, `2001:db8::${at}`, 'type1', WRONG)).status, 401);
  t.is((await signInFrom(app, '2001:db8::ff', 'type1')).status, 429);
  t.is((await signInFrom(app, '2001:db8:0:1::1', 'type1')).status, 200);
  const known = await signInFrom(app, '2001:db8::ff', 'type1', { device });
  t.like(known, { status: 200, body: { device } });
  t.is(
    (await signInFrom(app, '2001:db8::ff', 'type2', { device })).status,
    200,
    'of another it shows nothing',
  );
  for (let time = 0; time < 10; time += 1)
    t.is((await signInFrom(app, '2001:db8::ff', 'type1', { device, ...WRONG })).status, 401);
  t.is((await signInFrom(app, '2001:db8::ff', 'type1', { device })).status, 429);
});

test.serial('who tried is recorded under a key: no hash of name and address stands in the log', async (t) => {
  const app = await opened(t);
  await signInFrom(app, '203.0.113.9', 'type1');
  const tried = createHash('sha256').update(`${SCHOOL}\ntype1\n203.0.113.9`).digest('base64url').slice(0, 22);
  const log: string[] = [];
  for await (const event of app.store.readAll()) log.push(JSON.stringify(event.data));
  t.true(log.some((data) => data.includes('"caller"')));
  t.false(log.join('').includes(tried));
});

test.serial('what an administrator changed is told its owner at his next sign-in, once', async (t) => {
  const app = await opened(t);
  const noticed = async (name: string, password = PASSWORD) =>
    (await signIn(app, name, password)).body.notices;
  t.is(await noticed('type6'), undefined);
  const change = async (path: string, body: object, by = 2) => {
    app.clock.advance(MINUTE);
    const { status } = await app.call('PUT', `/api/users/${path}/6`, { token: app.token(by), body });
    t.is(status, 200, path);
    app.clock.advance(MINUTE);
  };
  await change('update_login_user_password', { password: 'another long one' });
  const at = new Date(app.clock.now().getTime() - MINUTE).toISOString();
  t.is((await signIn(app, 'type6')).body.notices, undefined, 'a refused attempt says nothing');
  await app.restart();
  t.deepEqual(await noticed('type6', 'another long one'), [
    { code: 'password.changed-by-other', at, by: 'type2' },
  ]);
  t.is(await noticed('type6', 'another long one'), undefined, 'it is said once');
  await change('update_login_user_name', { loginName: 'muhasib' });
  await change('update_login_user_type', { permissionTypeId: 5 });
  t.deepEqual(
    (await noticed('muhasib', 'another long one')).map(({ code }: { code: string }) => code),
    ['name.changed-by-other', 'type.changed-by-other'],
  );
  await change('update_login_user_name', { loginName: 'muhasib-2' }, 6);
  t.is(await noticed('muhasib-2', 'another long one'), undefined, 'what he changed himself he knows');
});

test.serial('while an institution is inactive its administrators come in and nobody else does', async (t) => {
  const app = await opened(t);
  await app.given(platformStream, [InstitutionSwitched({ schoolId: SCHOOL, active: false })]);
  t.is((await authenticate(app, app.token(5))).status, 401);
  t.is((await authenticate(app, app.token(4))).status, 200);
  t.like(await signIn(app, 'type5'), { status: 403, body: { code: 'institutions.inactive' } });
  t.is((await signIn(app, 'type4')).status, 200);
});

test.serial('no password and no name stands in the log in the open', async (t) => {
  const app = await opened(t);
  await app.done('POST', '/api/users/insert_user_info', FORMS['RegisterPerson']);
  await app.done('POST', '/api/users/create_login_user', {
    userId: 1,
    loginName: 'muhasib-sahib',
    password: 'a very secret word',
    permissionTypeId: 5,
  });
  await signIn(app, 'muhasib-sahib', 'a very secret word');
  for await (const event of app.store.readAll()) {
    const text = JSON.stringify([event.data, event.metadata]);
    t.notRegex(text, /muhasib|secret|scrypt1/);
  }
});
