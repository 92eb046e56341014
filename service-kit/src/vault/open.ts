import { join } from 'node:path';
import { FileVault } from './file.ts';
import { type Vault, VaultRefused } from './port.ts';
import { newKey, Wrapping } from './wrapping.ts';

export interface VaultSettings {
  /** A database of a MongoDB; without it the keys are in a file of DATA_DIR. */
  readonly VAULT_URL?: string | undefined;
  /** Wraps the keys that are stored. */
  readonly VAULT_KEY?: string | undefined;
  readonly DATA_DIR: string;
}

/** The keys' file in the data folder. */
export const VAULT_FILE = 'vault.sqlite';

/**
 * Opens the vault, and makes it where there is none.
 * @throws VaultRefused for keys wrapped with another VAULT_KEY · VaultAway · DocumentsAway and what else the driver throws
 */
export async function openVault({ VAULT_URL, VAULT_KEY, DATA_DIR }: VaultSettings): Promise<Vault> {
  if (VAULT_URL !== undefined) return await mongoVault(VAULT_URL, VAULT_KEY);
  const vault = new FileVault(join(DATA_DIR, VAULT_FILE), VAULT_KEY);
  vault.checkWrapping();
  return vault;
}

/** The driver is loaded only where it is needed. */
async function mongoVault(url: string, masterKey: string | undefined): Promise<Vault> {
  const { databaseOf } = await import('../documents/index.ts');
  const { StoredKeys } = await import('./mongo/stored-keys.ts');
  const { MongoVault } = await import('./mongo/mongo-vault.ts');
  const database = databaseOf(url);
  const wrapping = new Wrapping(masterKey);
  const keys = new StoredKeys(url, database);
  try {
    await keys.prepare();
    const sample = await keys.known('sample', wrapping.wrapped(newKey()));
    const fault = wrapping.faultOf(Buffer.from(sample));
    if (fault) throw new VaultRefused(fault);
  } finally {
    await keys.close();
  }
  const vault = new MongoVault(url, database, masterKey);
  await vault.opened();
  return vault;
}
