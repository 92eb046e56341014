import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SqliteEventStore } from '../sqlite/store.ts';
import { metricsText } from './text.ts';

export interface MetricsServer {
  readonly port: number;
  close(): void;
}

/** `/metrics` for Prometheus and `/healthz` (200 while the store takes calls, else 503), on the loopback only. */
export async function serveMetrics(
  store: SqliteEventStore,
  path: string,
  port: number,
): Promise<MetricsServer> {
  const server: Server = createServer((request, response) => {
    const [status, type, body] = answer(store, path, request.url ?? '');
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const TEXT = 'text/plain; charset=utf-8';

function answer(store: SqliteEventStore, path: string, url: string): [number, string, string] {
  if (url !== '/metrics' && url !== '/healthz') return [404, TEXT, 'not found\n'];
  if (store.stopped) return [503, TEXT, `${store.stopped.message}\n`];
  if (url === '/healthz') return [200, TEXT, 'ok\n'];
  try {
    return [200, 'text/plain; version=0.0.4; charset=utf-8', metricsText(store, path)];
  } catch (error) {
    // The last position is read from the file, which may be damaged there.
    return [500, TEXT, `${String(error)}\n`];
  }
}
