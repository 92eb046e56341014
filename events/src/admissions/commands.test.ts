import test from 'ava';
import { admitStudent } from './commands.ts';

const read = (body: unknown) => admitStudent.input.safeParse({ params: {}, body });
const problems = (body: unknown) =>
  read(body).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

const place = { SessionID: 1, ClassID: 3, SubClassID: 7, SFTID: 2, ResidentialStatusId: 1, NewOldId: 1 };
const student = {
  UserName: 'আব্দুর রহিম',
  FatherName: 'আব্দুল করিম',
  MotherName: 'আমেনা',
  GenderID: '1',
  DateOfBirth: '২০১৪-০৫-০৯',
  Mobile1: '০১৭১২৩৪৫৬৭৮',
  Relationship1: 1,
};

test('a new student needs no more than the form asks for', (t) => {
  const command = admitStudent.input.parse({ params: {}, body: { ...student, ...place } });
  t.like(command.admission, { sessionId: 1, classId: 3, sectionId: 7, residence: 1, serial: undefined });
  t.like(command.student, { kind: 'new', userCode: '', gender: 1 });
  const { profile } = command.student as { profile: object };
  t.like(profile, { name: 'আব্দুর রহিম', mobile1: '01712345678', dateOfBirth: '2014-05-09', nationalId: '' });
  t.like(profile, { relationship2: null, permanent: { thana: '', post: '', village: '' } });
});

test('a code may be typed in Bengali digits; letters and a thirteenth digit may not', (t) => {
  const codeOf = (UserCode: unknown) =>
    (read({ ...student, ...place, UserCode }).data?.student as { userCode?: string })?.userCode;
  t.is(codeOf('১০০১'), '1001');
  t.is(codeOf(1001), '1001');
  t.is(codeOf(' '), '');
  for (const code of ['10a', '1'.repeat(13)]) t.is(codeOf(code), undefined);
});

test('who is known by his id is not asked for his own data again', (t) => {
  t.deepEqual(read({ UserID: 12, UserName: '', ...place }).data?.student, { kind: 'known', userId: 12 });
  t.deepEqual(problems({ UserID: 'x', ...place }), [['body.UserID', 'request.number']]);
});

test('all that a form lacks is told at once, and a body that is none at all is refused', (t) => {
  t.is(problems({}).length, 13);
  t.true(problems({}).every(([, key]) => key === 'request.required'));
  t.deepEqual(problems({ ...student, ...place, SFTID: 9 }), [['body.SFTID', 'request.choice']]);
  for (const body of [undefined, null, [], 'x']) t.false(read(body).success);
});
