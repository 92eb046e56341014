import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import test from 'ava';
import { passUpgrade } from '../../projection-service/src/door/forwarding/upgrade.ts';

const ANSWER = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A caller whose end is told some time after he has left. */
const slowToBeGone = () =>
  new Duplex({
    read() {},
    write(_, __, done) {
      done();
    },
    destroy(error, done) {
      setTimeout(done, 300, error);
    },
  });

test('a caller who has left when the service agrees to leave HTTP takes nobody with him', async (t) => {
  const service = createServer();
  const left = new Promise<void>((resolve) => {
    service.on('upgrade', (_, socket: Socket) => {
      socket.on('error', () => undefined).on('end', () => resolve(void socket.end()));
      socket.resume().write(ANSWER);
    });
  });
  const port = await listening(service);
  const gateway = createServer().on('upgrade', (asked, _, head) => {
    const caller = slowToBeGone();
    passUpgrade(asked, caller, head, { host: '127.0.0.1', port });
    caller.destroy();
  });
  const headers = { connection: 'upgrade', upgrade: 'websocket' };
  const asked = request({ host: '127.0.0.1', port: await listening(gateway), path: '/socket', headers });
  t.teardown(() => {
    asked.destroy();
    gateway.close();
    service.close();
  });
  asked.on('error', () => undefined).end();
  await t.notThrowsAsync(left);
});
