import { USER_TYPES } from '@madrasah/events/people';
import { SettingChanged, SWITCHES } from '@madrasah/events/settings';
import test, { type ExecutionContext } from 'ava';
import { chartStream } from '../../ledger/chart/state.ts';
import { openSchool } from '../../test-support/app.ts';
import { FORMS } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';
import { PROFILE } from '../../test-support/people.ts';
import { given, people, putAside, register } from '../test-support.ts';
import { likelyDouble } from './likely.ts';

const REGISTER = '/api/users/insert_user_info';
const student = { userType: USER_TYPES.student, profile: PROFILE };

test('whoever is of the kind, stands and is like him is named; nobody else is', (t) => {
  t.like(likelyDouble(people(['77']), student), { status: 409, params: { code: `77 ${PROFILE.name}` } });
  const written = { ...PROFILE, name: `মোঃ ${PROFILE.name}`, fatherName: `${PROFILE.fatherName} ` };
  t.is(likelyDouble(people(['77']), { ...student, profile: written }), undefined, 'another name');
  t.is(likelyDouble(people(['77'], USER_TYPES.teacher), student), undefined, 'a teacher is no student');
  const away = people(['77']);
  given(away, putAside(away));
  t.is(likelyDouble(away, student), undefined, 'he was put aside');
  const both = people(['77']);
  given(both, register(both, '5', USER_TYPES.guardian));
  t.like(likelyDouble(both, student), { params: { code: `77 ${PROFILE.name}` } }, 'the last of another kind');
});

async function school(t: ExecutionContext) {
  const app = await openSchool({ withinMs: 60_000 });
  t.teardown(() => app.close());
  await furnish(app);
  return app;
}

for (const [path, form] of [
  [ADMIT, FORMS['AdmitStudent']],
  [REGISTER, FORMS['RegisterPerson']],
] as const)
  test(`${path} asks its sender who can be asked, and nobody else`, async (t) => {
    const app = await school(t);
    const body = { ...((form as { data?: object }).data ?? (form as object)), UserCode: '' };
    await app.done('POST', path, body);
    const before = await app.recorded();
    const send = (more: object, key?: string) =>
      app.call('POST', path, { token: app.token(1), body: { ...body, ...more }, ...(key ? { key } : {}) });
    const asked = await send({ sure: false }, 'a');
    t.like(asked, { status: 409, body: { code: 'people.likely-double' } });
    t.deepEqual(await app.recorded(), before, 'nothing is recorded');
    t.is((await send({ sure: 'maybe' })).status, 400);
    const sure = await send({ sure: true }, 'a');
    t.is(sure.status, 201);
    t.deepEqual((await send({ sure: false }, 'a')).body, sure.body, 'the same is answered again, not asked');
    t.is((await send({})).status, 201, 'a machine is never asked');
    await app.given(chartStream, [SettingChanged({ settingId: SWITCHES.duplicateWarning, value: 0 })]);
    t.is((await send({ sure: false })).status, 201, 'the institution does not want to be warned');
  });
