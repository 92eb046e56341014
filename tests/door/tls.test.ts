import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { text } from 'node:stream/consumers';
import test, { type ExecutionContext } from 'ava';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { ask, door, echo, listen, portOf } from '../start/fakes/servers.ts';
import { believing, tls } from '../start/fakes/tls/index.ts';

async function secure(t: ExecutionContext) {
  const server = await listen(t, createServer(echo('queries')));
  const sockets = new Server(server, { path: '/socket' });
  t.teardown(() => sockets.close());
  sockets.on('connection', (socket) => socket.on('say', (word, answer) => answer(word)));
  const port = () => portOf(server);
  const address = await door(t, { tls: tls(), queries: port, commands: port });
  return address.replace('http:', 'https:');
}

async function askOver(address: string, options: RequestOptions = {}, body = '') {
  const call = request(address, { agent: false, ...believing(), ...options });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

test('over TLS the door answers as without it, and tells browsers to stay with it', async (t) => {
  const address = await secure(t);
  const alive = await askOver(address, { path: '/healthz' });
  t.is(alive.status, 200);
  t.is(alive.headers['strict-transport-security'], 'max-age=31536000');
  const sent = { path: '/api/users/login', method: 'POST', headers: { 'x-forwarded-proto': 'http' } };
  const answered = await askOver(address, sent, '{"name":"ক"}');
  t.is(answered.status, 200);
  t.like(JSON.parse(answered.text), { method: 'POST', body: '{"name":"ক"}' });
  t.is(answered.headers['strict-transport-security'], 'max-age=31536000');
});

test('a certificate that the caller does not believe ends it before anything is said', async (t) => {
  const address = await secure(t);
  await t.throwsAsync(askOver(address, { ca: [], path: '/healthz' }), {
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
});

test('plain HTTP is not answered where TLS is spoken, and the door goes on', async (t) => {
  const address = await secure(t);
  await t.throwsAsync(ask(address.replace('https:', 'http:'), { path: '/healthz' }));
  t.is((await askOver(address, { path: '/healthz' })).status, 200);
});

for (const transports of [['polling'], ['websocket'], ['polling', 'websocket']])
  test(`live news pass over TLS, ${transports.join(' that becomes a ')}`, async (t) => {
    const address = await secure(t);
    const given = { path: '/socket', transports, forceNew: true, reconnection: false, ...believing() };
    const socket = io(address, given);
    t.teardown(() => socket.disconnect());
    await once(socket as unknown as NodeJS.EventEmitter, 'connect');
    const { engine } = socket.io;
    if (transports.length === 2 && engine.transport.name === 'polling')
      await new Promise((resolve) => engine.once('upgrade', resolve));
    t.is(await socket.emitWithAck('say', 'সংবাদ'), 'সংবাদ');
    t.is(`${engine.transport.name}`, `${transports.at(-1)}`);
  });
