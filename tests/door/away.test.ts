import { once } from 'node:events';
import { Agent, request, type ServerResponse } from 'node:http';
import test from 'ava';
import { ask, door, echo, portOf, serve } from '../start/fakes/servers.ts';

const BENGALI = 'সেবাটি এই মুহূর্তে পাওয়া যাচ্ছে না; একটু পর চেষ্টা করুন';
const ENGLISH = 'The service is away for the moment; try again soon';

test('a service that is away is told in the language of the caller', async (t) => {
  const address = await door(t, {});
  for (const [language, error] of [
    ['bn', BENGALI],
    ['en-GB,bn;q=0.5', ENGLISH],
    ['', BENGALI],
  ] as const) {
    const answer = await ask(address, {
      path: '/api/x',
      method: 'POST',
      headers: { 'accept-language': language },
    });
    t.is(answer.statusCode, 503);
    t.is(answer.headers['retry-after'], '1');
    t.deepEqual(JSON.parse(answer.text), { success: false, error, message: error, code: 'store.away' });
  }
});

test('a port nobody listens on is a service that is away, for commands too', async (t) => {
  const closed = await serve(t, echo('gone'));
  const port = portOf(closed);
  closed.close();
  const address = await door(t, { commands: () => port });
  const answer = await ask(address, { path: '/api/x', method: 'POST', chunks: ['body'] });
  t.is(answer.statusCode, 503);
  t.is(JSON.parse(answer.text).code, 'store.away');
});

test('a command whose service breaks off may have been recorded; a query may not', async (t) => {
  const service = await serve(t, (call) => call.socket.destroy());
  const port = () => portOf(service);
  const address = await door(t, { commands: port, queries: port });
  const command = await ask(address, { path: '/api/x', method: 'POST', chunks: ['{}'] });
  t.is(command.statusCode, 504);
  t.is(JSON.parse(command.text).code, 'outcome.unknown');
  const query = await ask(address, { path: '/api/x' });
  t.is(query.statusCode, 503);
  t.is(JSON.parse(query.text).code, 'store.away');
});

test('an answer that breaks off breaks off for the caller too, and the gateway lives on', async (t) => {
  const service = await serve(t, (call, response) => {
    if (call.url === '/api/well') return void response.end('well');
    response.write('half');
    setImmediate(() => response.destroy());
  });
  const address = await door(t, { queries: () => portOf(service) });
  await t.throwsAsync(async () => (await fetch(`${address}/api/broken`)).text());
  t.is((await ask(address, { path: '/api/well' })).text, 'well');
});

test('a caller who leaves is let go by the service, before and while it answers', async (t) => {
  const arrived: (() => void)[] = [];
  const left = Promise.withResolvers<void>();
  const leftHalfway = Promise.withResolvers<void>();
  const service = await serve(t, (call, response) => {
    if (call.url === '/api/well') return void response.end('well');
    const halfway = call.url === '/api/halfway';
    response.on('close', halfway ? leftHalfway.resolve : left.resolve);
    if (halfway) response.write('half');
    arrived.shift()?.();
  });
  const address = await door(t, { queries: () => portOf(service) });

  const silent = request(`${address}/api/silent`).on('error', () => {});
  const asked = new Promise<void>((resolve) => arrived.push(resolve));
  silent.end();
  await asked;
  silent.destroy();
  await left.promise;

  const halfway = request(`${address}/api/halfway`).on('error', () => {});
  halfway.end();
  await once(halfway, 'response');
  halfway.destroy();
  await leftHalfway.promise;
  t.is((await ask(address, { path: '/api/well' })).text, 'well');
});

test('a caller who leaves in the middle of an upload takes the upload with it', async (t) => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  const service = await serve(t, (call, response) => {
    if (call.method === 'GET') return void response.end('well');
    call.once('data', () => begun.resolve());
    call.on('error', () => ended.resolve('broken off')).on('end', () => ended.resolve('whole'));
  });
  const port = () => portOf(service);
  const address = await door(t, { commands: port, queries: port });
  const upload = request(`${address}/api/upload`, { method: 'POST' }).on('error', () => {});
  upload.write('a part');
  await begun.promise;
  upload.destroy();
  t.is(await ended.promise, 'broken off');
  t.is((await ask(address, { path: '/api/well' })).text, 'well');
});

test('an upload refused before it is read is refused for the caller too, and the connection stays usable', async (t) => {
  const service = await serve(t, (_call, response) => void response.writeHead(413).end('too large'));
  const address = await door(t, { commands: () => portOf(service) });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.teardown(() => agent.destroy());
  const chunks = Array(64).fill('x'.repeat(65_536));
  for (const _ of [1, 2])
    t.is((await ask(address, { path: '/api/upload', method: 'POST', agent, chunks })).text, 'too large');
});

test('ready is when both services say so', async (t) => {
  let status = 503;
  let body = {};
  const answering = (_call: unknown, response: ServerResponse) =>
    void response.writeHead(status).end(JSON.stringify(body));
  const service = await serve(t, answering);
  let queries: number | undefined;
  const address = await door(t, { commands: () => portOf(service), queries: () => queries });
  const state = async () => {
    const answer = await ask(address, { path: '/readyz' });
    return [answer.statusCode, JSON.parse(answer.text)];
  };
  t.is((await ask(address, { path: '/healthz' })).statusCode, 200);
  const parts = { 'command-service': 'not ready', 'projection-service': 'away' };
  t.deepEqual(await state(), [503, { ready: false, parts }]);
  body = { ready: false, reason: 'the event store takes no append' };
  const reasons = { 'command-service': 'the event store takes no append' };
  t.deepEqual(await state(), [503, { ready: false, parts, reasons }]);
  queries = portOf(service);
  status = 200;
  const ready = { 'command-service': 'ready', 'projection-service': 'ready' };
  t.deepEqual(await state(), [200, { ready: true, parts: ready }]);
});
