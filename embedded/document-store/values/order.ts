import { Binary, ObjectId } from 'bson';
import type { Doc } from './document.ts';

/** The sort key of an empty array, which sorts before null. */
export const EMPTY_ARRAY = Symbol('empty array');

/** The place of a value's type in the BSON order; a missing value ranks as null. */
export function rank(value: unknown): number {
  switch (typeof value) {
    case 'symbol':
      return 1;
    case 'undefined':
      return 2;
    case 'number':
      return 3;
    case 'string':
      return 4;
    case 'boolean':
      return 9;
  }
  if (value === null) return 2;
  if (Array.isArray(value)) return 6;
  if (value instanceof Binary) return 7;
  if (value instanceof ObjectId) return 8;
  if (value instanceof Date) return 10;
  return 5;
}

/** BSON order of two values: by type, then by value. Negative, zero or positive. */
export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  const type = rank(a);
  const byType = type - rank(b);
  if (byType !== 0) return byType;
  switch (type) {
    case 3:
      return compareNumbers(a as number, b as number);
    case 4:
      return compareText(a as string, b as string);
    case 5:
      return compareDocuments(a as Doc, b as Doc);
    case 6:
      return compareArrays(a as unknown[], b as unknown[]);
    case 7:
      return compareBinary(a as Binary, b as Binary);
    case 8:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case 9:
      return Number(a) - Number(b);
    case 10:
      return compareNumbers((a as Date).getTime(), (b as Date).getTime());
    default:
      return 0;
  }
}

export function equal(a: unknown, b: unknown): boolean {
  return a === b || compare(a, b) === 0;
}

/** NaN equals itself and comes before every other number. */
function compareNumbers(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  return Number(!Number.isNaN(a)) - Number(!Number.isNaN(b));
}

/** Order by code point (the order of UTF-8 bytes), which UTF-16 order is not above U+FFFF. */
export function compareText(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return byCodePoint(x) - byCodePoint(y);
  }
  return a.length - b.length;
}

const byCodePoint = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

/** Field by field in stored order: type, then name, then value. So `{a, b}` and `{b, a}` differ. */
function compareDocuments(a: Doc, b: Doc): number {
  const left = Object.entries(a);
  const right = Object.entries(b);
  for (const [i, [name, value]] of left.entries()) {
    const other = right[i];
    if (other === undefined) return 1;
    const order = rank(value) - rank(other[1]) || compareText(name, other[0]) || compare(value, other[1]);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareArrays(a: unknown[], b: unknown[]): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareBinary(a: Binary, b: Binary): number {
  return a.length() - b.length() || a.sub_type - b.sub_type || Buffer.compare(a.value(), b.value());
}
