import { JOBS, permissionIds } from '@madrasah/events/access';
import test, { type ExecutionContext } from 'ava';
import { peopleStream } from '../people/state.ts';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { FORMS } from '../test-support/forms.ts';
import { accessStream } from './state.ts';

const PATH = '/api/users/register_with_login';
const FORM = FORMS['RegisterWithLogin'] as object;

async function house(t: ExecutionContext) {
  const app = await openSchool();
  t.teardown(() => app.close());
  const make = (body: object = {}, type = 2, key?: string) =>
    app.call('POST', PATH, {
      ...{ token: app.token(type), body: { ...FORM, ...body } },
      ...(key ? { key } : {}),
    });
  const logins = async () => [...(await app.desk.state(accessStream, SCHOOL)).logins.values()];
  const people = async () => [...(await app.desk.state(peopleStream, SCHOOL)).people.values()];
  return { app, make, logins, people };
}

test('a person and his login come in one go, with the powers of his job', async (t) => {
  const { make, logins, people } = await house(t);
  const made = await make();
  t.is(made.status, 201);
  const [person] = await people();
  t.like(person, { userId: 1, userType: 2, gender: 1 });
  const login = (await logins()).find(({ loginId }) => loginId === Number(made.body.id));
  t.like(login, { name: 'cashier-2', userId: 1, permissionType: 6 });
  const cashier = JOBS.find(({ id }) => id === 'cashier');
  t.is(login?.powers.size, Object.keys(cashier?.powers ?? {}).length);
  t.like(login?.powers.get(permissionIds.get('fee_collection') as number), {
    ...{ view: true, insert: true, edit: false, delete: false },
  });
});

test('without a job the login begins with no power', async (t) => {
  const { make, logins } = await house(t);
  const { body } = await make({ job: undefined });
  t.is((await logins()).find(({ loginId }) => loginId === Number(body.id))?.powers.size, 0);
});

test('a name that is taken, or a fault of the form, leaves no person behind', async (t) => {
  const { make, people } = await house(t);
  t.like(await make({ loginName: 'type1' }), { status: 409, body: { code: 'access.login-duplicate' } });
  const faulty = await make({ UserName: '', Mobile1: '12', loginName: '', job: 'king' });
  t.is(faulty.status, 400);
  t.deepEqual(faulty.body.fields.map(({ path }: { path: string }) => path).toSorted(), [
    'Mobile1',
    'UserName',
    'job',
    'loginName',
  ]);
  t.like(await make({ permissionTypeId: 1 }), { status: 403, body: { code: 'access.type-not-assignable' } });
  t.deepEqual(await people(), []);
});

test('whoever may not write people down, or does not hold what the job needs, makes neither', async (t) => {
  const { app, make, people } = await house(t);
  t.like(await make({}, 5), { status: 403, body: { code: 'access.denied' } });
  await app.done('PUT', '/api/permission', {
    ...{ UserID: 5, PermissionListID: permissionIds.get('user_entry') },
    permissions: { View: 1, Insert: 1, Edit: 0, Delete: 0 },
  });
  t.like(await make({}, 5), { status: 403, body: { code: 'access.power-not-held' } });
  t.deepEqual(await people(), []);
  t.is((await make({ job: undefined }, 5)).status, 201);
});

test('the same key again enters nobody twice', async (t) => {
  const { app, make, people } = await house(t);
  const first = await make({}, 2, 'one-key');
  const events = (await app.recorded()).length;
  const again = await make({}, 2, 'one-key');
  t.deepEqual([again.status, again.body.id], [201, first.body.id]);
  t.is((await app.recorded()).length, events);
  t.is((await people()).length, 1);
});

test('somebody who looks like one who is there is asked about before either is recorded', async (t) => {
  const { make, people } = await house(t);
  await make();
  const asked = await make({ loginName: 'another', sure: false });
  t.like(asked, { status: 409, body: { code: 'people.likely-double' } });
  t.is((await people()).length, 1);
  t.is((await make({ loginName: 'another', sure: true })).status, 201);
  t.is((await people()).length, 2);
});
