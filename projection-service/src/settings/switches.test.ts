import { streams } from '@madrasah/events';
import { OnlineAdmissionSet } from '@madrasah/events/applications';
import { GENDER_OF_NEW, SettingChanged, SWITCHES } from '@madrasah/events/settings';
import test from 'ava';
import { klass, person, session } from '../app-test-school.ts';
import { CLERK, OTHER_SCHOOL, SCHOOL, type TestApp, testApp } from '../app-test-support.ts';

let school: TestApp;
test.before(async () => {
  school = await testApp();
});
test.after.always(() => school.end());

const set = (settingId: number, value: number) => SettingChanged({ settingId, value });

async function asked() {
  const { data, gender } = (await school.get('/api/settings/settings_info', { loginId: CLERK })).body;
  const on = data.filter((row: { ActiveInAcive: number }) => row.ActiveInAcive === 1);
  return { on: on.map(({ ID }: { ID: number }) => ID), action: gender.Action };
}

test.serial('the switches as they are until they are set, and as they were set by this school', async (t) => {
  const { duplicateWarning, photosOnCards, onlineAdmission, otherPaysFemale } = SWITCHES;
  t.deepEqual(await asked(), { on: [duplicateWarning, photosOnCards], action: 0 });
  await school.record(streams.chart(OTHER_SCHOOL), set(duplicateWarning, 0));
  await school.record(streams.chart(SCHOOL), set(photosOnCards, 0), set(otherPaysFemale, 1));
  await school.record(streams.chart(SCHOOL), set(GENDER_OF_NEW, 2));
  await school.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'হিদায়া'));
  await school.record(streams.applications(SCHOOL), OnlineAdmissionSet({ sessionId: 1, classIds: [] }));
  t.deepEqual(await asked(), { on: [onlineAdmission, duplicateWarning, otherPaysFemale], action: 2 });
  await school.record(streams.applications(SCHOOL), OnlineAdmissionSet({ sessionId: null, classIds: [] }));
  t.deepEqual((await asked()).on, [duplicateWarning, otherPaysFemale]);
});

test.serial(
  'somebody alike is told by his code, however the name is spaced, while the school wants it',
  async (t) => {
    await school.record(streams.people(SCHOOL), person(1, 'উমর ফারুক'));
    const { profile, userCode } = person(1, 'উমর ফারুক').data as {
      userCode: string;
      profile: { fatherName: string; dateOfBirth: string };
    };
    const alike = async (UserName: string, born = profile.dateOfBirth, UserTypeID = '1') => {
      const query = new URLSearchParams({
        UserTypeID,
        UserName,
        FatherName: profile.fatherName,
        DateOfBirth: born,
      });
      return (await school.get(`/api/users/alike?${query}`, { loginId: CLERK })).body.data?.UserCode;
    };
    t.is(await alike(' উমর  ফারুক '), userCode);
    t.is(await alike('আলী'), null);
    t.is(await alike('উমর ফারুক', '2001-01-01'), null);
    t.is(await alike('উমর ফারুক', profile.dateOfBirth, '2'), null);
    await school.record(streams.chart(SCHOOL), set(SWITCHES.duplicateWarning, 0));
    t.is(await alike('উমর ফারুক'), null);
  },
);
