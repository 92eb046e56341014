import { CommandError, unsupported } from '../errors.ts';
import { type Doc, isDocument } from '../values/document.ts';

/** The paths of a projection as a tree: `true` marks the end of a path. */
type Tree = Map<string, Tree | true>;

export type Projection = (document: Doc) => Doc;

/**
 * Compiles an inclusion or exclusion projection of top-level and dotted paths; undefined when it is empty.
 * Errors: 31253/31254 when both kinds are mixed, 31249 for colliding paths, 115 for computed fields.
 */
export function compileProjection(spec: Doc): Projection | undefined {
  const entries = Object.entries(spec).map(([path, value]) => [path, isIncluded(path, value)] as const);
  const decisive = entries.find(([path]) => path !== '_id') ?? entries[0];
  if (decisive === undefined) return undefined;
  const including = decisive[1];
  const tree: Tree = new Map();
  for (const [path, included] of entries) {
    if (included === including) grow(tree, path);
    else if (path !== '_id') throw mixed(path, included);
  }
  if (!including) return (document) => exclude(document, tree) as Doc;
  if (spec['_id'] === undefined && !tree.has('_id')) tree.set('_id', true);
  return (document) => include(document, tree) as Doc;
}

function isIncluded(path: string, value: unknown): boolean {
  const field = path.split('.').find((part) => part.startsWith('$') || part === '');
  if (field !== undefined) throw unsupported(`'${path}' in a projection`);
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  const what = isDocument(value) ? (Object.keys(value)[0] ?? 'an empty object') : JSON.stringify(value);
  throw unsupported(`${what} in the projection of '${path}' (only inclusion and exclusion)`);
}

function mixed(path: string, included: boolean): CommandError {
  return included
    ? new CommandError('Location31253', `Cannot do inclusion on field ${path} in exclusion projection`)
    : new CommandError('Location31254', `Cannot do exclusion on field ${path} in inclusion projection`);
}

function grow(tree: Tree, path: string): void {
  const parts = path.split('.');
  const last = parts.pop() as string;
  let branch = tree;
  for (const part of parts) {
    const next = branch.get(part) ?? new Map();
    if (next === true) throw new CommandError('Location31249', `Path collision at ${path}`);
    branch.set(part, next);
    branch = next;
  }
  if (branch.has(last)) throw new CommandError('Location31249', `Path collision at ${path}`);
  branch.set(last, true);
}

const isNested = (value: unknown): boolean => Array.isArray(value) || isDocument(value);

function include(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.filter(isNested).map((element) => include(element, tree));
  const kept: Doc = {};
  for (const [name, inner] of Object.entries(value as Doc)) {
    const branch = tree.get(name);
    if (branch === true) kept[name] = inner;
    else if (branch !== undefined && isNested(inner)) kept[name] = include(inner, branch);
  }
  return kept;
}

function exclude(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((element) => exclude(element, tree));
  if (!isDocument(value)) return value;
  const kept: Doc = {};
  for (const [name, inner] of Object.entries(value)) {
    const branch = tree.get(name);
    if (branch !== true) kept[name] = branch === undefined ? inner : exclude(inner, branch);
  }
  return kept;
}
