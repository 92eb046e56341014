import { ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors.ts';
import { type Doc, foreignType, isDocument } from '../values/document.ts';
import { beginsWithId, checkSize, moveIdFirst, parse, prependId } from './bytes.ts';
import { fieldsOf, ID, isPlain } from './elements.ts';

/**
 * The bytes of a document about to be stored, `_id` in front; one without gets `missingId`, or a new one.
 * Errors: 10334 over 16 MiB, 2 for an array as `_id`, 52 for a field name with a dollar, 115 for a value type
 * the read models do not use.
 */
export function accept(bytes: Buffer, missingId?: unknown): Buffer {
  if (!isPlain(bytes)) checkFields(parse(bytes));
  const accepted = withId(bytes, missingId);
  checkSize(accepted);
  return accepted;
}

function withId(bytes: Buffer, missingId: unknown): Buffer {
  if (beginsWithId(bytes)) return bytes;
  const { _id } = fieldsOf(bytes, ID);
  return _id === undefined ? prependId(bytes, missingId ?? new ObjectId()) : moveIdFirst(bytes);
}

function checkFields(document: Doc): void {
  if (Array.isArray(document['_id']))
    throw new CommandError('BadValue', "The '_id' value cannot be of type array");
  for (const [name, value] of Object.entries(document)) {
    if (name.startsWith('$') || (name === '_id' && isDocument(value) && hasDollar(value))) {
      throw new CommandError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${name}' is not allowed`,
      );
    }
    const foreign = foreignType(value);
    if (foreign !== undefined) throw unsupported(`a value of type ${foreign} in the field '${name}'`);
  }
}

const hasDollar = (document: Doc): boolean => Object.keys(document).some((name) => name.startsWith('$'));
