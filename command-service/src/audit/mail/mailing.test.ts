import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInnerToken } from '@madrasah/service-kit/access';
import { silentLogger } from '@madrasah/service-kit/logging';
import test, { type ExecutionContext } from 'ava';
import { mailServer } from '../../test-support/mail-server.ts';
import { DailyRoots } from '../roots.ts';
import type { Mailing } from './mailer.ts';
import { mailingOf } from './mailing.ts';
import { AUDITOR, closedDay, FROM, look, story } from './test-support.ts';

const SECRET = 'a secret that is long enough for both services';
const mail = {
  schoolId: '10001',
  rootId: 7,
  attempt: 1,
  recipients: ['a@example.org'],
  subject: 's',
  text: 't',
};

/** A query side that knows the secret and answers what it was asked. */
async function querySide(t: ExecutionContext) {
  const server = createServer(({ url = '', headers }, response) => {
    const token = (headers.authorization ?? '').replace('Bearer ', '');
    response.statusCode = isInnerToken(SECRET, url, token) ? 200 : 404;
    response.end(url);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
function settings(t: ExecutionContext, more: object = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'madrasah-mailing-'));
  t.teardown(() => rmSync(DATA_DIR, { recursive: true }));
  return {
    DATA_DIR,
    JWT_SECRET: SECRET,
    SMTP_URL: undefined,
    SMTP_FROM: undefined,
    VAULT_URL: undefined,
    QUERIES_URL: undefined,
    ...more,
  };
}
/** How an installation mails that does not let its mails wait. */
function mailed(...given: Parameters<typeof mailingOf>): Mailing {
  const mailing = mailingOf(...given);
  if (!mailing) throw new Error('its mails wait');
  return mailing;
}
const supervised = () => Object.assign(new EventEmitter(), { send: () => true });

test('the certificate is asked of the query side that the settings name', async (t) => {
  const { certificates } = mailed(settings(t, { QUERIES_URL: `${await querySide(t)}/` }), new EventEmitter());
  t.is(String(await certificates?.('10001', 7, 'en')), '/inner/certificates/10001/7/en');
});

test('under a supervisor it is where the supervisor says, and may move', async (t) => {
  const supervisor = supervised();
  const { certificates } = mailed(settings(t), supervisor);
  await t.throwsAsync(async () => certificates?.('10001', 7, 'bn'), { message: /not known yet/ });
  supervisor.emit('message', { queries: 'http://127.0.0.1:1' });
  await t.throwsAsync(async () => certificates?.('10001', 7, 'bn'));
  supervisor.emit('message', { queries: await querySide(t) });
  t.truthy(await certificates?.('10001', 7, 'bn'));
});

test('a query side that does not know us is no certificate', async (t) => {
  const other = settings(t, {
    QUERIES_URL: await querySide(t),
    JWT_SECRET: 'quite another secret, long enough',
  });
  const { certificates } = mailed(other, new EventEmitter());
  await t.throwsAsync(async () => certificates?.('10001', 7, 'bn'), { message: /404/ });
});

test('alone, mails go without certificate; with a server to it, without one into the folder', async (t) => {
  const alone = settings(t);
  t.is(mailed(alone, new EventEmitter()).certificates, undefined);
  await mailed(alone, new EventEmitter()).outbox.send({ ...mail, attachments: [] });
  t.true(existsSync(join(alone.DATA_DIR, 'mail', 'daily-root-10001-7-1.eml')));
  const server = await mailServer();
  t.teardown(() => server.close());
  const reached = settings(t, { SMTP_URL: server.url, SMTP_FROM: 'm@example.org' });
  await mailed(reached, new EventEmitter()).outbox.send({ ...mail, attachments: [] });
  t.is(server.received.length, 1);
  t.false(existsSync(join(reached.DATA_DIR, 'mail')));
});

test('where the keys have left the data folder nothing is put there: without a server mails wait in the log', async (t) => {
  const shared = settings(t, { VAULT_URL: 'mongodb://127.0.0.1/keys' });
  t.is(mailingOf(shared, supervised()), undefined);
  const server = await mailServer();
  const app = await closedDay(AUDITOR);
  t.teardown(() => Promise.all([app.close(), server.close()]));
  await new DailyRoots(app.desk, undefined, silentLogger()).look();
  t.deepEqual(await story(app), [], 'nothing is claimed');
  const reached = mailed({ ...shared, SMTP_URL: server.url, SMTP_FROM: FROM }, new EventEmitter());
  await look(app, reached); // another service, which has a server
  t.deepEqual(await story(app), ['Claimed 1', 'ed 1']);
  t.deepEqual(
    server.received.map(({ to }) => to),
    [[AUDITOR]],
  );
});
