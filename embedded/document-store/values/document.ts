import { Binary, ObjectId } from 'bson';

/** A deserialised document. Stored ones are shared between readers and are never changed in place. */
export type Doc = Record<string, unknown>;

/** True for an embedded document: not an array, a date or a value type of BSON. */
export function isDocument(value: unknown): value is Doc {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.getPrototypeOf(value) === Object.prototype) return true; // nearly all: as they were deserialised
  if (Array.isArray(value)) return false;
  return !(value instanceof Date) && !('_bsontype' in value);
}

/** True for `{ $gte: 1 }`: the first field decides, as in the query language. */
export function isOperators(value: unknown): value is Doc {
  if (!isDocument(value)) return false;
  const [first] = Object.keys(value);
  return first?.startsWith('$') ?? false;
}

/**
 * The name of the first value type inside `value` that the read models do not use (Decimal128, large Long,
 * Timestamp, ...), or undefined. Ordering and equality are exact only for the accepted types.
 */
export function foreignType(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return undefined;
  if (typeof value !== 'object') return typeof value;
  if (value === null || value instanceof Date || value instanceof ObjectId || value instanceof Binary) {
    return undefined;
  }
  if ('_bsontype' in value) return String(value._bsontype);
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    const foreign = foreignType(inner);
    if (foreign !== undefined) return foreign;
  }
  return undefined;
}
