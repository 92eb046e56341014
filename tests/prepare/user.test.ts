import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import test, { type ExecutionContext } from 'ava';
import { makeEventStoreUser } from '../../scripts/prepare/event-store-user.ts';

const CERTIFICATES = join(import.meta.dirname, '../../embedded/event-store/test-support/certificate');
const CERTIFICATE = join(CERTIFICATES, 'certificate.pem');
const PASSWORD = 'p@ss: word';

interface Asked {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/** A server that answers with these, one after another. @returns its host, and what it was asked */
async function server(t: ExecutionContext, ...answers: { status: number; location?: () => string }[]) {
  const asked: Asked[] = [];
  const tls = { cert: readFileSync(CERTIFICATE), key: readFileSync(join(CERTIFICATES, 'key.pem')) };
  const made = createServer(tls, async (request, response) => {
    asked.push({
      path: request.url,
      authorization: request.headers.authorization,
      body: await json(request),
    });
    const { status = 500, location } = answers.shift() ?? {};
    response.writeHead(status, location ? { location: location() } : {}).end('{}');
  });
  await once(made.listen(0, '127.0.0.1'), 'listening');
  t.teardown(() => made.close().closeAllConnections());
  return { host: `localhost:${(made.address() as AddressInfo).port}`, asked };
}

const addressOf = (...hosts: string[]) =>
  `esdb://admin:${encodeURIComponent(PASSWORD)}@${hosts.join(',')}?tls=true&tlsCAFile=${CERTIFICATE}`;

test('a user of no group is made, by the leader, and the first that answers is asked', async (t) => {
  const leader = await server(t, { status: 201 });
  const follower = await server(t, { status: 307, location: () => `https://${leader.host}/users/` });
  const told = await makeEventStoreUser(addressOf('localhost:1', follower.host), 'school', 'new one');
  t.is(told, 'school was made.');
  t.deepEqual(leader.asked, [
    {
      path: '/users/',
      authorization: `Basic ${Buffer.from(`admin:${PASSWORD}`).toString('base64')}`,
      body: { loginName: 'school', fullName: 'school', groups: [], password: 'new one' },
    },
  ]);
});

test('who is there already stays; what cannot be is a sentence without the password', async (t) => {
  const made = async (status: number) => {
    const { host } = await server(t, { status });
    return makeEventStoreUser(addressOf(host), 'school', 'new one').catch((error: Error) => error.message);
  };
  t.is(await made(409), 'school is there already.');
  for (const [told, pattern] of [
    [await made(401), /refuses this user or password/],
    [await made(500), /makes no user \(500\)/],
    [
      await makeEventStoreUser(addressOf('localhost:1'), 'school', 'new one').catch(String),
      /nothing answers/,
    ],
    [await makeEventStoreUser('esdb://localhost:1?tls=false', 'school', 'x').catch(String), /has no users/],
  ] as const) {
    t.regex(told, pattern);
    t.notRegex(told, /new one|p@ss/);
  }
});
