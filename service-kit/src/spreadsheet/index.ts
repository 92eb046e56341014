import { Worker } from 'node:worker_threads';
import type { Refusal, Table } from '@madrasah/events';
import { refuseOperation as refuse } from '@madrasah/events/operations';
import type { SpreadsheetFile, Unread } from './read.ts';
import { turnOf } from './turns.ts';

export type { SpreadsheetFile } from './read.ts';
export { faultyFile, templateWorkbook } from './template.ts';

// A command is answered within 15 s.
const WITHIN_MS = 12_000;
const MOST_MEGABYTES = 512;

/**
 * What a file holds, cell by cell with what each is. It is read in a thread of its own, with its own bounds of time
 * and memory, a school's files one after another.
 * @param school whose file it is
 * @returns the refusal for what cannot be read, or would be far too large when opened
 */
export async function readTable(school: string, file: SpreadsheetFile): Promise<Table | Refusal> {
  const read = await turnOf(school, () => inThread(file));
  return 'code' in read ? refuse(read.code, read.params) : read;
}

function inThread(file: SpreadsheetFile): Promise<Table | Unread> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const { promise, resolve } = Promise.withResolvers<Table | Unread>();
  thread.once('message', resolve);
  const swollen = { code: 'import.swollen', params: {} } as const;
  // Out of memory, or out of time: it asked for more than any list of people does.
  thread.once('error', () => resolve(swollen));
  thread.once('exit', () => resolve(swollen));
  const over = setTimeout(() => resolve(swollen), WITHIN_MS);
  return promise.finally(() => {
    clearTimeout(over);
    void thread.terminate();
  });
}
