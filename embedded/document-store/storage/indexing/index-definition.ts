import { CommandError, unsupported } from '../../errors.ts';
import { type Doc, isDocument } from '../../values/document.ts';
import { keyOf } from '../../values/key.ts';
import { hasParallelArrays, matchableValues, type Path, splitPath } from '../../values/path.ts';
import type { Columns } from './index-tree.ts';

/** An index as it was asked for: its name, its fields in order, and whether it keeps them unique. */
export type IndexDefinition = {
  readonly name: string;
  readonly key: Record<string, 1 | -1>;
  readonly unique: boolean;
  readonly paths: readonly Path[];
};

const KNOWN_OPTIONS = new Set(['name', 'key', 'unique', 'v', 'background']);

/** Reads one entry of createIndexes. Errors: 67 CannotCreateIndex, 115 naming the option left out. */
export function defineIndex(spec: Doc): IndexDefinition {
  for (const option of Object.keys(spec)) {
    if (!KNOWN_OPTIONS.has(option)) throw unsupported(`the index option '${option}'`);
  }
  const { name, key } = spec;
  if (typeof name !== 'string' || name === '' || !isDocument(key) || Object.keys(key).length === 0) {
    throw new CommandError('CannotCreateIndex', 'an index needs a name and at least one field');
  }
  for (const [field, direction] of Object.entries(key)) {
    if (direction !== 1 && direction !== -1) throw unsupported(`the index type '${direction}' of '${field}'`);
    if (field.includes('$')) throw unsupported(`the index field '${field}'`);
  }
  return {
    name,
    key: key as Record<string, 1 | -1>,
    unique: spec['unique'] === true,
    paths: Object.keys(key).map(splitPath),
  };
}

/** The definition as listIndexes shows it. */
export function describeIndex({ key, name, unique }: IndexDefinition): Doc {
  return unique ? { v: 2, key, name, unique } : { v: 2, key, name };
}

/** True when an equal index exists; an error when the name or the fields are taken by a different one. */
export function existsAlready(wanted: IndexDefinition, existing: Iterable<IndexDefinition>): boolean {
  const fields = JSON.stringify(wanted.key);
  for (const index of existing) {
    const sameFields = JSON.stringify(index.key) === fields;
    const same = sameFields && index.unique === wanted.unique;
    if (index.name === wanted.name) {
      if (same) return true;
      const message = `An existing index has the same name as the requested index: ${wanted.name}`;
      throw new CommandError('IndexKeySpecsConflict', message);
    }
    if (sameFields) {
      throw new CommandError(
        'IndexOptionsConflict',
        `Index already exists with a different name: ${index.name}`,
      );
    }
  }
  return false;
}

/** The keys under which a document stands, and whether a list was met on the way to them. */
export type IndexKeys = { readonly columns: Columns; readonly lists: boolean };

/** Per field every value an equality can match. Errors: 171 for two lists, 115 for one under a unique index. */
export function keysFor({ name, paths, unique }: IndexDefinition, document: Doc): IndexKeys {
  const columns: string[][] = [];
  for (const path of paths) {
    const value = valueAt(document, path);
    if (value === LIST) return keysThroughLists({ name, paths, unique }, document);
    columns.push([keyOf(value)]);
  }
  return { columns, lists: false };
}

type Named = Pick<IndexDefinition, 'name' | 'paths' | 'unique'>;

function keysThroughLists({ name, paths, unique }: Named, document: Doc): IndexKeys {
  if (unique) throw unsupported(`an array under the unique index '${name}'`);
  if (paths.length > 1 && hasParallelArrays(document, paths)) {
    throw new CommandError('CannotIndexParallelArrays', `cannot index parallel arrays in '${name}'`);
  }
  const columns = paths.map((path) => {
    const values = matchableValues(document, path);
    return values.length === 0 ? [keyOf(null)] : [...new Set(values.map(keyOf))];
  });
  return { columns, lists: true };
}

const LIST = Symbol('a list on the way');

function valueAt(document: Doc, path: Path): unknown {
  let value: unknown = document;
  for (const field of path) {
    if (!isDocument(value) || !Object.hasOwn(value, field)) return Array.isArray(value) ? LIST : undefined;
    value = value[field];
  }
  return Array.isArray(value) ? LIST : value;
}

export const sameColumns = (a: Columns, b: Columns): boolean =>
  a.every((keys, i) => keys.length === b[i]?.length && keys.every((key, j) => key === b[i]?.[j]));
