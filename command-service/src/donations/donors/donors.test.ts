import test from 'ava';
import { openSchool, type TestApp } from '../../test-support/app.ts';
import { FORMS } from '../../test-support/forms.ts';

const DONORS = '/api/donation/donors';

// Person 1 is a student.
let app: TestApp;
test.beforeEach(async () => {
  app = await openSchool();
  await app.done('POST', '/api/users/insert_user_info', {
    ...(FORMS['RegisterPerson'] as object),
    ...{ UserTypeID: 1, UserCode: '' },
  });
});
test.afterEach.always(() => app.close());

const call = (method: string, path: string, body: unknown = {}, headers = {}) =>
  app.call(method, path, { token: app.token(1), body, headers });
const add = (more: object = {}) => call('POST', DONORS, { UserName: 'হাজী মালেক', kind: 1, ...more });
const join = (keepId: number, otherId: number) =>
  call('POST', `${DONORS}/join`, { keepId, otherId, reason: 'দুইবার লেখা' });

async function typesOf(...streams: string[]) {
  const found: string[] = [];
  for await (const { stream, type } of app.store.readAll())
    if (streams.some((name) => stream.startsWith(name))) found.push(type);
  return found;
}

test.serial('a name suffices for a donor, who is a person with a number of his own', async (t) => {
  t.like(await add(), { status: 201, body: { id: 2, data: { UserID: 2, UserCode: '1' } } });
  t.like((await add({ kind: 2, UserName: 'আল-আমিন ট্রাস্ট' })).body, { data: { UserID: 3, UserCode: '2' } });
  t.deepEqual((await typesOf('people-')).slice(-2), ['PersonRegistered', 'PersonRegistered']);
  t.deepEqual(await typesOf('donors-'), ['DonorDescribed', 'DonorDescribed']);
});

test.serial(
  'pressed twice it is one donor; what is wrong is told at once and nothing is recorded',
  async (t) => {
    const body = { UserName: 'হাজী মালেক', kind: 1 };
    t.is((await app.done('POST', DONORS, body, 'once')).id, 2);
    t.is((await app.done('POST', DONORS, body, 'once')).id, 2);
    t.is((await typesOf('donors-')).length, 1);
    const wrong = await add({ UserName: ' ', kind: 9, Mobile1: '123' });
    t.is(wrong.status, 400);
    t.deepEqual(wrong.body.fields.map(({ path }: { path: string }) => path).toSorted(), [
      'Mobile1',
      'UserName',
      'kind',
    ]);
    t.is((await typesOf('donors-')).length, 1);
  },
);

test.serial('he is changed by whoever has seen him as he stands; a student is no donor', async (t) => {
  await add();
  const change = (userId: number, seen: number) =>
    call('PUT', `${DONORS}/${userId}`, { UserName: 'আলহাজ্ব আব্দুল মালেক', kind: 1 }, { 'If-Match': `"${seen}"` });
  t.is((await change(2, 1)).status, 200);
  t.like(await change(2, 1), { status: 409, body: { code: 'conflict.changed' } });
  t.is((await change(2, 2)).status, 200);
  t.like(await change(1, 1), { status: 404, body: { code: 'person.not-found' } });
});

test.serial('two entries of one donor are made one', async (t) => {
  await add();
  await add();
  t.is((await join(2, 3)).status, 200);
  t.is((await typesOf('people-')).at(-1), 'PeopleMerged');
  t.like(await join(2, 2), { status: 400, body: { code: 'people.merge-self' } });
});

test.serial('who is no donor is made one with nobody here', async (t) => {
  await add();
  t.like(await join(1, 2), { status: 404, body: { code: 'donor.not-found' } });
});
