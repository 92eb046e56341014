import { ObjectId } from 'bson';
import { CommandError } from '../../errors.ts';
import { type Doc, isDocument } from '../../values/document.ts';
import { matchableValues, splitPath } from '../../values/path.ts';

/** Error 11000 for a taken unique key, with the same details as a full server: keyPattern and keyValue. */
export function duplicateKey(namespace: string, index: string, keyPattern: Doc, document: Doc): CommandError {
  const keyValue: Doc = {};
  for (const field of Object.keys(keyPattern)) {
    keyValue[field] = matchableValues(document, splitPath(field))[0] ?? null;
  }
  const message = `E11000 duplicate key error collection: ${namespace} index: ${index} dup key: ${shown(keyValue)}`;
  return new CommandError('DuplicateKey', message, { keyPattern, keyValue });
}

function shown(value: unknown): string {
  if (isDocument(value)) {
    const fields = Object.entries(value).map(([name, inner]) => `${name}: ${shown(inner)}`);
    return `{ ${fields.join(', ')} }`;
  }
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  return JSON.stringify(value);
}
