import { checkAtStart, refusal } from './file/check-at-start.ts';
import { makeIfAbsent, openForWriting } from './file/database.ts';
import { lockForWriting } from './file/lock.ts';
import { FileReader } from './reading/file-reader.ts';
import { Names } from './reading/names.ts';
import { Reader } from './reading/reader.ts';
import { prepareReads } from './statements.ts';
import { Checkpoints } from './writing/checkpoint.ts';
import { ThreadedWriter } from './writing/threaded-writer.ts';
import { type Append, type CommitFailed, type Outcome, Writer } from './writing/writer.ts';

/** How many streams' names, and how many of the writer's last revisions, are kept at hand. */
export const STREAMS_AT_HAND = 50_000;

/** Where reads come from: the writer's own connection, or a file that somebody else may be writing. */
export interface Reads {
  read<T>(use: (reader: Reader) => T): T;
  /** How many names are kept at hand. */
  held(): number;
  close(): void;
}

export interface Writes {
  /** Resolves when the file is open, or never will be; absent where it is open from the start. */
  readonly ready?: Promise<void>;
  /** @throws CommitFailed */
  commit(items: readonly Append[]): readonly Outcome[] | Promise<readonly Outcome[]>;
  /** How many streams and types are kept at hand. */
  held(): number;
  close(): void | Promise<void>;
}

/** The two halves of a store; the reading one is closed first. */
export interface Opened {
  readonly reads: Reads;
  readonly writes?: Writes;
}

export const openReadOnly = (path: string): Opened => ({ reads: new FileReader(path, STREAMS_AT_HAND) });

/** One connection, in memory. */
export function openInMemory(): Opened {
  return opened(':memory:', () => undefined);
}

/** One connection, in this thread: an fsync holds it. @throws DataFileRefused */
export function openFile(path: string): Opened {
  const release = prepared(path);
  return orRefuse(path, release, () => opened(path, release));
}

/** The writer in a thread of its own, and a reading connection in this one. @throws DataFileRefused */
export function openThreaded(path: string, onFailed: (error: CommitFailed) => void): Opened {
  const release = prepared(path);
  return orRefuse(path, release, () => {
    const reads = new FileReader(path, STREAMS_AT_HAND); // may throw; the thread could not be taken back at once
    const writer = new ThreadedWriter({ path, streams: STREAMS_AT_HAND }, onFailed);
    const close = () => writer.close().finally(release);
    return {
      reads,
      writes: {
        ready: writer.ready,
        commit: (items) => writer.commit(items),
        held: () => writer.held,
        close,
      },
    };
  });
}

function opened(path: string, release: () => void): Opened {
  const db = openForWriting(path);
  const sql = prepareReads(db);
  const reader = new Reader(sql, new Names(sql, STREAMS_AT_HAND));
  const writer = new Writer(db, STREAMS_AT_HAND);
  const checkpoints = path === ':memory:' ? undefined : new Checkpoints(db);
  const commit = (items: readonly Append[]) => {
    checkpoints?.perhaps();
    return writer.commit(items);
  };
  const close = () => {
    writer.close();
    release();
  };
  return {
    reads: { read: (use) => use(reader), held: () => reader.held, close: () => undefined },
    writes: { commit, held: () => writer.held, close },
  };
}

/** Locks the file, makes it when absent, and looks at it. Returns the way to give the lock back. */
function prepared(path: string): () => void {
  const { release } = lockForWriting(path);
  return orRefuse(path, release, () => {
    makeIfAbsent(path);
    checkAtStart(path);
    return release;
  });
}

function orRefuse<T>(path: string, release: () => void, open: () => T): T {
  try {
    return open();
  } catch (error) {
    release();
    throw refusal(path, error);
  }
}
