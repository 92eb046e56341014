import { streams } from '@madrasah/events';
import { StudentLeft } from '@madrasah/events/admissions';
import test from 'ava';
import { admitted, klass, person, section, session } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';

interface OfClass {
  readonly ClassID: number;
  readonly student: number;
  readonly sessions: readonly { readonly SessionID: number; readonly student: number }[];
}

test('of several sessions that run, each class is counted as long as its list in each, without who left', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  await app.record(
    streams.academics(SCHOOL),
    ...[session(1, '১৪৪৭'), session(2, '১৪৪৮'), session(3, '১৪৪৬', false)],
    ...[klass(1, 'কাফিয়া'), klass(2, 'হিদায়া'), section(1, 'ক', 1), section(2, 'খ', 2)],
  );
  const ids = Array.from({ length: 9 }, (_, at) => at + 1);
  await app.record(streams.people(SCHOOL), ...ids.map((id) => person(id, `ছাত্র ${id}`)));
  const first = { classId: 1, sectionId: 1 };
  const second = { classId: 2, sectionId: 2 };
  await app.record(
    streams.admissions(SCHOOL),
    ...[1, 2, 3].map((id) => admitted(id, id, { sessionId: 1, ...first })),
    ...[4, 5].map((id) => admitted(id, id, { sessionId: 2, ...first })),
    ...[6, 7].map((id) => admitted(id, id, { sessionId: 2, ...second })),
    ...[8, 9].map((id) => admitted(id, id, { sessionId: 3, ...second })),
    StudentLeft({
      ...{ admissionId: 3, userId: 3, sessionId: 1, classId: 1 },
      ...{ on: '2026-05-01', leftOn: '2026-05-01', kind: 'left', noteId: null },
    }),
  );
  const classes: readonly OfClass[] = (await app.get('/api/users/student_by_class')).body.data;
  const listed = async (ClassID: number, SessionID: number) =>
    (await app.get(`/api/students/view_students?ClassID=${ClassID}&SessionID=${SessionID}`)).body.total;
  const counted = classes.flatMap(({ ClassID, sessions }) =>
    sessions.map(({ SessionID, student }) => ({ ClassID, SessionID, student })),
  );
  t.deepEqual(
    counted.map(({ ClassID, SessionID, student }) => [ClassID, SessionID, student]),
    [
      [1, 1, 2],
      [1, 2, 2],
      [2, 2, 2],
    ],
  );
  for (const { ClassID, SessionID, student } of counted)
    t.is(await listed(ClassID, SessionID), student, `class ${ClassID} in ${SessionID}`);
  t.deepEqual(
    classes.map(({ ClassID, student }) => [ClassID, student]),
    [
      [1, 4],
      [2, 2],
    ],
  );
});
