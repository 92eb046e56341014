import { join } from 'node:path';
import { reasonOf } from '../starting/index.ts';
import { VAULT_FILE } from '../storage/index.ts';
import { FileVault } from './file.ts';
import { type Keys, onlyRead, type Vault, VaultAway, VaultRefused } from './port.ts';
import { newKey, Wrapping } from './wrapping.ts';

export interface VaultSettings {
  /** A database of a MongoDB; without it the keys are in a file of DATA_DIR. */
  readonly VAULT_URL?: string | undefined;
  /** Wraps the keys that are stored. */
  readonly VAULT_KEY?: string | undefined;
  readonly DATA_DIR: string;
}

/**
 * Opens the vault, and makes it where there is none.
 * @throws VaultRefused for keys wrapped with another VAULT_KEY, or a VAULT_URL the driver does not take · VaultAway
 */
export async function openVault({ VAULT_URL, VAULT_KEY, DATA_DIR }: VaultSettings): Promise<Vault> {
  if (VAULT_URL !== undefined) return await mongoVault(VAULT_URL, VAULT_KEY);
  const vault = new FileVault(join(DATA_DIR, VAULT_FILE), VAULT_KEY);
  vault.checkWrapping();
  return vault;
}

/**
 * The keys of a MongoDB for a tool that only reads: a user who may not write there is enough.
 * @throws VaultRefused · VaultAway
 */
export const vaultToRead = async (url: string, masterKey?: string): Promise<Keys & Pick<Vault, 'close'>> =>
  onlyRead(await mongoVault(url, masterKey, true));

async function mongoVault(url: string, masterKey: string | undefined, onlyReads = false): Promise<Vault> {
  const database = await withStoredKeys(url, async (keys, name) => {
    const wrapping = new Wrapping(masterKey);
    if (!onlyReads) await keys.prepare();
    const sample = onlyReads ? await keys.sample() : await keys.known('sample', wrapping.wrapped(newKey()));
    const fault = sample && wrapping.faultOf(Buffer.from(sample));
    if (fault) throw new VaultRefused(fault);
    return name;
  });
  const { MongoVault } = await import('./mongo/mongo-vault.ts');
  const vault = new MongoVault(url, database, masterKey);
  await vault.opened();
  return vault;
}

/**
 * Keeps a vault for one log.
 * @param identity of the log: the id of the first event of `platform`; undefined while there is none
 * @throws VaultRefused when it belongs to another · VaultAway
 */
export async function claimVault(
  { VAULT_URL: url }: VaultSettings,
  identity: () => Promise<string | undefined>,
): Promise<void> {
  if (url === undefined) return; // the data folder is one house's
  await withStoredKeys(url, async (keys) => {
    // Asked first: whoever has claimed it had its log begun before.
    const before = await keys.log();
    const ours = await identity();
    const owner = before ?? (ours && (await keys.known('log', ours)));
    if (owner !== ours)
      throw new VaultRefused(
        'VAULT_URL: this vault holds the keys of another installation; name another database in the address.',
      );
  });
}

type StoredKeysModule = typeof import('./mongo/stored-keys.ts');

/** The driver is loaded only where it is needed; what it throws is told as the port does. */
async function withStoredKeys<T>(
  url: string,
  work: (keys: InstanceType<StoredKeysModule['StoredKeys']>, database: string) => Promise<T>,
): Promise<T> {
  const { databaseOf } = await import('../documents/index.ts');
  const { StoredKeys } = await import('./mongo/stored-keys.ts');
  try {
    const database = databaseOf(url);
    const keys = new StoredKeys(url, database);
    return await work(keys, database).finally(() => keys.close());
  } catch (error) {
    if (error instanceof VaultRefused || !(error instanceof Error)) throw error;
    if (error.name === 'MongoParseError') throw new VaultRefused(`VAULT_URL: ${reasonOf(error)}`);
    if (!/^(Mongo|DocumentsAway)/.test(error.name)) throw error;
    throw new VaultAway(reasonOf(error), { cause: error });
  }
}
