import { DocumentsSlow } from '../../documents/index.ts';

/**
 * Hands over so many things, all at once; when that takes the document store longer than a call may, in halves, and
 * halves of those, down to single ones. What has passed makes the next part larger again.
 * @param handOver those from one place up to another
 * @throws DocumentsSlow when a single one takes too long · what `handOver` throws
 */
export async function inParts(
  length: number,
  handOver: (from: number, to: number) => Promise<void>,
): Promise<void> {
  let size = length;
  for (let from = 0; from < length; ) {
    try {
      await handOver(from, Math.min(from + size, length));
      from += size;
      size *= 2;
    } catch (error) {
      if (!(error instanceof DocumentsSlow) || size === 1) throw error;
      size = Math.ceil(Math.min(size, length - from) / 2);
    }
  }
}
