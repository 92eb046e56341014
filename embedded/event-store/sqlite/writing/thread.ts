/** The thread that owns the writing connection: it applies, syncs and answers, one group after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { openForWriting } from '../file/database.ts';
import { Checkpoints } from './checkpoint.ts';
import { type PackedGroup, unpack } from './packed.ts';
import { CommitFailed, type Outcome, Writer } from './writer.ts';

export interface ThreadSettings {
  readonly path: string;
  /** How many streams' last revisions are kept at hand. */
  readonly streams: number;
}

/** What the thread is told: a group to commit, or to end. */
export type Order = PackedGroup | 'close';

/** What it answers. After `failed` and `closed` it does no more. */
export type Report =
  | { readonly kind: 'committed'; readonly outcomes: readonly Outcome[]; readonly seconds: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'closed' };

if (!parentPort) throw new Error('this file is started as a thread');
const port = parentPort;
const { path, streams } = workerData as ThreadSettings;
const reasonOf = (error: unknown): string =>
  error instanceof CommitFailed ? `${error.message}: ${error.cause}` : String(error);
const tell = (report: Report) => port.postMessage(report);

try {
  const db = openForWriting(path);
  const writer = new Writer(db, streams);
  const checkpoints = new Checkpoints(db);
  port.on('message', (order: Order) => {
    if (order === 'close') {
      writer.close();
      tell({ kind: 'closed' });
      port.close();
      return;
    }
    try {
      const started = performance.now();
      const outcomes = writer.commit(unpack(order));
      tell({ kind: 'committed', outcomes, seconds: (performance.now() - started) / 1000 });
      checkpoints.perhaps();
    } catch (error) {
      tell({ kind: 'failed', reason: reasonOf(error) });
      port.close();
    }
  });
} catch (error) {
  tell({ kind: 'failed', reason: reasonOf(error) });
  port.close();
}
