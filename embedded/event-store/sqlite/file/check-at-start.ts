import { closeSync, fsyncSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { numberOf, requireFormat, SCHEMA } from './database.ts';
import { isBusy, isDamage, isFullAtOpening, RESTORE } from './failure.ts';
import { DataFileHeld, DataFileRefused } from './refused.ts';

/** How many of the latest events, and how many spread over the rest, are looked up. */
const LATEST = 64;
const SPREAD = 32;

/**
 * The cheap look at a file before it is used: a fixed number of pages, whatever its size, and none is changed.
 * It sees a damaged header, a file cut short, another program's file and damage of the pages that every access
 * goes through. Damage elsewhere is met when it is read, and found by the full check.
 * @throws DataFileRefused naming the file, what is wrong and what to do
 */
export function checkAtStart(path: string): void {
  let db: DatabaseSync | undefined;
  try {
    db = openUnchanging(path);
    requireSound(db, path);
    lookUpSome(db, path);
  } catch (error) {
    throw refusal(path, error);
  } finally {
    db?.close();
  }
}

/** The size of SQLite's log (`-wal`) beside the file; 0 also when there is none. */
export const logSize = (path: string): number =>
  statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;

/**
 * A connection that changes nothing. While the log is empty the file is read as unchangeable, because a plain
 * connection would create a log and its index.
 */
export function openUnchanging(path: string, logIsEmpty = logSize(path) === 0): DatabaseSync {
  if (!logIsEmpty) syncLog(path);
  const url = pathToFileURL(path);
  if (logIsEmpty) url.searchParams.set('immutable', '1');
  const db = new DatabaseSync(url, { readOnly: true, timeout: 1000 });
  db.exec('PRAGMA query_only = ON; PRAGMA cache_size = -8192; PRAGMA mmap_size = 0;');
  return db;
}

/**
 * Whoever opens first after a writer was killed takes up all that it had written, synced or not: what is then shown
 * must not be lost with the power. Where this user may only read, whoever writes does it.
 */
function syncLog(path: string): void {
  let log: number | undefined;
  try {
    log = openSync(`${path}-wal`, 'r+');
    fsyncSync(log);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'EACCES', 'EPERM', 'EROFS'].includes(code ?? '')) throw error;
  } finally {
    if (log !== undefined) closeSync(log);
  }
}

/** What SQLite says of a file, in words for people. */
export function refusal(path: string, error: unknown): unknown {
  if (isBusy(error)) return new DataFileHeld(path, { cause: error });
  if (isFullAtOpening(error))
    return new DataFileRefused(`${path} cannot be opened: the disk is full`, { cause: error });
  if (!isDamage(error)) return error;
  return new DataFileRefused(`${path} is damaged: ${(error as Error).message}. ${RESTORE}`, { cause: error });
}

/** The file's beginning, length and tables. @throws DataFileRefused · SQLite's error for damage */
export function requireSound(db: DatabaseSync, path: string): void {
  if (numberOf(db, 'page_count') === 0) throw damaged(path, 'it was cut short: nothing is left of it');
  requireFormat(db, path);
  requireWhole(db, path);
  requireSchema(db, path);
}

/** Pages that are not in the file must be in the log. */
function requireWhole(db: DatabaseSync, path: string): void {
  const pageSize = numberOf(db, 'page_size');
  const expected = numberOf(db, 'page_count') * pageSize;
  const { size } = statSync(path);
  if (size + logSize(path) < expected)
    throw damaged(path, `it was cut short: it has ${size} bytes and should have ${expected}`);
}

function requireSchema(db: DatabaseSync, path: string): void {
  const found = db.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL').all();
  const missing = SCHEMA.filter((sql) => !found.some((row) => row['sql'] === sql));
  if (missing.length > 0 || found.length !== SCHEMA.length)
    throw damaged(path, 'its tables are not those of an event store');
}

interface Place {
  readonly position: number;
  readonly stream: number;
  readonly revision: number;
  readonly type: number;
}

/** Events must be found by their position and, through the index, by their place in a stream; streams and types by name. */
function lookUpSome(db: DatabaseSync, path: string): void {
  const [first, last] = firstAndLast(db);
  const columns = 'position, stream, revision, type, length(data) + length(metadata) AS bytes';
  const latest = db.prepare(`SELECT ${columns} FROM events ORDER BY position DESC LIMIT ${LATEST}`).all();
  const next = db.prepare(`SELECT ${columns} FROM events WHERE position >= ? ORDER BY position LIMIT 1`);
  const spread = Array.from({ length: SPREAD }, (_, n) =>
    next.get(Math.floor(first + ((last - first) * n) / SPREAD)),
  );
  const type = db.prepare('SELECT t.id FROM types AS i JOIN types AS t ON t.name = i.name WHERE i.id = ?');
  const byPlace = db.prepare('SELECT position FROM events WHERE stream = ? AND revision = ?');
  const stream = db.prepare(
    'SELECT s.id FROM streams AS i JOIN streams AS s ON s.name = i.name WHERE i.id = ?',
  );
  for (const event of [...latest, ...spread]) {
    if (!event) continue;
    const { position, stream: id, revision, type: typeId } = event as unknown as Place;
    const found = byPlace.get(id, revision)?.['position'] === position;
    if (!found || stream.get(id)?.['id'] !== id || type.get(typeId)?.['id'] !== typeId)
      throw damaged(path, `the event at position ${position} is not found by its stream and revision`);
  }
}

function firstAndLast(db: DatabaseSync): [number, number] {
  const row = db.prepare('SELECT min(position) AS first, max(position) AS last FROM events').get();
  return [Number(row?.['first'] ?? 0), Number(row?.['last'] ?? 0)];
}

const damaged = (path: string, what: string) =>
  new DataFileRefused(`${path} is damaged: ${what}. ${RESTORE}`);
