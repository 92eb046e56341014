import { Figures } from '../figures.ts';
import type { AllRange, AppendResult, ExpectedRevision, Page, ProposedEvent, StreamRange } from '../model.ts';
import { type Opened, openFile, openInMemory, openReadOnly, openThreaded } from './opening.ts';
import { Changes } from './reading/changes.ts';
import type { Reader } from './reading/reader.ts';
import { MAX_APPEND_BYTES, sizeOf } from './writing/append.ts';
import { CommitQueue } from './writing/commit-queue.ts';
import { type Append, CommitFailed, type Outcome } from './writing/writer.ts';

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
  /** Commits in a thread of its own, so that this one does not wait for the disk; tells readers elsewhere of each. */
  readonly threaded?: boolean;
}

/**
 * An event store in one SQLite file, with EventStoreDB's rules for expected revisions.
 * Appends are atomic, grouped, and durable (fsync) before they are answered; reads see only committed events.
 */
export class SqliteEventStore {
  /** What happened since opening. */
  readonly figures = new Figures();
  readonly #halves: Opened;
  readonly #queue: CommitQueue<Append, Outcome>;
  readonly #changes: Changes;
  #stopped: StoreStopped | undefined;
  #closed: Promise<void> | undefined;

  /**
   * @param path the data file, or ':memory:'
   * @throws DataFileRefused
   */
  constructor(path: string, options: StoreOptions = {}) {
    this.#halves = opened(path, options, (error) => this.#fail(error));
    this.#queue = new CommitQueue({ commit: (items) => this.#commit(items), bytesOf: (item) => item.bytes });
    this.#changes = new Changes(options.readOnly ? path : undefined);
  }

  /** Resolves when appends can be taken. @throws StoreStopped when the writing thread could not open the file */
  async ready(): Promise<void> {
    await this.#halves.writes?.ready;
    if (this.#stopped) throw this.#stopped;
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
    if (!this.#halves.writes) throw new StoreStopped('the store was opened for reading only');
    const bytes = sizeOf(events);
    const outcome: Outcome =
      bytes > MAX_APPEND_BYTES
        ? { kind: 'too-large', limit: MAX_APPEND_BYTES }
        : await this.#queue.add({ stream, expected, events, bytes, deadline });
    if (outcome.kind === 'appended') this.figures.appended(events.length, bytes);
    else this.figures.refuse(outcome.kind);
    if (outcome.kind === 'failed') throw outcome.error;
    return outcome;
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

  /** Set when the store has stopped by itself or was closed. */
  get stopped(): StoreStopped | undefined {
    return this.#stopped;
  }

  /** Calls the listener after each commit that recorded events, and when the store stops. Returns the way out. */
  onChange(listener: () => void): () => void {
    return this.#changes.on(listener);
  }

  /** How many appends wait for the commit after the present one. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** How many entries the bounded caches hold. */
  get held(): { readonly names: number; readonly targets: number } {
    return { names: this.#halves.reads.held(), targets: this.#halves.writes?.held() ?? 0 };
  }

  /** Refuses what was not taken into a commit yet and releases the file; without a thread all is done at once. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    this.#stop(new StoreStopped('the store is closed'));
    this.#changes.close();
    this.#halves.reads.close();
    await this.#halves.writes?.close();
  }

  #read<T>(use: (reader: Reader) => T): T {
    if (this.#stopped) throw this.#stopped;
    return this.#halves.reads.read(use);
  }

  #commit(items: readonly Append[]): readonly Outcome[] | Promise<readonly Outcome[]> {
    if (this.#stopped) throw this.#stopped;
    const started = performance.now();
    try {
      const outcomes = this.#halves.writes?.commit(items) ?? [];
      return outcomes instanceof Promise
        ? outcomes.then(
            (all) => this.#committed(all, started),
            (error: CommitFailed) => Promise.reject(this.#fail(error)),
          )
        : this.#committed(outcomes, started);
    } catch (error) {
      if (error instanceof CommitFailed) throw this.#fail(error);
      throw error;
    }
  }

  #committed(outcomes: readonly Outcome[], started: number): readonly Outcome[] {
    this.figures.committed((performance.now() - started) / 1000);
    if (!outcomes.some((outcome) => outcome.kind === 'appended')) return outcomes;
    this.#changes.tell();
    return outcomes;
  }

  #fail(error: CommitFailed): StoreStopped {
    const message = error.cause ? `${error.message}: ${error.cause}` : error.message;
    const stopped = new StoreStopped(message, { cause: error });
    if (!this.#stopped) this.#stop(stopped);
    return this.#stopped ?? stopped;
  }

  #stop(reason: StoreStopped): void {
    this.#stopped = reason;
    this.#queue.rejectWaiting(reason);
    this.#changes.tell();
  }
}

function opened(path: string, options: StoreOptions, onFailed: (error: CommitFailed) => void): Opened {
  if (options.readOnly) return openReadOnly(path);
  if (path === ':memory:') return openInMemory();
  return options.threaded ? openThreaded(path, onFailed) : openFile(path);
}
