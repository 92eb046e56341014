import { isRefusal } from '@madrasah/events';
import { InstitutionSwitched, institutionCommands, refuseInstitutions } from '@madrasah/events/institutions';
import { hashPassword } from '@madrasah/service-kit/access';
import { type EventStore, inProcessEventStore, StoreAway } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { accessStream } from '../access/state.ts';
import { OTHER_SCHOOL, openSchool, SCHOOL, TestApp } from '../test-support/app.ts';
import { FORMS } from '../test-support/forms.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { platformStream } from './state.ts';

const { openFirstSchool } = institutionCommands;
const PATH = '/api/users/madrasah';
const form = { ...(FORMS['RegisterInstitution'] as object), school_id: OTHER_SCHOOL };
const register = (app: Awaited<ReturnType<typeof openSchool>>, body: object = form, key?: string) =>
  app.call('POST', PATH, { token: app.token(2), body, ...(key ? { key } : {}) });

const inOther = async (app: Awaited<ReturnType<typeof openSchool>>) => [
  ...(await app.recorded(`access-${OTHER_SCHOOL}`)),
  ...(await app.recorded(`chart-${OTHER_SCHOOL}`)),
];

/** A store that is away for the next append to a stream. */
function failingOnce(stream: string): EventStore {
  const store = inProcessEventStore(':memory:');
  let fails = 1;
  return {
    ...store,
    append: (name, expected, events) =>
      name === stream && fails-- > 0
        ? Promise.reject(new StoreAway('away'))
        : store.append(name, expected, events),
  };
}

const toggled = async (schoolId: string) => {
  const app = await openSchool();
  const path = `${PATH}/${schoolId}/toggle-action`;
  const answer = await app.call('PATCH', path, { token: app.token(2), body: {} });
  await app.close();
  return answer;
};

const firstSchool = async (address: string) => {
  const app = await openSchool();
  const headers = { 'x-forwarded-for': address };
  const answer = await app.call('POST', openFirstSchool.path, { body: openFirstSchool.example, headers });
  await app.close();
  return answer;
};

provokesEach(refuseInstitutions.codes, {
  'institution.not-found': () => toggled('99999'),
  'institutions.own': () => toggled(SCHOOL),
  'institutions.duplicate': async () => {
    const app = await openSchool();
    const answer = await register(app, { ...form, school_id: SCHOOL });
    await app.close();
    return answer;
  },
  'institutions.platform-only': async () => {
    const app = await openSchool();
    await app.school(OTHER_SCHOOL);
    const body = { ...form, school_id: '30003' };
    const answer = await app.call('POST', PATH, { token: app.token(2, OTHER_SCHOOL), body });
    await app.close();
    return answer;
  },
  'institutions.first-link-dead': () => firstSchool('127.0.0.1'),
  'institutions.first-link-elsewhere': () => firstSchool('192.168.0.7'),
  'institutions.entrust-inactive': async () => {
    const app = await openSchool();
    await app.school(OTHER_SCHOOL);
    await app.given(platformStream, [InstitutionSwitched({ schoolId: OTHER_SCHOOL, active: false })]);
    const answer = await app.call('PUT', `${PATH}/${OTHER_SCHOOL}/platform`, { token: app.token(2) });
    await app.close();
    return answer;
  },
  'institutions.inactive': async () => {
    const app = await new TestApp().open();
    await app.school(SCHOOL, await hashPassword('long-enough'));
    await app.given(platformStream, [InstitutionSwitched({ schoolId: SCHOOL, active: false })]);
    const body = { name: 'type6', password: 'long-enough', school_id: SCHOOL };
    const answer = await app.call('POST', '/api/users/login', { body });
    await app.close();
    return answer;
  },
});

test('only logins of the institution that runs the system register others; nothing is recorded', async (t) => {
  const app = await openSchool();
  await app.school(OTHER_SCHOOL);
  const third = { ...form, school_id: '30003' };
  const refused = await app.call('POST', PATH, { token: app.token(2, OTHER_SCHOOL), body: third });
  t.like(refused, { status: 403, body: { code: 'institutions.platform-only' } });
  t.deepEqual(await app.recorded('platform'), ['InstitutionRegistered', 'InstitutionRegistered']);
  t.is((await register(app, third)).status, 201);
  await app.close();
});

test('an institution opens with its login of type 2 and its general fund', async (t) => {
  const app = await openSchool();
  t.is((await register(app)).status, 201);
  t.deepEqual(await inOther(app), ['LoginCreated', 'FundAdded']);
  const body = { name: 'admin', password: 'long-enough', school_id: OTHER_SCHOOL };
  const { body: signedIn } = await app.call('POST', '/api/users/login', { body });
  t.like(signedIn.user, { permissionType: 2, schoolId: OTHER_SCHOOL });
  t.like(await register(app, { ...form, loginName: 'intruder' }), {
    status: refuseInstitutions.codes['institutions.duplicate'],
    body: { code: 'institutions.duplicate' },
  });
  await app.close();
});

test('a registration that breaks off is unknown, and registering again completes it', async (t) => {
  const app = await openSchool({ store: failingOnce(`access-${OTHER_SCHOOL}`) });
  t.like(await register(app), { status: 504, body: { code: 'outcome.unknown' } });
  t.deepEqual(await inOther(app), []);
  t.is((await register(app)).status, 201);
  t.deepEqual(await inOther(app), ['LoginCreated', 'FundAdded']);
  t.is((await app.recorded('platform')).length, 2);
  await app.close();
});

test('of two that register one school at once, one has it', async (t) => {
  const app = await openSchool();
  const answers = await Promise.all(
    ['first', 'second'].map((loginName) => register(app, { ...form, loginName })),
  );
  t.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
  t.deepEqual(await inOther(app), ['LoginCreated', 'FundAdded']);
  const winner = answers[0]?.status === 201 ? 'first' : 'second';
  const { logins } = await app.desk.state(accessStream, OTHER_SCHOOL);
  t.deepEqual(
    [...logins.values()].map(({ name }) => name),
    [winner],
  );
  await app.close();
});

test('the same key again gives the same answer', async (t) => {
  const app = await openSchool();
  const first = await register(app, form, 'key-1');
  const again = await register(app, form, 'key-1');
  t.deepEqual(again, first);
  t.like(await register(app, { ...form, Address: 'সিলেট' }, 'key-1'), { body: { code: 'key.reused' } });
  t.false(isRefusal(again.body));
  await app.close();
});

test('a school id may be typed in Bengali digits', async (t) => {
  const app = await openSchool();
  t.is((await register(app, { ...form, school_id: ' ২০০০২' })).status, 201);
  t.true((await app.recorded('access-20002')).includes('LoginCreated'));
  await app.close();
});
