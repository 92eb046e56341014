import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import test, { type ExecutionContext } from 'ava';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { ask, door, echo, listen, portOf, raw, serve } from '../start/fakes/servers.ts';

/** A service that says every word back. */
async function live(t: ExecutionContext) {
  const server = await listen(t, createServer(echo('queries')));
  const sockets = new Server(server, { path: '/socket' });
  t.teardown(() => sockets.close());
  sockets.on('connection', (socket) => socket.on('say', (word, answer) => answer(word)));
  const address = await door(t, { queries: () => portOf(server) });
  const page = (transports: string[]) => {
    const socket = io(address, { path: '/socket', transports, forceNew: true, reconnection: false });
    t.teardown(() => socket.disconnect());
    return socket;
  };
  return { address, page, sockets };
}

const UPGRADE = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n';
const KEY = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

for (const transports of [['polling'], ['websocket'], ['polling', 'websocket']])
  test(`live news pass over ${transports.join(' that becomes a ')}`, async (t) => {
    const { page } = await live(t);
    const socket = page(transports);
    await once(socket as unknown as NodeJS.EventEmitter, 'connect');
    const { engine } = socket.io;
    if (transports.length === 2 && engine.transport.name === 'polling')
      await new Promise((resolve) => engine.once('upgrade', resolve));
    const long = 'সংবাদ '.repeat(5_000);
    t.is(await socket.emitWithAck('say', long), long);
    t.is(`${engine.transport.name}`, `${transports.at(-1)}`);
  });

test('a page that leaves is told to the service, and a service that ends to the page', async (t) => {
  const { page, sockets } = await live(t);
  const connected = once(sockets, 'connection');
  const leaving = page(['websocket']);
  const [atService] = await connected;
  const left = once(atService, 'disconnect');
  leaving.io.engine.close();
  await left;
  const staying = page(['websocket']);
  await once(staying as unknown as NodeJS.EventEmitter, 'connect');
  const ended = once(staying as unknown as NodeJS.EventEmitter, 'disconnect');
  sockets.engine.close();
  t.is((await ended)[0], 'transport close');
});

test('a service that is away is a 503, polled or upgraded, whatever the method', async (t) => {
  const closed = await serve(t, echo('gone'));
  const port = portOf(closed);
  closed.close();
  for (const queries of [() => undefined, () => port]) {
    const address = await door(t, { queries });
    for (const method of ['GET', 'POST'])
      t.is((await ask(address, { path: '/socket/?EIO=4&transport=polling', method })).statusCode, 503);
    const answer = await raw(address, `GET /socket/?EIO=4 HTTP/1.1\r\nhost: x\r\n${UPGRADE}${KEY}\r\n`);
    t.regex(answer, /^HTTP\/1\.1 503 /);
  }
});

test('what the service answers instead of upgrading is told', async (t) => {
  const service = await serve(t, (_call, response) => void response.writeHead(403).end('no'));
  const address = await door(t, { queries: () => portOf(service) });
  const answer = await raw(address, `GET /socket/?EIO=4 HTTP/1.1\r\nhost: x\r\n${UPGRADE}${KEY}\r\n`);
  t.regex(answer, /^HTTP\/1\.1 403 /);
});

test('elsewhere, and to anything but a websocket, nothing is upgraded and the request is answered as it is', async (t) => {
  const { address } = await live(t);
  const close = 'connection: upgrade, close\r\n';
  const elsewhere = await raw(
    address,
    `GET /api/x HTTP/1.1\r\nhost: x\r\n${close}upgrade: websocket\r\n\r\n`,
  );
  t.regex(elsewhere, /^HTTP\/1\.1 200 [\s\S]*"url":"\/api\/x"/);
  t.notRegex(elsewhere, /"upgrade"/);
  const other = await raw(address, `GET /socket/ HTTP/1.1\r\nhost: x\r\n${close}upgrade: h2c\r\n\r\n`);
  t.regex(other, /^HTTP\/1\.1 400 /); // engine.io: no transport named
});

test('pages that leave in the middle of an upgrade, rudely or not, leave the gateway whole', async (t) => {
  const arrived: (() => void)[] = [];
  const gone: Promise<unknown>[] = [];
  const service = createServer(echo('queries'));
  service.on('upgrade', (_call, socket) => {
    socket.on('error', () => undefined).on('end', () => socket.end());
    gone.push(once(socket, 'close'));
    arrived.shift()?.(); // and no answer comes
    socket.resume();
  });
  await listen(t, service);
  const address = await door(t, { queries: () => portOf(service) });
  for (const leave of ['destroy', 'resetAndDestroy', 'end'] as const) {
    const came = new Promise<void>((resolve) => arrived.push(resolve));
    const page = connect(Number(new URL(address).port), '127.0.0.1');
    page.on('error', () => undefined);
    page.write(`GET /socket/?EIO=4 HTTP/1.1\r\nhost: x\r\n${UPGRADE}${KEY}\r\n`);
    await came;
    page[leave]();
  }
  await Promise.all(gone);
  t.is((await ask(address, { path: '/api/x' })).statusCode, 200);
});

test('a service that breaks off in the middle of an upgrade is a 503, and after it an end', async (t) => {
  const service = createServer();
  let upgraded = false;
  service.on('upgrade', (_call, socket) => {
    if (upgraded)
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\nhalf',
      );
    setImmediate(() => socket.destroy());
    upgraded = true;
  });
  await listen(t, service);
  const address = await door(t, { queries: () => portOf(service) });
  const bytes = `GET /socket/?EIO=4 HTTP/1.1\r\nhost: x\r\n${UPGRADE}${KEY}\r\n`;
  t.regex(await raw(address, bytes), /^HTTP\/1\.1 503 /);
  const headers = { connection: 'upgrade', upgrade: 'websocket' };
  const call = request(`${address}/socket/`, { headers });
  call.end();
  const [answer, socket, first] = await once(call, 'upgrade');
  t.is(answer.statusCode, 101);
  t.is(`${first}${await text(socket).catch(() => '')}`, 'half');
});

test('the caller’s address is ours to say on an upgrade too', async (t) => {
  const service = createServer();
  const seen = new Promise<Record<string, string | string[] | undefined>>((resolve) =>
    service.on('upgrade', (call, socket) => {
      resolve(call.headers);
      socket.destroy();
    }),
  );
  await listen(t, service);
  const address = await door(t, { queries: () => portOf(service) });
  await raw(address, `GET /socket/ HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 8.8.8.8\r\n${UPGRADE}${KEY}\r\n`);
  const headers = await seen;
  t.is(headers['x-forwarded-for'], '127.0.0.1');
  t.is(headers['upgrade'], 'websocket');
  t.is(headers['sec-websocket-version'], '13');
});
