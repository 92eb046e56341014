import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './failure.ts';
import { DataFileHeld, DataFileRefused } from './refused.ts';

/** What this code writes. A file with another number is refused, never guessed at. */
export const FORMAT = 1;
/** Marks the file as ours ("MEvt"), so that another SQLite file is not mistaken for an empty store. */
const APPLICATION_ID = 0x4d457674;
/** For a reader that is just recovering the log of a writer that was killed. */
const PATIENCE_MS = 2000;

// FULL makes SQLite sync the log at every COMMIT; without it an acknowledged event could vanish with the power.
// The writer moves the log into the file itself, after it has answered, so that nobody waits for that.
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA checkpoint_fullfsync = ON;
  PRAGMA wal_autocheckpoint = 0;
  PRAGMA journal_size_limit = 67108864;
  PRAGMA cache_size = -16384;
  PRAGMA mmap_size = 0;
  PRAGMA temp_store = MEMORY;`;

export const SCHEMA: readonly string[] = [
  'CREATE TABLE streams(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, last INTEGER NOT NULL)',
  'CREATE TABLE types(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)',
  `CREATE TABLE events(
    position INTEGER PRIMARY KEY, stream INTEGER NOT NULL, revision INTEGER NOT NULL, id BLOB NOT NULL,
    type INTEGER NOT NULL, json INTEGER NOT NULL, created INTEGER NOT NULL, data BLOB NOT NULL, metadata BLOB NOT NULL,
    checksum INTEGER NOT NULL)`,
  'CREATE UNIQUE INDEX events_of_stream ON events(stream, revision)',
];
const MAKE = `BEGIN; ${SCHEMA.join(';')};
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${FORMAT}; COMMIT;`;

/**
 * The writer's connection to a data file that exists, or to a store in memory.
 * @throws DataFileHeld while another program has the file to itself
 */
export function openForWriting(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: PATIENCE_MS });
  try {
    db.exec(SETTINGS);
    if (path === ':memory:') db.exec(MAKE);
    // Takes up the log that a killed writer has left.
    db.exec('BEGIN IMMEDIATE; COMMIT');
    return db;
  } catch (error) {
    db.close();
    if (!isBusy(error)) throw error;
    throw new DataFileHeld(path, { cause: error });
  }
}

/**
 * Makes an empty data file where there is none. It appears under its name only when it is whole: an empty file
 * under that name has lost its contents and must not be taken for a new store.
 * @throws DataFileRefused beside the log of a file that is gone: SQLite would play it into the new one
 */
export function makeIfAbsent(path: string): void {
  if (existsSync(path)) return;
  if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0)
    throw new DataFileRefused(
      `${path} is gone, its log ${path}-wal is not. Put the file back, or keep the log aside and restore the latest backup.`,
    );
  const making = `${path}.making`;
  for (const left of [making, `${making}-journal`]) rmSync(left, { force: true });
  const db = new DatabaseSync(making);
  db.exec(`PRAGMA synchronous = FULL; ${MAKE}`);
  db.close();
  renameSync(making, path);
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** @throws DataFileRefused when this is no event store, or one of another format */
export function requireFormat(db: DatabaseSync, path: string): void {
  const format = numberOf(db, 'user_version');
  if (numberOf(db, 'application_id') !== APPLICATION_ID)
    throw new DataFileRefused(`${path} is not an event store file`);
  if (format !== FORMAT)
    throw new DataFileRefused(`${path} has event store format ${format}, this version reads ${FORMAT}`);
}

export function numberOf(db: DatabaseSync, pragma: string): number {
  return Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
}
