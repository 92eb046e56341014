import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Table } from '@madrasah/events';
import type { SpreadsheetFile, Unread } from './read.ts';

// A command is answered within 15 s.
const WITHIN_MS = 12_000;
const MOST_MEGABYTES = 512;
// To start a thread takes longer than to read most files: it waits so long for the next one.
const KEPT_MS = 120_000;

interface Idle {
  readonly thread: Worker;
  readonly leaves: NodeJS.Timeout;
}

/** Threads that read files. One that has read a file is kept for the next; one that was overcome is not. */
export class ReaderThreads {
  readonly #script: URL;
  readonly #withinMs: number;
  readonly #idle: Idle[] = [];

  /** @param script says `ready`, and answers each file with its cells or why it was not read */
  constructor(script: URL, withinMs = WITHIN_MS) {
    this.#script = script;
    this.#withinMs = withinMs;
  }

  /**
   * What a file holds, read with bounds of time and memory.
   * @throws Error where no thread starts in time: that is no fault of the file
   */
  async read(file: SpreadsheetFile): Promise<Table | Unread> {
    const over = new AbortController();
    const clock = setTimeout(() => over.abort(), this.#withinMs);
    try {
      return await this.#answer(await this.#atHand(over.signal), file, over.signal);
    } finally {
      clearTimeout(clock);
    }
  }

  /** A thread that waits for a file: one that has read before, or a new one once it is ready. */
  async #atHand(over: AbortSignal): Promise<Worker> {
    const waiting = this.#idle.pop();
    if (waiting) {
      clearTimeout(waiting.leaves);
      return waiting.thread;
    }
    const resourceLimits = { maxOldGenerationSizeMb: MOST_MEGABYTES };
    const thread = new Worker(this.#script, { resourceLimits });
    // Where it ends while nobody waits for it, nobody is to get it.
    thread.on('error', () => undefined).on('exit', () => this.#forget(thread));
    try {
      await once(thread, 'message', { signal: over });
    } catch (cause) {
      void thread.terminate();
      throw new Error('no thread to read a file has started', { cause });
    }
    thread.unref(); // who waits for an answer holds the process by his own clock
    return thread;
  }

  #answer(thread: Worker, file: SpreadsheetFile, over: AbortSignal): Promise<Table | Unread> {
    const { promise, resolve } = Promise.withResolvers<Table | Unread>();
    // Out of memory, or out of time: it asked for more than any list of people does.
    const overcome = () => {
      thread.off('message', answered);
      resolve({ code: 'import.swollen', params: {} });
      void thread.terminate();
    };
    const answered = (read: Table | Unread) => {
      thread.off('error', overcome).off('exit', overcome);
      over.removeEventListener('abort', overcome);
      resolve(read);
      this.#putAway(thread);
    };
    thread.once('message', answered).once('error', overcome).once('exit', overcome);
    over.addEventListener('abort', overcome, { once: true });
    thread.postMessage(file);
    return promise;
  }

  #putAway(thread: Worker): void {
    const leave = () => {
      this.#forget(thread);
      void thread.terminate();
    };
    this.#idle.push({ thread, leaves: setTimeout(leave, KEPT_MS).unref() });
  }

  #forget(thread: Worker): void {
    const at = this.#idle.findIndex((one) => one.thread === thread);
    const [gone] = at < 0 ? [] : this.#idle.splice(at, 1);
    clearTimeout(gone?.leaves);
  }
}
