import type { FileKind } from '@madrasah/events';
import { decodeText } from '../../spreadsheet/encoding.ts';

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** How the makers of each format say a file of it begins; a PDF also has its end. */
const SIGNS: readonly (readonly [FileKind, (bytes: Buffer) => boolean])[] = [
  ['jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['gif', (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')],
  ['webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['pdf', (bytes) => startsWith(bytes, '%PDF-') && bytes.subarray(-1024).includes('%%EOF')],
  ['xlsx', (bytes) => startsWith(bytes, 'PK\x03\x04')],
  ['csv', (bytes) => decodeText(bytes) !== undefined],
];

/** What a file is by its first bytes, whatever its name and its sender say; undefined for what nobody here takes. */
export const kindOf = (bytes: Buffer): FileKind | undefined => SIGNS.find(([, has]) => has(bytes))?.[0];
