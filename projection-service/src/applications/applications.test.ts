import { streams } from '@madrasah/events';
import {
  ApplicationAdmitted,
  ApplicationErased,
  ApplicationSubmitted,
  OnlineAdmissionSet,
  refuseApplications,
} from '@madrasah/events/applications';
import type { GivenDigits } from '@madrasah/service-kit/links';
import test from 'ava';
import { klass, person, profile, session } from '../app-test-school.ts';
import { SCHOOL, testApp } from '../app-test-support.ts';
import { applicationsProjector } from './projector.ts';

const submitted = (applicationId: number, name: string) =>
  ApplicationSubmitted({
    ...{ applicationId, code: String(100_000 + applicationId), sessionId: 1, classId: 2, residence: 1 },
    ...{ gender: 1, profile: profile(name, { mobile1: '01712345678' }) },
  });

const asked: GivenDigits[] = [];
/** As the command side judges: the fifth wrong ones are the last. */
const digits = async (given: GivenDigits) => {
  asked.push(given);
  const shut = refuseApplications('applications.digits-shut', { hours: 24, minutes: 1440 });
  return given.mobile4 === '9999' ? shut : given.mobile4 === '5678';
};
const app = await testApp({ digits });
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
    const noProof = { status: 403, body: { code: 'applications.proof' } };
    t.like(await app.get(`${path}?sig=none`), noProof);
    const absent = `${OPEN}/online_admission/999999`;
    t.is((await app.get(absent)).status, 404);
    t.like(await app.get(`${absent}?mobile4=0000`), noProof, 'as of one that is there');
    t.like(await app.get(`${absent}?sig=none`), noProof);
  },
);

test.serial('the command side judges digits, and its refusal is the answer', async (t) => {
  const path = `${OPEN}/online_admission/100001`;
  const headers = { 'x-forwarded-for': '2001:db8:0:7::9' };
  t.is((await app.ask('GET', `${path}?mobile4=5678`, { headers })).status, 200);
  t.deepEqual(asked.at(-1), { schoolId: SCHOOL, code: '100001', mobile4: '5678', network: '2001:db8:0:7' });
  t.like(await app.get(`${path}?mobile4=9999`), { status: 429, body: { code: 'applications.digits-shut' } });
  t.like(await app.get(`${path}.pdf?mobile4=9999`), { status: 429 });
  t.is((await app.get(path)).status, 200, 'the state is told as before');
});

test.serial('while the command side is away no digits open anything', async (t) => {
  const alone = await testApp();
  t.teardown(() => alone.end());
  await alone.record(streams.applications(SCHOOL), submitted(1, 'আনাস'));
  const answer = await alone.get(`${OPEN}/online_admission/100001?mobile4=5678`);
  t.like(answer, { status: 503, body: { code: 'store.away' } });
});

test.serial(
  'once he is a student the link tells his state and where to ask, and prints nothing',
  async (t) => {
    const { data } = (await app.get('/api/students/get_User_Onlice_RegInfo?status=2')).body;
    const link = `/api/public/result${data[0].link}`;
    const answer = await app.get(link);
    t.deepEqual(Object.keys(answer.body.data), ['usercode', 'Status', 'office']);
    t.like(answer.body.data, { Status: 2, office: { address: 'ঢাকা' } });
    t.like((await app.get(`${OPEN}/online_admission/100002?mobile4=5678`)).body.data, { Status: 2 });
    const form = await app.get(link.replace('?', '.pdf?'));
    t.like(form, { status: 409, body: { code: 'applications.ask-office' } });
  },
);

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
