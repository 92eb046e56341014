import type { ExecutionContext } from 'ava';
import { type ClientEventStoreOptions, clientEventStore } from '../../client.ts';
import { until } from '../../conformance/samples.ts';
import type { EventStore } from '../../port.ts';
import { type MisbehavingServer, openMisbehavingServer } from './server.ts';

/** Short, so that a test takes no longer than it must; long enough for a sound answer on a busy machine. */
export const LIMITS = {
  attemptMs: 250,
  settleMs: 800,
  abandonMs: 300,
  readMs: 250,
  silentMs: 200,
  firstPauseMs: 5,
  longestPauseMs: 40,
};

export const urlOf = (port: number, parameters = '') => `esdb://127.0.0.1:${port}?tls=false${parameters}`;

/** A misbehaving server and a store on it. Afterwards no call and no connection may be left on the server. */
export async function withMisbehaving(
  t: ExecutionContext,
  use: (server: MisbehavingServer, store: EventStore) => Promise<void>,
  options: Partial<ClientEventStoreOptions> & { parameters?: string } = {},
): Promise<void> {
  const server = await openMisbehavingServer();
  t.teardown(() => server.close());
  const { parameters, ...limits } = options;
  const connectionString = urlOf(server.port, parameters);
  const store = clientEventStore({ connectionString, ...LIMITS, ...limits });
  try {
    await warm(store);
    await use(server, store);
    await until(() => server.open === 0, 'the last call to end');
  } finally {
    await store.close();
  }
  await until(() => server.open === 0 && server.proxy.connections === 0, 'the connection to close');
  t.is(server.calls.batch + server.calls.features, 0, 'one call per append, and nothing asked before');
}

/** The first calls of a process take longer than the limits of a test allow. */
async function warm(store: EventStore): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answered = await store.ping().then(
      () => true,
      () => false,
    );
    if (answered) return;
  }
}
