import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { KeyDestroyed, type Standing, type Vault, VaultAway, VaultRefused } from './port.ts';
import { newKey, Wrapping } from './wrapping.ts';

const PATIENCE_MS = 5000; // both services open it at once
// SQLITE_BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN: of the disk or of another process, and they pass.
const PASSING = new Set([5, 6, 8, 10, 13, 14]);

const MOMENT = new Int32Array(new SharedArrayBuffer(4)); // nobody wakes it

/** The keys in a file of this machine, which several processes may share. A key is on disk before it is used. */
export class FileVault implements Vault {
  #db: DatabaseSync;
  #find: StatementSync;
  #insert: StatementSync;
  #insertNew: StatementSync;
  #destroy: StatementSync;
  readonly #wrapping: Wrapping;
  readonly #patienceMs: number;

  /**
   * @param masterKey any text; when given, stored keys are wrapped with it (VAULT_KEY)
   * @param patienceMs how long another process that writes is waited for
   */
  constructor(path: string, masterKey?: string, patienceMs = PATIENCE_MS) {
    this.#wrapping = new Wrapping(masterKey);
    this.#patienceMs = patienceMs;
    if (path !== ':memory:') makePrivate(path);
    this.#db = new DatabaseSync(path, { timeout: patienceMs });
    this.#db.exec(`PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON;
      CREATE TABLE IF NOT EXISTS keys(
        school TEXT NOT NULL, subject TEXT NOT NULL, key BLOB, PRIMARY KEY(school, subject)) WITHOUT ROWID;`);
    this.#find = this.#db.prepare('SELECT key FROM keys WHERE school = ? AND subject = ?');
    this.#insert = this.#db.prepare('INSERT INTO keys(school, subject, key) VALUES(?, ?, ?)');
    this.#insertNew = this.#db.prepare(
      'INSERT INTO keys(school, subject, key) VALUES(?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.#destroy = this.#db.prepare(`INSERT INTO keys(school, subject, key) VALUES(?, ?, NULL)
      ON CONFLICT(school, subject) DO UPDATE SET key = NULL`);
  }

  keyFor(school: string, subject: string, first?: Buffer): Buffer {
    return reaching(() => this.#keyFor(school, subject, first));
  }

  #keyFor(school: string, subject: string, first?: Buffer): Buffer {
    const row = this.#find.get(school, subject);
    if (row && row['key'] === null) throw new KeyDestroyed(`${school}/${subject}`);
    if (row) return this.#opened(row['key']) as Buffer;
    const key = first ?? newKey();
    try {
      this.#insert.run(school, subject, this.#wrapping.wrapped(key));
    } catch (error) {
      if (this.#find.get(school, subject)) return this.#keyFor(school, subject); // another process was first
      throw error;
    }
    return key;
  }

  /** In one commit: whoever takes in hundreds of people waits for the disk once. */
  prepare(school: string, subjects: readonly string[]): void {
    this.#atOnce(() => {
      for (const subject of subjects) this.#insertNew.run(school, subject, this.#wrapping.wrapped(newKey()));
    });
  }

  find(school: string, subject: string): Buffer | undefined {
    const row = reaching(() => this.#find.get(school, subject));
    return this.#opened(row?.['key']);
  }

  standing(school: string, subject: string): Standing {
    const row = reaching(() => this.#find.get(school, subject));
    if (!row) return 'unknown';
    return row['key'] === null ? 'destroyed' : 'held';
  }

  /** Leaves no copy in the write-ahead log either. */
  destroy(school: string, subject: string): void {
    reaching(() => {
      this.#destroy.run(school, subject);
      if (!this.#emptied()) throw new VaultAway('somebody reads on: the log cannot be emptied yet');
    });
  }

  /**
   * Whether the write-ahead log is empty now. SQLite waits for those who read, and says in a row that it was in vain;
   * for another process that empties the log itself it does not wait at all.
   */
  #emptied(): boolean {
    const end = performance.now() + this.#patienceMs;
    const empty = this.#db.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
    for (;;) {
      if (empty.get()?.['busy'] === 0) return true;
      if (performance.now() >= end) return false;
      Atomics.wait(MOMENT, 0, 0, 10);
    }
  }

  schools(): readonly string[] {
    const rows = reaching(() => this.#db.prepare('SELECT DISTINCT school FROM keys ORDER BY school').all());
    return rows.map(({ school }) => String(school));
  }

  of(school: string): ReadonlyMap<string, Buffer | undefined> {
    const all = this.#db.prepare('SELECT subject, key FROM keys WHERE school = ?');
    return new Map(
      reaching(() => all.all(school)).map(({ subject, key }) => [String(subject), this.#opened(key)]),
    );
  }

  /** Takes over all keys of a school that has none here, as one write; undefined: destroyed. @throws VaultAway */
  takeOver(school: string, keys: ReadonlyMap<string, Buffer | undefined>): void {
    this.#atOnce(() => {
      for (const [subject, key] of keys)
        this.#insert.run(school, subject, key ? this.#wrapping.wrapped(key) : null);
    });
  }

  /** All that is written meanwhile stands, or none of it. @throws VaultAway */
  #atOnce(write: () => void): void {
    reaching(() => {
      this.#db.exec('BEGIN IMMEDIATE');
      try {
        write();
        this.#db.exec('COMMIT');
      } catch (error) {
        this.#db.exec('ROLLBACK');
        throw error;
      }
    });
  }

  /** @throws VaultRefused when its keys are wrapped with another master key, or the one of the two is not */
  checkWrapping(): void {
    const row = reaching(() => this.#db.prepare('SELECT key FROM keys WHERE key IS NOT NULL LIMIT 1').get());
    const fault = row && this.#wrapping.faultOf(Buffer.from(row['key'] as Uint8Array));
    if (fault) throw new VaultRefused(fault);
  }

  #opened(key: unknown): Buffer | undefined {
    return key ? this.#wrapping.unwrapped(Buffer.from(key as Uint8Array)) : undefined;
  }

  close(): void {
    this.#db.close();
  }
}

/**
 * Makes the file where there is none: SQLite would let everybody on this machine read it, and its log takes after
 * it. One that is there is not touched: closing it would drop the locks this process holds on it.
 */
function makePrivate(path: string): void {
  if (existsSync(path)) return;
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    // The other service was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Runs a statement. @throws VaultAway in place of what is nobody's defect */
function reaching<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = (error as { errcode?: unknown }).errcode;
    // The low byte is the kind, what is above it tells more of it.
    if (typeof code !== 'number' || !PASSING.has(code & 0xff)) throw error;
    throw new VaultAway((error as Error).message, { cause: error });
  }
}
