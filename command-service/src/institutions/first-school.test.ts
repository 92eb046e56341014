import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { institutionCommands } from '@madrasah/events/institutions';
import { awaitsFirstSchool, FirstLink, newFirstKey } from '@madrasah/service-kit/first-link';
import test, { type ExecutionContext } from 'ava';
import { accessStream } from '../access/state.ts';
import { DEMO_SCHOOL, ensureDemoInstitution } from '../demo-institution.ts';
import { peopleStream } from '../people/state.ts';
import { TestApp } from '../test-support/app.ts';

const { openFirstSchool, lookAtFirstLink } = institutionCommands;
const FORM = openFirstSchool.example as Record<string, unknown>;
const SCHOOL = '20005';

async function awaiting(t: ExecutionContext) {
  const folder = mkdtempSync(join(tmpdir(), 'first-'));
  const key = newFirstKey(folder);
  const app = await new TestApp({ firstLink: new FirstLink(folder) }).open();
  t.teardown(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  const open = (body: object, address = '127.0.0.1') =>
    app.call('POST', openFirstSchool.path, { body, headers: { 'x-forwarded-for': address } });
  const look = (given: string) => app.call('POST', lookAtFirstLink.path, { body: { key: given } });
  return { app, folder, key, open, look };
}

test('the link opens the school with its owner and his login, once', async (t) => {
  const { app, folder, key, open, look } = await awaiting(t);
  t.is((await look(key)).status, 200);
  t.is((await open({ ...FORM, key })).status, 201);
  t.deepEqual(await app.recorded(`people-${SCHOOL}`), ['PersonRegistered']);
  t.deepEqual(await app.recorded(`chart-${SCHOOL}`), ['FundAdded']);
  const { logins } = await app.desk.state(accessStream, SCHOOL);
  t.like(logins.get(1), { name: 'muhtamim', permissionType: 2, userId: 1 });
  const { people } = await app.desk.state(peopleStream, SCHOOL);
  t.is(people.get(1)?.userType, 2);
  t.false(awaitsFirstSchool(folder));
  const before = (await app.recorded()).length;
  for (const answer of [await look(key), await open({ ...FORM, key, school_id: '20006' })])
    t.like(answer, { status: 403, body: { code: 'institutions.first-link-dead' } });
  t.is((await app.recorded()).length, before);
});

test('whoever opened the school signs in', async (t) => {
  const { app, key, open } = await awaiting(t);
  await open({ ...FORM, key });
  const { loginName: name, password } = FORM;
  const signedIn = await app.call('POST', '/api/users/login', {
    body: { name, password, school_id: SCHOOL },
  });
  t.is(signedIn.status, 200);
});

test('a wrong link, one of another start and another machine open nothing; the file holds no key', async (t) => {
  const { app, folder, key, open } = await awaiting(t);
  t.false(readFileSync(join(folder, 'first-school.json'), 'utf8').includes(key));
  t.like(await open({ ...FORM, key: `${key}x` }), { status: 403 });
  t.like(await open({ ...FORM, key }, '192.168.0.7'), {
    status: 403,
    body: { code: 'institutions.first-link-elsewhere' },
  });
  const next = newFirstKey(folder);
  t.is((await open({ ...FORM, key })).status, 403);
  t.deepEqual(await app.recorded(), []);
  t.is((await open({ ...FORM, key: next })).status, 201);
});

test('of a school whose owner is refused nothing is recorded, and the mended form opens it', async (t) => {
  const { app, key, open } = await awaiting(t);
  const tomorrow = await open({ ...FORM, key, DateOfBirth: '2099-01-01' });
  t.like(tomorrow, { status: 400, body: { code: 'people.born-later' } });
  t.deepEqual(await app.recorded(), []);
  t.is((await open({ ...FORM, key })).status, 201);
});

test('every fault of the form is told at its field, and the link still opens', async (t) => {
  const { app, key, open } = await awaiting(t);
  const { status, body } = await open({ key, school_id: '12', loginName: 'x', password: 'short' });
  t.is(status, 400);
  t.deepEqual(body.fields.map(({ path }: { path: string }) => path).toSorted(), [
    ...['DateOfBirth', 'GenderID', 'InstitutionName', 'Mobile1', 'UserName'],
    ...['loginName', 'password', 'school_id'],
  ]);
  t.deepEqual(await app.recorded(), []);
  t.is((await open({ ...FORM, key })).status, 201);
});

test('two who use the link at once open one school', async (t) => {
  const { app, key, open } = await awaiting(t);
  const both = await Promise.all([open({ ...FORM, key }), open({ ...FORM, key })]);
  t.is(both.filter(({ status }) => status === 201).length, 1);
  const { logins } = await app.desk.state(accessStream, SCHOOL);
  t.is(logins.size, 1);
});

test('an installation whose first school came by a link is given no demo institution', async (t) => {
  const { app, key, open } = await awaiting(t);
  await open({ ...FORM, key });
  await ensureDemoInstitution(app.desk, 'madrasah-demo');
  t.is((await app.desk.state(accessStream, DEMO_SCHOOL)).logins.size, 0);
});
