import { streams } from '@madrasah/events';
import { PowersSet, permissionIds } from '@madrasah/events/access';
import { PaperAssigned } from '@madrasah/events/results';
import test from 'ava';
import { CLERK, HEAD, SCHOOL } from '../../app-test-support.ts';

import { AT, average, entered, paper, place, RESULTS, rules, section } from './test-support.ts';

test('a teacher sees his papers alone, without what they come to; who reads mark sheets sees all of one student', async (t) => {
  const { app, ask } = await section(t);
  const power = (name: string, view: boolean, insert: boolean) =>
    PowersSet({
      ...{ loginId: CLERK, permissionListId: permissionIds.get(name) as number },
      ...{ view, insert, edit: false, delete: false },
    });
  await app.record(RESULTS, paper(1), paper(2), average, rules, entered(5, 1, 180), entered(5, 2, 161));
  await app.record(RESULTS, PaperAssigned({ ...place, subjectId: 1, loginId: CLERK }));
  await app.record(streams.access(SCHOOL), power('result_entry', true, true));
  await app.settled();
  const asClerk = async (path: string) => (await app.get(path, { loginId: CLERK })).body;
  const own = await asClerk(`/api/result/list${AT}`);
  t.is(own.Withheld, 1);
  t.deepEqual(
    own.rules.subjects.map(({ subjectId }: { subjectId: number }) => subjectId),
    [1],
  );
  t.like(own.examList[1], { SubVal1: 90, Total: null, Division: '', Subjects: { length: 1 } });
  t.false('SubVal2' in own.examList[1]);
  t.like(await ask(`list${AT}`), { Withheld: 0, examList: { 1: { SubVal2: 90, Total: 170.5 } } });
  const told = await asClerk('/api/result/assignments?session_id=1&exam_id=2');
  t.like(told.data, { length: 1, 0: { ID: `1-2-2-1-${CLERK}`, SubjectName: 'কাফিয়া', LoginID: CLERK } });
  t.deepEqual(
    told.logins.map(({ LoginID }: { LoginID: number }) => LoginID),
    [HEAD, CLERK],
  );
  const teachers = (await ask('progress?session_id=1&exam_id=2')).data.map(
    ({ SubjectID, Teachers }: Record<string, unknown>) => [SubjectID, Teachers],
  );
  t.deepEqual(teachers, [
    [2, ''],
    [1, told.data[0].TeacherName],
  ]);
  const SINGLE = '/api/result/single?session_id=1&exam_id=2&class_id=2&user_id=5';
  t.like(await asClerk(SINGLE), { data: { 0: { Total: null } } });
  await app.record(
    streams.access(SCHOOL),
    power('result_entry', false, false),
    power('marksheet', true, false),
  );
  await app.settled();
  t.like(await asClerk(SINGLE), { data: { 0: { Total: 170.5 } } });
  await app.record(streams.access(SCHOOL), power('marksheet', false, false));
  await app.settled();
  t.is((await app.get(SINGLE, { loginId: CLERK })).status, 403);
});
