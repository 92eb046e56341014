import { gzipSync } from 'node:zlib';
import test, { type ExecutionContext } from 'ava';
import { ask, door, portOf, serve } from '../start/fakes/servers.ts';

const LONG = JSON.stringify({ data: Array.from({ length: 200 }, (_, at) => ({ name: 'আব্দুল্লাহ', at })) });

/** A gateway before services that answer with `body`. */
async function answering(t: ExecutionContext, body: string | Buffer, headers: Record<string, string> = {}) {
  const service = portOf(
    await serve(t, (_, response) => {
      const sent = { 'content-type': 'application/json; charset=utf-8', 'x-position': '7', ...headers };
      response.writeHead(200, { ...sent, 'content-length': Buffer.byteLength(body) }).end(body);
    }),
  );
  return door(t, { commands: () => service, queries: () => service });
}
const TAKES = { 'accept-encoding': 'gzip, deflate, br' };

test('a long answer of a query travels compressed to who takes it, as it is to others', async (t) => {
  const address = await answering(t, LONG);
  const small = await fetch(`${address}/api/accounts/dues`, { headers: TAKES });
  t.is(small.headers.get('content-encoding'), 'gzip');
  t.is(small.headers.get('vary'), 'accept-encoding');
  t.is(small.headers.get('x-position'), '7');
  t.is(small.headers.get('content-length'), null);
  t.is(await small.text(), LONG);
  const plain = await ask(address, { path: '/api/accounts/dues' });
  t.is(plain.headers['content-encoding'], undefined);
  t.is(plain.text, LONG);
  const refused = await ask(address, {
    path: '/api/accounts/dues',
    headers: { 'accept-encoding': 'gzip;q=0' },
  });
  t.is(refused.headers['content-encoding'], undefined);
});

test('short answers, what is compressed already, other media and the heads of answers stay as they are', async (t) => {
  const encodingOf = async (address: string, method = 'GET') =>
    (await ask(address, { path: '/api/x', method, headers: TAKES })).headers['content-encoding'];
  t.is(await encodingOf(await answering(t, '{"data":[]}')), undefined);
  t.is(await encodingOf(await answering(t, LONG, { 'content-type': 'application/pdf' })), undefined);
  t.is(await encodingOf(await answering(t, LONG), 'HEAD'), undefined);
  const squeezed = await answering(t, gzipSync(LONG), { 'content-encoding': 'gzip' });
  t.is(await (await fetch(`${squeezed}/api/x`, { headers: TAKES })).text(), LONG);
});

test('the answer of a command is never compressed: a token stands in one', async (t) => {
  const address = await answering(t, LONG);
  const answer = await fetch(`${address}/api/users/login`, { method: 'POST', headers: TAKES });
  t.is(answer.headers.get('content-encoding'), null);
  t.is(await answer.text(), LONG);
});
