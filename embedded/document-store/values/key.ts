import { Binary, ObjectId } from 'bson';
import { rank } from './order.ts';

/**
 * One string per value, in BSON order: two values have the same key exactly when they are equal, and of two keys
 * the one JavaScript calls smaller is that of the smaller value. Missing and null share a key, as they share an
 * index entry.
 */
export function keyOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return TEXT + byCodePoint(value);
    case 'number':
      return NUMBER + numberKey(value);
    case 'boolean':
      return value ? TRUE : FALSE;
  }
  if (value === null || value === undefined) return NULL;
  return markOf(rank(value)) + nestedBody(value);
}

/** What the keys of every value of this value's type lie between; a range compares within one type only. */
export function keysOfType(value: unknown): { least: string; most: string } {
  const mark = markOf(rank(value));
  return { least: mark, most: `${mark}\uffff` };
}

/** The type in front, so that types follow one another in their order. */
const markOf = (place: number): string => String.fromCharCode(0x30 + place);
const NULL = markOf(rank(null));
const NUMBER = markOf(rank(0));
const TEXT = markOf(rank(''));
const FALSE = `${markOf(rank(false))}0`;
const TRUE = `${markOf(rank(true))}1`;

/** Smaller than every mark and, in text, than every continuation: what ends here comes first. */
const END = '\0';
const END_OF_TEXT = '\0\u0001';
const ESCAPED_ZERO = '\0\u00ff';

const BEYOND_SURROGATES = /[\ud800-\uffff]/;
const UNITS = /[\ud800-\uffff]/g;

/** UTF-16 puts the surrogates of high code points before U+E000; here they change places. */
function byCodePoint(text: string): string {
  if (!BEYOND_SURROGATES.test(text)) return text;
  return text.replace(UNITS, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
  });
}

const nestedText = (text: string): string => byCodePoint(text).replaceAll('\0', ESCAPED_ZERO) + END_OF_TEXT;

const number = new Float64Array(1);
const halves = new Uint32Array(number.buffer); // every machine Node runs on is little-endian

/** The eight bytes of a double, changed so that they sort as numbers do: NaN first, the two zeros alike. */
function numberKey(value: number): string {
  if (Number.isNaN(value)) return '\0\0\0\0\0\0\0\0';
  number[0] = value + 0; // minus zero becomes zero
  const [low = 0, high = 0] = halves;
  const negative = high >>> 31 === 1;
  const h = negative ? ~high : high ^ 0x80000000;
  const l = negative ? ~low : low;
  return String.fromCharCode(
    h >>> 24,
    (h >>> 16) & 255,
    (h >>> 8) & 255,
    h & 255,
    l >>> 24,
    (l >>> 16) & 255,
    (l >>> 8) & 255,
    l & 255,
  );
}

/** A value inside another must say where it ends, so that two neighbours do not run into each other. */
function nested(value: unknown): string {
  return markOf(rank(value)) + nestedBody(value);
}

function nestedBody(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return nestedText(value);
  if (typeof value === 'number') return numberKey(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value instanceof Date) return numberKey(value.getTime());
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Binary) {
    const length = value.length().toString(16).padStart(8, '0');
    return length + String.fromCharCode(value.sub_type) + Buffer.from(value.value()).toString('latin1');
  }
  if (Array.isArray(value)) return value.map(nested).join('') + END;
  let key = '';
  for (const [name, inner] of Object.entries(value as object)) {
    key += markOf(rank(inner)) + nestedText(name) + nestedBody(inner);
  }
  return key + END;
}
