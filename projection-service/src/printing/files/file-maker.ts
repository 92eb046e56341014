import { type PaperDocument, type Refusal, refuse } from '@madrasah/events';
import { Tinypool } from 'tinypool';
import type { FileOrder } from './file-thread.ts';

/** The fonts of a thread that is not asked any more are not worth their memory. */
const IDLE_MS = 60_000;
/** Whoever comes after so many would have gone away before his turn. */
const MOST_WAITING = 20;
/** Pages are kept until all are counted: five thousand rows are some 300 MB, and more paper than anybody reads. */
const MOST_ROWS: Readonly<Record<FileOrder['as'], number>> = { pdf: 5_000, xlsx: 50_000 };
const MEMORY_MB = 768;
/** By then a proxy in front has given up. */
const LONGEST_MS = 60_000;

const rowsOf = ({ blocks }: PaperDocument) =>
  blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0);

/**
 * Makes the files of papers in a thread of its own, which begins with the first one: while a long list is drawn,
 * questions go on being answered. A receipt is drawn where it is asked for, so that no counter waits for a list.
 */
export class FileMaker {
  readonly #file: URL;
  #thread: Tinypool | undefined;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  /** @param file what the thread runs; another one in tests */
  constructor(file = new URL('file-thread.ts', import.meta.url)) {
    this.#file = file;
  }

  /** The file; a refusal of a paper that is too long, and while too many are waiting for theirs. */
  make(paper: PaperDocument, as: FileOrder['as']): Promise<Buffer | Refusal> {
    if (rowsOf(paper) > MOST_ROWS[as])
      return Promise.resolve(refuse('paper.too-long', { rows: MOST_ROWS[as] }));
    if (this.#closed || this.#waiting >= MOST_WAITING) return Promise.resolve(refuse('paper.busy'));
    this.#waiting += 1;
    // One after another, by our own queue: the pool would leave those behind a thread that died waiting for ever.
    const turn = this.#last.then(() => this.#made({ paper, as }));
    this.#last = turn
      .catch(() => undefined)
      .finally(() => {
        this.#waiting -= 1;
      });
    return turn;
  }

  async #made(order: FileOrder): Promise<Buffer | Refusal> {
    if (this.#closed) return refuse('paper.busy');
    this.#thread ??= this.#begun();
    try {
      const bytes: Uint8Array = await this.#thread.run(order, { signal: AbortSignal.timeout(LONGEST_MS) });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } catch (error) {
      if (this.#closed) return refuse('paper.busy');
      // It may have died with the order: the next one has another.
      const broken = this.#thread;
      this.#thread = undefined;
      void broken.destroy().catch(() => undefined);
      throw error;
    }
  }

  #begun(): Tinypool {
    const pool = new Tinypool({
      filename: this.#file.href,
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
