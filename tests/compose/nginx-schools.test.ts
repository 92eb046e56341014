import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import anyTest from 'ava';
import { COMMANDS } from '../../docker/nginx/parts.ts';
import { type Door, NGINX, openDoor, TWO_OF_EACH } from './test-support/nginx.ts';

const { before, after, serial } = anyTest;
const test = NGINX ? serial : serial.skip;

const SCHOOLS = Array.from({ length: 24 }, (_, n) => `${10_001 + n}`);
type Name = keyof typeof TWO_OF_EACH.addresses;

/** Those that break off when they are asked for `/api/broken`, and how often one has. */
const broken = new Map<Name, number>();
let breaking: Name | '' = '';

/** Answers who was asked, and how many bytes with it. */
const told = (name: Name) => (request: IncomingMessage, response: ServerResponse) => {
  let bytes = 0;
  request.on('data', (part: Buffer) => {
    bytes += part.length;
  });
  request.on('end', () => {
    if (breaking === name && request.url === '/api/broken') {
      broken.set(name, (broken.get(name) ?? 0) + 1);
      request.socket.destroy();
      return;
    }
    const { 'x-school': school } = request.headers;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ name, bytes, school }));
  });
};

let door: Door<Name>;
before(async () => {
  if (NGINX) door = await openDoor(NGINX, TWO_OF_EACH, told);
});
after.always(() => door?.end());

interface Told {
  readonly name: Name;
  readonly bytes: number;
  readonly school?: string;
}

const ask = (method: string, school: string, path = '/api/x', body?: string) =>
  fetch(door.origin + path, { method, headers: { 'x-school': school }, ...(body ? { body } : {}) });
const asked = async (...of: Parameters<typeof ask>) => (await (await ask(...of)).json()) as Told;
/** Who answers each school. */
const answering = async (method: string) =>
  Promise.all(SCHOOLS.map(async (school) => (await asked(method, school)).name));

/** Waits until a school goes to its own service again: nginx tries one that broke off when two seconds are over. */
async function back(method: string, school: string, home: Name): Promise<void> {
  for (let tries = 0; tries < 40 && (await asked(method, school)).name !== home; tries += 1) await pause(250);
}

async function away(name: Name): Promise<void> {
  const server = door.services[name];
  const closed = once(server, 'close');
  server.close().closeAllConnections();
  await closed;
}

test('a school goes to one service of each kind, by every method; both have some, and the header goes on', async (t) => {
  for (const method of ['GET', 'POST']) {
    const names = await answering(method);
    t.is(new Set(names).size, 2);
    t.deepEqual(await answering(method), names);
  }
  const [school = ''] = SCHOOLS;
  const { name } = await asked('POST', school);
  for (const method of ['PUT', 'PATCH', 'DELETE']) t.like(await asked(method, school), { name, school });
});

test('live news go to the service that the school’s questions go to', async (t) => {
  for (const school of SCHOOLS) {
    const { name } = await asked('GET', school);
    for (const method of ['GET', 'POST']) {
      const polled = await fetch(`${door.origin}/socket/?EIO=4&school=${school}&sid=a`, { method });
      t.is(((await polled.json()) as Told).name, name);
    }
  }
});

test('of a service that is gone only its schools move, whole commands too; they come back with it', async (t) => {
  const gone: Name = `${COMMANDS}-1`;
  const names = await answering('POST');
  await away(gone);
  const body = 'x'.repeat(200_000);
  for (const [n, school] of SCHOOLS.entries()) {
    const answer = await asked('POST', school, '/api/x', body);
    t.deepEqual(answer, { name: `${COMMANDS}-2`, bytes: body.length, school });
    t.true(names[n] === gone || names[n] === answer.name, school);
  }
  t.is((await fetch(`${door.origin}/readyz`)).status, 200, 'one of each is enough');
  await door.again(gone);
  // nginx tries it with one request when its two seconds are over, and with all when that was answered.
  for (let tries = 0; tries < 20 && (await answering('POST')).join() !== names.join(); tries += 1)
    await pause(500);
  t.deepEqual(await answering('POST'), names);
});

test('a question whose service breaks off is answered by the next; a command is not sent twice', async (t) => {
  const [school = ''] = SCHOOLS;
  const first = (await asked('GET', school)).name;
  const home = (await asked('POST', school)).name;
  breaking = first;
  t.not((await asked('GET', school, '/api/broken')).name, first);
  t.is(broken.get(first), 1);
  breaking = '';
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    await back('POST', school, home);
    breaking = home;
    broken.clear();
    const answer = await ask(method, school, '/api/broken', '{}');
    t.is(answer.status, 504, method);
    t.is(((await answer.json()) as { code: string }).code, 'outcome.unknown');
    t.is(broken.get(home), 1, method);
  }
  breaking = '';
});

test('who names no school is parted by his address, and is answered', async (t) => {
  const names = new Set<string>();
  for (let turn = 0; turn < 5; turn += 1) {
    const answer = await fetch(`${door.origin}/api/users/login`, { method: 'POST', body: '{}' });
    names.add(((await answer.json()) as Told).name);
  }
  t.is(names.size, 1);
});
