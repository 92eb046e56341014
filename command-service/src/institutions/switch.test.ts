import { isRefusal } from '@madrasah/events';
import { InstitutionRegistered, InstitutionSwitched } from '@madrasah/events/institutions';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { OTHER_SCHOOL, openSchool, SCHOOL } from '../test-support/app.ts';
import { platformStream } from './state.ts';
import { switchInstitution } from './switch.ts';

const fold = { revision: 0, metadata: { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } } };

/** Two institutions; the first of them runs the installation. */
function platform() {
  const state = platformStream.initial(plainTable);
  const name = { bn: 'মাদরাসা', en: '', ar: '' };
  for (const schoolId of ['1001', '2002']) {
    const draft = InstitutionRegistered({ schoolId, name, address: '', contactNumber: '' });
    platformStream.evolve(state, { ...draft, ...fold } as never);
  }
  const decided = (schoolId: string, active: boolean | null, by = '1001') =>
    switchInstitution(state, { schoolId, active, by });
  const given = (draft: object) => platformStream.evolve(state, { ...draft, ...fold } as never);
  return { decided, given };
}
const off = InstitutionSwitched({ schoolId: '2002', active: false });

test('only the first institution switches others, and never itself', (t) => {
  const { decided } = platform();
  t.deepEqual(decided('2002', false), [off]);
  const refused = [decided('1001', false), decided('2002', true, '2002'), decided('3003', false)];
  t.deepEqual(
    refused.map((one) => isRefusal(one) && one.code),
    ['institutions.own', 'institutions.platform-only', 'institution.not-found'],
  );
  for (const other of ['1001', '3003'])
    t.like(decided(other, false, '2002'), { code: 'institution.not-found' }, 'nobody learns who is there');
});

test('what it is already records nothing; without a word it is turned round', (t) => {
  const { decided, given } = platform();
  t.deepEqual(decided('2002', true), []);
  t.deepEqual(decided('2002', null), [off]);
  given(off);
  t.deepEqual(decided('2002', false), []);
  t.deepEqual(decided('2002', null), [InstitutionSwitched({ schoolId: '2002', active: true })]);
});

test('a school that is switched off shuts its ordinary logins out, keeps its records, and is opened again', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await app.school(OTHER_SCHOOL);
  const path = `/api/users/madrasah/${OTHER_SCHOOL}/toggle-action`;
  const toggle = (Action: string, token = app.token(2)) =>
    app.call('PATCH', path, { token, body: { Action } });
  const clerk = () => app.call('POST', '/api/users/authenticate', { token: app.token(6, OTHER_SCHOOL) });
  t.is((await clerk()).status, 200);
  const kept = (await app.recorded(`access-${OTHER_SCHOOL}`)).length;
  for (const _ of ['pressed', 'twice']) t.is((await toggle('Inactive')).status, 200);
  t.is((await app.recorded('platform')).filter((type) => type === 'InstitutionSwitched').length, 1);
  t.is((await clerk()).status, 401);
  t.is((await toggle('Active', app.token(2, OTHER_SCHOOL))).status, 403);
  t.is((await app.recorded(`access-${OTHER_SCHOOL}`)).length, kept);
  t.is((await toggle('Active')).status, 200);
  t.is((await clerk()).status, 200);
  t.is((await toggle('হ্যাঁ')).status, 400);
  const own = await app.call('PATCH', `/api/users/madrasah/${SCHOOL}/toggle-action`, {
    ...{ token: app.token(2), body: {} },
  });
  t.is(own.body.code, 'institutions.own');
});
