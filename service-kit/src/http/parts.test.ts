import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import test from 'ava';
import pino from 'pino';
import { createHttpApp } from './index.ts';
import { BodyOfParts } from './parts.ts';

const told = Buffer.from('"ক"]}');

test('a body of parts is sent as one, with its length; a question for its head gets the length alone', async (t) => {
  const app = createHttpApp(pino({ enabled: false }));
  app.use((context) => {
    const body = new BodyOfParts([Buffer.from('{"rows":['), told]);
    context.body = body;
    context.length = body.length;
  });
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  t.teardown(() => server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const _ of [1, 2]) {
    const answer = await fetch(url); // over one connection: nothing of the first stands in the second
    t.is(answer.status, 200);
    t.is(answer.headers.get('content-length'), String(9 + told.length));
    t.is(answer.headers.get('content-type'), 'application/json; charset=utf-8');
    t.deepEqual(await answer.json(), { rows: ['ক'] });
  }
  const head = await fetch(url, { method: 'HEAD' });
  t.is(head.headers.get('content-length'), String(9 + told.length));
  t.is(await head.text(), '');
});
