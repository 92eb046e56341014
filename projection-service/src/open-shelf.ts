import { join } from 'node:path';
import { folderPlace } from '@madrasah/service-kit/snapshots';
import type { Deps } from './deps.ts';
import { BooksShelf } from './ledger/books/index.ts';

const SAVE_EVERY_MS = 60_000;
/** A tail of so many entries is read in a fraction of a second. */
const SAVE_AFTER_ENTRIES = 5_000;

/** The books of the schools lately asked for, saved from time to time and at the end. */
export function openShelf({
  store,
  codec,
  dataDir,
  snapshotsAt = folderPlace,
  log,
  atEnd,
}: Pick<Deps, 'store' | 'codec' | 'dataDir' | 'snapshotsAt' | 'log' | 'atEnd'>): BooksShelf {
  const shelf = new BooksShelf({
    events: store,
    codec,
    log,
    snapshots: snapshotsAt(join(dataDir, 'snapshots')),
  });
  // A snapshot only shortens the next start; the journal is the truth.
  const saving = setInterval(() => void shelf.save(SAVE_AFTER_ENTRIES), SAVE_EVERY_MS).unref();
  atEnd(async () => {
    clearInterval(saving);
    await shelf.save();
  });
  return shelf;
}
