import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { Binary } from 'bson';
import { encode, parse } from '../storage/bytes.ts';
import type { Doc } from '../values/document.ts';

/** What stands in clear in front of a snapshot; it is only vouched for once the whole file has been read. */
export type SnapshotHeader = {
  /** Which key opens it, as the caller calls it. */
  readonly keyName: string;
  /** What the caller wants to know of it without opening it. */
  readonly about: Doc;
};

/** The last byte is the format: another one is not read. */
const MAGIC = Buffer.from('docsnap\x01', 'latin1');
const SALT_BYTES = 32;
const LONGEST = 64 * 1024;

/** A header with a salt of its own, as bytes. */
export function encodeHeader({ keyName, about }: SnapshotHeader): { bytes: Buffer; salt: Buffer } {
  const salt = randomBytes(SALT_BYTES);
  const body = encode({ keyName, about, salt: new Binary(salt) });
  return { bytes: Buffer.concat([MAGIC, body]), salt };
}

export type ReadHeader = SnapshotHeader & { readonly bytes: Buffer; readonly salt: Uint8Array };

/** Reads the header of an open file. @throws Error when it is none, or of another format */
export function headerOf(file: number): ReadHeader {
  const start = Buffer.alloc(MAGIC.length + 4);
  readSync(file, start, 0, start.length, 0);
  if (!start.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('no snapshot of this format');
  const size = start.readInt32LE(MAGIC.length);
  if (size < 5 || size > LONGEST) throw new Error('no header');
  const bytes = Buffer.alloc(MAGIC.length + size);
  if (readSync(file, bytes, 0, bytes.length, 0) < bytes.length) throw new Error('cut short');
  const { keyName, about, salt } = parse(bytes.subarray(MAGIC.length));
  if (typeof keyName !== 'string' || typeof about !== 'object' || !(salt instanceof Binary))
    throw new Error('no header');
  return { keyName, about: about as Doc, bytes, salt: salt.value() };
}

/** The header of a file, undefined when there is none to read. */
export function readSnapshotHeader(path: string): SnapshotHeader | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const { keyName, about } = headerOf(file);
    return { keyName, about };
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
