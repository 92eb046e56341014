import { CommandError, unsupported } from '../errors.ts';
import { compileFilter } from '../query/filter.ts';
import { encode, textOf } from '../storage/bytes.ts';
import type { Collection } from '../storage/collection.ts';
import { describeIndex } from '../storage/indexing/index-definition.ts';
import { type Doc, isDocument } from '../values/document.ts';
import {
  arrayIn,
  type Command,
  type Context,
  collectionIn,
  countIn,
  documentIn,
  flagIn,
  type Reply,
} from './command.ts';

const ID_INDEX = { v: 2, key: { _id: 1 }, name: '_id_' };

function create(command: Doc, { store, database }: Context): Reply {
  const name = collectionIn(command, 'create');
  if (store.find(database, name) !== undefined) {
    throw new CommandError('NamespaceExists', `Collection ${database}.${name} already exists.`);
  }
  store.open(database, name);
  return {};
}

function drop(command: Doc, { store, database }: Context): Reply {
  const name = collectionIn(command, 'drop');
  store.drop(database, name);
  return { ns: `${database}.${name}` };
}

function dropDatabase(_command: Doc, { store, database }: Context): Reply {
  store.dropDatabase(database);
  return { dropped: database };
}

function listCollections(command: Doc, { store, database, cursors }: Context): Reply {
  const test = compileFilter(documentIn(command, 'filter'));
  const names = [...store.collections(database).keys()];
  const found = names
    .map((name) => ({ name, type: 'collection', options: {}, info: { readOnly: false }, idIndex: ID_INDEX }))
    .filter(test)
    .map((entry) => (command['nameOnly'] === true ? { name: entry.name, type: entry.type } : entry));
  const texts = found.map((entry) => textOf(encode(entry)));
  return cursors.open(
    `${database}.$cmd.listCollections`,
    texts,
    countIn(documentIn(command, 'cursor'), 'batchSize'),
  );
}

/** A rebuilt read model takes the place of the old one: both names belong to one database. */
function renameCollection(command: Doc, { store, database }: Context): Reply {
  if (database !== 'admin') {
    throw new CommandError('Unauthorized', 'renameCollection may only be run against the admin database.');
  }
  const [fromDatabase, from] = splitNamespace(command['renameCollection']);
  const [toDatabase, to] = splitNamespace(command['to']);
  if (fromDatabase !== toDatabase) throw unsupported('renameCollection across databases');
  store.rename(fromDatabase, from, to, flagIn(command, 'dropTarget'));
  return {};
}

function splitNamespace(namespace: unknown): [database: string, name: string] {
  const dot = typeof namespace === 'string' ? namespace.indexOf('.') : -1;
  if (typeof namespace !== 'string' || dot < 1) {
    throw new CommandError('InvalidNamespace', `Invalid namespace: ${String(namespace)}`);
  }
  return [namespace.slice(0, dot), namespace.slice(dot + 1)];
}

function createIndexes(command: Doc, { store, database }: Context): Reply {
  const name = collectionIn(command, 'createIndexes');
  const specs = arrayIn(command, 'indexes');
  const createdCollectionAutomatically = store.find(database, name) === undefined;
  const collection = store.open(database, name);
  const numIndexesBefore = collection.indexes.length + 1;
  for (const spec of specs) collection.createIndex(isDocument(spec) ? spec : {});
  return { numIndexesBefore, numIndexesAfter: collection.indexes.length + 1, createdCollectionAutomatically };
}

function existing(command: Doc, field: string, { store, database }: Context): Collection {
  const name = collectionIn(command, field);
  const collection = store.find(database, name);
  if (collection !== undefined) return collection;
  throw new CommandError('NamespaceNotFound', `ns does not exist: ${database}.${name}`);
}

function listIndexes(command: Doc, context: Context): Reply {
  const collection = existing(command, 'listIndexes', context);
  const texts = [ID_INDEX, ...collection.indexes.map(describeIndex)].map((index) => textOf(encode(index)));
  const batchSize = countIn(documentIn(command, 'cursor'), 'batchSize');
  return context.cursors.open(collection.namespace, texts, batchSize);
}

function dropIndexes(command: Doc, context: Context): Reply {
  const collection = existing(command, 'dropIndexes', context);
  const nIndexesWas = collection.indexes.length + 1;
  for (const name of indexNames(command['index'], collection)) collection.dropIndex(name);
  return { nIndexesWas };
}

/** `'*'`, a name, several names, or the fields of one index. */
function indexNames(wanted: unknown, collection: Collection): string[] {
  if (wanted === '*') return collection.indexes.map((index) => index.name);
  if (wanted === '_id_') throw new CommandError('InvalidOptions', 'cannot drop _id index');
  if (typeof wanted === 'string') return [wanted];
  if (Array.isArray(wanted)) return wanted.flatMap((name) => indexNames(name, collection));
  const fields = JSON.stringify(wanted);
  const index = collection.indexes.find((candidate) => JSON.stringify(candidate.key) === fields);
  if (index === undefined) throw new CommandError('IndexNotFound', `can't find index with key: ${fields}`);
  return [index.name];
}

export const collectionCommands: Record<string, Command> = {
  create: { fields: [], run: create },
  drop: { fields: [], run: drop },
  dropDatabase: { fields: [], run: dropDatabase },
  listCollections: {
    fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
    run: listCollections,
  },
  renameCollection: { fields: ['to', 'dropTarget'], run: renameCollection },
  createIndexes: { fields: ['indexes'], run: createIndexes },
  listIndexes: { fields: ['cursor'], run: listIndexes },
  dropIndexes: { fields: ['index'], run: dropIndexes },
};
