import { CommandError, unsupported } from '../errors.ts';
import { type Doc, isDocument } from '../values/document.ts';

/** `$unwind` of `'$path'` or `{ path, preserveNullAndEmptyArrays }`: one document per element of the array. */
export function compileUnwind(spec: unknown): (documents: readonly Doc[]) => Doc[] {
  const {
    path: field,
    preserveNullAndEmptyArrays: preserve,
    ...rest
  } = isDocument(spec) ? spec : { path: spec };
  const [option] = Object.keys(rest);
  if (option !== undefined) throw unsupported(`$unwind with ${option}`);
  if (typeof field !== 'string' || !field.startsWith('$')) {
    throw new CommandError('FailedToParse', "path option to $unwind must be a string that begins with '$'");
  }
  const path = field.slice(1).split('.');
  return (documents) => documents.flatMap((document) => unwound(document, path, preserve === true));
}

function unwound(document: Doc, path: readonly string[], preserve: boolean): Doc[] {
  const value = valueAt(document, path);
  if (Array.isArray(value) && value.length > 0) {
    return value.map((element) => withValue(document, path, element));
  }
  const empty = value === undefined || value === null || Array.isArray(value);
  if (!empty) return [document];
  if (!preserve) return [];
  return [Array.isArray(value) ? withValue(document, path, undefined) : document];
}

/** The value through documents only: $unwind does not enter arrays on the way. */
function valueAt(document: Doc, path: readonly string[]): unknown {
  let value: unknown = document;
  for (const field of path) {
    if (!isDocument(value) || !Object.hasOwn(value, field)) return undefined;
    value = value[field];
  }
  return value;
}

/** A copy of the document with another value at the path, or without the field when it is undefined. */
function withValue(document: Doc, [field, ...rest]: readonly string[], value: unknown): Doc {
  if (field === undefined) return document;
  if (rest.length > 0) return { ...document, [field]: withValue(document[field] as Doc, rest, value) };
  if (value !== undefined) return { ...document, [field]: value };
  const { [field]: _removed, ...others } = document;
  return others;
}
