const BYTE_ORDER: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** What a text may not hold: characters that steer, but tabulators and ends of lines. */
const STEERS = /(?![\t\r\n])\p{Cc}/u;

/** The text of a file, and whether it was none of Unicode. */
export interface DecodedText {
  readonly text: string;
  readonly western: boolean;
}

/**
 * The text of a file: by its byte order mark, else UTF-16 by its zeros, else UTF-8, else as Windows writes in the west.
 * @returns undefined for what is no text
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const unicode = unicodeOf(bytes);
  const text = unicode ?? western(bytes);
  if (!text || STEERS.test(text)) return undefined;
  return { text, western: unicode === undefined };
}

/** So many bytes from the first tell how all of them are written. */
const LOOKED_AT = 16_384;

/** What parts cells or lines: without any of it a file whose table is guessed is taken for no text. */
const PARTED = /[,;\t\n]/;

/** Where half of it and more are letters that every table has, the rest is taken for letters with marks. */
function western(bytes: Uint8Array): string | undefined {
  const looked = bytes.subarray(0, LOOKED_AT);
  const plain = looked.reduce((count, byte) => (byte < 0x80 ? count + 1 : count), 0);
  const text = new TextDecoder('windows-1252').decode(bytes);
  return plain * 2 >= looked.length && PARTED.test(text) ? text : undefined;
}

function unicodeOf(bytes: Uint8Array): string | undefined {
  const marked = BYTE_ORDER.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  const name = marked?.[0] ?? zerosOf(bytes) ?? 'utf-8';
  try {
    const text = new TextDecoder(name, { fatal: true }).decode(bytes);
    return marked || name === 'utf-8' || PARTED.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** UTF-16 without a mark: separators, digits and ends of lines have a byte of nothing, always on the same side. */
function zerosOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes.length < 2 || bytes.length % 2 === 1) return undefined;
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, LOOKED_AT).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] as number) + 1;
  const [even, odd] = zeros as [number, number];
  if (odd > 0 && even === 0) return 'utf-16le';
  return even > 0 && odd === 0 ? 'utf-16be' : undefined;
}
