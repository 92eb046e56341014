import { createServiceServer } from '@madrasah/service-kit/http';
import test from 'ava';
import { IDLE_MS } from '../../projection-service/src/door/door.ts';
import { ask, door, echo, listen, portOf } from '../start/fakes/servers.ts';

test('the gateway gives an idle connection up long before the service would close it', async (t) => {
  const service = createServiceServer(echo('queries'));
  t.true(
    service.keepAliveTimeout - IDLE_MS >= 30_000,
    'a machine that stands still for seconds loses no command',
  );
  const sockets = new Set<unknown>();
  service.on('connection', (socket) => sockets.add(socket));
  await listen(t, service);
  const address = await door(t, { queries: () => portOf(service) });
  for (let call = 0; call < 3; call += 1) t.is((await ask(address, { path: '/api/x' })).statusCode, 200);
  t.is(sockets.size, 1, 'a connection is used again');
});
