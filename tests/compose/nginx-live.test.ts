import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import anyTest from 'ava';
import { COMMANDS, QUERIES } from '../../docker/nginx/parts.ts';
import { ORDINARY_BODY } from '../../projection-service/src/door/forwarding/body-limits.ts';
import { PAGE_HEADERS } from '../../projection-service/src/door/pages/page-headers.ts';
import { bodyOf } from '../../projection-service/src/door/refusals.ts';
import { type Door, NGINX, ONE_OF_EACH, openDoor } from './test-support/nginx.ts';

const { before, after, serial } = anyTest;
// Debian: apt-get install nginx-light; `.ci/install-peers` does it where it may.
const test = NGINX ? serial : serial.skip;

/** Answers who was asked, and with which headers. */
const told = (name: string) => (request: IncomingMessage, response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ name, url: request.url, headers: request.headers }));

let door: Door<typeof COMMANDS | typeof QUERIES>;
before(async () => {
  if (NGINX) door = await openDoor(NGINX, ONE_OF_EACH, told);
});
after.always(() => door?.end());

interface Told {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}
const read = async (answer: Response) => (await answer.json()) as Told;

test('questions go to one service and commands to the other; nobody’s word on an address is passed on', async (t) => {
  const { origin } = door;
  const question = await read(await fetch(`${origin}/api/accounts/dues?a=1`));
  t.like(question, { name: QUERIES, url: '/api/accounts/dues?a=1' });
  const headers = { 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4' };
  const command = await read(await fetch(`${origin}/api/accounts/funds`, { method: 'POST', headers }));
  t.is(command.name, COMMANDS);
  t.is(command.headers['x-forwarded-for'], '127.0.0.1');
  t.is(command.headers['x-real-ip'], undefined);
});

test('every address of a page is the pages, under their headers; a file that is not there is not', async (t) => {
  const { origin } = door;
  const page = (path: string) => fetch(origin + path, { headers: { accept: 'text/html' } });
  for (const path of [
    '/',
    '/login',
    '/verify/10001/12-BCDFG-HJKLM',
    '/verify/10001/%E0%A7%A7%E0%A7%A8-BCDFG',
  ]) {
    const answer = await page(path);
    t.is(answer.status, 200, path);
    t.regex(await answer.text(), /the pages/);
    for (const [name, value] of Object.entries(PAGE_HEADERS)) t.is(answer.headers.get(name), value, name);
  }
  t.is((await fetch(`${origin}/assets/look-1.css`)).headers.get('content-type'), 'text/css; charset=utf-8');
  t.is((await page('/assets/none.js')).status, 404);
  t.is((await page('/.git/config')).status, 404);
});

test('ready when both services are', async (t) => {
  const answer = await fetch(`${door.origin}/readyz`);
  t.is(answer.status, 200);
  t.is((await read(answer)).name, QUERIES);
});

test('live news become a websocket', async (t) => {
  door.services[QUERIES].once('upgrade', (request, socket) =>
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: ${request.headers.upgrade}\r\nConnection: Upgrade\r\n\r\n`,
    ),
  );
  const socket = connect(door.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /socket/?EIO=4 HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  t.regex(await text(socket), /^HTTP\/1\.1 101 .*Upgrade: websocket/s);
});

test('a body is as large as its endpoint takes it; what is larger is refused in the caller’s language', async (t) => {
  const once = (path: string, bytes: number, language = 'bn') =>
    fetch(door.origin + path, {
      method: 'POST',
      headers: { 'accept-language': language },
      body: Buffer.alloc(bytes),
    });
  // nginx refuses before it has read everything: whoever is still sending may see the line broken before the answer.
  // And on a crowded machine it may wait longer for a service than its three seconds.
  const sized = async (...asked: Parameters<typeof once>) => {
    for (let tries = 1; tries < 5; tries += 1) {
      const answer = await once(...asked).catch(() => undefined);
      if (answer && answer.status !== 504) return answer;
    }
    return once(...asked);
  };
  const upload = '/api/settings/institution_image';
  t.is((await sized('/api/x', ORDINARY_BODY)).status, 200);
  const taken = await sized(upload, 5 * ORDINARY_BODY);
  t.is(taken.status, 200);
  t.like(await read(taken), { name: COMMANDS, url: upload });
  for (const [path, bytes] of [
    ['/api/x', ORDINARY_BODY + 1],
    [`${upload}/more`, 2 * ORDINARY_BODY],
    [upload, 6 * ORDINARY_BODY],
  ] as const)
    for (const language of ['bn', 'en'] as const) {
      const answer = await sized(path, bytes, language);
      t.is(answer.status, 413, path);
      t.deepEqual(await answer.json(), bodyOf('request.too-large', language));
    }
});

test('neither what was searched for nor the code of a receipt stands in the log', async (t) => {
  const { origin, log } = door;
  await fetch(`${origin}/api/students/search_student?search=Abdullah`);
  await fetch(`${origin}/api/public/result/10001/verify/12-BCDFG-HJKLM`);
  t.regex(log(), /GET \/api\/public\/result\/10001\/verify\/- 200/);
  t.notRegex(log(), /Abdullah|BCDFG/);
});

test('a service that is away: a question may be asked again, of a command nobody knows', async (t) => {
  const { origin, services } = door;
  for (const server of Object.values(services)) server.close().closeAllConnections();
  const question = await fetch(`${origin}/api/accounts/dues`, { headers: { 'accept-language': 'en' } });
  t.is(question.status, 503);
  t.is(question.headers.get('retry-after'), '1');
  t.deepEqual(await question.json(), bodyOf('store.away', 'en'));
  const command = await fetch(`${origin}/api/accounts/funds`, { method: 'POST' });
  t.is(command.status, 504);
  t.deepEqual(await command.json(), bodyOf('outcome.unknown', 'bn'));
  t.is((await fetch(`${origin}/socket/?EIO=4`)).status, 503);
  const ready = await fetch(`${origin}/readyz`);
  t.deepEqual([ready.status, await ready.json()], [503, { ready: false }]);
});
