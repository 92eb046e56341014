import { crc32 } from 'node:zlib';
import type { ProposedEvent } from '../model.ts';

/**
 * The checksum of a stored event and its place. SQLite itself does not notice a changed byte, and in a ledger a
 * digit that flipped on the disk would otherwise be believed.
 */
export function checksumOf(event: ProposedEvent, stream: string, revision: number, position: number): number {
  const place = `${stream} ${revision} ${position} ${event.type} ${event.json}`;
  return crc32(event.metadata, crc32(event.data, crc32(event.id, crc32(place))));
}
