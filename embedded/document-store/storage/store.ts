import { CommandError } from '../errors.ts';
import { type Changes, Collection } from './collection.ts';
import { ParsedDocuments } from './stored-document.ts';

/** Every database and its collections, in memory. A collection begins to exist with its first write. */
export class Store {
  readonly #databases = new Map<string, Map<string, Collection>>();
  readonly #parsed = new ParsedDocuments();
  readonly #changes: Changes = { count: 0 };

  /** Goes up with every change: what is equal has not changed in between. */
  get changes(): number {
    return this.#changes.count;
  }

  collections(database: string): Map<string, Collection> {
    return this.#databases.get(database) ?? new Map();
  }

  find(database: string, name: string): Collection | undefined {
    return this.#databases.get(database)?.get(name);
  }

  *everything(): Generator<{ database: string; name: string; collection: Collection }> {
    for (const [database, collections] of this.#databases) {
      for (const [name, collection] of collections) yield { database, name, collection };
    }
  }

  /** The collection, made when it is not there. Error: 73 for a name that cannot be one. */
  open(database: string, name: string): Collection {
    const existing = this.find(database, name);
    if (existing !== undefined) return existing;
    if (database === '' || name === '' || /[$\0]/.test(name)) {
      throw new CommandError('InvalidNamespace', `Invalid collection name: '${name}'`);
    }
    const collections = this.#databases.get(database) ?? new Map<string, Collection>();
    this.#databases.set(database, collections);
    const created = new Collection(`${database}.${name}`, this.#parsed, this.#changes);
    this.#changes.count += 1;
    collections.set(name, created);
    return created;
  }

  drop(database: string, name: string): boolean {
    this.#changes.count += 1;
    return this.#databases.get(database)?.delete(name) ?? false;
  }

  dropDatabase(database: string): void {
    this.#changes.count += 1;
    this.#databases.delete(database);
  }

  /** Moves a collection to another name of its database, in one step for every reader. */
  rename(database: string, from: string, to: string, dropTarget: boolean): void {
    const collection = this.find(database, from);
    if (from === to) throw new CommandError('IllegalOperation', "Can't rename a collection to itself");
    if (collection === undefined) {
      throw new CommandError('NamespaceNotFound', `Source collection ${database}.${from} does not exist`);
    }
    if (this.find(database, to) !== undefined && !dropTarget) {
      throw new CommandError('NamespaceExists', 'target namespace exists');
    }
    this.drop(database, to);
    const target = this.open(database, to).namespace;
    this.drop(database, from);
    collection.namespace = target;
    this.collections(database).set(to, collection);
  }
}
