import { type EventStore, StoreAway } from '@madrasah/service-kit/event-store';
import type { Logger } from '@madrasah/service-kit/logging';
import { logIdentity } from '@madrasah/service-kit/streams';
import type { Documents } from '../connect.ts';
import type { DatabaseTaken } from './ownership.ts';

/**
 * Takes the database of the read models for the log we follow; what another log has left in it is removed.
 * @param lost told when another log took it while we did not live
 * @throws DatabaseTaken while the services of another log live there · StoreAway, also while the log has not begun ·
 * DocumentsAway
 */
export async function claimDatabase(
  documents: Pick<Documents, 'ownership'>,
  store: EventStore,
  log: Logger,
  lost: (reason: DatabaseTaken) => void,
): Promise<void> {
  const identity = await logIdentity(store);
  if (identity === undefined) throw new StoreAway('the event store holds no institution yet');
  const outcome = await documents.ownership.claim(identity, { lost });
  if (outcome === 'taken-over')
    log.warn(
      'the database of the read models belonged to another log, silent for a minute: all is made anew',
    );
}
