import { rmSync } from 'node:fs';
import { inProcessEventStore, UnreadableEvent } from '@madrasah/service-kit/event-store';
import { BackupFault } from './contents.ts';
import { copyDatabase } from './copy-database.ts';
import { eventStoreOf, eventsFileOf, type House } from './house.ts';
import { writeLog } from './write-log.ts';

/** Appends to a file that may wait for its disk together; they keep their order. */
const AHEAD = 256;

/**
 * Copies a house's events into a new file as they stand at this moment, also while the product runs: from its file, or
 * out of an event store as a client of it.
 * @throws BackupFault · StoreAway · what SQLite or the disk says
 */
export async function copyLog(house: House, to: string): Promise<void> {
  if (house.eventStoreUrl === undefined) return copyDatabase(eventsFileOf(house), to);
  const making = `${to}.making`;
  const from = eventStoreOf(house);
  const copy = inProcessEventStore(making);
  try {
    await writeLog(from.readAll(), copy, AHEAD);
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    throw new BackupFault(`${error.stream}@${error.revision}: its bytes were changed`, { cause: error });
  } finally {
    await copy.close();
    await from.close();
  }
  copyDatabase(making, to);
  for (const ending of ['', '-wal', '-shm', '.lock']) rmSync(`${making}${ending}`, { force: true });
}
