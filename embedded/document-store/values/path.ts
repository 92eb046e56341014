import { unsupported } from '../errors.ts';
import { isDocument } from './document.ts';

/** A dotted path, split. */
export type Path = readonly string[];

export const splitPath = (path: string): Path => path.split('.');

/** The field that a dotted path begins with. */
export const rootOf = (path: string): string => splitPath(path)[0] ?? '';

const NUMBER = /^\d+$/;

/**
 * Calls `visit` with every value found at the path until one call answers true; says whether one did.
 * Arrays on the way are entered (their sub-documents, not arrays inside arrays); a missing value is visited
 * as undefined; the value at the end is visited whole, array or not.
 */
export function someValue(
  node: unknown,
  path: Path,
  at: number,
  visit: (value: unknown) => boolean,
): boolean {
  const field = path[at];
  if (field === undefined) return visit(node);
  if (Array.isArray(node)) {
    if (NUMBER.test(field))
      throw unsupported(`the array position '${field}' in the path '${path.join('.')}'`);
    return node.some((element) => isDocument(element) && someValue(element, path, at, visit));
  }
  if (!isDocument(node) || !Object.hasOwn(node, field)) return visit(undefined);
  return someValue(node[field], path, at + 1, visit);
}

/** Every value an equality on the path can match: the values found and, for arrays, their elements too. */
export function matchableValues(node: unknown, path: Path): unknown[] {
  const found: unknown[] = [];
  someValue(node, path, 0, (value) => {
    found.push(value);
    if (Array.isArray(value)) found.push(...value);
    return false;
  });
  return found;
}

/** How many fields of the path lie above the first array met, or undefined when no array is met. */
export function arrayDepth(node: unknown, path: Path): number | undefined {
  let value = node;
  for (let depth = 0; depth <= path.length; depth++) {
    if (Array.isArray(value)) return depth;
    const field = path[depth];
    if (field === undefined || !isDocument(value) || !Object.hasOwn(value, field)) return undefined;
    value = value[field];
  }
  return undefined;
}

/** True when two of the paths run through different arrays of the document. */
export function hasParallelArrays(node: unknown, paths: readonly Path[]): boolean {
  let first: string | undefined;
  for (const path of paths) {
    const depth = arrayDepth(node, path);
    if (depth === undefined) continue;
    const array = path.slice(0, depth).join('.');
    first ??= array;
    if (array !== first) return true;
  }
  return false;
}
