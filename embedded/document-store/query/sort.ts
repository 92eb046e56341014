import { CommandError, unsupported } from '../errors.ts';
import type { Doc } from '../values/document.ts';
import { compare, EMPTY_ARRAY } from '../values/order.ts';
import { hasParallelArrays, type Path, someValue, splitPath } from '../values/path.ts';

type Key = { field: string; path: Path; direction: 1 | -1 };

/** Sorts items by the documents they stand for; a new array, the given one is left as it is. */
export type Sorter = {
  readonly keys: readonly Key[];
  sort<Item>(items: readonly Item[], read: (item: Item) => Doc): Item[];
};

/**
 * Compiles `{ field: 1 | -1, ... }`; undefined when it is empty.
 * Errors: 15975 for another direction, 2 when two keys are parallel arrays, 115 for $natural and $meta.
 */
export function compileSort(spec: Doc): Sorter | undefined {
  const keys = Object.entries(spec).map(([path, direction]) => sortKey(path, direction));
  if (keys.length === 0) return undefined;
  const paths = keys.map((key) => key.path);
  const sort: Sorter['sort'] = (items, read) => {
    const rows = items.map((item) => {
      const document = read(item);
      if (paths.length > 1 && hasParallelArrays(document, paths)) {
        throw new CommandError('BadValue', 'cannot sort with keys that are parallel arrays');
      }
      return { item, values: keys.map((key) => valueFor(document, key)) };
    });
    rows.sort((a, b) => compareRows(a.values, b.values, keys));
    return rows.map((row) => row.item);
  };
  return { keys, sort };
}

function sortKey(path: string, direction: unknown): Key {
  if (path.startsWith('$')) throw unsupported(`a sort by ${path}`);
  if (direction === 1 || direction === -1) return { field: path, path: splitPath(path), direction };
  if (typeof direction === 'object') throw unsupported(`a computed sort of '${path}'`);
  throw new CommandError('Location15975', `the sort direction of '${path}' must be 1 or -1`);
}

function compareRows(a: readonly unknown[], b: readonly unknown[], keys: readonly Key[]): number {
  for (const [i, key] of keys.entries()) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order * key.direction;
  }
  return 0;
}

/** An array sorts by its smallest element, descending by its largest; an empty one before null. */
function valueFor(document: Doc, { path, direction }: Key): unknown {
  const found: unknown[] = [];
  someValue(document, path, 0, (value) => {
    if (!Array.isArray(value)) found.push(value);
    else if (value.length === 0) found.push(EMPTY_ARRAY);
    else found.push(...value);
    return false;
  });
  let best = found[0];
  for (const value of found) if (compare(value, best) * direction < 0) best = value;
  return best;
}
