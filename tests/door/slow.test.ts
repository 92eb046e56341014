import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { createServiceServer } from '@madrasah/service-kit/http';
import test from 'ava';
import { PATIENCE } from '../../projection-service/src/door/door.ts';
import { door, listen, portOf } from '../start/fakes/servers.ts';

/** As the door has it, in tenths of a second instead of seconds. */
const QUICK = {
  headersTimeout: 400,
  requestTimeout: 800,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 50,
};

/** Sends a letter now and then until the other side closes. */
async function dribble(address: string, head: string): Promise<void> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(head);
  const timer = setInterval(() => socket.write('x'), 100);
  await new Promise((closed) => socket.once('close', closed)); // by an end or by a reset
  clearInterval(timer);
}

const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n`;

test('a body that comes drop by drop is ended by the door, and the service behind it is let go', async (t) => {
  let left = 0;
  const reads: RequestListener = (request) => {
    request.resume().on('close', () => {
      left += 1;
    });
  };
  const service = await listen(t, createServer(reads));
  const behind = createServer(reads);
  const upstreams = { commands: () => portOf(service), here: () => behind };
  const address = await door(t, upstreams, QUICK);
  await dribble(address, post('/api/users/login'));
  await dribble(address, post('/api/docs/../socket/'));
  await dribble(address, 'GET /api/x HTTP/1.1\r\nhost: here\r\nx-slow: ');
  t.true(left >= 1, 'the service has been let go');
});

test('what is set is what is done: a minute, and two seconds until it is seen; and so past the door', (t) => {
  t.is(PATIENCE.requestTimeout, 60_000);
  t.true(PATIENCE.connectionsCheckingInterval <= 2_000);
  const service = createServiceServer(() => undefined) as ReturnType<typeof createServer> & {
    readonly connectionsCheckingInterval: number;
  };
  t.teardown(() => service.close());
  t.true(service.requestTimeout > PATIENCE.requestTimeout, 'the door ends first');
  t.true(service.requestTimeout + service.connectionsCheckingInterval < 70_000);
});
