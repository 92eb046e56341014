import { CommandError } from '../../errors.ts';
import type { Doc } from '../../values/document.ts';
import { rootOf } from '../../values/path.ts';
import { Names } from '../elements.ts';
import type { StoredDocument } from '../stored-document.ts';
import { duplicateKey } from './duplicate.ts';
import { type IndexDefinition, keysFor, sameColumns } from './index-definition.ts';
import { type Columns, IndexTree } from './index-tree.ts';

/** One index of a collection: its definition and its entries. */
export class Index {
  readonly definition: IndexDefinition;
  readonly fields: readonly string[];
  readonly tree: IndexTree;
  /** True once a document had a list on the way: the order of the keys is then not the order of a sort. */
  lists = false;

  constructor(definition: IndexDefinition) {
    this.definition = definition;
    this.fields = Object.keys(definition.key);
    this.tree = new IndexTree(definition.paths.length);
  }

  columns(document: Doc): Columns {
    const { columns, lists } = keysFor(this.definition, document);
    if (lists) this.lists = true;
    return columns;
  }

  /** Error 11000 when another document already stands under the keys of a unique index. */
  checkUnique(namespace: string, columns: Columns, stored: StoredDocument, document: Doc): void {
    if (!this.definition.unique) return;
    for (const other of this.tree.visit({ columns })) {
      if (other !== stored)
        throw duplicateKey(namespace, this.definition.name, this.definition.key, document);
    }
  }
}

const ID = '_id';

/** The indexes of a collection beside that of `_id`, kept in step by its writes. */
export class Indexes implements Iterable<Index> {
  readonly #byName = new Map<string, Index>();
  #names = new Names([ID]);

  /** The fields of a document that its keys are made of, `_id` among them. */
  get names(): Names {
    return this.#names;
  }

  get definitions(): IndexDefinition[] {
    return [...this.#byName.values()].map((index) => index.definition);
  }

  [Symbol.iterator](): Iterator<Index> {
    return this.#byName.values();
  }

  add(index: Index): void {
    this.#byName.set(index.definition.name, index);
    this.#name();
  }

  drop(name: string): void {
    if (!this.#byName.delete(name))
      throw new CommandError('IndexNotFound', `index not found with name [${name}]`);
    this.#name();
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

  #name(): void {
    const fields = [...this.#byName.values()].flatMap((index) => index.fields);
    this.#names = new Names([ID, ...fields.map(rootOf)]);
  }
}
