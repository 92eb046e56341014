import { Binary, ObjectId } from 'bson';

/**
 * One string per value: two values have the same key exactly when they are equal in BSON order.
 * Missing and null share a key, as they share an index entry.
 */
export function keyOf(value: unknown): string {
  if (value === null || value === undefined) return 'z';
  if (typeof value === 'string') return `s${value}`;
  if (typeof value === 'number') return `n${value}`;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return `d${value.getTime()}`;
  if (value instanceof ObjectId) return `o${value.toHexString()}`;
  if (value instanceof Binary) return `b${value.sub_type}:${value.toString('base64')}`;
  if (Array.isArray(value)) return `A${value.map((inner) => framed(keyOf(inner))).join('')}`;
  let key = 'O';
  for (const [name, inner] of Object.entries(value)) key += framed(name) + framed(keyOf(inner));
  return key;
}

/** The length in front keeps two neighbours from running into each other. */
const framed = (text: string): string => `${text.length}:${text}`;
