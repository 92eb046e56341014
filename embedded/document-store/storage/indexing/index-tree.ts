import type { KeyRange } from '../../query/ranges.ts';
import type { StoredDocument } from '../stored-document.ts';
import { OrderedMap } from './ordered-map.ts';

type Leaf = StoredDocument | OrderedMap<StoredDocument>;

/** One level of the tree; `size` counts the entries below it, so that a plan can be weighed before it runs. */
class Branch {
  size = 0;
  readonly children = new OrderedMap<Branch | Leaf>();
}

/** The keys of one document, per field of the index: several for an array. */
export type Columns = readonly (readonly string[])[];

/** What to visit: the keys chosen for the leading fields, and what of the field behind them. */
export type Visit = {
  readonly columns: Columns;
  readonly range?: KeyRange | undefined;
  /** For the fields behind the chosen keys, then for the `_id`: how to walk them. No order without it. */
  readonly directions?: readonly (1 | -1)[];
};

/**
 * An index over one or more fields: a map per field, nested, so that any leading fields can be looked up by their
 * hash and the next one walked in its order. A document stands under every combination of its keys.
 */
export class IndexTree {
  readonly #root = new Branch();
  readonly #last: number;
  /** True once a document stood under several keys: only then can a look-up meet it twice. */
  multikey = false;

  constructor(fields: number) {
    this.#last = fields - 1;
  }

  add(columns: Columns, stored: StoredDocument): void {
    if (columns.some((keys) => keys.length > 1)) this.multikey = true;
    this.#add(this.#root, columns, 0, stored);
  }

  remove(columns: Columns, stored: StoredDocument): void {
    this.#remove(this.#root, columns, 0, stored);
  }

  /** About how many entries a visit meets, without making it. */
  weigh({ columns, range }: Visit): number {
    let size = 0;
    for (const node of this.#descend(this.#root, columns, 0)) {
      size += range !== undefined && node instanceof Branch ? shareOf(node, range) : sizeOf(node);
    }
    return size;
  }

  *visit({ columns, range, directions }: Visit): Generator<StoredDocument> {
    for (const node of this.#descend(this.#root, columns, 0)) {
      if (range === undefined || !(node instanceof Branch)) yield* documentsOf(node, directions, 0);
      else yield* documentsBelow(node.children.walk(directions?.[0] ?? 1, range), directions, 1);
    }
  }

  #add(branch: Branch, columns: Columns, level: number, stored: StoredDocument): number {
    let added = 0;
    for (const key of columns[level] ?? []) {
      const child = branch.children.get(key);
      if (level < this.#last) {
        const next = child instanceof Branch ? child : new Branch();
        if (next !== child) branch.children.set(key, next);
        added += this.#add(next, columns, level + 1, stored);
      } else {
        const leaf = child === undefined ? stored : joined(child as Leaf, stored);
        if (leaf !== child) branch.children.set(key, leaf);
        added += 1;
      }
    }
    branch.size += added;
    return added;
  }

  #remove(branch: Branch, columns: Columns, level: number, stored: StoredDocument): number {
    let removed = 0;
    for (const key of columns[level] ?? []) {
      const child = branch.children.get(key);
      if (child === undefined) continue;
      if (child instanceof Branch) {
        removed += this.#remove(child, columns, level + 1, stored);
        if (child.size === 0) branch.children.delete(key);
      } else {
        removed += 1;
        if (child instanceof OrderedMap) child.delete(stored.id);
        if (!(child instanceof OrderedMap) || child.size === 0) branch.children.delete(key);
      }
    }
    branch.size -= removed;
    return removed;
  }

  *#descend(branch: Branch, columns: Columns, level: number): Generator<Branch | Leaf> {
    if (columns.length === 0) yield branch;
    for (const key of columns[level] ?? []) {
      const child = branch.children.get(key);
      if (child === undefined) continue;
      if (child instanceof Branch && level + 1 < columns.length)
        yield* this.#descend(child, columns, level + 1);
      else yield child;
    }
  }
}

function joined(leaf: Leaf, stored: StoredDocument): Leaf {
  if (leaf instanceof OrderedMap) {
    leaf.set(stored.id, stored);
    return leaf;
  }
  const several = new OrderedMap<StoredDocument>();
  several.set(leaf.id, leaf);
  several.set(stored.id, stored);
  return several;
}

function sizeOf(node: Branch | Leaf): number {
  return node instanceof Branch || node instanceof OrderedMap ? node.size : 1;
}

/** The entries of a range, taking every key for as full as the others. */
function shareOf({ size, children }: Branch, range: KeyRange): number {
  return (children.count(range) / Math.max(1, children.size)) * size;
}

function* documentsOf(
  node: Branch | Leaf,
  directions: Visit['directions'],
  level: number,
): Generator<StoredDocument> {
  const children = node instanceof Branch ? node.children : node;
  if (!(children instanceof OrderedMap)) {
    yield children;
    return;
  }
  const direction = directions?.[level];
  const inside = direction === undefined ? children.values() : children.walk(direction);
  yield* documentsBelow(inside, directions, level + 1);
}

/** Most nodes are a single document, which needs no walk of its own. */
function* documentsBelow(
  nodes: Iterable<Branch | Leaf>,
  directions: Visit['directions'],
  level: number,
): Generator<StoredDocument> {
  for (const node of nodes)
    if (node instanceof Branch || node instanceof OrderedMap) yield* documentsOf(node, directions, level);
    else yield node;
}
