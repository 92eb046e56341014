import { addDays, streams } from '@madrasah/events';
import { SignedIn } from '@madrasah/events/access';
import { InstitutionSwitched, PlatformEntrusted, RenewalSet } from '@madrasah/events/institutions';
import { today } from '@madrasah/service-kit/clock';
import test from 'ava';
import { recordSchool } from '../app-test-school.ts';
import { OTHER_SCHOOL, SCHOOL, testApp } from '../app-test-support.ts';
import { page } from '../live/test-support.ts';

const LEFT = '/api/payment/userinfo';
const ALL = '/api/users/all_madrasah';
const STATUS = '/api/users/all_madrasah_status';

test('the first institution sees all and how they stand; another one its own row', async (t) => {
  const school = await testApp();
  t.teardown(school.end);
  const codes = async (query = '', of = SCHOOL) =>
    (await school.get(`${ALL}?${query}`, { school: of })).body.data.map(
      (row: { UserCode: string }) => row.UserCode,
    );
  t.deepEqual(await codes(), [SCHOOL, OTHER_SCHOOL]);
  t.deepEqual(await codes('', OTHER_SCHOOL), [OTHER_SCHOOL]);
  t.deepEqual(await codes(`search=${OTHER_SCHOOL}`), [OTHER_SCHOOL]);
  t.is((await school.get(`/api/users/madrasah/${SCHOOL}`, { school: OTHER_SCHOOL })).status, 404);
  t.is((await school.get(`${ALL}?filter=none`)).status, 400);
  await school.record(streams.platform(), InstitutionSwitched({ schoolId: OTHER_SCHOOL, active: false }));
  t.deepEqual(await codes('filter=inactive'), [OTHER_SCHOOL]);
  t.deepEqual(await codes('filter=active'), [SCHOOL]);
  t.like((await school.get(`/api/users/madrasah/${OTHER_SCHOOL}`)).body.data, {
    ...{ UserCode: OTHER_SCHOOL, Action: 'Inactive', Status: 0, maySwitch: true },
  });
  t.deepEqual((await school.get(STATUS)).body, {
    ...{ totalUsers: 2, active: 1, inactive: 1, online: 0, offline: 2, runs: true },
  });
});

test('the last sign-in is of each school alone, and whoever is connected is online', async (t) => {
  const school = await testApp();
  t.teardown(school.end);
  await school.app.projections.caughtUp;
  await school.record(streams.signIns(OTHER_SCHOOL), SignedIn({ loginId: 1, jti: 'one', caller: 'x' }));
  const [own, other] = (await school.get(ALL)).body.data;
  t.is(own.LastLogin, undefined);
  t.regex(other.LastLogin, /^\d{4}-\d\d-\d\d$/);
  const connected = page(t, school.origin, school.tokenOf(OTHER_SCHOOL, 1));
  t.is(await connected.opened, 'connected');
  t.deepEqual((await school.get(STATUS)).body, {
    ...{ totalUsers: 2, active: 2, inactive: 0, online: 1, offline: 1, runs: true },
  });
  const { data } = (await school.get(`${ALL}?filter=online`)).body;
  t.deepEqual([data.length, data[0].UserCode, data[0].LoginStatus], [1, OTHER_SCHOOL, 1]);
});

test('what is left of a renewal: days until its last, and students of the sessions that run who have not left', async (t) => {
  const school = await testApp();
  t.teardown(school.end);
  await recordSchool(school, SCHOOL, 'ক');
  const left = async (of = SCHOOL) => (await school.get(LEFT, { school: of })).body;
  t.deepEqual(await left(), { RenewDays: null, BalanceDr: null, BalanceCr: null });
  const until = addDays(today(school.clock), 31);
  await school.record(streams.platform(), RenewalSet({ schoolId: SCHOOL, until, students: 2 }));
  const classes = (await school.get('/api/users/student_by_class')).body.data;
  const students = classes.reduce((sum: number, { student }: { student: number }) => sum + student, 0);
  t.true(students > 0);
  t.deepEqual(await left(), { RenewDays: 31, BalanceDr: 2, BalanceCr: students });
  const menu = (await school.get('/api/permission/menu')).body; // for the header of every page
  t.like(menu.institution, { RenewDays: 31, BalanceDr: 2, BalanceCr: students });
  t.deepEqual(await left(OTHER_SCHOOL), { RenewDays: null, BalanceDr: null, BalanceCr: null });
  const [row] = (await school.get(ALL)).body.data;
  t.like(row, { UserCode: SCHOOL, RenewUntil: until, Quota: 2, Balance: 2 - students, mayRenew: true });
  const past = addDays(today(school.clock), -3);
  await school.record(streams.platform(), RenewalSet({ schoolId: SCHOOL, until: past, students: null }));
  t.deepEqual(await left(), { RenewDays: -3, BalanceDr: null, BalanceCr: null });
});

test('the institution that was entrusted with the system sees all, the first one its own row', async (t) => {
  const school = await testApp();
  t.teardown(school.end);
  await school.record(streams.platform(), PlatformEntrusted({ schoolId: OTHER_SCHOOL }));
  const seen = async (of: string) =>
    (await school.get(ALL, { school: of })).body.data.map((row: { UserCode: string }) => row.UserCode);
  t.deepEqual([await seen(SCHOOL), await seen(OTHER_SCHOOL)], [[SCHOOL], [SCHOOL, OTHER_SCHOOL]]);
});
