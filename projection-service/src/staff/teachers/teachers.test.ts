import { drafted, streams } from '@madrasah/events';
import { PersonErased } from '@madrasah/events/people';
import { designations, TeacherChanged, TeacherLeft, TeacherRegistered } from '@madrasah/events/staff';
import test from 'ava';
import { person } from '../../app-test-school.ts';
import { CLERK, SCHOOL, testApp } from '../../app-test-support.ts';

const LIST = '/api/teachers/teacher_info';
const WAITING = '/api/teachers/teacher_info_not_registered';
const REPORT = '/api/reports/teacher_report.csv';

const credentials = {
  ...{ qualification: 'দাওরায়ে হাদীস', result: 'মুমতায', board: 'বেফাক' },
  ...{ passedOn: '2019-06-12', experience: 'পাঁচ বছর' },
};
const facts = (userId: number, designationId: number) => ({
  ...{ userId, on: '2026-04-14', designationId, joinedOn: '2026-04-01', credentials },
});
const registered = (userId: number, designationId: number, serial: number) =>
  TeacherRegistered({ ...facts(userId, designationId), serial });
const designation = (id: number, name: string, english: string) =>
  drafted(designations, { kind: 'added', id, serial: id, attributes: { name, english } });

/** Yusuf and Musa are in service, Zaid has left, Isa was never registered; Ali is a student. */
async function school() {
  const app = await testApp();
  const teacher = { userType: 2 };
  await app.record(
    streams.people(SCHOOL),
    ...[person(1, 'ইউসুফ', teacher), person(2, 'মূসা', { ...teacher, gender: 2 })],
    ...[person(3, 'যায়েদ', teacher), person(4, 'ঈসা', teacher), person(5, 'আলী')],
  );
  await app.record(
    streams.staff(SCHOOL),
    designation(1, 'মুহতামিম', 'Principal'),
    designation(2, 'মুদাররিস', 'Teacher'),
  );
  await app.record(
    streams.teachers(SCHOOL),
    ...[registered(1, 2, 1), registered(2, 1, 2), registered(3, 2, 3)],
    TeacherLeft({ userId: 3, on: '2026-04-20', leftOn: '2026-04-18', reason: 'নিজ এলাকা' }),
  );
  return app;
}
type App = Awaited<ReturnType<typeof school>>;
const namesOf = async (app: App, path: string) =>
  (await app.get(path)).body.data.map((row: Record<string, unknown>) => row['UserName']);

test('who is in service stands on one list, who is not on the other; a student on none', async (t) => {
  const app = await school();
  t.teardown(app.end);
  t.deepEqual(await namesOf(app, `${LIST}?sort=Serial`), ['ইউসুফ', 'মূসা']);
  t.deepEqual(await namesOf(app, `${LIST}?DNID=1`), ['মূসা']);
  t.deepEqual(await namesOf(app, `${LIST}?search=মূসা`), ['মূসা']);
  t.deepEqual((await namesOf(app, WAITING)).toSorted(), ['ঈসা', 'যায়েদ']);
  t.is((await app.get(`${WAITING}?search=যায়েদ`)).body.data[0].LeftOn, '2026-04-18');
  t.is((await app.get(LIST, { loginId: CLERK })).status, 403);
});

test('a row has the names of the specification and the version that a change must have seen', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(streams.teachers(SCHOOL), TeacherChanged(facts(1, 1)));
  t.like((await app.get(`${LIST}?search=ইউসুফ`)).body.data[0], {
    ...{ UserID: 1, Serial: 1, DNID: 1, Designation: 'মুহতামিম', JoiningDate: '2026-04-01', revision: 2 },
    ...{ PasstedDate: '2019-06-12', ResultDevision: 'মুমতায', Qualification: 'দাওরায়ে হাদীস' },
    ...{ ExamBoardName: 'বেফাক', Experience: 'পাঁচ বছর', Mobile1: '01712345678' },
    User: { UserCode: '1001', UserName: 'ইউসুফ' },
  });
});

test('whoever comes again is in service again; an erased one keeps his place and nothing of his own', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(streams.teachers(SCHOOL), registered(3, 2, 4));
  t.deepEqual(await namesOf(app, `${LIST}?sort=Serial`), ['ইউসুফ', 'মূসা', 'যায়েদ']);
  await app.record(streams.people(SCHOOL), PersonErased({ userId: 3, reason: 'অনুরোধ' }));
  const { body } = await app.get(`${LIST}?sort=-Serial`);
  t.like(body.data[0], { Serial: 4, Qualification: '', Experience: '', FatherName: '' });
  t.deepEqual(await namesOf(app, WAITING), ['ঈসা']);
});

test('reports print who is in service: as a list, on a sheet of a month, and under their designations', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const lines = async (query: string) =>
    String((await app.get(`${REPORT}?${query}`)).body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
  t.deepEqual(await lines('report_id=1'), [
    ['1001', 'ইউসুফ', 'মুহাম্মদ ইউসুফ', 'মুদাররিস', '01712345678', '2026-04-01', 'দাওরায়ে হাদীস', 'পাঁচ বছর'],
    ['1002', 'মূসা', 'মুহাম্মদ ইউসুফ', 'মুহতামিম', '01712345678', '2026-04-01', 'দাওরায়ে হাদীস', 'পাঁচ বছর'],
  ]);
  t.is((await lines('report_id=1&gender=2')).length, 1);
  const [first = []] = await lines('report_id=2&month=2026-02');
  t.is(first.length, 2 + 28);
  const byDesignation = (await lines('report_id=4')).map((line) => line.join('|'));
  const lineOf = (code: string) => byDesignation.findIndex((line) => line.includes(code));
  t.true(lineOf('1002') >= 0 && lineOf('1002') < lineOf('1001'));
  t.is((await app.get(`${REPORT}?report_id=3`)).status, 400, 'salaries are payroll’s');
  t.is((await app.get(`${REPORT}?report_id=1`, { loginId: CLERK })).status, 403);
});
