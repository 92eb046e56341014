import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import type { ExecutionContext } from 'ava';
import {
  connectionString,
  startEmbedded,
} from '../../../service-kit/src/event-store/conformance/embedded-process.ts';
import type { Servers } from '../product.ts';

/** The stores of one house, started as servers by hand; they end with the test. */
export async function startServers(t: ExecutionContext): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'servers-'));
  const events = await startEmbedded(join(folder, 'events.sqlite'));
  const documents = await startDocumentStore([], { tcp: true });
  t.teardown(async () => {
    await Promise.all([events.end('SIGKILL'), documents.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ESDB_URL: connectionString(events.port),
    MONGO_URL: documents.url.replace('/?', '/north?'),
    VAULT_URL: documents.url.replace('/?', '/north-keys?'),
    VAULT_KEY: `a key of ${randomUUID()}`,
  };
}
