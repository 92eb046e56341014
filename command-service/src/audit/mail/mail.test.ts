import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRootText } from '@madrasah/service-kit/daily-root';
import { silentLogger } from '@madrasah/service-kit/logging';
import test from 'ava';
import { openSchool, SCHOOL, type TestApp } from '../../test-support/app.ts';
import { mailServer } from '../../test-support/mail-server.ts';
import { DailyRoots } from '../roots.ts';
import { folderOutbox } from './folder.ts';
import { type Mailing, RootMailer } from './mailer.ts';
import type { Outbox, Sent } from './outbox.ts';
import { smtpOutbox } from './smtp.ts';

const HISAB = 'hisab@example.org';
const AUDITOR = 'auditor@example.com';
const FROM = 'madrasah@example.net';
const PDF = Buffer.from('%PDF-1.7 the certificate');

const certificates = async () => PDF;
const toServer = (url: string): Mailing => ({
  outbox: smtpOutbox({ url, from: FROM, patienceMs: 1_000 }),
  certificates,
});

/** A school whose auditors are known and whose day has just been closed. */
async function closedDay(addresses = `${HISAB}, ${AUDITOR}`): Promise<TestApp> {
  const app = await openSchool();
  await app.done('PUT', '/api/accounts/audit/auditors', { Addresses: addresses, Language: 'en' });
  await app.done('POST', '/api/academic/insert_session', { SessionName: '২০২৬' });
  await app.done('POST', '/api/accounts/audit/roots');
  return app;
}
const look = (app: TestApp, mailing: Mailing) => {
  const mailer = new RootMailer(app.desk, mailing, silentLogger());
  return new DailyRoots(app.desk, mailer, silentLogger()).look();
};
const later = (app: TestApp, minutes: number) => app.clock.advance(minutes * 60_000);

/** What has become of the mails, in order. */
async function story(app: TestApp): Promise<string[]> {
  const told: string[] = [];
  for await (const { type, data } of app.store.readStream(`audit-${SCHOOL}`))
    if (type.startsWith('DailyRootMail'))
      told.push(
        [type.slice('DailyRootMail'.length), data['attempt'], data['fault'], data['again']].join(' ').trim(),
      );
  return told;
}

/** A mail's text as a reader sees it, and its attachment. */
function read(raw: string) {
  const part = (type: RegExp) => {
    const found = raw.split(/^--.*$/m).find((one) => type.test(one)) ?? '';
    const [head = '', ...body] = found.split(/\r?\n\r?\n/);
    const content = body.join('\n\n').trim();
    if (/base64/i.test(head)) return Buffer.from(content, 'base64');
    const bytes = content.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => `%${hex}`);
    return Buffer.from(/quoted-printable/i.test(head) ? decodeURIComponent(bytes) : content);
  };
  return { text: part(/text\/plain/).toString(), pdf: part(/application\/pdf/) };
}

test('a root is delivered to every auditor, with its text and the certificate, once', async (t) => {
  const server = await mailServer();
  const app = await closedDay();
  t.teardown(() => Promise.all([app.close(), server.close()]));
  await look(app, toServer(server.url));
  await look(app, toServer(server.url));
  const [mail, more] = server.received;
  t.is(more, undefined);
  t.like(mail, { from: FROM, to: [HISAB, AUDITOR] });
  const { text, pdf } = read(mail?.text ?? '');
  t.deepEqual(pdf, PDF);
  t.regex(text, /মিলিয়ে দেখতে [\s\S]*npm run audit -- --school \d+ --root FILE/);
  t.regex(mail?.text ?? '', new RegExp(`^Message-ID: <daily-root-${SCHOOL}-1@`, 'm'));
  const [taken] = await recordedRoots(app);
  t.like(readRootText(text), { schoolId: SCHOOL, ...taken });
  t.deepEqual(await story(app), ['Claimed 1', 'ed 1']);
});

async function recordedRoots(app: TestApp) {
  const roots: object[] = [];
  for await (const { type, data } of app.store.readStream(`audit-${SCHOOL}`))
    if (type === 'DailyRootTaken') roots.push({ root: data['root'], day: data['day'], heads: data['heads'] });
  return roots;
}

test('the addresses stand in no event in plain text', async (t) => {
  const server = await mailServer({ unknown: [AUDITOR] });
  const app = await closedDay();
  t.teardown(() => Promise.all([app.close(), server.close()]));
  await look(app, toServer(server.url));
  let log = '';
  for await (const event of app.store.readStream(`audit-${SCHOOL}`)) log += JSON.stringify(event);
  t.true(log.includes('AuditorsChanged') && log.includes('DailyRootMailed'));
  t.false(log.includes('example'));
});

test('an address that the server does not know leaves the others their mail; when none is left it says so', async (t) => {
  const server = await mailServer({ unknown: [AUDITOR] });
  const app = await closedDay();
  t.teardown(() => Promise.all([app.close(), server.close()]));
  let sent: Sent | undefined;
  const { outbox } = toServer(server.url);
  const watched: Outbox = {
    async send(mail) {
      sent = await outbox.send(mail);
      return sent;
    },
  };
  await look(app, { outbox: watched });
  t.deepEqual(sent, { to: 'server', accepted: [HISAB], turnedAway: [AUDITOR] });
  t.deepEqual(await story(app), ['Claimed 1', 'ed 1']);

  const nobody = await closedDay(AUDITOR);
  t.teardown(() => nobody.close());
  await look(nobody, toServer(server.url));
  later(nobody, 600);
  await look(nobody, toServer(server.url));
  t.deepEqual(await story(nobody), ['Claimed 1', 'Failed 1 turned-away false'], 'and is not tried again');
});

test('a server that is away is tried again, longer and longer apart, and has the mail once it is back', async (t) => {
  const gone = await mailServer();
  await gone.close();
  const app = await closedDay();
  t.teardown(() => app.close());
  await look(app, toServer(gone.url));
  await look(app, toServer(gone.url)); // too soon
  t.deepEqual(await story(app), ['Claimed 1', 'Failed 1 server-away true']);
  later(app, 1);
  await look(app, toServer(gone.url));
  later(app, 4);
  await look(app, toServer(gone.url)); // the second pause is longer
  t.is((await story(app)).length, 4);
  const back = await mailServer({ port: gone.port });
  t.teardown(() => back.close());
  later(app, 1);
  await look(app, toServer(gone.url));
  t.deepEqual((await story(app)).slice(4), ['Claimed 3', 'ed 3']);
  t.is(back.received.length, 1);
});

test('after its last try it is left, and goes out when somebody asks for it', async (t) => {
  const gone = await mailServer();
  await gone.close();
  const app = await closedDay();
  t.teardown(() => app.close());
  for (const minutes of [0, 1, 5, 30, 120, 480, 2_000, 2_000]) {
    later(app, minutes);
    await look(app, toServer(gone.url));
  }
  const told = await story(app);
  t.is(told.length, 12);
  t.is(told.at(-1), 'Failed 6 server-away false');
  const back = await mailServer({ port: gone.port });
  t.teardown(() => back.close());
  await app.done('POST', '/api/accounts/audit/roots/1/mail');
  await look(app, toServer(back.url));
  t.deepEqual((await story(app)).slice(12), ['Asked', 'Claimed 7', 'ed 7']);
  t.is(back.received.length, 1);
});

test('a server that says "not now" is asked again; one that says "never" is not', async (t) => {
  for (const [code, said] of [
    [451, 'Failed 1 server-away true'],
    [554, 'Failed 1 turned-away false'],
  ] as const) {
    const server = await mailServer({ answer: { code, text: 'no' } });
    const app = await closedDay();
    await look(app, toServer(server.url));
    t.deepEqual(await story(app), ['Claimed 1', said]);
    await Promise.all([app.close(), server.close()]);
  }
});

test('a line that broke when the mail was on it leaves it unknown, and is not sent a second time by itself', async (t) => {
  const server = await mailServer({ hangsUp: true });
  const app = await closedDay();
  t.teardown(() => Promise.all([app.close(), server.close()]));
  await look(app, toServer(server.url));
  later(app, 600);
  await look(app, toServer(server.url));
  t.is(server.received.length, 1);
  t.deepEqual(await story(app), ['Claimed 1', 'Failed 1 unknown false']);
});

test('ended between the mail and its outcome, the next start sends no second one; a person may ask for it', async (t) => {
  const server = await mailServer();
  const app = await closedDay();
  t.teardown(() => Promise.all([app.close(), server.close()]));
  const { outbox } = toServer(server.url);
  const dies: Outbox = {
    async send(mail) {
      await outbox.send(mail);
      throw new Error('the power is gone');
    },
  };
  await look(app, { outbox: dies });
  await app.restart();
  later(app, 5);
  await look(app, toServer(server.url));
  t.deepEqual(await story(app), ['Claimed 1']);
  await app.done('POST', '/api/accounts/audit/roots/1/mail');
  t.deepEqual(await story(app), ['Claimed 1'], 'it may still be on its way');
  later(app, 10);
  await app.done('POST', '/api/accounts/audit/roots/1/mail');
  await look(app, toServer(server.url));
  t.deepEqual(await story(app), ['Claimed 1', 'Asked', 'Claimed 2', 'ed 2']);
  t.is(server.received.length, 2);
});

test('of two instances that look at once, one sends', async (t) => {
  const server = await mailServer();
  const app = await closedDay();
  t.teardown(() => Promise.all([app.close(), server.close()]));
  await Promise.all([look(app, toServer(server.url)), look(app, toServer(server.url))]);
  t.is(server.received.length, 1);
  t.deepEqual(await story(app), ['Claimed 1', 'ed 1']);
});

test('a certificate that cannot be had now is asked for again; without a query side the text goes alone', async (t) => {
  const server = await mailServer();
  const app = await closedDay();
  t.teardown(() => Promise.all([app.close(), server.close()]));
  const away = () => Promise.reject(new Error('away'));
  await look(app, { ...toServer(server.url), certificates: away });
  t.deepEqual(await story(app), ['Claimed 1', 'Failed 1 certificate true']);
  later(app, 1);
  await look(app, { outbox: toServer(server.url).outbox });
  t.deepEqual((await story(app)).slice(2), ['Claimed 2', 'ed 2']);
  t.false(server.received[0]?.text.includes('application/pdf'));
});

test('without a mail server the mail lies in the folder', async (t) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'madrasah-mail-')), 'mail');
  const app = await closedDay();
  t.teardown(() => app.close());
  t.teardown(() => rmSync(join(folder, '..'), { recursive: true }));
  await look(app, { outbox: folderOutbox(folder), certificates });
  t.deepEqual(readdirSync(folder), [`daily-root-${SCHOOL}-1-1.eml`]);
  const { text, pdf } = read(readFileSync(join(folder, `daily-root-${SCHOOL}-1-1.eml`), 'utf8'));
  t.like(readRootText(text), { schoolId: SCHOOL });
  t.deepEqual(pdf, PDF);
  t.deepEqual(await story(app), ['Claimed 1', 'ed 1']);
});

test('a school without auditors mails nobody, also not what was taken before they were named', async (t) => {
  const folder = join(tmpdir(), `madrasah-no-mail-${process.pid}`);
  const app = await closedDay('');
  t.teardown(() => app.close());
  await look(app, { outbox: folderOutbox(folder) });
  await app.done('PUT', '/api/accounts/audit/auditors', { Addresses: HISAB, Language: 'bn' });
  await look(app, { outbox: folderOutbox(folder) });
  t.false(existsSync(folder));
  t.deepEqual(await story(app), []);
});
