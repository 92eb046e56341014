import { DatabaseSync } from 'node:sqlite';
import { DataFileHeld } from './refused.ts';

const SQLITE_BUSY = 5;

/** Held here as well: a database that nobody refers to is closed by the collector, and its lock is gone. */
const held = new Set<DatabaseSync>();

export interface WriterLock {
  release(): void;
}

/**
 * Makes this process the only writer of a data file; readers need no lock. It is held on a file beside the data,
 * because locking the data itself would shut out readers of other processes. The operating system drops SQLite's
 * lock with the process, however it ended.
 * @throws DataFileHeld while another process (or another store of this one) holds it
 */
export function lockForWriting(path: string): WriterLock {
  const lock = new DatabaseSync(`${path}.lock`, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new DataFileHeld(path, { cause: error });
  }
  held.add(lock);
  return {
    release: () => {
      held.delete(lock);
      lock.close();
    },
  };
}
