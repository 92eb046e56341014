import { createHash } from 'node:crypto';
import { parseStream } from '@madrasah/events';
import { canonicalJson } from '../codec/index.ts';
import type { EventStore, RecordedEvent } from '../event-store/index.ts';
import { overStreamsOf } from '../streams/index.ts';

/** Stream, revision and hash of its last event. */
export type StreamHead = readonly [stream: string, revision: number, hash: string];

/** The opened streams of a category: how many, how many events they have together, and SHA-256 over their heads. */
export type FoldedHeads = readonly [category: string, streams: number, events: number, digest: string];

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const byFirst = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) =>
  one < other ? -1 : 1;

/** The heads in the order in which they are hashed: by the code units of the stream's name. */
export const sortedHeads = (heads: readonly StreamHead[]): StreamHead[] => [...heads].sort(byFirst);

export const headOf = ({ stream, revision, metadata }: RecordedEvent): StreamHead => [
  stream,
  revision,
  String(metadata['hash']),
];

/** Of a category that only a newer program knows whatever has a key was opened. */
const isOpened = (stream: string) => parseStream(stream)?.isOpened ?? stream.includes('_');

/**
 * What a root keeps of heads: those of the streams that every school has as they are, those of the opened ones folded
 * into a hash per category. So a root stays as short with a thousand streams as with one.
 */
export function foldHeads(heads: readonly StreamHead[]): {
  readonly heads: StreamHead[];
  readonly opened: StreamHead[];
  readonly folded: FoldedHeads[];
} {
  const sorted = sortedHeads(heads);
  const opened = sorted.filter(([stream]) => isOpened(stream));
  const byCategory = Map.groupBy(opened, ([stream]) => stream.slice(0, stream.indexOf('-')));
  const folded = [...byCategory].map(([category, own]): FoldedHeads => {
    const events = own.reduce((sum, [, revision]) => sum + revision + 1, 0);
    return [category, own.length, events, sha256(canonicalJson(own.map((head) => [...head])))];
  });
  return { heads: sorted.filter(([stream]) => !isOpened(stream)), opened, folded: folded.sort(byFirst) };
}

/** Heads at one position of the log. */
export interface PresentHeads {
  readonly position: number;
  readonly heads: StreamHead[];
}

/** The heads of all streams of a school, opened ones too, as `presentHeads`. @throws StoreAway · UnreadableEvent */
export const presentHeadsOf = (store: EventStore, school: string): Promise<PresentHeads> =>
  overStreamsOf(store, school, (streams) => presentHeads(store, streams));

/**
 * The heads of streams at one position of the log, the latest that any of them has reached: what is appended while
 * this reads stands behind it. Streams without events are left out.
 * @throws StoreAway · UnreadableEvent
 */
export async function presentHeads(store: EventStore, streams: readonly string[]): Promise<PresentHeads> {
  const lasts = await lastsUpTo(store, streams, Number.POSITIVE_INFINITY);
  const position = Math.max(0, ...lasts.map((last) => last?.position ?? 0));
  // A stream that was read first may have grown before the one read last did.
  const then = await lastsUpTo(store, streams, position);
  const heads = then.flatMap((last) => (last ? [headOf(last)] : []));
  return { position, heads: sortedHeads(heads) };
}

/** Streams that are read at once: a school may have opened a thousand. */
const AT_ONCE = 32;

async function lastsUpTo(store: EventStore, streams: readonly string[], position: number) {
  const lasts: (RecordedEvent | undefined)[] = [];
  for (let first = 0; first < streams.length; first += AT_ONCE) {
    const some = streams.slice(first, first + AT_ONCE);
    lasts.push(...(await Promise.all(some.map((stream) => lastUpTo(store, stream, position)))));
  }
  return lasts;
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
