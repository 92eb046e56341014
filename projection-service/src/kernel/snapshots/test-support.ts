import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSnapshotHeader, startDocumentStore } from '@madrasah/embedded/document-store';
import { silentLogger } from '@madrasah/service-kit/logging';
import { FileVault, type Vault } from '@madrasah/service-kit/vault';
import type { ExecutionContext } from 'ava';
import { MongoClient } from 'mongodb';
import { connectDocuments } from '../documents/index.ts';
import { type Projector, runProjections } from '../projecting/index.ts';
import { catalogue, type TestLog } from '../projecting/test-support.ts';
import { DocumentSnapshots } from './index.ts';

/** What outlives a process: the folder of the snapshots and the vault. */
export interface Place {
  readonly folder: string;
  readonly vault: Vault;
  files(): string[];
}

export function placeOf(t: ExecutionContext): Place {
  const root = mkdtempSync(join(tmpdir(), 'documents-'));
  const folder = join(root, 'snapshots', 'documents');
  const vault = new FileVault(join(root, 'vault.sqlite'));
  t.teardown(() => {
    vault.close();
    rmSync(root, { recursive: true });
  });
  return { folder, vault, files: () => (existsSync(folder) ? readdirSync(folder).sort() : []) };
}

interface Life {
  readonly projectors: readonly Projector[];
  readonly known?: typeof catalogue;
  readonly everyMs?: number;
}

/** One life of the read side over a log, as main.ts begins it; caught up when this resolves. */
export async function begin(
  place: Place,
  log: TestLog,
  { projectors, known = catalogue, everyMs = 0 }: Life,
) {
  const snapshots = new DocumentSnapshots({ ...place, log: silentLogger(), headerOf: readSnapshotHeader });
  const store = await startDocumentStore(snapshots.candidates());
  snapshots.began(store);
  const documents = await connectDocuments(store.url);
  const projections = await runProjections({
    events: log.events,
    codec: log.codec,
    documents,
    projectors,
    listeners: [snapshots.listener()],
    log: silentLogger(),
    checkpointEveryMs: 10,
    catalogue: known,
  });
  snapshots.follow(projections, everyMs);
  await projections.caughtUp;
  return {
    ...{ store, documents, projections, snapshots },
    content: () => contentOf(store.url),
    /** Ends it as a signal does. */
    async end() {
      await projections.stop();
      await snapshots.end();
      await documents.close();
      await store.stop();
    },
    /** Ends it without a last snapshot, as a kill would. */
    async kill() {
      await projections.stop();
      await documents.close();
      await store.stop();
    },
  };
}

/** Every document of a store as text, in a settled order; checkpoints and markers are left out. */
async function contentOf(url: string): Promise<string[]> {
  const client = await new MongoClient(url).connect();
  const db = client.db('madrasah');
  const content: string[] = [];
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (name === 'checkpoints') continue;
    const rows = await db
      .collection(name)
      .find({ school: { $exists: true } })
      .sort({ _id: 1 })
      .toArray();
    content.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  await client.close();
  return content.sort();
}
