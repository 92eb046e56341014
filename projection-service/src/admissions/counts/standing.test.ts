import { streams } from '@madrasah/events';
import {
  AdmissionCorrected,
  AdmissionWithdrawn,
  StudentLeft,
  StudentReturned,
} from '@madrasah/events/admissions';
import { NoteWritten } from '@madrasah/events/notes';
import test from 'ava';
import { admitted, person, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';
import { studentDirectory, studentsOfUsers } from '../index.ts';

test('who left is in no list and no count unless he is asked for; who is back is there again', async (t) => {
  const own = await testApp();
  t.teardown(own.end);
  await recordSchool(own, SCHOOL, 'ক');
  const whose = { admissionId: 2, userId: 1, sessionId: 1, classId: 1 };
  const on = '2026-05-02';
  const left = StudentLeft({ ...whose, on, leftOn: '2026-05-01', kind: 'transferred', noteId: 1 });
  await own.record(streams.notes(SCHOOL), NoteWritten({ noteId: 1, texts: { reason: 'বাড়ি বদল' } }));
  await own.record(streams.admissions(SCHOOL), left);
  await own.settled();
  const listed = async (query: string) => {
    const { data } = (await own.get(`/api/students/${query}`)).body;
    return data.map((row: { AdmissionID: number; is_active: number }) => [row.AdmissionID, row.is_active]);
  };
  t.deepEqual(await listed('view_students'), []);
  t.deepEqual(await listed('view_students?is_active=0'), [[2, 0]]);
  t.deepEqual(await listed('view_students?is_active=2'), [[2, 0]]);
  t.deepEqual(await listed('search_student?search=1001'), [[2, 0]], 'his dues stay: the counter finds him');
  const one = async () => (await own.get('/api/students/view_single_student?id=2')).body.data;
  t.like(await one(), { LeftOn: '2026-05-01', LeftKind: 'transferred', LeftReason: 'বাড়ি বদল' });
  t.deepEqual((await own.get('/api/users/student_by_class')).body.data, []);
  await own.record(
    streams.admissions(SCHOOL),
    StudentReturned({ ...whose, on, returnedOn: on, noteId: null }),
  );
  await own.settled();
  t.deepEqual(await listed('view_students'), [[2, 1]]);
  t.like(await one(), { LeftOn: null, LeftReason: null });
  t.is((await own.get('/api/users/student_by_class')).body.data[0].student, 1);
});

test('a corrected admission is found by what it says now; a withdrawn one is found by money alone', async (t) => {
  const own = await testApp();
  t.teardown(own.end);
  await recordSchool(own, SCHOOL, 'ক');
  const whose = { admissionId: 2, userId: 1, sessionId: 1, classId: 1, on: '2026-05-02' };
  const before = { serial: 2, sectionId: 1, classId: 1, residence: 3, newOrOld: 2, financialStatus: 2 };
  await own.record(
    streams.admissions(SCHOOL),
    AdmissionCorrected({ ...whose, ...before, serial: 9, financialStatus: 4, before }),
  );
  await own.settled();
  const ids = async (query: string) =>
    (await own.get(`/api/students/view_students?${query}`)).body.data.map(
      (row: { AdmissionID: number }) => row.AdmissionID,
    );
  t.deepEqual([await ids('SFTID=4'), await ids('SFTID=2')], [[2], []]);
  await own.record(streams.admissions(SCHOOL), AdmissionWithdrawn({ ...whose, serial: 9, noteId: null }));
  await own.settled();
  t.deepEqual(await ids(''), [1], 'his earlier admission is the latest again');
  const { status } = await own.get('/api/students/view_single_student?id=2');
  t.is(status, 404);
  const tenant = own.documents.of(SCHOOL);
  t.like((await studentsOfUsers(tenant, [1], 'bn')).get(2), { userId: 1, isLatest: false });
  t.deepEqual(
    (await studentDirectory(tenant, {}, 'bn')).map(({ admissionId }) => admissionId),
    [1],
  );
});

test('a student is found by his code, in his latest admission or in that of a session; who waits, by himself', async (t) => {
  const own = await testApp();
  t.teardown(own.end);
  await recordSchool(own, SCHOOL, 'ক');
  const got = async (path: string) => (await own.get(`/api/students/${path}`)).body;
  const code = 'view_single_student_withcode';
  t.like((await got(`${code}?id=${encodeURIComponent('১০০১')}`)).data, { AdmissionID: 2, UserCode: '1001' });
  t.like((await got(`${code}_and_session?id=1001&sessionId=2`)).data, { AdmissionID: 1 });
  for (const path of [`${code}?id=7`, `${code}?id=1002`, `${code}_and_session?id=1001&sessionId=9`])
    t.is((await got(path)).code, 'admission.not-found', path);
  t.is((await got(code)).code, 'request.invalid');
  t.like(await got('view_useronly_students?limit=1'), { total: 1, totalPages: 1, currentPage: 1 });
  t.like((await got('view_useronly_students')).data[0], { UserID: 2, UserCode: '1002' });
  t.deepEqual((await got('view_useronly_students?search=9999')).data, []);
});

test('who types is shown the first few, the newest before the others; filters alone show a class', async (t) => {
  const own = await testApp();
  t.teardown(own.end);
  await recordSchool(own, SCHOOL, 'ক');
  const ids = Array.from({ length: 40 }, (_, at) => 100 + at);
  await own.record(streams.people(SCHOOL), ...ids.map((id) => person(id, `খালিদ ${id}`)));
  await own.record(streams.admissions(SCHOOL), ...ids.map((id) => admitted(id, id)));
  await own.settled();
  const found = async (query: string) =>
    (await own.get(`/api/students/search_student?${query}`)).body.data.map(
      ({ AdmissionID }: { AdmissionID: number }) => AdmissionID,
    );
  const newest = ids.toReversed();
  t.deepEqual(await found(`search=${encodeURIComponent('খালিদ')}`), newest.slice(0, 30));
  t.deepEqual((await found('search=&ClassID=1')).slice(0, 40), newest);
});
