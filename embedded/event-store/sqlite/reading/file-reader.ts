import { existsSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { logSize, openUnchanging, refusal, requireSound } from '../file/check-at-start.ts';
import { DataFileRefused } from '../file/refused.ts';
import { prepareReads } from '../statements.ts';
import { Names } from './names.ts';
import { Reader } from './reader.ts';

/**
 * Reads a data file that another process may be writing, and changes nothing: no byte of it, no lock.
 *
 * SQLite's log (`-wal`) stands beside the file while a writer runs, and after one that was killed; then a plain
 * read-only connection sees all that is committed. After a clean end there is none, and opening plainly would
 * create one: the file is then read as unchangeable, which holds as long as it does not change.
 */
export class FileReader {
  readonly #path: string;
  readonly #names: number;
  #db: DatabaseSync | undefined;
  #reader: Reader | undefined;
  /** How the file looked when it was opened as unchangeable. */
  #seen: string | undefined;

  /**
   * @param names how many names of streams are kept at hand
   * @throws DataFileRefused
   */
  constructor(path: string, names: number) {
    this.#path = path;
    this.#names = names;
    if (!existsSync(path)) throw new DataFileRefused(`${path} does not exist`);
    try {
      this.#open();
    } catch (error) {
      throw refusal(path, error);
    }
  }

  /** What `use` makes of the file as it is now. */
  read<T>(use: (reader: Reader) => T): T {
    if (!this.#db || this.#changed()) this.#open();
    try {
      const result = use(this.#reader as Reader);
      if (!this.#changed()) return result;
    } catch (error) {
      if (!this.#changed()) throw error;
    }
    this.#open();
    return use(this.#reader as Reader);
  }

  held(): number {
    return this.#reader?.held ?? 0;
  }

  close(): void {
    this.#db?.close();
    this.#db = undefined;
  }

  #changed(): boolean {
    return this.#seen !== undefined && (logSize(this.#path) > 0 || look(this.#path) !== this.#seen);
  }

  /** What fails here is tried again with the next read. */
  #open(): void {
    this.close();
    // Looked at once: a log that went between two looks would leave a file read as unchangeable and never looked at.
    const logIsEmpty = logSize(this.#path) === 0;
    this.#seen = logIsEmpty ? look(this.#path) : undefined;
    const db = openUnchanging(this.#path, logIsEmpty);
    try {
      requireSound(db, this.#path);
      const sql = prepareReads(db);
      this.#reader = new Reader(sql, new Names(sql, this.#names));
      this.#db = db;
    } finally {
      if (!this.#db) db.close();
    }
  }
}

function look(path: string): string {
  const { size, mtimeNs, ino } = statSync(path, { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}
