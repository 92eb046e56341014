import { texts } from '@madrasah/events/catalogue';
import test, { type ExecutionContext } from 'ava';
import { RULES } from '../../projection-service/src/door/catalogue.ts';
import { bodyOf } from '../../projection-service/src/door/refusals.ts';
import { ask, door, type Echo, echo, portOf, raw, serve } from '../start/fakes/servers.ts';

async function twoServices(t: ExecutionContext, postQueries: string[] = []) {
  const commands = portOf(await serve(t, echo('commands')));
  const queries = portOf(await serve(t, echo('queries')));
  return door(t, { commands: () => commands, queries: () => queries, rules: { ...RULES, postQueries } });
}

const reached = async (address: string, options: Parameters<typeof ask>[1]): Promise<Echo> =>
  JSON.parse((await ask(address, options)).text);

test('GET and HEAD are queries, every other method is a command', async (t) => {
  const address = await twoServices(t);
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const { name } = await reached(address, { path: '/api/accounts/funds', method });
    t.is(name, method === 'GET' ? 'queries' : 'commands', method);
  }
  const head = await ask(address, { path: '/api/accounts/funds', method: 'HEAD' });
  t.is(head.statusCode, 200);
  t.is(head.text, '');
});

test('a POST on the list is a query, with or without a query string or a closing slash; its neighbours are not', async (t) => {
  const address = await twoServices(t, [
    '/api/accounts/fee_matrix/what_if',
    '/api/operations/:id/undo_preview',
  ]);
  const whom = async (path: string, method = 'POST') => (await reached(address, { path, method })).name;
  t.is(await whom('/api/accounts/fee_matrix/what_if?session=1'), 'queries');
  t.is(await whom('/api/accounts/fee_matrix/what_if/'), 'queries');
  t.is(await whom('/api/accounts/fee_matrix/what_if', 'PUT'), 'commands');
  t.is(await whom('/api/accounts/fee_matrix'), 'commands');
  t.is(await whom('/api/operations/7/undo_preview?x=1'), 'queries');
  for (const path of [
    '/api/operations/undo_preview',
    '/api/operations/7/8/undo_preview',
    '/api/operations/7/undo',
  ])
    t.is(await whom(path), 'commands', path);
});

test('method, address and body arrive as they were sent', async (t) => {
  const address = await twoServices(t);
  const path = '/api/accounts/dues?search=%E0%A6%95&search=2&a[b]=1';
  const arrived = await reached(address, { path, method: 'PUT', chunks: ['{"নাম":', '"ক"}'] });
  t.is(arrived.url, path);
  t.is(arrived.method, 'PUT');
  t.is(arrived.body, '{"নাম":"ক"}');
});

test('the caller is known by its address, not by what it says of itself', async (t) => {
  const address = await twoServices(t);
  const claimed = { 'x-forwarded-for': '8.8.8.8', forwarded: 'for=8.8.8.8', 'x-real-ip': '8.8.8.8' };
  const headers = { ...claimed, 'x-forwarded-proto': 'https', authorization: 'Bearer a' };
  const arrived = await reached(address, { path: '/api/x', headers });
  t.is(arrived.headers['x-forwarded-for'], '127.0.0.1');
  t.is(arrived.headers['authorization'], 'Bearer a');
  for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-proto']) t.false(name in arrived.headers, name);
});

test('a proxy of ours is believed about the caller, and only what it added itself', async (t) => {
  const service = await serve(t, echo('commands'));
  const address = await door(t, { queries: () => portOf(service), trustedProxy: true });
  const asked = async (forwarded: string) => {
    const answer = await ask(address, { path: '/api/x', headers: { 'x-forwarded-for': forwarded } });
    return (JSON.parse(answer.text) as Echo).headers['x-forwarded-for'];
  };
  t.is(await asked('8.8.8.8, 203.0.113.7'), '203.0.113.7');
  t.is(await asked('203.0.113.7'), '203.0.113.7');
  t.is(await asked(''), '127.0.0.1');
});

test('where TLS ends in front, the browser is told to stay with it, by page and answer alike', async (t) => {
  const service = await serve(t, echo('queries'));
  const address = await door(t, { queries: () => portOf(service) });
  for (const path of ['/', '/api/x', '/readyz', '/api/x/..']) {
    const over = (proto: string) => ask(address, { path, headers: { 'x-forwarded-proto': proto } });
    t.is((await over('https')).headers['strict-transport-security'], 'max-age=31536000', path);
    t.is((await over('http')).headers['strict-transport-security'], undefined, path);
    t.is((await ask(address, { path })).headers['strict-transport-security'], undefined, path);
  }
});

test('headers of one connection end at the door, in both directions', async (t) => {
  const headers = { connection: 'x-mine, close', 'x-mine': '1', te: 'trailers', 'x-kept': '2' };
  const service = await serve(t, (call, response) => {
    response.setHeader('connection', 'x-theirs');
    response.setHeader('x-theirs', '1');
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.end(JSON.stringify(call.headers));
  });
  const address = await door(t, { queries: () => portOf(service) });
  const answer = await ask(address, { path: '/api/x', headers });
  const arrived = JSON.parse(answer.text);
  t.false('x-mine' in arrived);
  t.false('te' in arrived);
  t.is(arrived['x-kept'], '2');
  t.false('x-theirs' in answer.headers);
  t.deepEqual(answer.headers['set-cookie'], ['a=1', 'b=2']);
});

const SMUGGLED = 'GET /api/stolen HTTP/1.1\r\nhost: x\r\n\r\n';
for (const [framing, body] of [
  ['content-length', `content-length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`],
  [
    'content-length named as a hop',
    `connection: content-length\r\ncontent-length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  ],
  ['chunks', `transfer-encoding: chunked\r\n\r\n${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`],
] as const)
  for (const method of ['GET', 'DELETE'])
    test(`a ${method} body framed by ${framing} stays a body and is not read as another request`, async (t) => {
      const seen: string[] = [];
      const service = portOf(
        await serve(t, (call, response) => {
          seen.push(`${call.method} ${call.url}`);
          echo('service')(call, response);
        }),
      );
      const address = await door(t, { queries: () => service, commands: () => service });
      const second = 'GET /api/second HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
      const answers = await raw(address, `${method} /api/first HTTP/1.1\r\nhost: x\r\n${body}${second}`);
      t.deepEqual(seen, [`${method} /api/first`, 'GET /api/second']);
      t.true(answers.includes('"url":"/api/second"'));
    });

test('what a service says of an unknown path is passed on', async (t) => {
  const service = await serve(t, (_call, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"request.not-found"}');
  });
  const address = await door(t, { queries: () => portOf(service) });
  const answer = await ask(address, { path: '/api/no/such', headers: { accept: 'text/html' } });
  t.is(answer.statusCode, 404);
  t.is(answer.text, '{"code":"request.not-found"}');
});

test('an answer reaches the caller while the service is still writing it', async (t) => {
  const finish = Promise.withResolvers<void>();
  const service = await serve(t, async (_call, response) => {
    response.write('first');
    await finish.promise;
    response.end('last');
  });
  const address = await door(t, { queries: () => portOf(service) });
  const reader = (await fetch(`${address}/api/x`)).body?.getReader();
  t.is(new TextDecoder().decode((await reader?.read())?.value), 'first');
  finish.resolve();
  t.is(new TextDecoder().decode((await reader?.read())?.value), 'last');
});

const UPLOAD = '/api/settings/institution_image';
test('a body is as large as its endpoint takes it: what is larger is refused, and the connection stands', async (t) => {
  const address = await twoServices(t);
  const sized = (path: string, bytes: number, language = 'bn') =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'accept-language': language },
      body: Buffer.alloc(bytes),
    });
  const mebibytes = (count: number) => count * 1024 * 1024;
  t.is((await sized('/api/x', mebibytes(1))).status, 200);
  t.is((await sized(UPLOAD, mebibytes(5))).status, 200);
  for (const [path, bytes] of [
    ['/api/x', mebibytes(1) + 1],
    [`${UPLOAD}/more`, mebibytes(5)],
    [UPLOAD, mebibytes(20)],
  ] as const)
    for (const language of ['bn', 'en'] as const) {
      const answer = await sized(path, bytes, language);
      t.is(answer.status, 413, path);
      t.deepEqual(await answer.json(), bodyOf('request.too-large', language));
    }
});

test('the gateway calls a body that is too large what the services call it', (t) => {
  for (const language of ['bn', 'en'] as const)
    t.is<string | undefined, string>(
      texts[language]['request.too-large'],
      bodyOf('request.too-large', language).message,
    );
});
