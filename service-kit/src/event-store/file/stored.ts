import type { SqliteEventStore, StoredEvent } from '@madrasah/embedded/event-store';
import { StoreAway, UnreadableEvent } from '../errors.ts';
import { parseObject } from '../json.ts';
import type { RecordedEvent } from '../port.ts';

/** A store in this process, as the port over it sees it. */
export interface Source {
  /** @throws StoreAway while there is none */
  store(): SqliteEventStore;
  /** Whether a stream is one of those that are read in the whole log. */
  wanted(stream: string): boolean;
}

/** @throws StoreAway when it cannot be read */
export function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoreAway) throw error;
    throw new StoreAway('the store cannot be read', { cause: error });
  }
}

/** @throws UnreadableEvent */
export function recorded(event: StoredEvent): RecordedEvent {
  if (!event.intact) throw new UnreadableEvent(event.stream, event.revision, event.position);
  const hex = Buffer.from(event.id).toString('hex');
  return {
    id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    type: event.type,
    data: parseObject(event.data, event),
    metadata: parseObject(event.metadata, event),
    stream: event.stream,
    revision: event.revision,
    position: event.position,
  };
}

export const isUserStream = (stream: string): boolean => !stream.startsWith('$');
