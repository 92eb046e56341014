import { CommandError, unsupported } from '../errors.ts';
import { type Doc, foreignType, isDocument } from '../values/document.ts';
import { checkSize, parse } from './bytes.ts';

/**
 * Parses a document about to be stored. Errors: 10334 over 16 MiB, 2 for an array as `_id`, 52 for a field
 * name with a dollar, 115 for a value type the read models do not use.
 */
export function accept(bytes: Buffer): Doc {
  checkSize(bytes);
  const document = parse(bytes);
  const id = document['_id'];
  if (Array.isArray(id)) throw new CommandError('BadValue', "The '_id' value cannot be of type array");
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
  return document;
}

const hasDollar = (document: Doc): boolean => Object.keys(document).some((name) => name.startsWith('$'));
