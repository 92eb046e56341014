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

const idle: Idle[] = [];

/** A thread that waits for a file: one that has read before, or a new one once it is ready. */
async function threadAtHand(): Promise<Worker> {
  const waiting = idle.pop();
  if (waiting) {
    clearTimeout(waiting.leaves);
    return waiting.thread;
  }
  const resourceLimits = { maxOldGenerationSizeMb: MOST_MEGABYTES };
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits });
  await once(thread, 'message');
  thread.unref(); // who waits for an answer holds the process by his own clock
  // Where it ends while nobody waits for it, nobody is to get it.
  thread.on('error', () => undefined).on('exit', () => forget(thread));
  return thread;
}

function forget(thread: Worker): void {
  const at = idle.findIndex((one) => one.thread === thread);
  const [gone] = at < 0 ? [] : idle.splice(at, 1);
  clearTimeout(gone?.leaves);
}

function putAway(thread: Worker): void {
  const leave = () => {
    forget(thread);
    void thread.terminate();
  };
  idle.push({ thread, leaves: setTimeout(leave, KEPT_MS).unref() });
}

/**
 * What a file holds, read in a thread of its own with its own bounds of time and memory. A thread that has read one is
 * kept for the next; one that was overcome is not.
 */
export async function inThread(file: SpreadsheetFile): Promise<Table | Unread> {
  const thread = await threadAtHand();
  const { promise, resolve } = Promise.withResolvers<Table | Unread>();
  // Out of memory, or out of time: it asked for more than any list of people does.
  const overcome = () => {
    resolve({ code: 'import.swollen', params: {} });
    void thread.terminate();
  };
  const over = setTimeout(overcome, WITHIN_MS);
  const answered = (read: Table | Unread) => {
    resolve(read);
    thread.off('error', overcome).off('exit', overcome);
    putAway(thread);
  };
  thread.once('message', answered).once('error', overcome).once('exit', overcome);
  thread.postMessage(file);
  return promise.finally(() => {
    clearTimeout(over);
    thread.off('message', answered);
  });
}
