import { streams } from '@madrasah/events';
import { CodeSettingChanged } from '@madrasah/events/people';
import test from 'ava';
import { person } from '../app-test-school.ts';
import { CLERK, OTHER_SCHOOL, SCHOOL, testApp } from '../app-test-support.ts';

const setting = (userType: number, automatic: boolean, from: number | null) =>
  CodeSettingChanged({ userType, automatic, from });

test('the settings of the four user types, by default and as they were set', async (t) => {
  const school = await testApp();
  t.teardown(school.end);
  const rows = async () =>
    (await school.get('/api/settings/code_setting', { loginId: CLERK })).body.data.map(
      (row: Record<string, unknown>) => [row['UserTypeID'], row['TypeName'], row['IDType'], row['Value']],
    );
  const others = [
    [2, 'শিক্ষক', 1, 1],
    [4, 'অভিভাবক', 1, 1],
  ];
  t.deepEqual(await rows(), [[1, 'শিক্ষার্থী', 1, 1001], ...others, [5, 'দাতা', 1, 1]]);
  await school.record(streams.people(OTHER_SCHOOL), setting(1, true, 7));
  await school.record(streams.people(SCHOOL), setting(1, true, 5001), setting(5, false, null));
  t.deepEqual(await rows(), [[1, 'শিক্ষার্থী', 1, 5001], ...others, [5, 'দাতা', 2, null]]);
});

test('the next code is counted on from the highest; by hand there is none', async (t) => {
  const school = await testApp();
  t.teardown(school.end);
  const next = async () => (await school.get('/api/users/user_code_check?UserTypeID=1')).body.data;
  t.deepEqual(await next(), { UserTypeID: 1, IDType: 1, UserCode: '1001' });
  await school.record(streams.people(SCHOOL), person(1, 'উমর', { userCode: '2040' }), person(2, 'আলী'));
  t.is((await next()).UserCode, '2041');
  await school.record(streams.people(SCHOOL), setting(1, true, 3000));
  t.is((await next()).UserCode, '3000');
  await school.record(streams.people(SCHOOL), setting(1, false, null));
  t.deepEqual(await next(), { UserTypeID: 1, IDType: 2, UserCode: '' });
  t.is((await school.get('/api/users/user_code_check?UserTypeID=3')).status, 400);
});

test('who changed the code setting stands in the audit trail', async (t) => {
  const school = await testApp();
  t.teardown(school.end);
  await school.record(streams.people(SCHOOL), setting(1, true, 3000), setting(1, true, 4000));
  const { body } = await school.get('/api/accounts/audit?entity=code_setting&id=1');
  t.deepEqual(body.data[1].changes, [{ field: 'from', old: 3000, new: 4000 }]);
});
