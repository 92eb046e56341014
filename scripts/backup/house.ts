import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore } from '@madrasah/service-kit/event-store';
import {
  clientEventStore,
  type OrderedAppends,
  orderedAppends,
} from '@madrasah/service-kit/event-store/client';
import { type OpenedFiles, openFiles } from '@madrasah/service-kit/files';
import { eventStoreFault, STREAM_PREFIX, VAULT_FILE, vaultFault } from '@madrasah/service-kit/storage';

import { logIdentity, ownStreams } from '@madrasah/service-kit/streams';

import { FileVault, openVault, type Vault } from '@madrasah/service-kit/vault';

import { EVENTS_FILE } from '../running/settings.ts';

import { BackupFault } from './contents.ts';
import { copyDatabase } from './log/copy-database.ts';

/** Where a house keeps its events and its keys. */
export interface House {
  readonly dataDir: string;
  /** Absent: a file in the data folder. */
  readonly eventStoreUrl: string | undefined;
  readonly prefix: string | undefined;
  /** Absent: a file in the data folder. */
  readonly vaultUrl: string | undefined;
  readonly vaultKey: string | undefined;
  readonly documentsUrl: string | undefined;
}

/** The house that the environment tells of. @throws BackupFault for a setting that cannot be, without what it says */
export function houseOf(environment: NodeJS.ProcessEnv): House {
  const set = (name: string) => {
    const file = environment[`${name}_FILE`];
    return environment[name] || (file && readFileSync(file, 'utf8').trim()) || undefined;
  };
  const house: House = {
    dataDir: set('DATA_DIR') ?? 'data',
    eventStoreUrl: set('ESDB_URL'),
    prefix: set('ESDB_PREFIX'),
    vaultUrl: set('VAULT_URL'),
    vaultKey: set('VAULT_KEY'),
    documentsUrl: set('MONGO_URL'),
  };
  const wrong =
    (house.eventStoreUrl !== undefined && faultIn('ESDB_URL', eventStoreFault(house.eventStoreUrl))) ||
    (house.vaultUrl !== undefined && faultIn('VAULT_URL', vaultFault(house.vaultUrl, house.documentsUrl)));
  if (wrong) throw new BackupFault(wrong);
  if (house.prefix !== undefined && !STREAM_PREFIX.test(house.prefix))
    throw new BackupFault(`ESDB_PREFIX is "${house.prefix}"; letters, digits and _ only, at most 40.`);
  return house;
}

const faultIn = (name: string, fault: string | undefined) => fault && `${name} ${fault}.`;

/** The house's own streams on a server. @param url where it is not that of the house @throws BackupFault */
export function eventStoreOf({ eventStoreUrl, prefix }: House, url = eventStoreUrl): EventStore {
  const wrong = url === undefined ? 'needs an address' : eventStoreFault(url);
  if (wrong || url === undefined) throw new BackupFault(`--to ${wrong}.`);
  return clientEventStore({ connectionString: url, own: ownStreams(prefix) });
}

/** How a log is written into a server under the house's prefix. @param url passed by `eventStoreOf` already */
export const appendsTo = ({ prefix }: House, url: string): Promise<OrderedAppends> =>
  orderedAppends(url, ownStreams(prefix).prefix);

/** The file of the events in the data folder. @throws BackupFault when there is none */
export function eventsFileOf({ dataDir }: House): string {
  const file = join(dataDir, EVENTS_FILE);
  if (!existsSync(file)) throw new BackupFault(`${file} does not exist`);
  return file;
}

/** The house's vault, made where there is none. @throws VaultRefused · VaultAway */
export const vaultOf = ({ vaultUrl, vaultKey, dataDir }: House): Promise<Vault> =>
  openVault({ VAULT_URL: vaultUrl, VAULT_KEY: vaultKey, DATA_DIR: dataDir });

/**
 * Where the house's files lie.
 * @param log the one that names them, which may be elsewhere still
 */
export const filesOf = (house: House, log: Pick<EventStore, 'readStream'>): Promise<OpenedFiles> =>
  openFiles({ MONGO_URL: house.documentsUrl, VAULT_URL: house.vaultUrl, DATA_DIR: house.dataDir }, () =>
    logIdentity(log),
  );

/** Copies the keys into a new file, wrapped with the same VAULT_KEY. @throws VaultRefused · VaultAway */
export async function copyVault(house: House, to: string): Promise<void> {
  if (house.vaultUrl === undefined) return copyDatabase(join(house.dataDir, VAULT_FILE), to);
  const from = await vaultOf(house);
  const copy = new FileVault(to, house.vaultKey);
  try {
    for (const school of from.schools()) copy.takeOver(school, from.of(school));
  } finally {
    copy.close();
    from.close();
  }
}
