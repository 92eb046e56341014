import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInnerToken } from '@madrasah/service-kit/access';
import test, { type ExecutionContext } from 'ava';
import { mailServer } from '../../test-support/mail-server.ts';
import { mailingOf } from './mailing.ts';

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
    QUERIES_URL: undefined,
    ...more,
  };
}
const supervised = () => Object.assign(new EventEmitter(), { send: () => true });

test('the certificate is asked of the query side that the settings name', async (t) => {
  const { certificates } = mailingOf(
    settings(t, { QUERIES_URL: `${await querySide(t)}/` }),
    new EventEmitter(),
  );
  t.is(String(await certificates?.('10001', 7, 'en')), '/inner/certificates/10001/7/en');
});

test('under a supervisor it is where the supervisor says, and may move', async (t) => {
  const supervisor = supervised();
  const { certificates } = mailingOf(settings(t), supervisor);
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
  const { certificates } = mailingOf(other, new EventEmitter());
  await t.throwsAsync(async () => certificates?.('10001', 7, 'bn'), { message: /404/ });
});

test('alone, mails go without certificate; with a server to it, without one into the folder', async (t) => {
  const alone = settings(t);
  t.is(mailingOf(alone, new EventEmitter()).certificates, undefined);
  await mailingOf(alone, new EventEmitter()).outbox.send({ ...mail, attachments: [] });
  t.true(existsSync(join(alone.DATA_DIR, 'mail', 'daily-root-10001-7-1.eml')));
  const server = await mailServer();
  t.teardown(() => server.close());
  const reached = settings(t, { SMTP_URL: server.url, SMTP_FROM: 'm@example.org' });
  await mailingOf(reached, new EventEmitter()).outbox.send({ ...mail, attachments: [] });
  t.is(server.received.length, 1);
  t.false(existsSync(join(reached.DATA_DIR, 'mail')));
});
