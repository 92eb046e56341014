import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Codec } from '@madrasah/service-kit/codec';
import { type HandedRoot, readRootText } from '@madrasah/service-kit/daily-root';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { databaseOfFiles, openFiles } from '@madrasah/service-kit/files';
import { FILES_FOLDER, VAULT_FILE } from '@madrasah/service-kit/storage';

import { logIdentity } from '@madrasah/service-kit/streams';

import { FileVault, readOnlyVault, vaultToRead } from '@madrasah/service-kit/vault';

import { Verifier } from '../../../projection-service/src/ledger/proof/index.ts';
import { storeToRead } from '../export/source.ts';
import type { Wanted } from './arguments.ts';
import { storedLists } from './stored-lists.ts';

/** The log with what reads it. Nothing of the product runs. */
export interface Log {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly verifier: Verifier;
  close(): Promise<void>;
}

const environmentOf = (name: string) => {
  const file = process.env[`${name}_FILE`];
  return process.env[name] || (file && readFileSync(file, 'utf8').trim()) || undefined;
};

const dataDir = () => process.env['DATA_DIR'] || 'data';

/** The keys; without a vault every person is read as an erased one, and nothing else is amiss. */
async function keysToRead() {
  const settings = {
    VAULT_URL: environmentOf('VAULT_URL'),
    VAULT_KEY: environmentOf('VAULT_KEY'),
    DATA_DIR: dataDir(),
  };
  if (settings.VAULT_URL) return vaultToRead(settings.VAULT_URL, settings.VAULT_KEY);
  const path = join(settings.DATA_DIR, VAULT_FILE);
  return existsSync(path) ? readOnlyVault(path, settings.VAULT_KEY) : new FileVault(':memory:');
}

/** The files; none are looked at where neither they nor their keys are: this is no data folder then. */
async function filesToRead(store: EventStore) {
  const settings = {
    MONGO_URL: environmentOf('MONGO_URL'),
    VAULT_URL: environmentOf('VAULT_URL'),
    DATA_DIR: dataDir(),
  };
  const folder = join(settings.DATA_DIR, FILES_FOLDER);
  const isHere = existsSync(folder) || existsSync(join(dataDir(), VAULT_FILE));
  return isHere || databaseOfFiles(settings)
    ? await openFiles(settings, () => logIdentity(store))
    : undefined;
}

/** @throws RangeError for a text that is no root, or of another school */
function handedOver({ root, schoolId }: Wanted): HandedRoot[] {
  if (root === undefined) return [];
  const read = readRootText(readFileSync(root, 'utf8'));
  if (read.schoolId !== schoolId) throw new RangeError(`${root} is a root of school ${read.schoolId}`);
  return [read];
}

/** @throws DataFileRefused · StoreAway · DocumentsAway · RangeError */
export async function openLog(wanted: Wanted): Promise<Log> {
  const handed = handedOver(wanted);
  const store = storeToRead(process.env);
  const vault = await keysToRead();
  const codec = new Codec(vault);
  const files = await filesToRead(store);
  const url = environmentOf('MONGO_URL');
  const lists = url ? await storedLists(url, { store, codec }) : undefined;
  return {
    store,
    codec,
    verifier: new Verifier({
      store,
      codec,
      handedOver: handed,
      readSide: lists?.readSide,
      files: files?.store,
    }),
    async close() {
      await lists?.close();
      await files?.close();
      vault.close();
      await store.close();
    },
  };
}
