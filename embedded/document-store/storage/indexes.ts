import { CommandError } from '../errors.ts';
import type { Equalities } from '../query/equalities.ts';
import type { Doc } from '../values/document.ts';
import { keyOf } from '../values/key.ts';
import { duplicateKey } from './duplicate.ts';
import { columnsFor, type IndexDefinition, sameColumns } from './index-definition.ts';
import { type Columns, IndexTree } from './index-tree.ts';
import type { StoredDocument } from './stored-document.ts';

/** One index of a collection: its definition and its entries. */
export class Index {
  readonly definition: IndexDefinition;
  readonly tree: IndexTree;

  constructor(definition: IndexDefinition) {
    this.definition = definition;
    this.tree = new IndexTree(definition.paths.length);
  }

  columns(document: Doc): Columns {
    return columnsFor(this.definition, document);
  }

  /** Error 11000 when another document already stands under the keys of a unique index. */
  checkUnique(namespace: string, columns: Columns, stored: StoredDocument, document: Doc): void {
    if (!this.definition.unique) return;
    for (const group of this.tree.under(columns).groups) {
      for (const other of group) {
        if (other !== stored)
          throw duplicateKey(namespace, this.definition.name, this.definition.key, document);
      }
    }
  }

  /** The keys to look up for the leading fields that have an equality; empty when the first has none. */
  lookup(equalities: Equalities): string[][] {
    const columns: string[][] = [];
    for (const field of Object.keys(this.definition.key)) {
      const values = equalities.get(field);
      if (values === undefined) break;
      columns.push([...new Set(values.map(keyOf))]);
    }
    return columns;
  }
}

/** The indexes of a collection beside that of `_id`, kept in step by its writes. */
export class Indexes {
  readonly #byName = new Map<string, Index>();

  get definitions(): IndexDefinition[] {
    return [...this.#byName.values()].map((index) => index.definition);
  }

  add(index: Index): void {
    this.#byName.set(index.definition.name, index);
  }

  drop(name: string): void {
    if (this.#byName.delete(name)) return;
    throw new CommandError('IndexNotFound', `index not found with name [${name}]`);
  }

  /**
   * What a write changes, as a function to call once nothing else can fail.
   * Everything that can be refused (a taken unique key, parallel arrays) is refused here.
   */
  prepare(namespace: string, stored: StoredDocument, document: Doc, old?: Doc): () => void {
    const changes: (() => void)[] = [];
    for (const index of this.#byName.values()) {
      const after = index.columns(document);
      const before = old === undefined ? undefined : index.columns(old);
      if (before !== undefined && sameColumns(before, after)) continue;
      index.checkUnique(namespace, after, stored, document);
      changes.push(() => {
        if (before !== undefined) index.tree.remove(before, stored);
        index.tree.add(after, stored);
      });
    }
    return () => {
      for (const change of changes) change();
    };
  }

  remove(stored: StoredDocument, document: Doc): void {
    for (const index of this.#byName.values()) index.tree.remove(index.columns(document), stored);
  }

  /** The candidates of the index with the fewest entries for these equalities; undefined when none serves. */
  narrowest(equalities: Equalities): Iterable<StoredDocument> | undefined {
    let fewest = Number.POSITIVE_INFINITY;
    let best: Iterable<StoredDocument> | undefined;
    for (const index of this.#byName.values()) {
      const columns = index.lookup(equalities);
      if (columns.length === 0) continue;
      const { size, groups } = index.tree.under(columns);
      if (size >= fewest) continue;
      fewest = size;
      best = index.tree.multikey ? distinct(groups) : chained(groups);
    }
    return best;
  }
}

function* chained(groups: readonly Iterable<StoredDocument>[]): Generator<StoredDocument> {
  for (const group of groups) yield* group;
}

function* distinct(groups: readonly Iterable<StoredDocument>[]): Generator<StoredDocument> {
  const seen = new Set<StoredDocument>();
  for (const stored of chained(groups)) {
    if (seen.has(stored)) continue;
    seen.add(stored);
    yield stored;
  }
}
