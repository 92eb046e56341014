/** The thread that owns the writing connection: it applies, syncs and answers, one group after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { Bell } from '../file/bell.ts';
import { openForWriting } from '../file/database.ts';
import { isFullAtOpening } from '../file/failure.ts';
import { Checkpoints } from './checkpoint.ts';
import { type PackedGroup, unpack } from './packed.ts';
import { CommitFailed, NO_ROOM, type Outcome, Writer } from './writer.ts';

export interface ThreadSettings {
  readonly path: string;
  /** How many streams' last revisions are kept at hand. */
  readonly streams: number;
}

/** What the thread is told: a group to commit, or to end. */
export type Order = PackedGroup | 'close';

/** What it answers: `ready` once, an outcome for each append of a group. After `failed` and `closed` nothing more. */
export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'committed'; readonly outcomes: readonly Outcome[]; readonly held: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'closed' };

if (!parentPort) throw new Error('this file is started as a thread');
const port = parentPort;
const { path, streams } = workerData as ThreadSettings;
const tell = (report: Report) => port.postMessage(report);
/** Rung here: touching a file waits for the disk, and the thread that answers must not. */
const bell = new Bell(path);
let open: { writer: Writer; checkpoints: Checkpoints } | undefined;

/** Even to begin, SQLite needs a little room; without it the file can be read, and later be opened again. */
function openIfRoom(): typeof open {
  try {
    const db = openForWriting(path);
    return { writer: new Writer(db, streams), checkpoints: new Checkpoints(db) };
  } catch (error) {
    if (isFullAtOpening(error)) return undefined;
    throw error;
  }
}

function obey(order: Order): void {
  if (order === 'close') {
    open?.writer.close();
    bell.close();
    tell({ kind: 'closed' });
    port.close();
    return;
  }
  open ??= openIfRoom();
  const outcomes = open ? open.writer.commit(unpack(order)) : order.appends.map(() => NO_ROOM);
  tell({ kind: 'committed', outcomes, held: open?.writer.held ?? 0 });
  if (outcomes.some(({ kind }) => kind === 'appended')) bell.ring();
  open?.checkpoints.perhaps();
}

function orFail(work: () => void): void {
  try {
    work();
  } catch (error) {
    const reason = error instanceof CommitFailed ? `${error.message}: ${error.cause}` : String(error);
    tell({ kind: 'failed', reason });
    port.close();
  }
}

orFail(() => {
  open = openIfRoom();
  port.on('message', (order: Order) => orFail(() => obey(order)));
  tell({ kind: 'ready' });
});
