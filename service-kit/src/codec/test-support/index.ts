import { randomUUID } from 'node:crypto';
import type { EventDraft } from '@madrasah/events';
import type { EventStore, JsonObject } from '../../event-store/index.ts';
import { type ChainHead, EMPTY_CHAIN, eventHash, headAfter } from '../chain.ts';

/** Where a stream ends. */
export async function headOf(store: Pick<EventStore, 'readStream'>, stream: string): Promise<ChainHead> {
  for await (const event of store.readStream(stream, { backwards: true, limit: 1 })) return headAfter(event);
  return EMPTY_CHAIN;
}

/**
 * Writes as somebody does who has the log and not the vault: a right chain, and what is sealed in plain text.
 * @param more of the metadata
 */
export async function forge(
  store: EventStore,
  stream: string,
  { type, data }: EventDraft,
  more: JsonObject = {},
): Promise<void> {
  const head = await headOf(store, stream);
  const metadata = {
    ...{ schoolId: '10001', actor: { id: 0, permissionType: 0 }, version: 1, prevHash: head.hash },
    ...{ requestId: 'r', correlationId: 'r', causationId: 'r', at: new Date().toISOString(), ...more },
  };
  const at = metadata.at > head.at ? metadata.at : head.at;
  const event = { id: randomUUID(), type, data: data as JsonObject, metadata: { ...metadata, at } };
  const hash = eventHash({ ...event, stream, revision: head.revision + 1 });
  await store.append(stream, head.revision, [{ ...event, metadata: { ...event.metadata, hash } }]);
}
