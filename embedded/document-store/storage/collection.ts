import { CommandError } from '../errors.ts';
import { idsOnly } from '../query/equalities.ts';
import { compileFilter } from '../query/filter.ts';
import type { Sorter } from '../query/sort.ts';
import type { Doc } from '../values/document.ts';
import { keyOf } from '../values/key.ts';
import { accept } from './acceptance.ts';
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
  restore(text: string, document: Doc): void {
    const id = keyOf(document['_id']);
    if (this.#documents.has(id)) throw duplicateKey(this.namespace, '_id_', { _id: 1 }, document);
    const stored: StoredDocument = { id, text, parsed: undefined };
    this.#indexes.prepare(this.namespace, stored, document)();
    this.#documents.set(id, stored);
  }

  /** Adds a document and answers its `_id`, which is `missingId` or a new one when it has none. */
  insert(given: Buffer, missingId?: unknown): unknown {
    const { document, text } = accept(given, missingId);
    const id = keyOf(document['_id']);
    if (this.#documents.has(id)) throw duplicateKey(this.namespace, '_id_', { _id: 1 }, document);
    const stored: StoredDocument = { id, text, parsed: undefined };
    const enterIndexes = this.#indexes.prepare(this.namespace, stored, document);
    enterIndexes();
    this.#documents.set(id, stored);
    this.#changes.count += 1;
    this.#parsed.remember(stored, document);
    return document['_id'];
  }

  /** Replaces a stored document whole, keeping its `_id`; false when nothing changed. */
  replace(stored: StoredDocument, given: Buffer): boolean {
    const old = this.read(stored);
    const { document, text } = accept(given, old['_id']);
    if (keyOf(document['_id']) !== stored.id) {
      const message = "After applying the update, the (immutable) field '_id' was found to have been altered";
      throw new CommandError('ImmutableField', message);
    }
    if (text === stored.text) return false;
    const moveInIndexes = this.#indexes.prepare(this.namespace, stored, document, old);
    moveInIndexes();
    stored.text = text;
    this.#changes.count += 1;
    this.#parsed.remember(stored, document);
    return true;
  }

  remove(stored: StoredDocument): void {
    this.#indexes.remove(stored, this.read(stored));
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
    return (stored) => matches(this.read(stored));
  }
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
