import { deserialize, serialize } from 'bson';
import { CommandError } from '../errors.ts';
import type { Doc } from '../values/document.ts';

/** The largest document a full server takes: 16 MiB. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Throws BSONError for bytes that are no document. Patterns stay as written, binary values keep subtypes. */
export function parse(bytes: Uint8Array): Doc {
  return deserialize(bytes, { promoteBuffers: false, bsonRegExp: true });
}

/**
 * Bytes are kept as one-byte strings: the smallest thing the engine offers (no buffer object per document),
 * immutable, and so a snapshot for every cursor that holds them.
 */
export const textOf = (bytes: Buffer): string => bytes.toString('latin1');

export const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');

export function encode(document: Doc): Buffer {
  const bytes = serialize(document, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** The bytes with an `_id` put in front of the fields of a document that has none. */
export function prependId(bytes: Buffer, id: unknown): Buffer {
  const element = encode({ _id: id }).subarray(4, -1);
  const result = Buffer.concat([bytes.subarray(0, 4), element, bytes.subarray(4)]);
  result.writeInt32LE(result.length, 0);
  return result;
}

/** As every stored document does. */
export const beginsWithId = (bytes: Buffer): boolean => bytes.toString('latin1', 5, 9) === '_id\0';

/** The bytes with their `_id` as the first field. */
export function moveIdFirst(bytes: Buffer): Buffer {
  const { _id, ...fields } = deserialize(bytes, { promoteValues: false, bsonRegExp: true });
  // A map, because a plain object would put numeric field names before `_id` again.
  return Buffer.from(serialize(new Map([['_id', _id], ...Object.entries(fields)])));
}

export function checkSize(bytes: Buffer): void {
  if (bytes.length <= MAX_DOCUMENT_BYTES) return;
  const message = `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_BYTES}`;
  throw new CommandError('BSONObjectTooLarge', message);
}
