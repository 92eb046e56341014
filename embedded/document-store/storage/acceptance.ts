import { ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors.ts';
import { type Doc, foreignType, isDocument } from '../values/document.ts';
import { checkSize, moveIdFirst, parse, prependId, textOf } from './bytes.ts';

/** A document ready to be stored: `_id` in front, as bytes and parsed. */
export type Accepted = { readonly text: string; readonly document: Doc };

/**
 * Reads a document about to be stored; one without an `_id` gets `missingId`, or a new one.
 * Errors: 10334 over 16 MiB, 2 for an array as `_id`, 52 for a field name with a dollar, 115 for a value type
 * the read models do not use.
 */
export function accept(bytes: Buffer, missingId?: unknown): Accepted {
  const fields = parse(bytes);
  checkFields(fields);
  const id = fields['_id'];
  if (id === undefined) {
    const given = missingId ?? new ObjectId();
    return sized(prependId(bytes, given), { _id: given, ...fields });
  }
  if (Array.isArray(id)) throw new CommandError('BadValue', "The '_id' value cannot be of type array");
  return sized(moveIdFirst(bytes), fields);
}

function sized(bytes: Buffer, document: Doc): Accepted {
  checkSize(bytes);
  return { text: textOf(bytes), document };
}

function checkFields(document: Doc): void {
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
