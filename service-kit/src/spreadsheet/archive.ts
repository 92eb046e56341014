import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const SMALLEST_END = 22;
const STORED = 0;
const DEFLATED = 8;

/** What a file would become, beyond all measure, when it is opened. */
export class Swollen extends Error {
  override readonly name = 'Swollen';
}

/**
 * The parts of a ZIP archive, unpacked, by their names; those that `wanted` turns away are not opened. What the
 * archive says of their sizes counts for nothing.
 * @param mostBytes of all parts together, unpacked
 * @throws Swollen when there is more · RangeError for what is no archive
 */
export function partsOf(
  archive: Buffer,
  wanted: (name: string) => boolean,
  mostBytes: number,
): ReadonlyMap<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>();
  let left = mostBytes;
  for (const entry of entriesOf(archive)) {
    if (!wanted(entry.name)) continue;
    const part = contentOf(archive, entry, left);
    if (crc32(part) !== entry.print) throw new RangeError(`${entry.name} is damaged`);
    left -= part.length;
    parts.set(entry.name, part);
  }
  return parts;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly print: number;
  readonly packed: number;
  readonly at: number;
}

function* entriesOf(archive: Buffer): Generator<Entry> {
  let end = archive.length - SMALLEST_END;
  while (end >= 0 && archive.readUInt32LE(end) !== END) end -= 1; // a comment may follow
  if (end < 0) throw new RangeError('no ZIP archive');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new RangeError('no entry of an archive');
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    yield {
      name: archive.toString('utf8', at + 46, at + 46 + name),
      method: archive.readUInt16LE(at + 10),
      print: archive.readUInt32LE(at + 16),
      packed: archive.readUInt32LE(at + 20),
      at: archive.readUInt32LE(at + 42),
    };
    at += 46 + name + extra + comment;
  }
}

function contentOf(archive: Buffer, { method, packed, at }: Entry, mostBytes: number): Uint8Array {
  if (archive.readUInt32LE(at) !== LOCAL) throw new RangeError('no part of an archive');
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  const bytes = archive.subarray(start, start + packed);
  if (method !== STORED && method !== DEFLATED) throw new RangeError(`packing ${method}`);
  if (method === STORED && bytes.length > mostBytes) throw new Swollen();
  if (method === STORED) return bytes;
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, mostBytes) });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new Swollen();
    throw error;
  }
}
