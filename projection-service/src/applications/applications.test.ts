import { streams } from '@madrasah/events';
import {
  ApplicationAdmitted,
  ApplicationErased,
  ApplicationSubmitted,
  OnlineAdmissionSet,
} from '@madrasah/events/applications';
import test from 'ava';
import { klass, person, profile, session } from '../app-test-school.ts';
import { SCHOOL, testApp } from '../app-test-support.ts';
import { applicationsProjector } from './projector.ts';

const submitted = (applicationId: number, name: string) =>
  ApplicationSubmitted({
    ...{ applicationId, code: String(100_000 + applicationId), sessionId: 1, classId: 2, residence: 1 },
    ...{ gender: 1, profile: profile(name, { mobile1: '01712345678' }) },
  });

const app = await testApp();
test.before(async () => {
  await app.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'হিদায়া'), klass(2, 'কাফিয়া'));
  await app.record(streams.people(SCHOOL), person(7, 'মাহমুদ হাসান'));
  await app.record(
    streams.applications(SCHOOL),
    OnlineAdmissionSet({ sessionId: 1, classIds: [2] }),
    submitted(1, 'আনাস'),
    submitted(2, 'মাহমুদ'),
    ApplicationAdmitted({ applicationId: 2, userId: 7, admissionId: 3 }),
  );
});
test.after.always(() => app.end());

const OPEN = `/api/public/result/${SCHOOL}`;

test.serial('the public page says for which session and classes it takes applications', async (t) => {
  t.deepEqual((await app.get(`${OPEN}/online_admission`)).body.data, {
    ...{ open: true, SessionID: 1, SessionName: '১৪৪৭' },
  });
  const { data } = (await app.get(`${OPEN}/view_class`)).body;
  t.deepEqual(data, [{ ClassID: 2, ClassName: 'কাফিয়া' }]);
  const elsewhere = await app.get('/api/public/result/20002/online_admission');
  t.like(elsewhere.body.data, { open: false });
});

test.serial(
  'the number alone tells how an application stands; four digits and the link tell the rest',
  async (t) => {
    const path = `${OPEN}/online_admission/100001`;
    t.deepEqual((await app.get(path)).body.data, { usercode: '100001', Status: 0 });
    t.like((await app.get(`${path}?mobile4=5678`)).body.data, { UserName: 'আনাস', ClassID: 2 });
    t.like(await app.get(`${path}?mobile4=0000`), { status: 403, body: { code: 'applications.proof' } });
    t.like((await app.get(`${path}?sig=none`)).body.data, { UserName: undefined });
    t.is((await app.get(`${OPEN}/online_admission/999999`)).status, 404);
  },
);

test.serial('ten wrong digits close this way, wherever they come from', async (t) => {
  const path = `${OPEN}/online_admission/100001`;
  for (let tried = 0; tried < 9; tried += 1) await app.get(`${path}?mobile4=1111`);
  t.is((await app.get(`${path}?mobile4=5678`)).status, 429);
  t.is((await app.get(path)).status, 200);
});

test.serial('an admitted applicant is told of as the student he is', async (t) => {
  const answer = await app.get('/api/students/get_User_Onlice_RegInfo?status=3');
  t.is(answer.status, 200, JSON.stringify(answer.body));
  const rows = answer.body.data;
  t.deepEqual(
    rows.map((row: Record<string, unknown>) => [row['UserCode'], row['Status'], row['UserName']]),
    [
      ['100002', 2, 'মাহমুদ হাসান'],
      ['100001', 0, 'আনাস'],
    ],
  );
  const opened = await app.get(`/api/public/result${rows[1].link}`);
  t.like(opened.body.data, { usercode: '100001', UserName: 'আনাস' }, 'the link that the office hands on');
  const [one] = await app.documents.of(SCHOOL).find(applicationsProjector, { applicationId: 2 });
  t.is(one?.profile, null);
  t.like((await app.get('/api/students/online_admission/2')).body.data, { AdmissionID: 3 });
});

test.serial('an erased application keeps its number alone, and opens to nobody', async (t) => {
  await app.record(
    streams.applications(SCHOOL),
    submitted(3, 'যায়েদ'),
    ApplicationErased({ applicationId: 3, noteId: null }),
  );
  const [row] = (await app.get('/api/students/get_User_Onlice_RegInfo?status=1')).body.data;
  t.like(row, { UserCode: '100003', Status: 1, erased: true, FatherName: '', Mobile1: '' });
  t.not(row.UserName, 'যায়েদ');
  t.deepEqual((await app.get(`/api/public/result${row.link}`)).body.data, { usercode: '100003', Status: 1 });
  const typed = await app.get(`${OPEN}/online_admission/100003?mobile4=5678`);
  t.like(typed, { status: 403, body: { code: 'applications.proof' } });
  t.is((await app.get(`${OPEN}/online_admission/100003.pdf`)).status, 403);
  const found = await app.get(`/api/students/get_User_Onlice_RegInfo?status=3&search=${encodeURI('যায়েদ')}`);
  t.deepEqual(found.body.data, []);
});
