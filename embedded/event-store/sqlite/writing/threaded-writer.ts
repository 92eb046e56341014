import { Worker } from 'node:worker_threads';
import { pack } from './packed.ts';
import type { Order, Report, ThreadSettings } from './thread.ts';
import { type Append, CommitFailed, type Outcome } from './writer.ts';

interface Pending {
  resolve(outcomes: readonly Outcome[]): void;
  reject(error: CommitFailed): void;
}

/** A writer in a thread of its own: while it waits for the disk, this one goes on. One group at a time. */
export class ThreadedWriter {
  /** How many streams and types the thread keeps at hand. */
  held = 0;
  readonly #thread: Worker;
  readonly #onFailed: (error: CommitFailed) => void;
  readonly #ended: Promise<unknown>;
  readonly #ready = Promise.withResolvers<void>();
  #pending: Pending | undefined;
  #failure: CommitFailed | undefined;

  /** @param onFailed told once when the writer cannot go on, also when nobody waits for it */
  constructor(settings: ThreadSettings, onFailed: (error: CommitFailed) => void) {
    this.#onFailed = onFailed;
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: settings });
    this.#thread.on('message', (report: Report) => this.#hear(report));
    this.#thread.on('error', (error) => this.#fail(String(error)));
    this.#ended = new Promise((resolve) => this.#thread.once('exit', resolve));
    this.#thread.once('exit', () => this.#fail('the writing thread has ended'));
  }

  /** Resolves when the file is open, or the writer has failed. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  commit(items: readonly Append[]): Promise<readonly Outcome[]> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      const group = pack(items);
      this.#thread.postMessage(group satisfies Order, [group.bytes]);
    });
  }

  /** Resolves when the group in progress is done and the log is in the file. */
  async close(): Promise<void> {
    this.#thread.postMessage('close' satisfies Order);
    await this.#ended;
  }

  #hear(report: Report): void {
    if (report.kind === 'ready') this.#ready.resolve();
    else if (report.kind === 'failed') this.#fail(report.reason);
    else if (report.kind === 'closed') this.#failure = new CommitFailed('the writer is closed');
    else {
      const pending = this.#pending;
      this.#pending = undefined;
      this.held = report.held;
      pending?.resolve(report.outcomes);
    }
  }

  #fail(reason: string): void {
    if (this.#failure) return;
    this.#failure = new CommitFailed(reason);
    this.#pending?.reject(this.#failure);
    this.#pending = undefined;
    this.#ready.resolve();
    this.#onFailed(this.#failure);
  }
}
