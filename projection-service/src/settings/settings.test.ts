import test from 'ava';
import { CLERK, type TestApp, testApp } from '../app-test-support.ts';

let school: TestApp;
test.before(async () => {
  school = await testApp();
});
test.after.always(() => school.end());

const asked = async (list: string) =>
  (await school.get(`/api/settings/${list}`, { loginId: CLERK })).body.data;

test('the fixed lists answer anybody who is signed in, in both languages', async (t) => {
  t.deepEqual((await asked('gender'))[1], { GenderID: 2, GenderName: 'মহিলা', EngGenderName: 'Female' });
  t.deepEqual((await asked('student_relation'))[6], {
    RelationID: 7,
    RelationName: 'নানা',
    EngRelationName: 'Maternal grandfather',
  });
  const sizes = { gender: 3, residential: 4, financial_status: 5, student_relation: 8, permission_type: 6 };
  for (const [list, size] of Object.entries({ ...sizes, month: 12, blood_group: 8 }))
    t.is((await asked(list)).length, size, list);
  t.is((await asked('month'))[0].MonthName, 'শাওয়াল');
});

test('the whole country: 8 divisions, 64 districts, 495 upazilas and 110 metropolitan thanas', async (t) => {
  t.is((await asked('division')).length, 8);
  t.is((await asked('district')).length, 64);
  const thanas: { isMetropolitan: boolean }[] = await asked('thana');
  t.is(thanas.filter(({ isMetropolitan }) => isMetropolitan).length, 110);
  t.is(thanas.length, 605);
});

test('a district is found by its division, however that is spelt and in whatever digits', async (t) => {
  const inDhaka = await asked('district?division_id=3');
  t.is(inDhaka.length, 13);
  t.deepEqual(await asked('district?divition_id=3'), inDhaka);
  t.deepEqual(await asked(`district?division_id=${encodeURIComponent('৩')}`), inDhaka);
  t.deepEqual(await asked('district?division_id=9'), []);
});

test('a thana’s six digits tell its division and its district', async (t) => {
  for (const { DistrictID, DivisionID } of await asked('district')) {
    const thanas = await asked(`thana?district_id=${DistrictID}`);
    t.true(thanas.length > 0, DistrictID);
    for (const row of thanas) {
      t.regex(row.PoliceStationID, /^\d{6}$/);
      t.is(row.PoliceStationID.slice(0, 3), DistrictID);
      t.is(Number(row.PoliceStationID[0]), DivisionID);
      t.is(row.DivisionID, DivisionID);
    }
  }
});

test('what is no number of a division or district is refused', async (t) => {
  t.is((await school.get('/api/settings/district?division_id=x')).status, 400);
  t.is((await school.get('/api/settings/thana?district_id=3')).status, 400);
});
