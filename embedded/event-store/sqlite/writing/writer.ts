import type { DatabaseSync } from 'node:sqlite';
import type { AppendResult, ExpectedRevision, ProposedEvent } from '../../model.ts';
import { isDamage, isFull } from '../file/failure.ts';
import { prepareWrites, type WriteStatements } from '../statements.ts';
import { Appender } from './append.ts';
import { Targets } from './targets.ts';

export interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly ProposedEvent[];
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly deadline: number;
}

/** What became of one append; `failed` is a defect, and nothing of it was recorded. */
export type Outcome = AppendResult | { readonly kind: 'failed'; readonly error: unknown };

/** Nobody can say what a COMMIT left in the file: only recovery at the next start can tell. */
export class CommitFailed extends Error {
  override readonly name = 'CommitFailed';
}

export const NO_ROOM: Outcome = {
  kind: 'not-recorded',
  reason: 'the disk is full; appends are taken again when there is room',
};
const DAMAGED = 'the data file is damaged where this append would go';

/** Applies groups of appends over one connection, each group one transaction. */
export class Writer {
  readonly #db: DatabaseSync;
  readonly #sql: WriteStatements;
  readonly #targets: Targets;
  readonly #appender: Appender;

  /** @param streams how many streams' last revisions are kept at hand */
  constructor(db: DatabaseSync, streams: number) {
    this.#db = db;
    this.#sql = prepareWrites(db);
    this.#targets = new Targets(this.#sql, streams);
    this.#appender = new Appender(this.#sql, this.#targets);
  }

  /**
   * What is not recorded takes nothing else down: a group that cannot be applied is tried one by one. For want of
   * room, too: a repetition of what is recorded already must not be told that it is not.
   * @throws CommitFailed
   */
  commit(items: readonly Append[]): Outcome[] {
    try {
      return this.#transaction(items);
    } catch (error) {
      if (error instanceof CommitFailed) throw error;
      if (items.length > 1) return items.flatMap((item) => this.commit([item]));
      if (isFull(error)) return [NO_ROOM];
      if (isDamage(error)) return [{ kind: 'not-recorded', reason: `${DAMAGED} (${String(error)})` }];
      return [{ kind: 'failed', error }];
    }
  }

  /** How many streams and types are kept at hand. */
  get held(): number {
    return this.#targets.size;
  }

  /** Moves the log into the file, also when another process reads it: SQLite itself leaves it then to the last one. */
  close(): void {
    try {
      this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // It stays where it is, as durable and as readable.
    }
    this.#db.close();
  }

  #transaction(items: readonly Append[]): Outcome[] {
    const before = this.#appender.lastPosition;
    try {
      const results = this.#apply(items, Date.now());
      this.#commit(before);
      return results;
    } catch (error) {
      if (!(error instanceof CommitFailed)) this.#undo();
      throw error;
    }
  }

  #apply(items: readonly Append[], now: number): Outcome[] {
    this.#sql.begin.run();
    return items.map((item) =>
      item.deadline < now
        ? { kind: 'too-late' }
        : this.#appender.apply(item.stream, item.expected, item.events, now),
    );
  }

  /**
   * A log that cannot grow holds no whole transaction more than before, and the file itself is asked whether that
   * is so. After any other failure, of an fsync above all, nobody knows what reached the disk.
   */
  #commit(before: number): void {
    try {
      this.#sql.commit.run();
    } catch (error) {
      if (!isFull(error) || this.#undo() !== before)
        throw new CommitFailed('a commit failed', { cause: error });
      throw error;
    }
  }

  /** Position of the last event that is in the file after all. @throws CommitFailed */
  #undo(): number {
    try {
      if (this.#db.isTransaction) this.#sql.rollback.run();
      this.#targets.forget();
      this.#appender.reload();
      return this.#appender.lastPosition;
    } catch (error) {
      throw new CommitFailed('a transaction could not be taken back', { cause: error });
    }
  }
}
