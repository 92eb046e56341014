import { queryCatalogue, refuse, streams } from '@madrasah/events';
import { sections, sessions } from '@madrasah/events/academics';
import { LoginSwitched, SignedOut } from '@madrasah/events/access';
import test from 'ava';
import { academics } from './academics/index.ts';
import { klass, recordSchool } from './app-test-school.ts';
import { allowed, CLERK, HEAD, OTHER_SCHOOL, SCHOOL, type TestApp, testApp } from './app-test-support.ts';
import { type Documents, DocumentsAway } from './kernel/documents/index.ts';
import type { Listener } from './kernel/projecting/index.ts';
import { type HandledQuery, handledQuery } from './kernel/query.ts';

let school: TestApp;
test.before(async () => {
  school = await testApp();
  await recordSchool(school, SCHOOL, 'আমাদের');
  await recordSchool(school, OTHER_SCHOOL, 'তাদের');
});
test.after.always(() => school.end());

/** A request that would be answered if nothing stood in its way. */
const requestFor = (path: string) => path.replace(/:\w+/g, '1');

test('every query of the catalogue is answered, and none beside it', (t) => {
  const mounted = school.app.queries.map(({ definition }) => definition.name);
  t.deepEqual(mounted.sort(), queryCatalogue.map(({ name }) => name).sort());
});

const isGuarded = ({ definition }: HandledQuery) => definition.access.kind !== 'public';

test('without a good token no query answers, and a clerk without the power is turned away', async (t) => {
  for (const { definition } of school.app.queries.filter(isGuarded)) {
    const path = requestFor(definition.path);
    const bare = await school.get(path, { headers: { authorization: '' } });
    t.is(bare.body.code, 'auth.missing', path);
    t.is((await school.get(path, { headers: { authorization: 'Bearer x.y.z' } })).status, 401, path);
    const clerk = await school.get(path, { loginId: CLERK });
    if (definition.access.kind === 'signed-in') t.false([401, 403].includes(clerk.status), path);
    else t.is(clerk.body.code, definition.isReport ? 'access.report-denied' : 'access.denied', path);
  }
});

test('a power given opens its queries; a login switched off, or a token signed out, opens nothing', async (t) => {
  const own = await testApp();
  t.teardown(own.end);
  await own.record(streams.access(SCHOOL), allowed(CLERK, 'fee_setting'));
  await own.settled(); // the gate asks before a query waits
  t.is((await own.get('/api/accounts/fee_matrix', { loginId: CLERK })).status, 200);
  t.is((await own.get('/api/users', { loginId: CLERK })).status, 403);
  t.is((await own.get('/api/accounts/fee_matrix', { loginId: CLERK, school: OTHER_SCHOOL })).status, 403);
  await own.record(streams.access(SCHOOL), LoginSwitched({ loginId: CLERK, active: false }));
  await own.settled();
  t.is((await own.get('/api/accounts/fee_matrix', { loginId: CLERK })).status, 401);
  const authorization = `Bearer ${own.tokenOf(SCHOOL, HEAD)}`;
  const { jti } = JSON.parse(Buffer.from(authorization.split('.')[1] as string, 'base64url').toString());
  t.is((await own.get('/api/users', { headers: { authorization } })).status, 200);
  const signedOut = SignedOut({ loginId: HEAD, jti, expiresAt: '2026-04-21T00:00:00Z' });
  await own.record(streams.access(SCHOOL), signedOut);
  await own.settled();
  t.is((await own.get('/api/users', { headers: { authorization } })).status, 401);
  t.is((await own.get('/api/users')).status, 200);
});

test('nothing of another school is ever listed', async (t) => {
  const named: string[] = [];
  for (const { definition } of school.app.queries) {
    if (definition.path === '/api/docs') continue; // sentences of the product, the same for every school
    const path = `${requestFor(definition.path)}?id=2&AdmissionID=2&entity=admission`;
    const own = JSON.stringify((await school.get(path)).body);
    const others = JSON.stringify((await school.get(path, { school: OTHER_SCHOOL })).body);
    t.notRegex(own, /তাদের/, path);
    t.notRegex(others, /আমাদের/, path);
    if (/আমাদের/.test(own) && /তাদের/.test(others)) named.push(definition.name);
  }
  t.true(named.length >= 12, `only ${named} tell the schools apart`);
});

test('what only another school has is not found', async (t) => {
  await school.record(streams.academics(OTHER_SCHOOL), klass(77, 'শুধু তাদের'));
  const their = { school: OTHER_SCHOOL };
  for (const [path, code] of [
    ['/api/users/get_single_user?id=1', 'person.not-found'],
    ['/api/students/view_single_student?id=2', 'admission.not-found'],
    ['/api/settings/view_session/1', 'session.not-found'],
  ] as const) {
    t.is((await school.get(path, their)).status, 200, path);
    const nobody = await school.get(path.replace(/\d$/, '999'));
    t.is(nobody.status, 404);
    t.is(nobody.body.code, code);
  }
  const { body } = await school.get('/api/academic/view_class');
  t.false(body.data.some((row: { ClassID: number }) => row.ClassID === 77));
});

test('a read after a write waits for it, and says so when it does not come', async (t) => {
  const own = await testApp({ waitMs: 2000 });
  t.teardown(own.end);
  const position = await own.record(streams.academics(SCHOOL), klass(1, 'মিজান'));
  const { body, headers } = await own.get(`/api/academic/view_class?after=${position}`, { after: 0 });
  t.is(body.data[0].ClassName, 'মিজান');
  t.true(Number(headers.get('x-position')) >= position);
  const behind = await own.get('/api/academic/view_class', { after: position + 1 });
  t.is(behind.status, 503);
  t.is(behind.body.code, 'projection.behind');
  t.truthy(behind.headers.get('retry-after'));
});

const listening = (apply: Listener['apply'], name = 'odd'): Listener => ({ name, apply });
const using = (listener: Listener) => () => [
  handledQuery(sections.queries.list, [listener], () => ({ data: [] })),
];

test('a query says that its fold has stopped; the others go on, and the service is not ready', async (t) => {
  const broken = listening(() => {
    throw new Error('a defect');
  });
  const own = await testApp({
    contexts: [
      using(broken),
      (deps) => academics(deps).filter(({ definition }) => definition.name === 'Sessions'),
    ],
  });
  t.teardown(own.end);
  await own.app.projections.caughtUp;
  const { status, body } = await own.get('/api/academic/view_subclass');
  t.is(status, 503);
  t.is(body.code, 'projection.stopped');
  t.is((await own.get('/api/settings/academic_session')).status, 200);
  const ready = await own.get('/readyz');
  t.is(ready.status, 503);
  t.is(ready.body.projections.odd, 'stopped');
  t.regex(ready.body.reason, /odd has stopped/);
  t.is((await own.get('/healthz')).status, 200);
});

test('until the log is read to its end nobody is turned away for good, and nothing is half a list', async (t) => {
  const gate = Promise.withResolvers<void>();
  const own = await testApp({ contexts: [using(listening(() => gate.promise))] }, true);
  t.teardown(own.end);
  const early = await own.get('/api/academic/view_subclass');
  t.is(early.status, 503);
  t.is(early.body.code, 'projection.rebuilding');
  t.is((await own.get('/readyz')).status, 503);
  gate.resolve();
  await own.app.projections.caughtUp;
  t.is((await own.get('/api/academic/view_subclass')).status, 200);
  t.is((await own.get('/readyz')).status, 200);
});

test('while the document store is away the answer is 503', async (t) => {
  const away = () => Promise.reject(new DocumentsAway('away'));
  const tenant = { find: away, findOne: away, findByKeys: away, count: away };
  const own = await testApp({
    contexts: [
      academics,
      () => [handledQuery({ ...sessions.queries.list, path: '/odd' }, [], () => refuse('conflict.changed'))],
    ],
  });
  t.teardown(own.end);
  await own.app.projections.caughtUp;
  t.is((await own.get('/odd')).status, 409);
  const { documents } = own;
  const { kept } = documents;
  const shaken = documents as { -readonly [K in keyof Documents]: Documents[K] };
  shaken.kept = (schoolId) => ({ school: schoolId, ...tenant }) as never;
  shaken.ping = away;
  const { status, body } = await own.get('/api/academic/view_class');
  shaken.kept = kept;
  t.is(status, 503);
  t.is(body.code, 'store.away');
  t.is((await own.get('/readyz')).status, 503);
});

test('an installation without the school it expects is not ready', async (t) => {
  const own = await testApp({ expects: (schools) => schools.has('30003') });
  t.teardown(own.end);
  await own.app.projections.caughtUp;
  t.like(await own.get('/readyz'), { status: 503, body: { ready: false, known: false } });
});

test('two sources of one name are a defect that shows at the start', async (t) => {
  const one = listening(() => undefined, 'access');
  await t.throwsAsync(testApp({ contexts: [using(one)] }), { instanceOf: TypeError });
});
