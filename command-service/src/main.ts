import { mkdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { closeBeginnings } from '@madrasah/service-kit/beginnings';
import { systemClock } from '@madrasah/service-kit/clock';
import { Codec, UnprovenEvent } from '@madrasah/service-kit/codec';
import { configOrRefuse } from '@madrasah/service-kit/config';
import { StoreAway } from '@madrasah/service-kit/event-store';
import { bringOver, FilesAway, openFiles } from '@madrasah/service-kit/files';
import { comesByLink, FirstLink } from '@madrasah/service-kit/first-link';
import { Entrance } from '@madrasah/service-kit/http';
import { KNOWN_PASSWORD } from '@madrasah/service-kit/known-password';
import { createLogger } from '@madrasah/service-kit/logging';
import { Metrics } from '@madrasah/service-kit/metrics';
import { openSnapshots } from '@madrasah/service-kit/snapshots';
import { patiently, refuseStart } from '@madrasah/service-kit/starting';
import { logIdentity, logToWrite } from '@madrasah/service-kit/streams';
import { beginPaperKey, claimVaultAtStart, VaultAway, vaultAtStart } from '@madrasah/service-kit/vault';
import { loginsWithPassword, openToEverybody } from './access/passwords/known-password.ts';
import { createCommandApp } from './app.ts';
import { mailingOf } from './audit/mail/mailing.ts';
import { ensureDemoInstitution } from './demo-institution.ts';
import { platformStream } from './institutions/state.ts';
import { warmCounter } from './warming.ts';

const config = configOrRefuse();
const log = createLogger('command-service');
mkdirSync(config.DATA_DIR, { recursive: true });
// Begun without the demo: whoever has the link that the start prints opens the first school.
const byLink = comesByLink(config.DATA_DIR);
const entrance = new Entrance(config);
const forVault = entrance.waitingFor('the vault', log);
const vault = await vaultAtStart(config, forVault, log);
/** The event store may come up after us: waiting for it is no failure. */
const waiting = entrance.waitingFor('the event store', log);
const store = await logToWrite(config, log, waiting);
const files = await openFiles(config, () => logIdentity(store));
const mailing = mailingOf(config, process);
if (!mailing) log.warn('SMTP_URL is not set: mails to the auditors wait in the log until it is');
const snapshots = await openSnapshots(config, log);
/** Where other machines reach the door; unset where this machine alone does. */
const openTo = process.env['OPEN_TO'];
const codec = new Codec(vault);
const app = createCommandApp({
  store,
  codec,
  vault,
  fileStore: files.store,
  clock: systemClock,
  log,
  secret: config.JWT_SECRET,
  policies: process.env['POLICIES'] !== '0',
  expects: (schools) => schools.size > 0 || byLink,
  isOpen: openTo !== undefined && openTo !== '',
  firstLink: byLink ? new FirstLink(config.DATA_DIR) : undefined,
  mailing,
  checksAnswers: config.NODE_ENV === 'test',
  snapshots: snapshots.at(join(config.DATA_DIR, 'snapshots')),
  metrics: new Metrics().watchProcess(),
});

const withPatience = <T>(work: () => Promise<T>) =>
  patiently(work, { waiting, away: [StoreAway, FilesAway, VaultAway] });

/** What a stream is wanted for that somebody has changed from outside is left undone: nobody comes in by it, and all else goes on. */
async function unlessChanged(work: () => Promise<unknown>): Promise<void> {
  try {
    await withPatience(work);
  } catch (error) {
    if (!(error instanceof UnprovenEvent)) throw error;
    log.error({ reason: error.message }, 'a stream that gives power was changed from outside');
  }
}

let ending = false;

async function stop(): Promise<void> {
  if (ending) return;
  ending = true;
  entrance.server.close();
  entrance.server.closeIdleConnections();
  await app.close();
  await store.close();
  await Promise.all([files.close(), snapshots.close()]);
  vault.close();
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, () => void stop());
const claimed = () => claimVaultAtStart(config, store, forVault);
await claimed();
await patiently(async () => beginPaperKey(vault), { waiting, away: [VaultAway] });
const now = systemClock.now();
const closed = await withPatience(() => closeBeginnings({ store, codec, now, log }));
if (closed.length > 0) log.warn({ streams: closed }, 'logins and powers carry proofs from now on');
await withPatience(() => app.start());
const { DEMO_PASSWORD } = config;
if (DEMO_PASSWORD !== undefined && !byLink)
  await unlessChanged(() => ensureDemoInstitution(app.desk, DEMO_PASSWORD));
// Other machines reach the door: nobody must come in by what stands in the documentation.
if (openTo) {
  const found = await withPatience(() => loginsWithPassword(app.desk, KNOWN_PASSWORD));
  const refused = openToEverybody(openTo, KNOWN_PASSWORD, found);
  if (refused) refuseStart(refused);
}
await claimed(); // its log may have begun with the institution just made
const brought = await withPatience(() => bringOver(config, files.store));
if (brought > 0) log.info({ files: brought }, 'the files of the data folder lie in MONGO_URL now');
await unlessChanged(async () => {
  const [first] = (await app.desk.state(platformStream, '')).institutions.keys();
  if (first !== undefined) await warmCounter(app.desk, first);
});
const port = await entrance.admit(app.koa.callback());
log.info({ port }, 'commands are taken');
process.send?.({ listening: entrance.place });
flushCompileCache(); // not only at the end, which may be a power cut
