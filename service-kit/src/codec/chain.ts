import { hash as digest } from 'node:crypto';
import type { Json, JsonObject, RecordedEvent } from '../event-store/index.ts';
import { canonicalJson } from './canonical.ts';

/** What the first event of a stream is chained to. */
export const GENESIS_HASH = '0'.repeat(64);

/** The head of a stream's chain: what the next event must follow. */
export interface ChainHead {
  readonly revision: number;
  readonly hash: string;
  /** Recorded instant of the head, so that time never runs backwards within a stream. */
  readonly at: string;
}

export const EMPTY_CHAIN: ChainHead = { revision: -1, hash: GENESIS_HASH, at: '' };

type Hashed = Pick<RecordedEvent, 'stream' | 'revision' | 'id' | 'type' | 'data' | 'metadata'>;

/** SHA-256 over the canonical form of an event as it is stored; `metadata.hash` itself is left out. */
export function eventHash({ stream, revision, id, type, data, metadata }: Hashed): string {
  const { hash: _own, ...covered } = metadata;
  const content: JsonObject = { stream, revision, id, type, data, metadata: covered };
  return digest('sha256', canonicalJson(content));
}

/** The head after an event. */
export function headAfter(event: RecordedEvent): ChainHead {
  const { hash, at } = event.metadata as { hash: string; at: string };
  return { revision: event.revision, hash, at };
}

/** What is wrong with an event as the next one after `head`; undefined when the chain holds. */
export function chainFault(head: ChainHead, event: RecordedEvent): string | undefined {
  if (event.revision !== head.revision + 1) return `revision ${event.revision} follows ${head.revision}`;
  const { prevHash, hash, at } = event.metadata as Record<string, Json>;
  if (prevHash !== head.hash) return 'it does not follow the event before it';
  let computed: string;
  try {
    computed = eventHash(event);
  } catch (error) {
    return (error as Error).message;
  }
  if (computed !== hash) return 'its content does not match its hash';
  if (typeof at !== 'string' || at < head.at) return 'it is recorded before the event in front of it';
  return undefined;
}
