import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import test from 'ava';
import { io } from 'socket.io-client';
import { Running } from '../../../scripts/running/run.ts';
import type { Settings } from '../../../scripts/running/settings.ts';
import { temporary, until } from '../../start/fakes/house.ts';
import { believing, tls } from '../../start/fakes/tls/index.ts';
import { startService } from './service.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;
const SECRET = 'a secret that only these tests use, long enough';
const PASSWORD = 'one of their own';

async function send(address: string, method: string, path: string, body?: object, token?: string) {
  const headers = {
    'content-type': 'application/json',
    'accept-language': 'en',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const call = request(`${address}${path}`, { agent: false, method, headers, ...believing() });
  call.end(body && JSON.stringify(body));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(await text(answer)) };
}

test('a school works over TLS by the address of the network: sign-in, questions, commands, live news', async (t) => {
  const settings: Settings = {
    ...{ host: '0.0.0.0', port: 0, tls: tls(), dataDir: temporary(t), eventStoreUrl: undefined },
    ...{ jwtSecret: SECRET, demoPassword: PASSWORD, trustedProxy: false, passedOn: { LOG_LEVEL: 'error' } },
  };
  const running = new Running(ROOT, settings, '/nowhere', () => t.fail('it was refused'));
  t.teardown(() => running.stop());
  const door = await running.listen();
  if ('refused' in door) return t.fail(door.refused);
  await running.start(SECRET);
  await until(async () => (await running.readiness()).ready);
  const office = door.others[0] ?? door.address;

  const credentials = { school_id: '10001', name: 'admin', password: PASSWORD };
  const signedIn = await send(office, 'POST', '/api/users/login', credentials);
  t.is(signedIn.status, 200);
  t.is(signedIn.headers['strict-transport-security'], 'max-age=31536000');
  t.is(signedIn.headers['set-cookie'], undefined, 'the token is in no cookie that plain HTTP could tell');
  const { token } = signedIn.body;
  t.is((await send(office, 'GET', '/api/permission/menu', undefined, token)).status, 200);

  const given = {
    path: '/socket',
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    agent: new Agent(believing()) as unknown as string, // its types know no agent of Node's
  };
  const socket = io(office, given);
  t.teardown(() => socket.disconnect());
  await once(socket as unknown as NodeJS.EventEmitter, 'connect');
  const news = new Promise((resolve) => socket.once('projected', resolve));
  const added = await send(
    office,
    'POST',
    '/api/accounts/funds',
    { FundName: 'মসজিদ তহবিল', kind: 1 },
    token,
  );
  t.true((added.status ?? 500) < 300, JSON.stringify(added.body));
  t.truthy(await news);

  const wrong = await send(office, 'POST', '/api/users/login', { ...credentials, password: 'madrasah-demo' });
  t.is(wrong.status, 401);
});

test('command-service does not start for the network while a login has the password that everybody knows', async (t) => {
  const EVENTS_DB = join(temporary(t), 'events.sqlite');
  const service = await startService(t, 'command-service', { EVENTS_DB, OPEN_TO: '0.0.0.0' });
  t.is(await service.ends, 78);
  t.regex(
    service.said(),
    /^HOST is 0\.0\.0\.0, .*\(madrasah-demo\) – school 10001: admin\. Start without HOST/m,
  );
  t.notRegex(service.said(), /\n +at /);
});
