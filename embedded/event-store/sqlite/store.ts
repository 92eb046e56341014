import type { DatabaseSync } from 'node:sqlite';
import type { AllRange, AppendResult, ExpectedRevision, Page, ProposedEvent, StreamRange } from '../model.ts';
import { Appender, MAX_APPEND_BYTES, sizeOf } from './append.ts';
import { CommitQueue } from './commit-queue.ts';
import { openDatabase } from './database.ts';
import { Names } from './names.ts';
import { Reader } from './reads.ts';
import { prepareStatements, type Statements } from './statements.ts';

/** How many streams' last revisions are kept at hand. */
const STREAMS_AT_HAND = 100_000;

/** The store is closed, or a commit failed and only a restart can tell what the file holds. */
export class StoreStopped extends Error {
  override readonly name = 'StoreStopped';
}

interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly ProposedEvent[];
  readonly bytes: number;
  readonly deadline: number;
}

/**
 * An event store in one SQLite file, with EventStoreDB's rules for expected revisions.
 * Appends are atomic, grouped, and durable (fsync) before they are answered; reads see only committed events.
 */
export class SqliteEventStore {
  readonly #db: DatabaseSync;
  readonly #sql: Statements;
  readonly #names: Names;
  readonly #appender: Appender;
  readonly #reader: Reader;
  readonly #queue: CommitQueue<Append, AppendResult>;
  readonly #listeners = new Set<() => void>();
  #stopped: StoreStopped | undefined;
  #commits = 0;

  /**
   * @param path the data file, or ':memory:'
   * @throws DataFileRefused
   */
  constructor(path: string) {
    this.#db = openDatabase(path);
    this.#sql = prepareStatements(this.#db);
    this.#names = new Names(this.#sql, STREAMS_AT_HAND);
    this.#appender = new Appender(this.#sql, this.#names);
    this.#reader = new Reader(this.#sql, this.#names);
    this.#queue = new CommitQueue({ commit: (items) => this.#commit(items), bytesOf: (item) => item.bytes });
  }

  /**
   * Appends all events or none. A repeated append (same ids, same exact expected revision) is answered as the
   * first was. ANY and STREAM_EXISTS do not recognise a repetition.
   * @param deadline milliseconds since 1970 after which the append must not be applied any more
   * @throws StoreStopped · an SQLite error (nothing was recorded)
   */
  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly ProposedEvent[],
    deadline = Number.POSITIVE_INFINITY,
  ): Promise<AppendResult> {
    if (this.#stopped) throw this.#stopped;
    const bytes = sizeOf(events);
    if (bytes > MAX_APPEND_BYTES) return { kind: 'too-large', limit: MAX_APPEND_BYTES };
    return this.#queue.add({ stream, expected, events, bytes, deadline });
  }

  /** Undefined when the stream does not exist. */
  readStream(stream: string, range: StreamRange): Page | undefined {
    return this.#open().stream(stream, range);
  }

  readAll(range: AllRange): Page {
    return this.#open().all(range);
  }

  /** Last revision of a stream, -1 when it does not exist. */
  lastRevision(stream: string): number {
    return this.#names.find(stream)?.last ?? -1;
  }

  /** Position of the last event, 0 when the store is empty. */
  get lastPosition(): number {
    return this.#appender.lastPosition;
  }

  /** How many transactions were committed since opening. */
  get commits(): number {
    return this.#commits;
  }

  /** Set when the store has stopped by itself or was closed. */
  get stopped(): StoreStopped | undefined {
    return this.#stopped;
  }

  /** Calls the listener after each commit that recorded events, and when the store stops. Returns the way out. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Refuses what was not committed yet and releases the file. */
  close(): void {
    if (this.#stopped?.message === CLOSED) return;
    this.#stop(new StoreStopped(CLOSED));
    this.#db.close();
  }

  #open(): Reader {
    if (this.#stopped) throw this.#stopped;
    return this.#reader;
  }

  #commit(items: readonly Append[]): AppendResult[] {
    if (this.#stopped) throw this.#stopped;
    const now = Date.now();
    const before = this.#appender.lastPosition;
    const results = this.#apply(items, now);
    try {
      this.#sql.commit.run();
    } catch (error) {
      // After a failed fsync nobody knows what reached the disk: only recovery at the next start can tell.
      this.#stop(new StoreStopped('a commit failed', { cause: error }));
      throw this.#stopped;
    }
    this.#commits += 1;
    if (this.#appender.lastPosition !== before) this.#notify();
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
      this.#names.forget();
      this.#appender.reload();
      throw error;
    }
  }

  #stop(reason: StoreStopped): void {
    this.#stopped = reason;
    this.#queue.rejectWaiting(reason);
    this.#notify();
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

const CLOSED = 'the store is closed';
