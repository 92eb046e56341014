import { AppendTooLarge, UnreadableEvent } from './errors.ts';
import type { JsonObject, NewEvent } from './port.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** No server takes a message this large, and a refusal of the connection would not say what was recorded. */
const MOST_BYTES = 16 * 1024 * 1024;
const BYTES_A_CHARACTER = 3;

/**
 * Refuses what no store takes, the same way in front of every store.
 * @throws RangeError · AppendTooLarge · TypeError for data that JSON cannot hold
 */
export function checkEvents(stream: string, events: readonly NewEvent[]): void {
  if (stream === '') throw new RangeError('a stream needs a name');
  if (events.length === 0) throw new RangeError(`nothing to append to ${stream}`);
  for (const { id, type, data, metadata } of events) {
    if (!isJsonObject(data) || !isJsonObject(metadata)) throw new RangeError(`event ${id} is not an object`);
    // Throws for what JSON cannot hold, here and not deep inside a client that would lose the error.
    const text = JSON.stringify([data, metadata]);
    const mayBeLarge = text.length * BYTES_A_CHARACTER > MOST_BYTES;
    if (mayBeLarge && Buffer.byteLength(text) > MOST_BYTES) throw new AppendTooLarge(stream, MOST_BYTES);
    if (!UUID.test(id)) throw new RangeError(`event id ${id} is not a lower-case UUID`);
    if (type === '') throw new RangeError(`an event of ${stream} has no type`);
  }
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
}

/**
 * The object in these bytes; `where` names the event for the error.
 * @throws UnreadableEvent when they hold anything else
 */
export function parseObject(
  bytes: Uint8Array,
  where: { stream: string; revision: number; position: number },
): JsonObject {
  const parsed = parse(bytes);
  if (!isJsonObject(parsed)) throw new UnreadableEvent(where.stream, where.revision, where.position);
  return parsed;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8'));
  } catch {
    return undefined;
  }
}
