import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import test, { type ExecutionContext } from 'ava';
import Koa from 'koa';
import { packing } from '../../projection-service/src/door/index.ts';
import { ask, door } from '../start/fakes/servers.ts';

const ROWS = { data: Array.from({ length: 200 }, (_, at) => ({ name: 'আব্দুল্লাহ', at })) };
const LONG = JSON.stringify(ROWS);
const TAKES = { 'accept-encoding': 'gzip, deflate, br' };

/** A door with queries in its own process that answer with what each call makes. */
async function answering(t: ExecutionContext, body: () => unknown, type = 'json', isDoor = true) {
  const koa = new Koa();
  koa.use(packing(() => isDoor)).use((context) => {
    context.type = type;
    context.body = body();
    context.set('x-position', '7');
  });
  const here = createServer(koa.callback());
  return door(t, { here: () => here });
}

for (const [what, body] of [
  ['an object', () => ROWS],
  ['bytes', () => Buffer.from(LONG)],
  ['a stream', () => Readable.from([LONG.slice(0, 100), LONG.slice(100)])],
] as const)
  test(`a long answer made here of ${what} travels compressed to who takes it, as it is to others`, async (t) => {
    const address = await answering(t, body);
    const small = await fetch(`${address}/api/accounts/dues`, { headers: TAKES });
    t.is(small.headers.get('content-encoding'), 'gzip');
    t.is(small.headers.get('vary'), 'accept-encoding');
    t.is(small.headers.get('x-position'), '7');
    t.regex(`${small.headers.get('content-type')}`, /^application\/json/);
    t.is(await small.text(), LONG);
    const plain = await ask(address, { path: '/api/accounts/dues' });
    t.is(plain.headers['content-encoding'], undefined);
    t.is(plain.text, LONG);
  });

test('short answers, other media, heads, and answers where the door is elsewhere stay as they are', async (t) => {
  const encodingOf = async (address: string, method = 'GET') =>
    (await ask(address, { path: '/api/x', method, headers: TAKES })).headers['content-encoding'];
  t.is(await encodingOf(await answering(t, () => ({ data: [] }))), undefined);
  t.is(await encodingOf(await answering(t, () => LONG, 'application/pdf')), undefined);
  t.is(await encodingOf(await answering(t, () => LONG), 'HEAD'), undefined);
  t.is(await encodingOf(await answering(t, () => LONG, 'json', false)), undefined);
});
