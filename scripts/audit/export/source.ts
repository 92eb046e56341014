import { join } from 'node:path';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { clientEventStore } from '@madrasah/service-kit/event-store/client';
import { ownStreams } from '@madrasah/service-kit/streams';
import { EVENTS_FILE } from '../../running/settings.ts';

/**
 * The event store to read: that of `ESDB_URL`, else the file in the data folder (`DATA_DIR`), also beside the running
 * product.
 * @throws DataFileRefused
 */
export function storeToRead(environment: NodeJS.ProcessEnv): EventStore {
  const url = environment['ESDB_URL'];
  const own = ownStreams(environment['ESDB_PREFIX'] || undefined);
  if (url) return clientEventStore({ connectionString: url, own });
  return inProcessEventStore(join(environment['DATA_DIR'] || 'data', EVENTS_FILE), { readOnly: true });
}
