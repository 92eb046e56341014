import { createHash } from 'node:crypto';
import { canonicalJson } from '../codec/index.ts';
import type { EventStore, RecordedEvent } from '../event-store/index.ts';

export { type HandedRoot, readRootText, rootText } from './root-text.ts';

/** Stream, revision and hash of its last event. */
export type StreamHead = readonly [stream: string, revision: number, hash: string];

/** What a root is made of; `heads` in any order. */
export interface RootOf {
  readonly schoolId: string;
  /** Business day, `YYYY-MM-DD`. */
  readonly day: string;
  /** Every event of the school up to this position of the log is under the root. */
  readonly position: number;
  readonly previousRoot: string;
  readonly heads: readonly StreamHead[];
}

/** What the first root of a school follows. */
export const NO_ROOT = '0'.repeat(64);

const byStream = ([one]: StreamHead, [other]: StreamHead) => (one < other ? -1 : 1);

/** The heads in the order in which they are hashed: by the code units of the stream's name. */
export const sortedHeads = (heads: readonly StreamHead[]): StreamHead[] => [...heads].sort(byStream);

/** SHA-256 over the canonical JSON of `{ day, heads, position, previousRoot, schoolId }`, in hexadecimal. */
export function rootOf({ schoolId, day, position, previousRoot, heads }: RootOf): string {
  const sorted = sortedHeads(heads).map((head) => [...head]);
  const content = { schoolId, day, position, previousRoot, heads: sorted };
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

export const headOf = ({ stream, revision, metadata }: RecordedEvent): StreamHead => [
  stream,
  revision,
  String(metadata['hash']),
];

/**
 * The heads of streams at one position of the log, the latest that any of them has reached: what is appended while
 * this reads stands behind it. Streams without events are left out.
 * @throws StoreAway · UnreadableEvent
 */
export async function presentHeads(
  store: EventStore,
  streams: readonly string[],
): Promise<{ readonly position: number; readonly heads: StreamHead[] }> {
  const lasts = await Promise.all(streams.map((stream) => lastUpTo(store, stream, Number.POSITIVE_INFINITY)));
  const position = Math.max(0, ...lasts.map((last) => last?.position ?? 0));
  // A stream that was read first may have grown before the one read last did.
  const then = await Promise.all(streams.map((stream) => lastUpTo(store, stream, position)));
  const heads = then.flatMap((last) => (last ? [headOf(last)] : []));
  return { position, heads: sortedHeads(heads) };
}

const PAGE = 20;

/** The last event of a stream at or before a position. */
async function lastUpTo(
  store: EventStore,
  stream: string,
  position: number,
): Promise<RecordedEvent | undefined> {
  let from: number | undefined;
  for (;;) {
    const limit = position === Number.POSITIVE_INFINITY ? 1 : PAGE;
    const range = { backwards: true, limit, ...(from === undefined ? {} : { from }) };
    let lowest = 0;
    for await (const event of store.readStream(stream, range)) {
      if (event.position <= position) return event;
      lowest = event.revision;
    }
    if (lowest === 0) return undefined;
    from = lowest - 1;
  }
}
