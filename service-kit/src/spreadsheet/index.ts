import { Worker } from 'node:worker_threads';
import type { Refusal } from '@madrasah/events';
import { refuseOperation as refuse } from '@madrasah/events/operations';
import type { Fault, SpreadsheetFile } from './read.ts';

export type { SpreadsheetFile } from './read.ts';
export { templateWorkbook } from './template.ts';

// A command is answered within 15 s.
const WITHIN_MS = 12_000;
const MOST_MEGABYTES = 512;

/** Files are opened one after another: ten at once would be ten times the memory. */
let before: Promise<unknown> = Promise.resolve();

/**
 * The first sheet of a workbook, or a CSV file, as text: line by line, cell by cell, days as `YYYY-MM-DD`, '' where
 * nothing stands. Formulas are not reckoned: the value that was saved with them counts. It is read in a thread of
 * its own, with its own bounds of time and memory.
 * @returns the refusal for what cannot be read, or would be far too large when opened
 */
export async function readTable(file: SpreadsheetFile): Promise<string[][] | Refusal> {
  const reading = before.then(() => inThread(file));
  before = reading;
  const read = await reading;
  return typeof read === 'string' ? refuse(read) : read;
}

function inThread(file: SpreadsheetFile): Promise<string[][] | Fault> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const { promise, resolve } = Promise.withResolvers<string[][] | Fault>();
  thread.once('message', resolve);
  // Out of memory, or out of time: it asked for more than any list of people does.
  thread.once('error', () => resolve('import.swollen'));
  thread.once('exit', () => resolve('import.swollen'));
  const over = setTimeout(() => resolve('import.swollen'), WITHIN_MS);
  return promise.finally(() => {
    clearTimeout(over);
    void thread.terminate();
  });
}
