import { streams } from '@madrasah/events';
import {
  AuditorsChanged,
  DailyRootMailClaimed,
  DailyRootMailed,
  DailyRootMailFailed,
  DailyRootTaken,
} from '@madrasah/events/audit';
import { innerToken } from '@madrasah/service-kit/access';
import { NO_ROOT } from '@madrasah/service-kit/daily-root';
import test, { type ExecutionContext } from 'ava';
import { allowed, CLERK, OTHER_SCHOOL, SCHOOL, testApp } from '../app-test-support.ts';

const HASH = 'a'.repeat(64);
const AUDIT = streams.audit(SCHOOL);
const taken = (rootId: number) =>
  DailyRootTaken({
    ...{ rootId, day: `2026-04-1${rootId}`, position: 7 * rootId, previousRoot: NO_ROOT, root: HASH },
    heads: [
      ['chart-10001', 4, HASH],
      ['platform', 0, HASH],
    ],
    folded: [['journal', 2, 30, HASH]],
  });

async function isPdf(t: ExecutionContext, answer: Response): Promise<void> {
  t.is(answer.status, 200);
  t.regex(answer.headers.get('content-type') ?? '', /^application\/pdf/);
  t.is(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
    '%PDF-',
  );
}

test('the roots are listed newest first, each with what became of its mail', async (t) => {
  const school = await testApp();
  t.teardown(school.end);
  const accepted = ['hisab@example.org'];
  await school.record(
    AUDIT,
    ...[taken(1), DailyRootMailClaimed({ rootId: 1, attempt: 1 })],
    DailyRootMailFailed({ rootId: 1, attempt: 1, fault: 'server-away', again: true }),
    DailyRootMailClaimed({ rootId: 1, attempt: 2 }),
    DailyRootMailed({ rootId: 1, attempt: 2, to: 'server', accepted, turnedAway: [], putOff: [] }),
    ...[taken(2), DailyRootMailClaimed({ rootId: 2, attempt: 1 }), taken(3)],
  );
  const { body } = await school.get('/api/accounts/audit/roots');
  t.like(body, { total: 3, currentPage: 1 });
  const [third, second, first] = body.data;
  t.like(third, {
    rootId: 3,
    position: 21,
    day: '2026-04-13',
    root: HASH,
    streams: 4,
    events: 36,
    mail: null,
  });
  t.like(second.mail, { state: 'claimed', attempt: 1 });
  t.like(first.mail, { state: 'mailed', attempt: 2, to: 'server', accepted, turnedAway: [] });
  t.false('fault' in first.mail);
  const page = (await school.get('/api/accounts/audit/roots?page=2&limit=2')).body;
  t.deepEqual(
    page.data.map(({ rootId }: { rootId: number }) => rootId),
    [1],
  );
  t.deepEqual((await school.get('/api/accounts/audit/roots', { school: OTHER_SCHOOL })).body.data, []);
});

test('whoever was put off is named, and who has had the mail stays named while the others wait', async (t) => {
  const school = await testApp();
  t.teardown(school.end);
  const [first, second] = ['hisab@example.org', 'auditor@example.com'];
  const mailOfFirst = async () => (await school.get('/api/accounts/audit/roots')).body.data[0].mail;
  const claimed = (attempt: number) => DailyRootMailClaimed({ rootId: 1, attempt });
  const outcome = (attempt: number, accepted: string[], putOff: string[]) =>
    DailyRootMailed({ rootId: 1, attempt, to: 'server', accepted, turnedAway: [], putOff });
  await school.record(AUDIT, taken(1), claimed(1), outcome(1, [first], [second]));
  t.like(await mailOfFirst(), { state: 'mailed', accepted: [first], putOff: [second], again: true });
  await school.record(AUDIT, claimed(2));
  t.like(await mailOfFirst(), { state: 'claimed', accepted: [first] });
  await school.record(AUDIT, outcome(2, [second], []));
  t.like(await mailOfFirst(), { state: 'mailed', accepted: [first, second], putOff: [], again: false });
});

test('the auditors are those named last; nobody before', async (t) => {
  const school = await testApp();
  t.teardown(school.end);
  const asked = async () => (await school.get('/api/accounts/audit/auditors')).body.data;
  t.like(await asked(), { Addresses: [], Language: 'bn' });
  await school.record(AUDIT, AuditorsChanged({ addresses: ['a@example.org'], language: 'bn' }));
  await school.record(AUDIT, AuditorsChanged({ addresses: ['b@example.org'], language: 'en' }));
  t.like(await asked(), { Addresses: ['b@example.org'], Language: 'en' });
});

test('whoever may audit has the certificate as PDF, in his language', async (t) => {
  const school = await testApp();
  t.teardown(school.end);
  const path = '/api/accounts/audit/verify.pdf?asOf=2026-04-01';
  t.is((await school.get(path, { loginId: CLERK })).status, 403);
  await school.record(streams.access(SCHOOL), allowed(CLERK, 'audit'));
  await school.settled();
  const headers = { authorization: `Bearer ${school.tokenOf(SCHOOL, CLERK)}`, 'accept-language': 'en' };
  await isPdf(t, await fetch(school.origin + path, { headers }));
  t.is((await school.get('/api/accounts/audit/verify.pdf?asOf=never')).status, 400);
});

const SECRET = 'a secret that both services know, long enough';

test('the other service has the certificate by its own token, and nobody else has it', async (t) => {
  const school = await testApp({ secret: SECRET });
  t.teardown(school.end);
  await school.record(AUDIT, taken(1));
  const path = `/inner/certificates/${SCHOOL}/1/en`;
  const asked = (of: string, token: string) =>
    fetch(school.origin + of, { headers: { authorization: `Bearer ${token}` } });
  const token = innerToken(SECRET, path);
  await isPdf(t, await asked(path, token));
  const others = [path.replace('/1/', '/2/'), path.replace(SCHOOL, OTHER_SCHOOL)];
  for (const other of others) t.is((await asked(other, token)).status, 404);
  t.is((await asked(path, school.tokenOf(SCHOOL, 1))).status, 404);
  for (const odd of ['x/1/en', `${SCHOOL}/x/en`, `${SCHOOL}/1/fr`]) {
    const wrong = `/inner/certificates/${odd}`;
    t.is((await asked(wrong, innerToken(SECRET, wrong))).status, 404);
  }
});
