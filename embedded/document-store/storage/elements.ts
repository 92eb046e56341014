import { isUtf8 } from 'node:buffer';
import { onDemand } from 'bson';
import type { Doc } from '../values/document.ts';
import { parse } from './bytes.ts';

// The library calls it experimental; the driver reads answers with it, and the test beside this holds it to `parse`.
const { parseToElements } = onDemand;

const DOUBLE = 1;
const TEXT = 2;
const DOCUMENT = 3;
const LIST = 4;
const INT32 = 16;
/** Double, text, document, list, binary, ObjectId, boolean, date, null and int32: what read models are made of. */
const PLAIN = new Set([DOUBLE, TEXT, DOCUMENT, LIST, 5, 7, 8, 9, 10, INT32]);
const DOLLAR = 0x24;
const LENGTH = Buffer.alloc(4);
const END = Buffer.alloc(1);

/**
 * Whether a document can be seen to be storable without making objects of it: plain types alone, no field of its own
 * with a dollar in front, an `_id` that is no document or list, texts in UTF-8. Any other wants a full reading.
 * Throws BSONError for bytes that are no document.
 */
export function isPlain(bytes: Buffer): boolean {
  for (const [type, nameAt, nameLength] of parseToElements(bytes)) {
    if (bytes[nameAt] === DOLLAR) return false;
    const nests = type === DOCUMENT || type === LIST;
    if (nests && bytes.toString('latin1', nameAt, nameAt + nameLength) === '_id') return false;
  }
  return holdsPlain(bytes, 0);
}

function holdsPlain(bytes: Buffer, start: number): boolean {
  for (const [type, , , at, length] of parseToElements(bytes, start)) {
    if (!PLAIN.has(type)) return false;
    if (type === TEXT && !isText(bytes, at + 4, at + length - 1)) return false;
    if ((type === DOCUMENT || type === LIST) && !holdsPlain(bytes, at)) return false;
  }
  return true;
}

/** Ended by its zero; a text of ASCII alone, as most are, needs no call. */
function isText(bytes: Buffer, start: number, end: number): boolean {
  if (bytes[end] !== 0) return false;
  for (let at = start; at < end; at++)
    if ((bytes[at] as number) > 0x7f) return isUtf8(bytes.subarray(start, end));
  return true;
}

/** Names of fields, as they stand in the bytes. */
export class Names {
  readonly #bytes: readonly (readonly [name: string, bytes: Buffer])[];

  constructor(names: Iterable<string>) {
    this.#bytes = [...new Set(names)].map((name) => [name, Buffer.from(name)]);
  }

  at(bytes: Buffer, start: number, length: number): string | undefined {
    for (const [name, own] of this.#bytes)
      if (own.length === length && stands(own, bytes, start)) return name;
    return undefined;
  }
}

/** The one name that every document has. */
export const ID = new Names(['_id']);

function stands(name: Buffer, bytes: Buffer, start: number): boolean {
  for (let at = 0; at < name.length; at++) if (name[at] !== bytes[start + at]) return false;
  return true;
}

/** Of a document only the fields of these names. Throws BSONError for bytes that are no document. */
export function fieldsOf(bytes: Buffer, names: Names): Doc {
  const fields: Doc = {};
  for (const [type, nameAt, nameLength, at, length] of parseToElements(bytes)) {
    const name = names.at(bytes, nameAt, nameLength);
    if (name !== undefined)
      fields[name] = valueAt(bytes, type, at) ?? alone(bytes.subarray(nameAt - 1, at + length))[name];
  }
  return fields;
}

/** What numbers and texts are, read without the library: nearly all that keys are made of. */
function valueAt(bytes: Buffer, type: number, at: number): unknown {
  if (type === INT32) return bytes.readInt32LE(at);
  if (type === DOUBLE) return bytes.readDoubleLE(at);
  if (type === TEXT) return bytes.toString('utf8', at + 4, at + 4 + bytes.readInt32LE(at) - 1);
  return undefined;
}

/** A document of one element. */
function alone(element: Buffer): Doc {
  const bytes = Buffer.concat([LENGTH, element, END]);
  bytes.writeInt32LE(bytes.length, 0);
  return parse(bytes);
}
