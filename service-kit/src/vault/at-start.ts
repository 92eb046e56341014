import { type EventStore, StoreAway } from '../event-store/index.ts';
import type { Logger } from '../logging/index.ts';
import { patiently, refuseStart, type Waiting } from '../starting/index.ts';
import { logIdentity } from '../streams/index.ts';
import { claimVault, openVault, type VaultSettings } from './open.ts';
import { type Vault, VaultAway, VaultRefused } from './port.ts';

/** Opens the vault at the start of a service: waits for one that is away, ends the process with one sentence otherwise. */
export async function vaultAtStart(settings: VaultSettings, waiting: Waiting, log: Logger): Promise<Vault> {
  if (settings.VAULT_URL !== undefined && settings.VAULT_KEY === undefined)
    log.warn('VAULT_KEY is not set: whoever reads the database of the vault, or a copy of it, has the keys');
  return await orRefuse(patiently(() => openVault(settings), patience(waiting)));
}

/** Keeps the vault for the log that is followed, as soon as it has begun. */
export async function claimVaultAtStart(
  settings: VaultSettings,
  store: Pick<EventStore, 'readStream'>,
  waiting: Waiting,
): Promise<void> {
  await orRefuse(patiently(() => claimVault(settings, () => logIdentity(store)), patience(waiting)));
}

const patience = (waiting: Waiting) => ({ waiting, away: [VaultAway, StoreAway] });

async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof VaultRefused) return refuseStart(error.message);
    throw error;
  }
}
