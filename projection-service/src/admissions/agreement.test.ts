import { streams } from '@madrasah/events';
import { StudentLeft, StudentReturned } from '@madrasah/events/admissions';
import test from 'ava';
import { admitted, klass, person, section, session } from '../app-test-school.ts';
import { SCHOOL, testApp } from '../app-test-support.ts';

test('reports 1, 3 and 13, the list and the first page agree on a session, without who left', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  await app.record(
    streams.academics(SCHOOL),
    ...[session(1, '১৪৪৭'), session(2, '১৪৪৬', false), klass(1, 'কাফিয়া'), klass(2, 'হিদায়া')],
    ...[section(1, 'ক', 1), section(2, 'খ', 2)],
  );
  const ids = Array.from({ length: 9 }, (_, at) => at + 1);
  await app.record(
    streams.people(SCHOOL),
    ...ids.map((id) => person(id, `ছাত্র ${id}`, { gender: 1 + (id % 2) })),
  );
  const at = (id: number) => ({ classId: 1 + (id % 2), sectionId: 1 + (id % 2), newOrOld: 1 + (id % 2) });
  const whose = (id: number) => ({ admissionId: id, userId: id, sessionId: 1, classId: at(id).classId });
  const left = (id: number) =>
    StudentLeft({ ...whose(id), on: '2026-05-01', leftOn: '2026-05-01', kind: 'left', noteId: null });
  await app.record(
    streams.admissions(SCHOOL),
    ...ids.slice(0, 8).map((id) => admitted(id, id, at(id))),
    admitted(20, 1, { sessionId: 2 }),
    ...[left(2), left(3)],
    StudentReturned({ ...whose(3), on: '2026-05-09', returnedOn: '2026-05-09', noteId: null }),
  );
  const get = async (path: string) => (await app.get(path)).body;
  const rowsOf = async (id: number) =>
    (await get(`/api/reports/student_report?report_id=${id}&SessionID=1&IsActive=1`)).blocks[0].rows;
  const grand = async (id: number) => (await rowsOf(id)).at(-1).cells.at(-1);
  const sessions = await get('/api/users/student_by_session');
  const classes = await get('/api/users/student_by_class');
  const sum = (rows: { student: number }[]) => rows.reduce((all, { student }) => all + student, 0);
  t.deepEqual(
    {
      register: (await rowsOf(1)).length,
      newAndOld: await grand(3),
      statistics: await grand(13),
      list: (await get('/api/students/view_students?SessionID=1')).total,
      students: (await get('/api/students/view_students')).total,
      ofSession: sessions.data.find(({ SessionID }: { SessionID: number }) => SessionID === 1).student_count,
      ofClasses: sum(classes.data),
    },
    { register: 7, newAndOld: 7, statistics: 7, list: 7, students: 7, ofSession: 7, ofClasses: 7 },
  );
});
