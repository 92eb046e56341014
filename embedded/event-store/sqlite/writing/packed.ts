import type { ProposedEvent } from '../../model.ts';
import type { Append } from './writer.ts';

const ID_BYTES = 16;

/** An append without its bytes. */
type AppendHead = readonly [
  stream: string,
  expected: number,
  deadline: number,
  bytes: number,
  events: number,
];
type EventHead = readonly [type: string, json: boolean, dataBytes: number, metadataBytes: number];

/**
 * A group of appends for another thread: all bytes in one piece, which is handed over and not copied. Event by
 * event each would be cloned together with the whole network message that it was a part of.
 */
export interface PackedGroup {
  readonly appends: readonly AppendHead[];
  readonly events: readonly EventHead[];
  /** Of each event: id, data, metadata. */
  readonly bytes: ArrayBuffer;
}

export function pack(group: readonly Append[]): PackedGroup {
  const events = group.flatMap((append) => append.events);
  const length = events.reduce((sum, e) => sum + ID_BYTES + e.data.length + e.metadata.length, 0);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const event of events)
    for (const part of [event.id, event.data, event.metadata]) {
      bytes.set(part, at);
      at += part.length;
    }
  return {
    appends: group.map((a) => [a.stream, a.expected, a.deadline, a.bytes, a.events.length]),
    events: events.map((e) => [e.type, e.json, e.data.length, e.metadata.length]),
    bytes: bytes.buffer,
  };
}

export function unpack({ appends, events: heads, bytes }: PackedGroup): Append[] {
  let at = 0;
  const take = (length: number) => {
    at += length;
    return new Uint8Array(bytes, at - length, length);
  };
  const events = heads.map(
    ([type, json, dataBytes, metadataBytes]): ProposedEvent => ({
      id: take(ID_BYTES),
      type,
      json,
      data: take(dataBytes),
      metadata: take(metadataBytes),
    }),
  );
  let first = 0;
  return appends.map(([stream, expected, deadline, size, count]) => {
    first += count;
    return { stream, expected, deadline, bytes: size, events: events.slice(first - count, first) };
  });
}
