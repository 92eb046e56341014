import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import test, { type ExecutionContext } from 'ava';
import { Server as Sockets } from 'socket.io';
import { io } from 'socket.io-client';
import { ask, door, type Echo, echo, portOf, raw, serve } from '../start/fakes/servers.ts';

// Queries in the door's own process: what is promised of those behind a connection is promised of these.

const before = (t: ExecutionContext, here: Server, more = {}) => door(t, { here: () => here, ...more });
const UPGRADE = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n';
const KEY = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

test('questions are answered here, commands are passed on', async (t) => {
  const commands = portOf(await serve(t, echo('commands')));
  const address = await before(t, createServer(echo('here')), { commands: () => commands });
  const name = async (method: string) =>
    (JSON.parse((await ask(address, { path: '/api/x?y=1', method })).text) as Echo).name;
  t.deepEqual([await name('GET'), await name('POST')], ['here', 'commands']);
  t.is((await ask(address, { path: '/api/x', method: 'HEAD' })).statusCode, 200);
});

test('what a caller says of himself is not believed here either, and headers of his connection end', async (t) => {
  const address = await before(t, createServer(echo('here')));
  const claimed = { 'x-forwarded-for': '8.8.8.8', forwarded: 'for=8.8.8.8', 'x-real-ip': '8.8.8.8' };
  const hop = { connection: 'x-mine, close', 'x-mine': '1', te: 'trailers' };
  const headers = { ...claimed, ...hop, 'x-forwarded-proto': 'https', authorization: 'Bearer a' };
  const answer = await ask(address, { path: '/api/x', headers });
  const arrived = JSON.parse(answer.text) as Echo;
  t.is(arrived.headers['x-forwarded-for'], '127.0.0.1');
  t.is(arrived.headers['authorization'], 'Bearer a');
  for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-proto', 'x-mine', 'te'])
    t.false(name in arrived.headers, name);
  t.is(answer.headers['strict-transport-security'], 'max-age=31536000');
  const trusting = await before(t, createServer(echo('here')), { trustedProxy: true });
  const told = await ask(trusting, {
    path: '/api/x',
    headers: { 'x-forwarded-for': '8.8.8.8, 203.0.113.7' },
  });
  t.is((JSON.parse(told.text) as Echo).headers['x-forwarded-for'], '203.0.113.7');
});

test('a body that nobody reads is not read as another request, and one too large leaves the connection usable', async (t) => {
  const seen: string[] = [];
  const here = createServer((call, response) => {
    seen.push(`${call.method} ${call.url}`);
    response.end('answered');
  });
  const address = await before(t, here);
  const hidden = 'GET /api/stolen HTTP/1.1\r\nhost: x\r\n\r\n';
  const first = `GET /api/first HTTP/1.1\r\nhost: x\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`;
  await raw(address, `${first}GET /api/second HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  t.deepEqual(seen, ['GET /api/first', 'GET /api/second']);
});

test('a caller who leaves is let go, and the door lives on', async (t) => {
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const here = createServer((call, response) => {
    if (call.url === '/api/well') return void response.end('well');
    response.on('close', left.resolve);
    response.write('half');
    asked.resolve();
  });
  const address = await before(t, here);
  const call = request(`${address}/api/long`).on('error', () => {});
  call.end();
  await asked.promise;
  call.destroy();
  await left.promise;
  t.is((await ask(address, { path: '/api/well' })).text, 'well');
});

for (const transports of [['polling'], ['websocket'], ['polling', 'websocket']])
  test(`live news pass here over ${transports.join(' that becomes a ')}`, async (t) => {
    const here = createServer(echo('here'));
    const sockets = new Sockets(here, { path: '/socket' });
    t.teardown(() => sockets.close());
    sockets.on('connection', (socket) => socket.on('say', (word, answer) => answer(word)));
    const address = await before(t, here);
    const socket = io(address, { path: '/socket', transports, forceNew: true, reconnection: false });
    t.teardown(() => socket.disconnect());
    await once(socket as unknown as NodeJS.EventEmitter, 'connect');
    const { engine } = socket.io;
    if (transports.length === 2 && engine.transport.name === 'polling')
      await new Promise((resolve) => engine.once('upgrade', resolve));
    const long = 'সংবাদ '.repeat(5_000);
    t.is(await socket.emitWithAck('say', long), long);
  });

test('before there are queries, questions and live news are a 503 that says when to come again', async (t) => {
  const address = await door(t, { here: () => undefined });
  const question = await ask(address, { path: '/api/x', headers: { 'accept-language': 'en' } });
  t.is(question.statusCode, 503);
  t.is(question.headers['retry-after'], '1');
  t.is(JSON.parse(question.text).code, 'store.away');
  for (const at of [address, await before(t, createServer(echo('here')))])
    t.regex(
      await raw(at, `GET /socket/?EIO=4 HTTP/1.1\r\nhost: x\r\n${UPGRADE}${KEY}\r\n`),
      /^HTTP\/1\.1 503 /,
    );
});
