import { inflateSync } from 'node:zlib';

interface Table {
  tag: number;
  checksum: number;
  length: number;
  data: Uint8Array;
}

const SIGNATURE = 0x774f4646; // 'wOFF'
const HEADER_LENGTH = 44;
const WOFF_ENTRY_LENGTH = 20;
const SFNT_HEADER_LENGTH = 12;
const SFNT_ENTRY_LENGTH = 16;

function readTables(woff: Uint8Array, view: DataView): Table[] {
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const entry = HEADER_LENGTH + index * WOFF_ENTRY_LENGTH;
    const offset = view.getUint32(entry + 4);
    const stored = view.getUint32(entry + 8);
    const length = view.getUint32(entry + 12);
    const raw = woff.subarray(offset, offset + stored);
    return {
      tag: view.getUint32(entry),
      checksum: view.getUint32(entry + 16),
      length,
      data: stored < length ? inflateSync(raw) : raw,
    };
  });
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

function writeHeader(sfnt: Buffer, flavour: number, tableCount: number): void {
  const exponent = Math.floor(Math.log2(tableCount));
  const searchRange = 2 ** exponent * SFNT_ENTRY_LENGTH;
  sfnt.writeUInt32BE(flavour, 0);
  sfnt.writeUInt16BE(tableCount, 4);
  sfnt.writeUInt16BE(searchRange, 6);
  sfnt.writeUInt16BE(exponent, 8);
  sfnt.writeUInt16BE(tableCount * SFNT_ENTRY_LENGTH - searchRange, 10);
}

/**
 * Unpacks a WOFF 1.0 file to the plain sfnt bytes that HarfBuzz reads and the PDF embeds.
 * The font packages carry no .ttf, and a .woff2 breaks the subsetting.
 *
 * @throws TypeError when the bytes are not WOFF 1.0
 */
export function unpackWoff(woff: Uint8Array): Buffer {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== SIGNATURE) throw new TypeError('not a WOFF 1.0 font');
  const tables = readTables(woff, view);
  const directory = SFNT_HEADER_LENGTH + tables.length * SFNT_ENTRY_LENGTH;
  const sfnt = Buffer.alloc(tables.reduce((total, table) => total + padded(table.length), directory));
  writeHeader(sfnt, view.getUint32(4), tables.length);
  let offset = directory;
  for (const [index, table] of tables.entries()) {
    const entry = SFNT_HEADER_LENGTH + index * SFNT_ENTRY_LENGTH;
    sfnt.writeUInt32BE(table.tag, entry);
    sfnt.writeUInt32BE(table.checksum, entry + 4);
    sfnt.writeUInt32BE(offset, entry + 8);
    sfnt.writeUInt32BE(table.length, entry + 12);
    sfnt.set(table.data, offset);
    offset += padded(table.length);
  }
  return sfnt;
}
