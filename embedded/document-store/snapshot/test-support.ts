import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { encode } from '../storage/bytes.ts';
import { Store } from '../storage/store.ts';
import type { Doc } from '../values/document.ts';

/** A folder of its own that goes with the test. */
export function folderOf(t: ExecutionContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'document-snapshot-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A store of some collections, each with its indexes. */
export function storeOf(collections: Readonly<Record<string, { indexes?: Doc[]; documents: Doc[] }>>): Store {
  const store = new Store();
  for (const [name, { indexes = [], documents }] of Object.entries(collections)) {
    const collection = store.open('madrasah', name);
    for (const key of indexes) collection.createIndex({ key, name: Object.keys(key).join('_') });
    for (const document of documents) collection.insert(encode(document));
  }
  return store;
}

/** All that a store holds, to be compared. */
export function contentOf(store: Store): object[] {
  return [...store.everything()].map(({ database, name, collection }) => ({
    collection: `${database}.${name}`,
    indexes: collection.indexes.map((index) => JSON.stringify([index.name, index.key, index.unique])),
    documents: [...collection.stored()].map(({ text }) => text).sort(),
  }));
}
