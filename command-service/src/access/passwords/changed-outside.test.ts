import { streams } from '@madrasah/events';
import { LoginCreated, PowersSet } from '@madrasah/events/access';
import { InstitutionRegistered, PlatformEntrusted } from '@madrasah/events/institutions';
import { hashPassword } from '@madrasah/service-kit/access';
import { closeBeginnings } from '@madrasah/service-kit/beginnings';
import { Codec } from '@madrasah/service-kit/codec';
import { forge } from '@madrasah/service-kit/codec/test-support';
import test, { type ExecutionContext } from 'ava';
import { OTHER_SCHOOL, SCHOOL, TestApp } from '../../test-support/app.ts';
import { loginsWithPassword } from './known-password.ts';

const PASSWORD = 'long-enough-1';
const own = hashPassword(PASSWORD);

async function house(t: ExecutionContext): Promise<TestApp> {
  const app = await new TestApp().open();
  t.teardown(() => app.close());
  const closing = { store: app.store, codec: new Codec(app.vault), now: app.clock.now() };
  t.deepEqual(await closeBeginnings(closing), []);
  for (const school of [SCHOOL, OTHER_SCHOOL]) await app.school(school, await own);
  return app;
}

const signIn = (app: TestApp, school_id: string, name = 'type2') =>
  app.call('POST', '/api/users/login', { body: { school_id, name, password: PASSWORD } });

const intruder = async () =>
  LoginCreated({ loginId: 9, userId: null, permissionType: 1, name: 'intruder', passwordHash: await own });
const ALL = { view: true, insert: true, edit: true, delete: true };

for (const [name, draft] of [
  ['a login in plain text', intruder],
  ['powers', async () => PowersSet({ loginId: 6, permissionListId: 1, ...ALL })],
] as const)
  for (const isRestarted of [false, true])
    test(`somebody appends ${name}${isRestarted ? ', and the product starts anew' : ''}: nobody signs in to that school, everybody to others`, async (t) => {
      const app = await house(t);
      t.is((await signIn(app, SCHOOL)).status, 200);
      await forge(app.store, streams.access(SCHOOL), await draft());
      if (isRestarted) await app.restart();
      const revision = await endOf(app, streams.access(SCHOOL));
      for (const login of ['intruder', 'type2']) {
        const answer = await signIn(app, SCHOOL, login);
        t.like(answer, { status: 503, body: { code: 'store.unproven' } });
      }
      const [method, path] = ['PUT', '/api/users/update_login_user_name/5'];
      const renamed = await app.call(method, path, { token: app.token(2), body: { loginName: 'other' } });
      t.like(renamed, { status: 503, body: { code: 'store.unproven' } });
      t.is(await endOf(app, streams.access(SCHOOL)), revision, 'nothing is recorded behind it');
      t.is((await signIn(app, OTHER_SCHOOL)).status, 200);
      t.deepEqual(
        new Set((await loginsWithPassword(app.desk, PASSWORD)).map(({ schoolId }) => schoolId)),
        new Set([OTHER_SCHOOL]),
      );
    });

async function endOf(app: TestApp, stream: string): Promise<number> {
  for await (const { revision } of app.store.readStream(stream, { backwards: true, limit: 1 }))
    return revision;
  return -1;
}

for (const [name, draft] of [
  [
    'a school',
    InstitutionRegistered({
      schoolId: '20002',
      name: { bn: 'ক', en: '', ar: '' },
      address: '',
      contactNumber: '',
    }),
  ],
  ['that another school runs the installation', PlatformEntrusted({ schoolId: OTHER_SCHOOL })],
] as const)
  test(`somebody appends to the platform ${name}: nobody signs in anywhere`, async (t) => {
    const app = await house(t);
    await forge(app.store, streams.platform(), draft);
    await app.restart();
    for (const school of [SCHOOL, OTHER_SCHOOL, '20002'])
      t.like(await signIn(app, school), { status: 503, body: { code: 'store.unproven' } });
    t.deepEqual(await loginsWithPassword(app.desk, PASSWORD), []);
  });
