import type { DatabaseSync } from 'node:sqlite';
import { isFull } from '../file/failure.ts';
import { CommitFailed } from './writer.ts';

/** Pages in the log at which it is moved into the data file: 16 MB, which the next start reads in no time. */
const LOG_PAGES = 4000;

interface LogState {
  readonly log: number;
}

/** Moves the log into the data file now and then. */
export class Checkpoints {
  readonly #state;
  readonly #move;

  constructor(db: DatabaseSync) {
    this.#state = db.prepare('PRAGMA wal_checkpoint(NOOP)');
    this.#move = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /**
   * Called between commits, when their answers have gone. Without room in the data file everything stays in the
   * log, where it is as durable and as readable, until a later attempt.
   * @throws CommitFailed when the disk fails otherwise
   */
  perhaps(): void {
    if ((this.#state.get() as unknown as LogState).log < LOG_PAGES) return;
    try {
      this.#move.get();
    } catch (error) {
      if (!isFull(error)) throw new CommitFailed('the log could not be moved', { cause: error });
    }
  }
}
