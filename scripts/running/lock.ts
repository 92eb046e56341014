import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Refused } from './refused.ts';

const SQLITE_BUSY = 5;

/** Held here as well: a database that nobody refers to is closed by the collector, and its lock is gone. */
const held = new Set<DatabaseSync>();

export interface Lock {
  release(): void;
}

/**
 * Holds a data folder for this process alone. The operating system drops SQLite's lock with the process that held
 * it, however it died; a pid in a file could belong to a stranger after a reboot or in the next container. The pid
 * is written beside it only to be told to people.
 */
export function lockFolder(folder: string): Lock | Refused {
  const pidFile = join(folder, 'running.pid');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    return { refused: `It is already running on ${folder} (pid ${readPid(pidFile)}). Stop that one first.` };
  }
  held.add(lock);
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(pidFile, { force: true });
      held.delete(lock);
      lock.close();
    },
  };
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown'; // the holder is between taking the lock and writing its pid
  }
}
