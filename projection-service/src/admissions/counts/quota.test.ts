import { streams } from '@madrasah/events';
import { StudentLeft } from '@madrasah/events/admissions';
import test from 'ava';
import { admitted, klass, person, section, session } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';
import { studentsNow } from './quota.ts';

test('of a quota each person counts once: in sessions that run and those to come, not in those that are over', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const count = async () => {
    await app.settled();
    return studentsNow(app.documents.of(SCHOOL));
  };
  t.is(await count(), 0);
  await app.record(
    streams.academics(SCHOOL),
    ...[session(1, '১৪৪৬', false), session(2, '১৪৪৭'), session(3, '১৪৪৮', false)],
    ...[klass(1, 'কাফিয়া'), section(1, 'ক', 1)],
  );
  const ids = [1, 2, 3, 4, 5];
  await app.record(streams.people(SCHOOL), ...ids.map((id) => person(id, `ছাত্র ${id}`)));
  const of = (sessionId: number) => ({ sessionId, classId: 1, sectionId: 1 });
  await app.record(
    streams.admissions(SCHOOL),
    ...[1, 2].map((id) => admitted(id, id, of(1))), // the second did not come back
    ...[1, 3, 4].map((id) => admitted(10 + id, id, of(2))),
    ...[1, 3].map((id) => admitted(20 + id, id, of(3))), // taken up
    admitted(25, 5, of(3)), // new in the year to come
  );
  t.is(await count(), 4);
  await app.record(
    streams.admissions(SCHOOL),
    StudentLeft({
      ...{ admissionId: 14, userId: 4, sessionId: 2, classId: 1 },
      ...{ on: '2026-05-01', leftOn: '2026-05-01', kind: 'left', noteId: null },
    }),
  );
  t.is(await count(), 3);
});
