import { setImmediate } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import type { PaperDocument } from '@madrasah/events';
import type { Pictures } from '../pictures.ts';
import { paperWorkbook } from './workbook.ts';
import { writePaper } from './write-paper.ts';

export interface FileOrder {
  readonly paper: PaperDocument;
  readonly as: 'pdf' | 'xlsx';
  readonly pictures?: Pictures;
  /** Where the bytes of a PDF go as they come, null at the end; a word on it has the drawing stopped. */
  readonly port?: MessagePort;
}

/** What the thread is asked for, one after another. */
export default async function make({
  paper,
  as,
  pictures,
  port,
}: FileOrder): Promise<Uint8Array | undefined> {
  if (as === 'xlsx' || !port) return paperWorkbook(paper);
  let isLeft = false;
  port.once('message', () => {
    isLeft = true;
  });
  const take = async (bytes: Uint8Array) => {
    port.postMessage(bytes);
    await setImmediate(); // the word that nobody waits any more is heard here
    return !isLeft;
  };
  await writePaper(paper, take, pictures && { pictures });
  port.postMessage(null);
  port.close();
  return undefined;
}
