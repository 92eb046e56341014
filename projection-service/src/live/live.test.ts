import { streams } from '@madrasah/events';
import { LoginSwitched, PasswordChanged, SignedOut } from '@madrasah/events/access';
import { InstitutionSwitched } from '@madrasah/events/institutions';
import { issueToken } from '@madrasah/service-kit/access';
import test from 'ava';
import { klass } from '../app-test-school.ts';
import { CLERK, HEAD, OTHER_SCHOOL, SCHOOL, testApp } from '../app-test-support.ts';
import { page } from './test-support.ts';

async function school(t: Parameters<typeof page>[0]) {
  const app = await testApp();
  t.teardown(app.end);
  await app.app.projections.caughtUp;
  const open = (loginId = HEAD, of = SCHOOL, transport?: 'polling' | 'websocket') =>
    page(t, app.origin, app.tokenOf(of, loginId), transport);
  return { ...app, open };
}

test('without a token, with a bad one or one of nobody’s, nothing is opened', async (t) => {
  const { origin, tokenOf } = await school(t);
  t.is(await page(t, origin, undefined).opened, 'auth.missing');
  t.is(await page(t, origin, 'x.y.z').opened, 'auth.invalid');
  t.is(await page(t, origin, { $gt: '' }).opened, 'auth.missing');
  t.is(await page(t, origin, tokenOf(SCHOOL, 99)).opened, 'auth.invalid');
  t.is(await page(t, origin, tokenOf('30003', HEAD)).opened, 'auth.invalid');
});

for (const transport of ['polling', 'websocket'] as const)
  test(`over ${transport}: a ping is answered, and what a command recorded is told when it can be read`, async (t) => {
    const { app, record, open } = await school(t);
    const mine = open(HEAD, SCHOOL, transport);
    t.is(await mine.opened, 'connected');
    mine.socket.emit('ping');
    await mine.hears(/^pong$/);
    const position = await record(streams.academics(SCHOOL), klass(1, 'কাফিয়া'));
    await mine.hears(new RegExp(`^projected ${position}$`));
    t.true(app.projections.head.position >= position);
    t.true(mine.heard.every((line) => /^(pong|projected \d+|\d+ (online|offline))$/.test(line)));
  });

test('another school hears nothing of it', async (t) => {
  const { record, open } = await school(t);
  const [mine, theirs] = [open(), open(HEAD, OTHER_SCHOOL)];
  await Promise.all([mine.opened, theirs.opened, theirs.hears(/^1 online$/)]);
  const before = [...theirs.heard];
  const position = await record(streams.academics(SCHOOL), klass(1, 'কাফিয়া'));
  open(CLERK);
  await Promise.all([mine.hears(new RegExp(`^projected ${position}$`)), mine.hears(/^2 online$/)]);
  theirs.socket.emit('ping');
  await theirs.hears(/^pong$/); // whatever had been sent to them before it has arrived
  t.deepEqual(theirs.heard, [...before, 'pong']);
});

test('many events at once are one message', async (t) => {
  const { record, open } = await school(t);
  const mine = open();
  await mine.opened;
  const drafts = Array.from({ length: 50 }, (_, index) => klass(index + 1, 'কাফিয়া'));
  const position = await record(streams.academics(SCHOOL), ...drafts);
  await mine.hears(new RegExp(`^projected ${position}$`));
  t.true(mine.heard.filter((line) => line.startsWith('projected')).length < 10);
});

test('a login comes with its first connection and goes with its last', async (t) => {
  const { open } = await school(t);
  const mine = open();
  await mine.opened;
  const tabs = [open(CLERK), open(CLERK)];
  await Promise.all(tabs.map(({ opened }) => opened));
  await tabs[1]?.hears(/^1 online$/); // who is there already
  tabs[0]?.socket.disconnect();
  tabs[1]?.socket.disconnect();
  await mine.hears(/^2 offline$/);
  t.deepEqual(
    mine.heard.filter((line) => line.startsWith('2')),
    ['2 online', '2 offline'],
  );
});

test('a token signed out closes its connections and no other’s', async (t) => {
  const { clock, origin, record, open } = await school(t);
  const who = { schoolId: SCHOOL, loginId: HEAD, permissionType: 1 };
  const { token, claims } = issueToken('a secret of the tests that is long enough', who, clock.now());
  const [mine, other] = [page(t, origin, token), open()];
  await Promise.all([mine.opened, other.opened]);
  const signedOut = SignedOut({ loginId: HEAD, jti: claims.jti, expiresAt: '2026-04-21T00:00:00Z' });
  const position = await record(streams.access(SCHOOL), signedOut);
  t.is(await mine.closed, 'io server disconnect');
  await other.hears(new RegExp(`^projected ${position}$`));
  t.false(mine.heard.includes(`projected ${position}`));
  t.is(await page(t, origin, token).opened, 'auth.invalid');
});

test('a login switched off, a password changed, an institution switched off: each closes whom it shuts out', async (t) => {
  const { clock, record, open } = await school(t);
  const [head, clerk] = [open(), open(CLERK)];
  await Promise.all([head.opened, clerk.opened]);
  await record(streams.platform(), InstitutionSwitched({ schoolId: SCHOOL, active: false }));
  t.is(await clerk.closed, 'io server disconnect'); // type 6; the head (type 1) stays
  await record(streams.platform(), InstitutionSwitched({ schoolId: SCHOOL, active: true }));
  await head.hears(/^2 offline$/);
  await record(streams.access(SCHOOL), LoginSwitched({ loginId: HEAD, active: false }));
  t.is(await head.closed, 'io server disconnect');
  clock.set('2026-04-10T03:00:00Z'); // before what the log records from here on
  const other = open(HEAD, OTHER_SCHOOL);
  await other.opened;
  await record(streams.access(OTHER_SCHOOL), PasswordChanged({ loginId: HEAD, passwordHash: 'scrypt1$x$z' }));
  t.is(await other.closed, 'io server disconnect');
});

test('a token that runs out closes its connection', async (t) => {
  const { clock, origin } = await school(t);
  const issued = new Date(clock.now().getTime() - 12 * 3600_000 + 300);
  const who = { schoolId: SCHOOL, loginId: HEAD, permissionType: 1 };
  const { token } = issueToken('a secret of the tests that is long enough', who, issued);
  const mine = page(t, origin, token);
  t.is(await mine.opened, 'connected');
  t.is(await mine.closed, 'io server disconnect');
});

test('the twenty-first connection of a login is refused, and a page of another login is not', async (t) => {
  const { open } = await school(t);
  const opened = await Promise.all(Array.from({ length: 21 }, () => open().opened));
  t.deepEqual(
    opened.filter((how) => how !== 'connected'),
    ['limit.exceeded'],
  );
  t.is(await open(CLERK).opened, 'connected');
});

test('a message too large ends the connection; a page of another origin is given no leave to read', async (t) => {
  const { origin, open } = await school(t);
  const mine = open();
  await mine.opened;
  (mine.socket as unknown as { emit(event: string, text: string): void }).emit('ping', 'x'.repeat(5_000));
  await mine.closed;
  const answer = await fetch(`${origin}/socket/?EIO=4&transport=polling`, {
    headers: { origin: 'https://elsewhere.example' },
  });
  t.is(answer.headers.get('access-control-allow-origin'), null);
  t.is(answer.headers.get('x-content-type-options'), 'nosniff');
});

test('closing ends connections so that pages come back', async (t) => {
  const app = await testApp();
  const mine = page(t, app.origin, app.tokenOf(SCHOOL, HEAD));
  await mine.opened;
  await app.end();
  t.is(await mine.closed, 'transport close');
});
