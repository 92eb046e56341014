import { DocumentsSlow } from '../../documents/index.ts';
import type { Batch } from './batch.ts';

/**
 * Hands over a batch whole; when that takes the document store longer than a call may, in halves, and halves of those,
 * down to single events. What has passed makes the next part larger again.
 * @throws DocumentsSlow when a single event takes too long · what `handOver` throws
 */
export async function inParts(batch: Batch, handOver: (part: Batch) => Promise<void>): Promise<void> {
  let size = batch.length;
  for (let from = 0; from < batch.length; ) {
    try {
      await handOver(size < batch.length ? batch.part(from, from + size) : batch);
      from += size;
      size *= 2;
    } catch (error) {
      if (!(error instanceof DocumentsSlow) || size === 1) throw error;
      size = Math.ceil(Math.min(size, batch.length - from) / 2);
    }
  }
}
