import { CommandError } from '../errors.ts';
import { idsOnly } from '../query/equalities.ts';
import { compileFilter } from '../query/filter.ts';
import type { Sorter } from '../query/sort.ts';
import type { Doc } from '../values/document.ts';
import { keyOf } from '../values/key.ts';
import { rootOf } from '../values/path.ts';
import { accept } from './acceptance.ts';
import { bytesOf, textOf } from './bytes.ts';
import { fieldsOf, Names } from './elements.ts';
import { duplicateKey } from './indexing/duplicate.ts';
import { defineIndex, existsAlready, type IndexDefinition } from './indexing/index-definition.ts';
import { Index, Indexes } from './indexing/indexes.ts';
import { OrderedMap } from './indexing/ordered-map.ts';
import { plan } from './planner.ts';
import type { ParsedDocuments, StoredDocument } from './stored-document.ts';

/** How often anything has changed in a store. */
export type Changes = { count: number };

/** The documents of one collection with their indexes. Every single write happens whole or throws. */
export class Collection {
  namespace: string;
  readonly #documents = new OrderedMap<StoredDocument>();
  readonly #indexes = new Indexes();
  readonly #parsed: ParsedDocuments;
  readonly #changes: Changes;

  constructor(namespace: string, parsed: ParsedDocuments, changes: Changes) {
    this.namespace = namespace;
    this.#parsed = parsed;
    this.#changes = changes;
  }

  get size(): number {
    return this.#documents.size;
  }

  get indexes(): IndexDefinition[] {
    return this.#indexes.definitions;
  }

  /** The parsed form; shared, not to be changed. */
  read = (stored: StoredDocument): Doc => this.#parsed.read(stored);

  /** The documents that match, in no promised order; at most `most` of them. */
  find(filter: Doc, most = Number.POSITIVE_INFINITY): StoredDocument[] {
    const test = this.#testOf(filter);
    return matching(plan(filter, this.#documents, this.#indexes).candidates, test, most);
  }

  /** The first of the documents that match, in the order of a sort. */
  findSorted(filter: Doc, sorter: Sorter, most: number): StoredDocument[] {
    const test = this.#testOf(filter);
    const { candidates, ordered } = plan(filter, this.#documents, this.#indexes, sorter, most);
    if (ordered) return matching(candidates, test, most);
    return sorter.sort(matching(candidates, test), this.read).slice(0, most);
  }

  /** Every document, in no promised order. */
  stored(): Iterable<StoredDocument> {
    return this.#documents.values();
  }

  /** Puts back a document that was stored before. Error: 11000 for one that is there. */
  restore(bytes: Buffer): void {
    this.#enter(bytes);
  }

  /** Adds a document and answers its `_id`, which is `missingId` or a new one when it has none. */
  insert(given: Buffer, missingId?: unknown): unknown {
    const id = this.#enter(accept(given, missingId));
    this.#changes.count += 1;
    return id;
  }

  #enter(bytes: Buffer): unknown {
    const document = fieldsOf(bytes, this.#indexes.names);
    const id = keyOf(document['_id']);
    if (this.#documents.has(id)) throw duplicateKey(this.namespace, '_id_', { _id: 1 }, document);
    const stored: StoredDocument = { id, text: textOf(bytes), parsed: undefined };
    const enterIndexes = this.#indexes.prepare(this.namespace, stored, document);
    enterIndexes();
    this.#documents.set(id, stored);
    return document['_id'];
  }

  /** Replaces a stored document whole, keeping its `_id`; false when nothing changed. */
  replace(stored: StoredDocument, given: Buffer): boolean {
    const old = this.#fieldsOf(stored, this.#indexes.names);
    const bytes = accept(given, old['_id']);
    const document = fieldsOf(bytes, this.#indexes.names);
    if (keyOf(document['_id']) !== stored.id) {
      const message = "After applying the update, the (immutable) field '_id' was found to have been altered";
      throw new CommandError('ImmutableField', message);
    }
    const text = textOf(bytes);
    if (text === stored.text) return false;
    const moveInIndexes = this.#indexes.prepare(this.namespace, stored, document, old);
    moveInIndexes();
    stored.text = text;
    stored.parsed = undefined;
    this.#changes.count += 1;
    return true;
  }

  remove(stored: StoredDocument): void {
    this.#indexes.remove(stored, this.#fieldsOf(stored, this.#indexes.names));
    this.#documents.delete(stored.id);
    this.#changes.count += 1;
  }

  /** Builds an index over what is there; nothing is done when it exists already. */
  createIndex(spec: Doc): void {
    const definition = defineIndex(spec);
    if (definition.name === '_id_' || JSON.stringify(definition.key) === '{"_id":1}') return;
    if (existsAlready(definition, this.indexes)) return;
    const index = new Index(definition);
    for (const stored of this.#documents.values()) {
      const document = this.read(stored);
      const columns = index.columns(document);
      index.checkUnique(this.namespace, columns, stored, document);
      index.tree.add(columns, stored);
    }
    this.#indexes.add(index);
    this.#changes.count += 1;
  }

  dropIndex(name: string): void {
    this.#indexes.drop(name);
    this.#changes.count += 1;
  }

  #testOf(filter: Doc): Test {
    const matches = compileFilter(filter);
    if (idsOnly(filter) !== undefined) return () => true;
    // One that is looked up by its key is not kept as objects for it.
    const names = '_id' in filter ? namesIn(filter) : undefined;
    return (stored) => matches(names ? this.#fieldsOf(stored, names) : this.read(stored));
  }

  /** Of a document these fields at least. */
  #fieldsOf(stored: StoredDocument, names: Names): Doc {
    return stored.parsed ?? fieldsOf(bytesOf(stored.text), names);
  }
}

/** The fields that a filter asks about; undefined where they stand deeper than at its top. */
function namesIn(filter: Doc): Names | undefined {
  const paths = Object.keys(filter);
  return paths.some((path) => path.startsWith('$')) ? undefined : new Names(paths.map(rootOf));
}

type Test = (stored: StoredDocument) => boolean;

function matching(
  candidates: Iterable<StoredDocument>,
  test: Test,
  most = Number.POSITIVE_INFINITY,
): StoredDocument[] {
  const found: StoredDocument[] = [];
  for (const stored of candidates) {
    if (!test(stored)) continue;
    found.push(stored);
    if (found.length >= most) break;
  }
  return found;
}
