import { DatabaseSync } from 'node:sqlite';
import { DataFileRefused } from './refused.ts';

/** What this code writes. A file with another number is refused, never guessed at. */
export const FORMAT = 1;
/** Marks the file as ours ("MEvt"), so that another SQLite file is not mistaken for an empty store. */
const APPLICATION_ID = 0x4d457674;
const SQLITE_BUSY = 5;

// FULL makes SQLite sync the log at every COMMIT; without it an acknowledged event could vanish with the power.
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA checkpoint_fullfsync = ON;
  PRAGMA wal_autocheckpoint = 4000;
  PRAGMA cache_size = -32768;
  PRAGMA temp_store = MEMORY;`;

const SCHEMA = `
  CREATE TABLE streams(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, last INTEGER NOT NULL);
  CREATE TABLE types(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE events(
    position INTEGER PRIMARY KEY, stream INTEGER NOT NULL, revision INTEGER NOT NULL, id BLOB NOT NULL,
    type INTEGER NOT NULL, json INTEGER NOT NULL, created INTEGER NOT NULL, data BLOB NOT NULL, metadata BLOB NOT NULL,
    checksum INTEGER NOT NULL);
  CREATE UNIQUE INDEX events_of_stream ON events(stream, revision);
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${FORMAT};`;

/**
 * Opens (or makes) the data file for the process that holds its writer's lock.
 * @throws DataFileRefused
 */
export function openDatabase(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    db.exec(SETTINGS);
    db.exec('BEGIN IMMEDIATE');
    prepareFormat(db, path);
    db.exec('COMMIT');
    return db;
  } catch (error) {
    db.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY)
      throw new DataFileRefused(`${path} is in use by another process`, { cause: error });
    throw error;
  }
}

function prepareFormat(db: DatabaseSync, path: string): void {
  const empty = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.['n'] === 0;
  if (empty && numberOf(db, 'application_id') === 0) db.exec(SCHEMA);
  else requireFormat(db, path);
}

/** @throws DataFileRefused when this is no event store, or one of another format */
export function requireFormat(db: DatabaseSync, path: string): void {
  const format = numberOf(db, 'user_version');
  if (numberOf(db, 'application_id') !== APPLICATION_ID)
    throw new DataFileRefused(`${path} is not an event store file`);
  if (format !== FORMAT)
    throw new DataFileRefused(`${path} has event store format ${format}, this version reads ${FORMAT}`);
}

function numberOf(db: DatabaseSync, pragma: string): number {
  return Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
}
