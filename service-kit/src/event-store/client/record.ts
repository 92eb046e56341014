import type { RecordedEvent as ClientEvent } from '@eventstore/db-client';
import { UnreadableEvent } from '../errors.ts';
import { isJsonObject } from '../json.ts';
import type { RecordedEvent } from '../port.ts';
import { EventMessage } from './wire/event-message.ts';

/**
 * The client's event as ours. The client hands over data that is not JSON as a string, and such metadata and
 * whatever the store marked as damaged as bytes.
 * @throws UnreadableEvent
 */
export function recorded(event: ClientEvent): RecordedEvent {
  const taken: unknown = event.data;
  if (taken instanceof EventMessage) return taken.recorded();
  const { streamId: stream, id, type, data } = event;
  const revision = safe(event.revision);
  const position = positionOf(event);
  const metadata: unknown = event.metadata ?? {};
  if (!isJsonObject(data) || !isJsonObject(metadata)) throw new UnreadableEvent(stream, revision, position);
  return { id, type, data, metadata, stream, revision, position };
}

/** Its place in the whole log; servers before 22.6 leave it out of stream reads and are not supported. */
export function positionOf(event: ClientEvent): number {
  if (!event.position) throw new RangeError(`event ${event.id} came without its position`);
  return safe(event.position.commit);
}

/** @throws RangeError beyond the safe integers, where a number would silently mean another event */
export function safe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is not a safe integer`);
  return number;
}

/** A position for the client: this store and EventStoreDB write both halves equal. */
export function clientPosition(position: number): { commit: bigint; prepare: bigint } {
  return { commit: BigInt(position), prepare: BigInt(position) };
}

/** Which streams a reader wants, by their names in the store. */
export type Wanted = (stream: string) => boolean;

export function isUserStream(stream: string): boolean {
  return !stream.startsWith('$');
}
