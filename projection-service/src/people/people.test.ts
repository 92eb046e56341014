import { type EventDraft, streams } from '@madrasah/events';
import { StudentLeft } from '@madrasah/events/admissions';
import { NoteWritten } from '@madrasah/events/notes';
import {
  CardAssigned,
  CardBlocked,
  PersonDeactivated,
  PersonErased,
  PersonReactivated,
  StudentNoteWithdrawn,
  StudentNoteWritten,
} from '@madrasah/events/people';
import test from 'ava';
import { admitted, changed, person, profile } from '../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../app-test-support.ts';

let school: TestApp;
test.beforeEach(async () => {
  school = await testApp();
  await school.record(
    streams.people(SCHOOL),
    person(1, 'আব্দুল্লাহ'),
    person(2, 'উমর', { profile: profile('উমর', { mobile1: '01998877665', fatherName: 'খাত্তাব' }) }),
    person(3, 'ইদ্রিস আলী', { userType: 2, userCode: '7' }),
  );
});
test.afterEach.always(() => school.end());

const ids = (rows: { UserID: number }[]) => rows.map(({ UserID }) => UserID);

test.serial('a user in the wire names of the specification', async (t) => {
  const { body } = await school.get('/api/users/get_single_user?id=1');
  t.deepEqual(body.data, {
    UserID: 1,
    UserCode: '1001',
    UserTypeID: 1,
    TypeName: 'শিক্ষার্থী',
    UserName: 'আব্দুল্লাহ',
    GenderID: 1,
    Photo: null,
    age: 13,
    CreateAt: '2026-04-20',
    Status: 1,
    revision: 1,
    erased: false,
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
  });
  school.clock.set('2026-05-14T02:00:00Z');
  t.is((await school.get('/api/users/get_single_user?id=1')).body.data.age, 14);
});

test.serial('pages of users, newest first, by type and by what is typed', async (t) => {
  const { body } = await school.get('/api/users?page=1&limit=2');
  t.like(body, { total: 3, totalPages: 2, currentPage: 1 });
  t.deepEqual(ids(body.data), [3, 2]);
  t.deepEqual(body.users, body.data);
  t.deepEqual(ids((await school.get('/api/users?page=2&limit=2')).body.data), [1]);
  t.deepEqual(ids((await school.get('/api/users?usertype=2')).body.data), [3]);
  t.like((await school.get('/api/users?page=9')).body, { data: [], total: 3, currentPage: 9 });
  t.is((await school.get('/api/users?limit=5000')).status, 400);
  const search = async (typed: string) =>
    ids((await school.get(`/api/users/search_user?search=${encodeURIComponent(typed)}`)).body.data);
  t.deepEqual(await search('০১৯৯৮'), [2]);
  t.deepEqual(await search('খাত্তাব উমর'), [2]);
  t.deepEqual(await search('1001'), [1]);
  t.deepEqual(await search('.*'), []);
});

test.serial('how many there are, of all and of each type', async (t) => {
  t.deepEqual((await school.get('/api/users/total_user')).body, { totalUsers: 3 });
  t.like((await school.get('/api/users/total_user?usertype=1')).body, { totalUsers: 2 });
  const { data } = (await school.get('/api/users/user_type')).body;
  t.deepEqual(data[1], { ID: 2, UserTypeID: 2, TypeName: 'শিক্ষক', userCount: 1 });
});

test.serial('users are found by the class and session they were admitted to', async (t) => {
  await school.record(streams.admissions(SCHOOL), admitted(5, 2, { sessionId: 4, classId: 6 }));
  t.deepEqual(ids((await school.get('/api/users/search_user?ClassID=6')).body.data), [2]);
  t.deepEqual(ids((await school.get('/api/users/search_user?ClassID=6&SessionID=3')).body.data), []);
});

test.serial('a change shows; a code and its admissions outlive the erasing of the person', async (t) => {
  await school.record(streams.people(SCHOOL), changed(1, 'আব্দুর রহমান', { gender: 2 }));
  t.like((await school.get('/api/users/get_single_user?id=1')).body.data, {
    UserName: 'আব্দুর রহমান',
    GenderID: 2,
    CreateAt: '2026-04-20',
  });
  await school.record(streams.people(SCHOOL), PersonErased({ userId: 1, reason: 'আবেদন' }));
  const { data } = (await school.get('/api/users/get_single_user?id=1')).body;
  t.like(data, { UserName: 'মুছে ফেলা হয়েছে', UserCode: '1001', erased: true, Mobile1: '', age: null });
  const inEnglish = await school.get('/api/users/get_single_user?id=1', { language: 'en' });
  t.is(inEnglish.body.data.UserName, 'Erased');
  for (const collection of ['people', 'students']) {
    const stored = JSON.stringify(await school.documents.of(SCHOOL).findOne(collection, 1));
    t.regex(stored, /1001/);
    t.notRegex(stored, /রহমান|01712345678|ইউসুফ/, collection);
  }
  t.deepEqual(ids((await school.get('/api/users?search=1001')).body.data), [1]);
});

test.serial(
  'who is put aside is in no count and under its own filter; who has left is in no count',
  async (t) => {
    const note = { on: '2026-04-21', noteId: null };
    await school.record(streams.people(SCHOOL), PersonDeactivated({ userId: 2, ...note, mistaken: false }));
    await school.record(streams.admissions(SCHOOL), admitted(1, 1));
    t.deepEqual(ids((await school.get('/api/users?status=1')).body.data), [3, 1]);
    t.deepEqual(ids((await school.get('/api/users?status=0')).body.data), [2]);
    t.is((await school.get('/api/users?status=2')).body.total, 3);
    t.like((await school.get('/api/users/total_user?usertype=1')).body, { totalUsers: 1 });
    t.is((await school.get('/api/students/view_useronly_students')).body.total, 0);
    const whose = { admissionId: 1, userId: 1, sessionId: 1, classId: 1 };
    await school.record(
      streams.admissions(SCHOOL),
      StudentLeft({ ...whose, ...note, leftOn: note.on, kind: 'left' }),
    );
    t.like((await school.get('/api/users/total_user?usertype=1')).body, { totalUsers: 0 });
    await school.record(streams.people(SCHOOL), PersonReactivated({ userId: 2, ...note }));
    t.like((await school.get('/api/users/total_user?usertype=1')).body, { totalUsers: 1 });
  },
);

test.serial('who has a card is found by its number, until it is blocked', async (t) => {
  const card = { userId: 2, cardNo: '00AB1234', on: '2026-04-21' };
  await school.record(streams.people(SCHOOL), CardAssigned(card));
  await school.record(streams.admissions(SCHOOL), admitted(1, 2));
  const cards = async (asked: string) => (await school.get(`/api/users/rfid_cards?${asked}`)).body.data;
  t.like((await cards(`search=${encodeURIComponent('০০ab1234')}`))[0], { UserID: 2, CardNo: '00AB1234' });
  t.deepEqual(ids(await cards('card=1')), [2]);
  t.deepEqual(ids(await cards('card=0')), [3, 1]);
  t.deepEqual(ids(await cards('SessionID=1&SubClassID=1')), [2]);
  const student = '/api/students/search_student?search=00AB1234';
  t.deepEqual(ids((await school.get(student)).body.data), [2]);
  const papers = async (asked: string) => {
    const { status, headers, body } = await school.get(`/api/users/rfid_card_papers.pdf?${asked}`);
    t.deepEqual([status, headers.get('content-type')], [200, 'application/pdf']);
    return /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(String(body))?.slice(1);
  };
  // 85.6 × 54 mm in points, one a page.
  t.deepEqual(await papers('UserTypeID=1'), ['242.65', '153.07']);
  await school.record(streams.people(SCHOOL), CardBlocked({ ...card, noteId: null }));
  t.deepEqual((await school.get(student)).body.data, []);
  t.deepEqual(await cards('card=1'), []);
});

test.serial(
  'notes on a student are read with who wrote them, the last first, until they are withdrawn',
  async (t) => {
    const note = (studentNoteId: number, text: string) => [
      NoteWritten({ noteId: studentNoteId, texts: { text } }),
      StudentNoteWritten({ studentNoteId, userId: 1, on: '2026-04-21', noteId: studentNoteId }),
    ];
    for (const [number, text] of ['চোখে কম দেখে', 'বাবা বিদেশে'].entries()) {
      const [sealed, written] = note(number + 1, text) as [EventDraft, EventDraft];
      await school.record(streams.notes(SCHOOL), sealed);
      await school.record(streams.people(SCHOOL), written);
    }
    const read = async () =>
      (await school.get('/api/students/notes?UserID=1')).body.data as { Text: string }[];
    t.deepEqual(
      (await read()).map(({ Text }) => Text),
      ['বাবা বিদেশে', 'চোখে কম দেখে'],
    );
    const gone = StudentNoteWithdrawn({ studentNoteId: 2, userId: 1, on: '2026-04-22' });
    await school.record(streams.people(SCHOOL), gone);
    t.deepEqual(
      (await read()).map(({ Text }) => Text),
      ['চোখে কম দেখে'],
    );
    t.deepEqual((await school.get('/api/students/notes?UserID=2')).body.data, []);
  },
);

test.serial('who may have been entered twice is told once, with why, while both are active', async (t) => {
  const twin = profile('আব্দুল্লাহ', { mobile1: '01811111111' });
  const namesake = profile('উমর', { mobile1: '01998877665', fatherName: 'অন্য', dateOfBirth: '2011-01-01' });
  await school.record(
    streams.people(SCHOOL),
    person(4, 'আব্দুল্লাহ', { profile: twin }),
    person(5, 'উমর', { profile: namesake }),
    person(6, 'আব্দুল্লাহ', { userType: 2, profile: twin }),
  );
  const pairs = async () =>
    ((await school.get('/api/users/duplicates')).body.data as Record<string, number>[]).map((row) => [
      row['UserID'],
      row['OtherID'],
      row['Reason'],
    ]);
  t.deepEqual(await pairs(), [
    [1, 4, 1],
    [2, 5, 2],
  ]);
  const aside = PersonDeactivated({ userId: 4, on: '2026-04-22', noteId: null, mistaken: true });
  await school.record(streams.people(SCHOOL), aside);
  t.deepEqual(await pairs(), [[2, 5, 2]]);
});

test.serial(
  'the box of people tells whoever has a deed for one his code and name, and nothing more',
  async (t) => {
    const inactive = { userId: 2, on: '2026-04-20', noteId: null, mistaken: false };
    await school.record(streams.people(SCHOOL), PersonDeactivated(inactive));
    const box = async (query = '') => (await school.get(`/api/users/person_box${query}`)).body.data;
    t.deepEqual(await box('?UserTypeID=2'), [{ UserID: 3, UserCode: '7', UserName: 'ইদ্রিস আলী' }]);
    t.deepEqual(ids(await box()), [1, 3]);
  },
);
