import { type Refusal, refuse } from '@madrasah/events';
import { Tinypool } from 'tinypool';

/** The fonts of a thread that is not asked any more are not worth their memory. */
const IDLE_MS = 60_000;
const MEMORY_MB = 768;

export interface FileQueueOptions {
  /** What the thread runs. */
  readonly file: URL;
  /** Whoever comes after so many would have gone away before his turn. */
  readonly mostWaiting: number;
  /** How long one order may take. */
  readonly longestMs: number;
}

/** Orders for one thread of its own, which begins with the first of them: one after another. */
export class FileQueue {
  readonly #options: FileQueueOptions;
  #thread: Tinypool | undefined;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(options: FileQueueOptions) {
    this.#options = options;
  }

  /**
   * What the work answers, once its turn came; a refusal while too many are waiting, and when the queue is closed.
   * @throws whatever the work throws; the thread may have died with it, so that the next one has another
   */
  run<T>(work: (thread: Tinypool, signal: AbortSignal) => Promise<T>): Promise<T | Refusal> {
    if (this.#closed || this.#waiting >= this.#options.mostWaiting)
      return Promise.resolve(refuse('paper.busy'));
    this.#waiting += 1;
    // By our own queue: the pool would leave those behind a thread that died waiting for ever.
    const turn = this.#last.then(() => this.#done(work));
    this.#last = turn
      .catch(() => undefined)
      .finally(() => {
        this.#waiting -= 1;
      });
    return turn;
  }

  async #done<T>(work: (thread: Tinypool, signal: AbortSignal) => Promise<T>): Promise<T | Refusal> {
    if (this.#closed) return refuse('paper.busy');
    this.#thread ??= this.#begun();
    try {
      return await work(this.#thread, AbortSignal.timeout(this.#options.longestMs));
    } catch (error) {
      if (this.#closed) return refuse('paper.busy');
      const broken = this.#thread;
      this.#thread = undefined;
      void broken.destroy().catch(() => undefined);
      throw error;
    }
  }

  #begun(): Tinypool {
    const pool = new Tinypool({
      filename: this.#options.file.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    pool.on('error', () => undefined); // a thread that dies idle; without an ear the process would die with it
    return pool;
  }

  /** Ends the thread; what it was asked for is not made any more. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.destroy();
  }
}
