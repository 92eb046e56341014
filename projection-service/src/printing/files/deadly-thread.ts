import type { FileOrder } from './file-thread.ts';

/** A thread for tests: one of its papers ends it. */
export default ({ paper, port }: FileOrder): Promise<Uint8Array> =>
  new Promise((resolve) => {
    if (paper.title !== 'die') {
      port?.postMessage(Buffer.from('made'));
      port?.postMessage(null);
      return resolve(Buffer.from('made'));
    }
    setImmediate(() => {
      throw new Error('the thread dies');
    });
  });
