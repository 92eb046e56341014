import { Readable } from 'node:stream';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { isRefusal, type PaperDocument, type Refusal, refuse } from '@madrasah/events';
import type { Tinypool } from 'tinypool';
import { lengthOf } from '../length.ts';
import { addressesIn, NO_PICTURES, type PictureReader, type Pictures } from '../pictures.ts';
import { FileQueue } from './file-queue.ts';
import type { FileOrder } from './file-thread.ts';

/** A thousand pages of a register whose rows mostly take two lines. */
const MOST_ROWS: Readonly<Record<FileOrder['as'], number>> = { pdf: 25_000, xlsx: 50_000 };
/** Whoever asks for more than some thirty pages waits in a queue of its own: a short list is not held up by it. */
const SHORT_ROWS = 1_000;
const THREAD = new URL('file-thread.ts', import.meta.url);

/**
 * Makes the files of papers in threads of their own: while a long list is drawn, questions go on being answered. A
 * receipt is drawn where it is asked for, so that no counter waits for a list.
 */
export class FileMaker {
  readonly #short: FileQueue;
  readonly #long: FileQueue;

  readonly #read: PictureReader;

  /** @param file what the threads run; another one in tests */
  constructor(read: PictureReader = async () => NO_PICTURES, file = THREAD) {
    this.#read = read;
    // By a minute a proxy in front has given up on an answer that has not begun; a long paper has begun by then.
    this.#short = new FileQueue({ file, mostWaiting: 20, longestMs: 60_000 });
    this.#long = new FileQueue({ file, mostWaiting: 5, longestMs: 600_000 });
  }

  /** The workbook; a refusal of a paper that is too long, and while too many are waiting for theirs. */
  async make(paper: PaperDocument, as: 'xlsx'): Promise<Buffer | Refusal> {
    const refusal = this.#tooLong(paper, as);
    if (refusal) return refusal;
    return this.#queueOf(paper).run(async (thread, signal) => {
      const bytes: Uint8Array = await thread.run({ paper, as } satisfies FileOrder, { signal });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    });
  }

  /**
   * The PDF, from its first pages on, while the others are drawn; between its objects it says how many rows are done
   * (`%made 1200/35000`). Who destroys it has the drawing stopped.
   */
  async pdf(paper: PaperDocument): Promise<Readable | Refusal> {
    const refusal = this.#tooLong(paper, 'pdf');
    if (refusal) return refusal;
    const pictures = await this.picturesOf(paper);
    const begun = Promise.withResolvers<Readable | Refusal>();
    const whole = this.#queueOf(paper).run((thread, signal) =>
      stream({ paper, as: 'pdf', pictures }, thread, signal, begun.resolve),
    );
    whole.then((refused) => isRefusal(refused) && begun.resolve(refused), begun.reject);
    return begun.promise;
  }

  /** The pictures that papers show, for whoever draws them itself. */
  picturesOf(...papers: readonly PaperDocument[]): Promise<Pictures> {
    return this.#read(addressesIn(papers));
  }

  #tooLong(paper: PaperDocument, as: FileOrder['as']): Refusal | undefined {
    return lengthOf(paper) > MOST_ROWS[as] ? refuse('paper.too-long', { rows: MOST_ROWS[as] }) : undefined;
  }

  #queueOf(paper: PaperDocument): FileQueue {
    return lengthOf(paper) > SHORT_ROWS ? this.#long : this.#short;
  }

  /** Ends the threads; what they were asked for is not made any more. */
  async close(): Promise<void> {
    await Promise.all([this.#short.close(), this.#long.close()]);
  }
}

/** Has a paper drawn, and hands on what comes. @param begun told the file when its first bytes are there */
async function stream(
  order: FileOrder,
  thread: Tinypool,
  signal: AbortSignal,
  begun: (file: Readable) => void,
): Promise<void> {
  const { port1: ours, port2: port } = new MessageChannel();
  const file = fileFrom(ours);
  // What the thread posts last may come after its answer: the end is told on the same way.
  const ended = new Promise<void>((resolve) => {
    ours.on('message', (bytes: Uint8Array | null) => {
      if (!file.destroyed) file.push(bytes);
      if (bytes === null) resolve();
      else begun(file);
    });
  });
  try {
    await thread.run({ ...order, port }, { signal, transferList: [port] });
    await ended;
  } catch (error) {
    file.destroy(error as Error);
    throw error;
  } finally {
    ours.close();
  }
}

/** What the thread has made and nobody has read yet waits here: a slow reader does not hold the thread up. */
function fileFrom(port: MessagePort): Readable {
  return new Readable({
    read: () => undefined,
    destroy(error, done) {
      port.postMessage('left');
      done(error);
    },
  }).on('error', () => undefined);
}
