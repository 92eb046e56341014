import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { serialize } from 'node:v8';
import { readSnapshotHeader, startDocumentStore } from '@madrasah/embedded/document-store';
import { streamList } from '@madrasah/events';
import { systemClock } from '@madrasah/service-kit/clock';
import { Codec } from '@madrasah/service-kit/codec';
import { databaseOf } from '@madrasah/service-kit/documents';
import { inProcessEventStore } from '@madrasah/service-kit/event-store';
import { silentLogger } from '@madrasah/service-kit/logging';
import { folderPlace, readSnapshot, SnapshotKeeper } from '@madrasah/service-kit/snapshots';
import { VAULT_FILE } from '@madrasah/service-kit/storage';
import { FileVault, SnapshotSeals, type Vault } from '@madrasah/service-kit/vault';
import { MongoClient } from 'mongodb';
import { accessStream, signInsStream } from '../../command-service/src/access/state.ts';
import { admissionsStream } from '../../command-service/src/admissions/state.ts';
import { Desk } from '../../command-service/src/kernel/desk.ts';
import { journalStream } from '../../command-service/src/ledger/journal/state.ts';
import { notesStream } from '../../command-service/src/notes/state.ts';
import { peopleStream } from '../../command-service/src/people/state.ts';
import { EVENTS_FILE } from '../../scripts/running/settings.ts';
import { openedState } from '../../service-kit/src/snapshots/sealed.ts';

const SCHOOL = '10001';
const PACE = { events: 1, ms: 0, eventsAtEnd: 1 };
/** The streams that command-service writes down, as soon as they are long enough. */
const KEPT = [peopleStream, admissionsStream, accessStream, signInsStream, journalStream, notesStream];

/** What is read with the keys that stand: where it is, and the bytes of it; undefined where it is shut. */
export type Read = ReadonlyMap<string, Buffer | undefined>;

/** Writes the states of command-service down as it does of long streams. */
export async function writeStates(dataDir: string): Promise<void> {
  const vault = new FileVault(join(dataDir, VAULT_FILE));
  const store = inProcessEventStore(join(dataDir, EVENTS_FILE), { readOnly: true });
  const place = folderPlace(join(dataDir, 'snapshots'));
  const keeper = new SnapshotKeeper(place, silentLogger(), { pace: PACE, vault });
  const desk = new Desk(store, new Codec(vault), systemClock, { keeper });
  for (const stream of KEPT) await desk.state(stream as typeof peopleStream, SCHOOL);
  await desk.save();
  await store.close();
  vault.close();
}

async function logOf(dataDir: string, vault: Vault): Promise<Buffer> {
  const store = inProcessEventStore(join(dataDir, EVENTS_FILE), { readOnly: true });
  const codec = new Codec(vault);
  const read: string[] = [];
  for await (const event of store.readAll()) read.push(JSON.stringify(codec.decode(event)));
  await store.close();
  return Buffer.from(read.join('\n'));
}

async function stateIn(path: string, vault: Vault): Promise<Buffer | undefined> {
  const kept = await readSnapshot(path, async () => true);
  if (typeof kept === 'string') throw new Error(`${path} is ${kept}`);
  const { header, state } = kept;
  if (header.seal === undefined) return serialize(state);
  const { school = '' } = streamList.parse(header.stream) ?? {};
  const key = new SnapshotSeals(vault).find(school, header.seal);
  return key && serialize(openedState(state, key, header));
}

async function documentsIn(path: string, vault: Vault): Promise<Buffer | undefined> {
  const key = vault.find('document-snapshots', readSnapshotHeader(path)?.keyName ?? '');
  if (!key) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'erasure-'));
  const store = await startDocumentStore([{ path, key }], { socket: join(folder, 'documents.sock') });
  const client = await new MongoClient(store.url).connect();
  try {
    if (!store.loaded) throw new Error(`${path} was not taken`);
    const read: string[] = [];
    for (const collection of await client.db(databaseOf(store.url)).collections())
      read.push(JSON.stringify(await collection.find().toArray()));
    return Buffer.from(read.join('\n'));
  } finally {
    await client.close();
    await store.stop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * The log and every snapshot of both programs, opened with the keys of a data folder.
 * @param snapshots of that house, where they lie elsewhere: copies that somebody has kept
 */
export async function readAtRest(dataDir: string, snapshots = join(dataDir, 'snapshots')): Promise<Read> {
  const vault = new FileVault(join(dataDir, VAULT_FILE));
  const read = new Map<string, Buffer | undefined>([['the log', await logOf(dataDir, vault)]]);
  const files = readdirSync(snapshots, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of files.filter((entry) => entry.isFile())) {
    const path = join(parentPath, name);
    if (name.endsWith('.snapshot')) read.set(basename(path), await documentsIn(path, vault));
    else if (name.endsWith('.bin')) read.set(path, await stateIn(path, vault));
  }
  vault.close();
  return read;
}

/** Where a word stands, however texts are written there. */
export const standsIn = (read: Read, word: string): string[] => {
  const forms = (['utf8', 'utf16le', 'latin1'] as const).map((encoding) => Buffer.from(word, encoding));
  return [...read].flatMap(([where, bytes]) => (forms.some((form) => bytes?.includes(form)) ? [where] : []));
};
