import type { AllRange, AppendResult, ExpectedRevision, Page, ProposedEvent, StreamRange } from '../model.ts';
import { MAX_APPEND_BYTES, sizeOf } from './append.ts';
import { CommitQueue } from './commit-queue.ts';
import { openDatabase } from './database.ts';
import { FileReader } from './file-reader.ts';
import { lockForWriting } from './lock.ts';
import { Names } from './names.ts';
import { Reader } from './reads.ts';
import { prepareReads } from './statements.ts';
import { type Append, CommitFailed, Writer } from './writer.ts';

/** How many streams' names, and the writer's last revisions, are kept at hand. */
const STREAMS_AT_HAND = 100_000;
/** How often a read-only store looks whether the writer has written. */
const LOOK_MS = 200;
const MEMORY = ':memory:';

/** The store is closed, or a commit failed and only a restart can tell what the file holds. */
export class StoreStopped extends Error {
  override readonly name = 'StoreStopped';
}

export interface StoreOptions {
  /**
   * Only reads, beside a writer of another process or alone; sees what is committed, takes no lock, changes
   * nothing, and never makes a file.
   */
  readonly readOnly?: boolean;
}

/** Where reads come from: the writer's own connection, or a file that somebody else may be writing. */
interface Reads {
  read<T>(use: (reader: Reader) => T): T;
  close(): void;
}

/**
 * An event store in one SQLite file, with EventStoreDB's rules for expected revisions.
 * Appends are atomic, grouped, and durable (fsync) before they are answered; reads see only committed events.
 */
export class SqliteEventStore {
  readonly #reads: Reads;
  readonly #writer: Writer | undefined;
  readonly #queue: CommitQueue<Append, AppendResult>;
  readonly #listeners = new Set<() => void>();
  #looking: NodeJS.Timeout | undefined;
  #stopped: StoreStopped | undefined;
  #commits = 0;

  /**
   * @param path the data file, or ':memory:'
   * @throws DataFileRefused
   */
  constructor(path: string, { readOnly = false }: StoreOptions = {}) {
    if (readOnly) this.#reads = new FileReader(path, STREAMS_AT_HAND);
    else [this.#reads, this.#writer] = openForWriting(path);
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
    if (!this.#writer) throw new StoreStopped('the store was opened for reading only');
    const bytes = sizeOf(events);
    if (bytes > MAX_APPEND_BYTES) return { kind: 'too-large', limit: MAX_APPEND_BYTES };
    return this.#queue.add({ stream, expected, events, bytes, deadline });
  }

  /** Undefined when the stream does not exist. */
  readStream(stream: string, range: StreamRange): Page | undefined {
    return this.#read((reader) => reader.stream(stream, range));
  }

  readAll(range: AllRange): Page {
    return this.#read((reader) => reader.all(range));
  }

  /** Last revision of a stream, -1 when it does not exist. */
  lastRevision(stream: string): number {
    return this.#read((reader) => reader.lastRevision(stream));
  }

  /** Position of the last event, 0 when the store is empty. */
  get lastPosition(): number {
    return this.#read((reader) => reader.lastPosition());
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
    if (!this.#writer) this.#look();
    return () => this.#listeners.delete(listener);
  }

  /** Refuses what was not committed yet and releases the file. */
  close(): void {
    if (this.#stopped?.message === CLOSED) return;
    this.#stop(new StoreStopped(CLOSED));
    clearInterval(this.#looking);
    this.#reads.close();
  }

  #read<T>(use: (reader: Reader) => T): T {
    if (this.#stopped) throw this.#stopped;
    return this.#reads.read(use);
  }

  /** Nobody tells a reader of another process's commits. Whoever is woken for nothing reads an empty page. */
  #look(): void {
    this.#looking ??= setInterval(() => this.#notify(), LOOK_MS).unref();
  }

  #commit(items: readonly Append[]): AppendResult[] {
    if (this.#stopped) throw this.#stopped;
    const writer = this.#writer as Writer;
    const before = writer.lastPosition;
    const results = this.#committed(writer, items);
    this.#commits += 1;
    if (writer.lastPosition !== before) this.#notify();
    return results;
  }

  #committed(writer: Writer, items: readonly Append[]): AppendResult[] {
    try {
      return writer.commit(items);
    } catch (error) {
      if (!(error instanceof CommitFailed)) throw error;
      this.#stop(new StoreStopped(error.message, { cause: error.cause }));
      throw this.#stopped;
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

/** One connection to write and read by, and the lock that keeps other writers away. */
function openForWriting(path: string): [Reads, Writer] {
  const lock = path === MEMORY ? undefined : lockForWriting(path);
  try {
    const db = openDatabase(path);
    const sql = prepareReads(db);
    const reader = new Reader(sql, new Names(sql, STREAMS_AT_HAND));
    const close = () => {
      db.close();
      lock?.release();
    };
    return [{ read: (use) => use(reader), close }, new Writer(db, STREAMS_AT_HAND)];
  } catch (error) {
    lock?.release();
    throw error;
  }
}

const CLOSED = 'the store is closed';
