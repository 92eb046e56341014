import { join } from 'node:path';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { clientEventStore } from '@madrasah/service-kit/event-store/client';
import { FileVault } from '@madrasah/service-kit/vault';
import {
  connectionString,
  startEmbedded,
} from '../../../service-kit/src/event-store/conformance/embedded-process.ts';

/** The vault of a data folder. */
export const vaultIn = (folder: string) => new FileVault(join(folder, 'vault.sqlite'));

/** The embedded event store of a data folder as its own process, and the real client to it. */
export async function eventStoreIn(folder: string): Promise<{ store: EventStore; end(): Promise<void> }> {
  const program = await startEmbedded(join(folder, 'events.sqlite'));
  const store = clientEventStore({ connectionString: connectionString(program.port) });
  return {
    store,
    async end() {
      await store.close();
      await program.end('SIGTERM');
    },
  };
}
