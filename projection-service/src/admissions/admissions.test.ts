import { streams } from '@madrasah/events';
import { OtherNamesWritten } from '@madrasah/events/people';
import test from 'ava';
import { admitted, person, recordSchool } from '../app-test-school.ts';
import { OTHER_SCHOOL, SCHOOL, type TestApp, testApp } from '../app-test-support.ts';
import { findStudent, studentDirectory, studentsOfUsers } from './index.ts';

let school: TestApp;
test.before(async () => {
  school = await testApp();
  await recordSchool(school, SCHOOL, 'ক');
  const names = { english: { name: 'Abdullah', address: 'Feni' }, arabic: { name: 'عبد الله' } };
  await school.record(
    streams.people(SCHOOL),
    person(4, 'আয়েশা', { gender: 2 }),
    person(5, 'হামযা'),
    OtherNamesWritten({ userId: 1, names }),
    OtherNamesWritten({ userId: 1, names: { english: {}, arabic: { father: '' } } }),
  );
  await school.record(
    streams.admissions(SCHOOL),
    admitted(3, 4, { sectionId: 2, residence: 2 }),
    admitted(4, 5, { sessionId: 2, classId: 2, sectionId: 3 }),
  );
  await school.settled();
});
test.after.always(() => school.end());

const admissionsIn = async (query: string) => {
  const { data } = (await school.get(`/api/students/${query}`)).body;
  return data.map(({ AdmissionID }: { AdmissionID: number }) => AdmissionID);
};

test('a student row in the wire names of the specification', async (t) => {
  const { body } = await school.get('/api/students/view_single_student?id=2');
  t.deepEqual(body.data, {
    UserID: 1,
    UserCode: '1001',
    StudentCode: '1001',
    StudentName: 'আব্দুল্লাহ ক',
    GenderID: 1,
    CreateAt: '2026-04-14',
    FatherName: 'মুহাম্মদ ইউসুফ',
    MotherName: 'ফাতিমা',
    DateOfBirth: '2012-05-14',
    NIDNO: '',
    BloodGroup: 'O+',
    Mobile1: '01712345678',
    Relationship1: 1,
    Mobile2: '',
    Relationship2: null,
    Email: '',
    DivisionID: 1,
    DistrictID: '104',
    permanentPoliceStationID: '104050',
    permanentPost: 'রহমতপুর',
    permanentVill: 'পূর্ব পাড়া',
    DivisionID2: null,
    DistrictID2: '',
    TransientPoliceStationID: '',
    TransientPost: '',
    TransientVill: '',
    EnglishName: 'Abdullah',
    EnglishFather: '',
    EnglishMother: '',
    EnglishShortAdd: 'Feni',
    ArabicName: 'عبد الله',
    ArabicFather: '',
    ArabicMother: '',
    ArabicShortAdd: '',
    Photo: null,
    AdmissionID: 2,
    AdmissionStatus: 4,
    AdmissionSerial: 2,
    revision: 3797288296,
    SessionID: 1,
    SessionName: 'শিক্ষাবর্ষ ক',
    SessionAction: 1,
    ClassID: 1,
    ClassName: 'কাফিয়া ক',
    SubClassID: 1,
    SubClass: 'ক ক',
    ResidentialStatusId: 3,
    ResidentialName: 'ডে-কেয়ার',
    NewOldId: 2,
    SFTID: 2,
    FinancialStatus: 'মধ্যবিত্ত',
    ...{ is_active: 1, LeftOn: null, LeftKind: null, LeftReason: null },
  });
});

test('each student stands in his latest admission, or in that of the session asked for', async (t) => {
  const { body } = await school.get('/api/students/view_students');
  t.like(body, { total: 3, totalPages: 1, currentPage: 1 });
  t.deepEqual(await admissionsIn('view_students'), [4, 3, 2]);
  t.deepEqual(await admissionsIn('view_students?SessionID=2'), [4, 1]);
  t.deepEqual(await admissionsIn('view_students?ClassID=2'), [4]);
  t.deepEqual(await admissionsIn('view_students?SessionID=2&ClassID=1'), []);
  t.deepEqual(await admissionsIn('view_students?limit=1&page=2'), [3]);
});

test('the filters of the list and of the search are the same', async (t) => {
  for (const list of ['view_students', 'search_student']) {
    t.deepEqual(await admissionsIn(`${list}?GenderID=2`), [3], list);
    t.deepEqual(await admissionsIn(`${list}?GenderID=0`), [4, 3, 2], list);
    t.deepEqual(await admissionsIn(`${list}?NewOldId=2`), [2], list);
    t.deepEqual(await admissionsIn(`${list}?NewOldId=3`), [4, 3, 2], list);
    t.deepEqual(await admissionsIn(`${list}?ResidentialStatusId=2&SubClassID=2`), [3], list);
    t.deepEqual(await admissionsIn(`${list}?search=${encodeURIComponent('১০০৪')}`), [3], list);
    t.deepEqual(await admissionsIn(`${list}?search=${encodeURIComponent('হামযা')}`), [4], list);
  }
});

test('filter 2 lists the students who wait for admission; no teacher is among them', async (t) => {
  const { body } = await school.get('/api/students/view_students?filter=2');
  t.is(body.total, 1);
  t.like(body.data[0], { UserID: 2, StudentName: 'উমর ক', StudentCode: '1002' });
  t.false('AdmissionID' in body.data[0]);
});

test('an admission that is not there', async (t) => {
  const { status, body } = await school.get('/api/students/view_single_student?id=99');
  t.is(status, 404);
  t.is(body.code, 'admission.not-found');
});

test('the dashboard counts the classes of the running sessions, and every session', async (t) => {
  t.deepEqual((await school.get('/api/users/student_by_class')).body.data, [
    {
      ...{ ClassID: 1, className: 'কাফিয়া ক', student: 2 },
      sessions: [{ SessionID: 1, sessionName: 'শিক্ষাবর্ষ ক', student: 2 }],
    },
  ]);
  t.deepEqual((await school.get('/api/users/student_by_session')).body.data, [
    { SessionID: 1, session_name: 'শিক্ষাবর্ষ ক', sessionName: 'শিক্ষাবর্ষ ক', student_count: 2 },
    { SessionID: 2, session_name: 'পুরাতন ক', sessionName: 'পুরাতন ক', student_count: 2 },
  ]);
});

test('who reads English is told the English names of session, class and section', async (t) => {
  const english = async (path: string) => (await school.get(path, { language: 'en' })).body.data;
  t.like((await english('/api/users/student_by_class'))[0], { ClassID: 1, className: 'কাফিয়া ক en' });
  t.like((await english('/api/users/student_by_session'))[0], { sessionName: 'শিক্ষাবর্ষ ক en' });
  t.like(await english('/api/students/view_single_student?id=1'), { ClassName: 'হিদায়া ক en' });
  t.like(await findStudent(school.documents.of(SCHOOL), 1, 'en'), { className: 'হিদায়া ক en' });
});

test('the books name students by admission, one and many, each within the school', async (t) => {
  const tenant = school.documents.of(SCHOOL);
  t.like(await findStudent(tenant, 1, 'bn'), { userId: 1, className: 'হিদায়া ক', isLatest: false });
  t.is(await findStudent(school.documents.of(OTHER_SCHOOL), 1, 'bn'), undefined);
  const found = await studentsOfUsers(tenant, [1, 2], 'bn');
  t.like(found.get(1), { userId: 1, isLatest: false, className: 'হিদায়া ক' });
  t.like(found.get(2), { userId: 1, isLatest: true, name: 'আব্দুল্লাহ ক' });
  t.deepEqual([...found.keys()], [1, 2], 'who was never admitted is left out');
  const listed = async (wanted: Parameters<typeof studentDirectory>[1]) =>
    (await studentDirectory(tenant, wanted, 'bn')).map(({ admissionId }) => admissionId);
  t.deepEqual(await listed({}), [1, 2, 3, 4]);
  t.deepEqual(await listed({ ClassID: 2 }), [1, 4]);
  t.deepEqual(await listed({ SessionID: 1, search: 'আয়েশা' }), [3]);
});

test('the status of an admission is shown where the books tell it', async (t) => {
  const asked: unknown[] = [];
  const own = await testApp({
    statusOf: (schoolId, admissionIds) => {
      asked.push([schoolId, admissionIds]);
      return new Map([[2, 3]]);
    },
  });
  t.teardown(own.end);
  await recordSchool(own, SCHOOL, 'ক');
  const { data } = (await own.get('/api/students/view_students')).body;
  t.is(data[0].AdmissionStatus, 3);
  t.deepEqual(asked, [[SCHOOL, [2]]]);
});

test('names in the three scripts, by place, search and by what is missing', async (t) => {
  const named = async (query: string) => {
    const { body } = await school.get(`/api/students/student_names${query}`);
    return body.data.map(({ UserID }: { UserID: number }) => UserID);
  };
  const { body } = await school.get('/api/students/student_names?search=abdull');
  t.like(body, { total: 1, totalPages: 1, currentPage: 1 });
  t.like(body.data[0], { UserID: 1, UserCode: '1001', ArabicName: 'عبد الله', EnglishMother: '' });
  t.deepEqual(await named('?limit=2'), [1, 4]);
  t.deepEqual(await named('?missing=arabic'), [4, 5]);
  t.deepEqual(await named('?SubClassID=3'), [5]);
});

test('the roll of a class tells code, name and place, and nothing more; also of one admission', async (t) => {
  const roll = async (query: string) => school.get(`/api/students/class_roll?${query}`);
  const { body } = await roll('SessionID=2&ClassID=2');
  t.like(body, { total: 2, totalPages: 1, currentPage: 1 });
  const of4 = body.data.find(({ AdmissionID }: { AdmissionID: number }) => AdmissionID === 4);
  t.like(of4, { UserID: 5, StudentName: 'হামযা', SessionID: 2, ClassID: 2, SubClassID: 3 });
  t.deepEqual(Object.keys(of4), [
    ...['AdmissionID', 'UserID', 'UserCode', 'StudentName', 'SessionID', 'ClassID', 'SubClassID'],
    ...['SubClass', 'ResidentialStatusId', 'NewOldId'],
  ]);
  t.deepEqual((await roll('AdmissionID=4')).body.data, [of4]);
  t.like(await roll('AdmissionID=99'), { status: 404, body: { code: 'admission.not-found' } });
});
