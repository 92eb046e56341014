import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Beginning, FromThread, SaveOutcome, SaveRequest, SnapshotFile, Started } from './thread.ts';

export { readSnapshotHeader, type SnapshotHeader } from './snapshot/header.ts';
export type { SaveOutcome, SaveRequest, SnapshotFile, Started } from './thread.ts';

/** A snapshot that is being written. */
export type Saving = {
  /** Resolves when later writes do not show in it any more; false when nothing has changed and none is written. */
  readonly captured: Promise<boolean>;
  /** Resolves when it is on the disk; undefined when none is written. @throws Error when it could not be */
  readonly saved: Promise<SaveOutcome | undefined>;
};

/** A running store: where drivers find it, what it began with, and how to end it. */
export type DocumentStore = Started & {
  /** Writes all of it to an encrypted file, in the background and as it is at one instant. */
  save(request: SaveRequest): Saving;
  /** Bytes of memory its thread uses for documents and indexes, garbage included. */
  memory(): Promise<number>;
  /** Its data ends with it. */
  stop(): Promise<void>;
};

/** Where a store listens. */
export type StorePlace = {
  /** A socket of the file system that ends in `.sock`, in a folder that nobody else may enter. */
  readonly socket?: string | undefined;
  /** A free port of the loopback, which every account of this machine reaches: for tests, and where sockets have no owner. */
  readonly tcp?: boolean;
};

/**
 * Starts an embedded document store for read models in a worker thread, at a socket that this account alone reaches:
 * the one that is named, or one in a folder of its own.
 *
 * It speaks the wire protocol of the `mongodb` driver and does exactly what the product calls; everything else
 * is refused by name. It is embedded, rebuildable and for a single machine: documents live in memory only.
 * The thread does not keep the process alive. Rejects when the worker cannot start.
 * @param from snapshots to begin with: the first that is whole is taken, and with none the store is empty
 */
export async function startDocumentStore(
  from: readonly SnapshotFile[] = [],
  { socket, tcp = process.platform === 'win32' }: StorePlace = {},
): Promise<DocumentStore> {
  const own = tcp || socket ? undefined : ownFolder();
  const workerData: Beginning = { from, socket: tcp ? undefined : (socket ?? join(own ?? '', SOCKET)) };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const [started] = (await once(worker, 'message')) as [Started];
  const save = saving(worker);
  worker.unref();
  return {
    ...started,
    save,
    async memory() {
      worker.ref(); // whoever waits for it must not end before it
      return (await worker.getHeapStatistics().finally(() => worker.unref())).used_heap_size;
    },
    async stop() {
      await worker.terminate();
      if (own) removeFolder(own);
    },
  };
}

const SOCKET = 'documents.sock';

const folders = new Set<string>();

function removeFolder(path: string): void {
  folders.delete(path);
  rmSync(path, { recursive: true, force: true });
}

/** A folder that nobody else may enter, gone with this process. */
function ownFolder(): string {
  if (folders.size === 0) process.once('exit', () => folders.forEach(removeFolder));
  const path = mkdtempSync(join(tmpdir(), 'documents-'));
  folders.add(path);
  return path;
}

const ENDED = 'the document store has ended';

type Waiting = { hear(message: FromThread): void; end(reason: Error): void };

/** How to ask the thread for snapshots, each under a number of its own. */
function saving(worker: Worker): DocumentStore['save'] {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended = false;
  worker.on('message', (message: FromThread) => waiting.get(message.id)?.hear(message));
  worker.once('exit', () => {
    ended = true;
    for (const each of waiting.values()) each.end(new Error(ENDED));
  });
  return (request) => {
    last += 1;
    const id = last;
    const captured = Promise.withResolvers<boolean>();
    const saved = Promise.withResolvers<SaveOutcome | undefined>();
    for (const { promise } of [captured, saved]) promise.catch(() => undefined); // either may not be awaited
    const done = () => {
      waiting.delete(id);
      if (waiting.size === 0) worker.unref();
    };
    const end = (reason: Error) => {
      done();
      captured.reject(reason);
      saved.reject(reason);
    };
    const hear = (message: FromThread) => {
      if (message.told === 'failed') return end(new Error(message.reason));
      captured.resolve(message.told !== 'unchanged');
      if (message.told === 'captured') return;
      done();
      saved.resolve(message.told === 'saved' ? message.outcome : undefined);
    };
    waiting.set(id, { hear, end });
    worker.ref(); // whoever waits for it must not end before it
    if (ended) end(new Error(ENDED));
    else worker.postMessage({ ...request, id });
    return { captured: captured.promise, saved: saved.promise };
  };
}
