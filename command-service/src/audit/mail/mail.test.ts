import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRootText } from '@madrasah/service-kit/daily-root';
import test from 'ava';
import { SCHOOL, type TestApp } from '../../test-support/app.ts';
import { mailServer } from '../../test-support/mail-server.ts';
import { folderOutbox } from './folder.ts';
import type { Outbox, Sent } from './outbox.ts';
import {
  AUDITOR,
  certificates,
  closedDay,
  FROM,
  HISAB,
  later,
  look,
  PDF,
  story,
  toServer,
} from './test-support.ts';

// What is mailed of a daily root, and to whom.
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
  t.deepEqual(sent, { to: 'server', accepted: [HISAB], turnedAway: [AUDITOR], putOff: [] });
  t.deepEqual(await story(app), ['Claimed 1', 'ed 1']);

  const nobody = await closedDay(AUDITOR);
  t.teardown(() => nobody.close());
  await look(nobody, toServer(server.url));
  later(nobody, 600);
  await look(nobody, toServer(server.url));
  t.deepEqual(await story(nobody), ['Claimed 1', 'Failed 1 turned-away false'], 'and is not tried again');
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
