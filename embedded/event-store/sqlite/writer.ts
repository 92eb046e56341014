import type { DatabaseSync } from 'node:sqlite';
import type { AppendResult, ExpectedRevision, ProposedEvent } from '../model.ts';
import { Appender } from './append.ts';
import { prepareWrites, type WriteStatements } from './statements.ts';
import { Targets } from './targets.ts';

export interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly ProposedEvent[];
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly deadline: number;
}

/** A COMMIT failed and nobody can say what it left in the file: only recovery at the next start can tell. */
export class CommitFailed extends Error {
  override readonly name = 'CommitFailed';
}

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

  /** Position of the last event in the store, 0 when there is none. */
  get lastPosition(): number {
    return this.#appender.lastPosition;
  }

  /** @throws CommitFailed · an SQLite error (nothing was recorded) */
  commit(items: readonly Append[]): AppendResult[] {
    const results = this.#apply(items, Date.now());
    try {
      this.#sql.commit.run();
    } catch (error) {
      // After a failed fsync nobody knows what reached the disk.
      throw new CommitFailed('a commit failed', { cause: error });
    }
    return results;
  }

  #apply(items: readonly Append[], now: number): AppendResult[] {
    try {
      this.#sql.begin.run();
      return items.map((item) =>
        item.deadline < now
          ? { kind: 'too-late' }
          : this.#appender.apply(item.stream, item.expected, item.events, now),
      );
    } catch (error) {
      if (this.#db.isTransaction) this.#sql.rollback.run();
      this.#targets.forget();
      this.#appender.reload();
      throw error;
    }
  }
}
