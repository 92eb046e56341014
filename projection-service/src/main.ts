import { mkdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { readSnapshotHeader, startDocumentStore } from '@madrasah/embedded/document-store';
import { systemClock } from '@madrasah/service-kit/clock';
import { Codec } from '@madrasah/service-kit/codec';
import { configOrRefuse } from '@madrasah/service-kit/config';
import { StoreAway } from '@madrasah/service-kit/event-store';
import { openFiles, sealedFiles } from '@madrasah/service-kit/files';
import { comesByLink } from '@madrasah/service-kit/first-link';
import { Entrance } from '@madrasah/service-kit/http';
import { createLogger } from '@madrasah/service-kit/logging';
import { Metrics } from '@madrasah/service-kit/metrics';
import { openSnapshots } from '@madrasah/service-kit/snapshots';
import { patiently, reasonOf, refuseStart } from '@madrasah/service-kit/starting';
import { logIdentity, logToRead } from '@madrasah/service-kit/streams';
import { claimVaultAtStart, vaultAtStart } from '@madrasah/service-kit/vault';
import { MongoNetworkError, MongoParseError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { createProjectionApp } from './app.ts';
import { door } from './door/own.ts';
import { claimDatabase, connectDocuments, DatabaseTaken, DocumentsAway } from './kernel/documents/index.ts';
import { DocumentSnapshots, dropOrphans } from './kernel/snapshots/index.ts';

const config = configOrRefuse();
const log = createLogger('projection-service');
if (config.NODE_ENV === 'production' && /\/\/(localhost|127\.)/.test(config.PUBLIC_URL))
  log.warn({ address: config.PUBLIC_URL }, 'PUBLIC_URL is not set: the QR codes on papers lead nowhere');
mkdirSync(config.DATA_DIR, { recursive: true });
const entrance = new Entrance(config);
door.leadsTo(entrance);
const forVault = entrance.waitingFor('the vault', log);
const vault = await vaultAtStart(config, forVault, log);
const store = await logToRead(config, log);
// Without a MongoDB the read models live in memory: made from the log, and from a snapshot to start sooner.
const snapshots = config.MONGO_URL === undefined ? snapshotsIn(config.DATA_DIR) : undefined;
const documentUrl = config.MONGO_URL ?? (await startMemory());

// A user or password that is refused may be about to be made.
const AWAY = [StoreAway, DocumentsAway, MongoNetworkError, MongoServerSelectionError, MongoServerError];

function snapshotsIn(dataDir: string): DocumentSnapshots {
  const folder = join(dataDir, 'snapshots', 'documents');
  return new DocumentSnapshots({ folder, vault, log, headerOf: readSnapshotHeader });
}

async function startMemory(): Promise<string> {
  const socket = config.SOCKET && `${config.SOCKET}.sock`; // the driver knows one by its ending
  const started = await startDocumentStore(snapshots?.candidates(), { socket });
  snapshots?.began(started);
  return started.url;
}

/** Either store may come up after us: waiting for it is no failure. */
const waiting = entrance.waitingFor('the stores', log);
const withPatience = <T>(work: () => Promise<T>) => patiently(work, { waiting, away: AWAY });

let end: (() => Promise<void>) | undefined;
let ending = false;

async function stop(): Promise<void> {
  if (ending) return;
  ending = true;
  door.stopTaking();
  await end?.();
  door.end();
  process.exit(0);
}

/** The next start is refused for as long as the other log's services live. */
function lost({ message }: DatabaseTaken): never {
  log.fatal(message);
  process.exit(1);
}

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop());
const documents = await withPatience(() => connectDocuments(documentUrl)).catch((error: unknown) => {
  if (!(error instanceof MongoParseError)) throw error;
  return refuseStart(`MONGO_URL: ${reasonOf(error)}`);
});
// A database of its own process has no neighbours.
if (config.MONGO_URL !== undefined)
  await withPatience(() => claimDatabase(documents, store, log, lost)).catch((error: unknown) => {
    if (!(error instanceof DatabaseTaken)) throw error;
    refuseStart(error.message);
  });
await claimVaultAtStart(config, store, forVault);
const shared = await openSnapshots(config, log);
const files = await openFiles(config, () => logIdentity(store));
const app = await withPatience(() =>
  createProjectionApp({
    store,
    codec: new Codec(vault),
    vault,
    documents,
    clock: systemClock,
    log,
    secret: config.JWT_SECRET,
    sealedFiles: sealedFiles(files.store, vault),
    publicUrl: config.PUBLIC_URL,
    dataDir: config.DATA_DIR,
    snapshotsAt: shared.at,
    expects: (schools) => schools.size > 0 || comesByLink(config.DATA_DIR),
    checksAnswers: config.NODE_ENV === 'test',
    metrics: new Metrics().watchProcess(),
    reporting: config.MONGO_URL !== undefined,
    entrance,
    isDoor: () => door.isOpen,
    commands: () => config.COMMANDS_URL?.replace(/\/+$/, '') ?? door.commands(),
    listeners: snapshots ? [snapshots.listener()] : [],
  }),
);
if (snapshots) {
  await withPatience(() => dropOrphans(documents.projections, app.projections.projectors));
  snapshots.follow(app.projections, config.DOCUMENT_SNAPSHOT_SECONDS * 1_000);
}
end = async () => {
  await app.close();
  await snapshots?.end();
  await documents.close();
  await Promise.all([files.close(), shared.close()]);
  await store.close();
  vault.close();
};
const port = await app.listen();
log.info({ port }, 'queries are answered');
process.send?.({ listening: entrance.place });
flushCompileCache(); // not only at the end, which may be a power cut
