import { drafted, streams } from '@madrasah/events';
import { classes, sections, sessions } from '@madrasah/events/academics';
import test from 'ava';
import { names, recordSchool } from '../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../app-test-support.ts';

let school: TestApp;
test.before(async () => {
  school = await testApp();
  await recordSchool(school, SCHOOL, 'ক');
});
test.after.always(() => school.end());

test.serial('sessions, classes and sections in the wire names of the specification', async (t) => {
  const session = {
    SessionID: 1,
    SessionName: 'শিক্ষাবর্ষ ক',
    SessionEngName: 'শিক্ষাবর্ষ ক en',
    SessionAraName: 'শিক্ষাবর্ষ ক ar',
    Serial: 1,
    SessionAction: 1,
    version: 0,
    called: 'শিক্ষাবর্ষ ক',
  };
  const { body } = await school.get('/api/settings/academic_session');
  t.deepEqual(body.data[0], session);
  t.is(body.data[1].SessionAction, 0);
  t.like((await school.get('/api/settings/view_session/1')).body, {
    data: { SessionID: 1, SessionName: 'শিক্ষাবর্ষ ক' },
  });
  t.deepEqual((await school.get('/api/academic/view_class')).body.data[1], {
    version: 2,
    called: 'কাফিয়া ক',
    ClassID: 1,
    Serial: 2,
    ClassName: 'কাফিয়া ক',
    EnglishClass: 'কাফিয়া ক en',
    ArabicClass: 'কাফিয়া ক ar',
    ClassGroup: [
      { SubClassID: 2, SubClass: 'খ ক', SubClassEng: 'খ ক en' },
      { SubClassID: 1, SubClass: 'ক ক', SubClassEng: 'ক ক en' },
    ],
  });
  const rows = (await school.get('/api/academic/view_subclass')).body.data;
  t.deepEqual(rows[0], {
    version: 6,
    called: 'হিদায়া ক – গ ক',
    SubClassID: 3,
    SubClass: 'গ ক',
    SubClassEng: 'গ ক en',
    SubClassAra: 'গ ক ar',
    ClassID: 2,
    Serial: 1,
    CGSL: 1,
    Class: { ClassName: 'হিদায়া ক' },
  });
  t.deepEqual(
    rows.map(({ SubClassID }: { SubClassID: number }) => SubClassID),
    [3, 2, 1],
  );
  const ofOne = await school.get('/api/academic/view_subclass?ClassID=২');
  t.is(ofOne.body.data.length, 1);
});

test.serial('a change and a new order show in every list', async (t) => {
  await school.record(
    streams.academics(SCHOOL),
    drafted(sessions, { kind: 'changed', id: 2, changes: {} }, { name: names('নতুন'), active: true }),
    drafted(sessions, { kind: 'ordered', order: [2, 1] }),
    drafted(classes, { kind: 'ordered', order: [1, 2] }),
    drafted(sections, { kind: 'changed', id: 3, changes: {} }, { name: names('ঘ'), classId: 1 }),
    drafted(sections, { kind: 'ordered', order: [3, 1, 2] }),
  );
  const { data } = (await school.get('/api/settings/academic_session')).body;
  t.like(data[0], { SessionID: 2, SessionName: 'নতুন', SessionAction: 1, Serial: 1 });
  const [first, second] = (await school.get('/api/academic/view_class')).body.data;
  t.deepEqual(
    first.ClassGroup.map(({ SubClassID }: { SubClassID: number }) => SubClassID),
    [3, 1, 2],
  );
  t.like(second, { ClassID: 2, Serial: 2, ClassGroup: [] });
});

test.serial('what was taken off is in no list, and its class names it no more', async (t) => {
  await school.record(
    streams.academics(SCHOOL),
    drafted(sessions, { kind: 'retired', id: 2 }),
    drafted(sections, { kind: 'retired', id: 2 }),
  );
  const { data } = (await school.get('/api/settings/academic_session')).body;
  t.false(data.some(({ SessionID }: { SessionID: number }) => SessionID === 2));
  t.is((await school.get('/api/settings/view_session/2')).status, 404);
  const counted = (await school.get('/api/users/student_by_session')).body.data;
  t.false(counted.some(({ SessionID }: { SessionID: number }) => SessionID === 2));
  const groups = (await school.get('/api/academic/view_class')).body.data.flatMap(
    ({ ClassGroup }: { ClassGroup: { SubClassID: number }[] }) =>
      ClassGroup.map(({ SubClassID }) => SubClassID),
  );
  t.false(groups.includes(2));
});

test('a session nobody has is not found, and an id that is none is refused', async (t) => {
  const absent = await school.get('/api/settings/view_session/99', { language: 'en' });
  t.like(absent, { status: 404, body: { code: 'session.not-found', success: false } });
  t.is((await school.get('/api/settings/view_session/abc')).body.fields[0].path, 'id');
});
