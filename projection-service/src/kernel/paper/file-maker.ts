import { type PaperDocument, type Refusal, refuse } from '@madrasah/events';
import { Tinypool } from 'tinypool';
import type { FileOrder } from './file-thread.ts';

/** The fonts of a thread that is not asked any more are not worth their memory. */
const IDLE_MS = 60_000;
/** A list of five thousand rows takes four seconds: whoever comes after so many would have gone away. */
const MOST_WAITING = 20;

/**
 * Makes the files of papers in a thread of its own, which begins with the first one: while a long list is drawn,
 * questions go on being answered. A receipt is drawn where it is asked for, so that no counter waits for a list.
 */
export class FileMaker {
  #threads: Tinypool | undefined;

  /** The file; a refusal while too many are waiting for theirs. */
  async make(paper: PaperDocument, as: FileOrder['as']): Promise<Buffer | Refusal> {
    this.#threads ??= new Tinypool({
      filename: new URL('file-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    if (this.#threads.queueSize >= MOST_WAITING) return refuse('paper.busy');
    const bytes: Uint8Array = await this.#threads.run({ paper, as } satisfies FileOrder);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Ends the thread; what it was asked for is not made any more. */
  async close(): Promise<void> {
    await this.#threads?.destroy();
  }
}
