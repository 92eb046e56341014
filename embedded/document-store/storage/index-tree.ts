import type { StoredDocument } from './stored-document.ts';

type Leaf = StoredDocument | Set<StoredDocument>;

/** One level of the tree; `size` counts the entries below it, so that a plan can be weighed before it runs. */
class Branch {
  size = 0;
  readonly children = new Map<string, Branch | Leaf>();
}

/** The keys of one document, per field of the index: several for an array. */
export type Columns = readonly (readonly string[])[];

/**
 * A hash index over one or more fields: a map per field, nested, so that any leading fields can be looked up.
 * A document stands under every combination of its keys.
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

  /** The entries under the chosen keys of the leading fields: how many, and the documents. */
  under(columns: Columns): { size: number; groups: Iterable<StoredDocument>[] } {
    let size = 0;
    const groups: Iterable<StoredDocument>[] = [];
    for (const node of this.#descend(this.#root, columns, 0)) {
      size += sizeOf(node);
      groups.push(documentsOf(node));
    }
    return { size, groups };
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
        branch.children.set(key, child === undefined ? stored : joined(child as Leaf, stored));
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
        if (child instanceof Set) child.delete(stored);
        if (!(child instanceof Set) || child.size === 0) branch.children.delete(key);
      }
    }
    branch.size -= removed;
    return removed;
  }

  *#descend(branch: Branch, columns: Columns, level: number): Generator<Branch | Leaf> {
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
  return leaf instanceof Set ? leaf.add(stored) : new Set([leaf, stored]);
}

function sizeOf(node: Branch | Leaf): number {
  return node instanceof Branch || node instanceof Set ? node.size : 1;
}

function* documentsOf(node: Branch | Leaf): Generator<StoredDocument> {
  if (node instanceof Branch) for (const child of node.children.values()) yield* documentsOf(child);
  else if (node instanceof Set) yield* node;
  else yield node;
}
