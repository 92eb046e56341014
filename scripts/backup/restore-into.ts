import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteEventStore } from '@madrasah/embedded/event-store';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { folderFileStore } from '@madrasah/service-kit/files';
import { FILES_FOLDER, VAULT_FILE } from '@madrasah/service-kit/storage';
import { logIdentity } from '@madrasah/service-kit/streams';
import { claimVault, FileVault, type Vault } from '@madrasah/service-kit/vault';
import { openDataFolder } from '../running/data-folder.ts';
import { isRefused } from '../running/refused.ts';

import { EVENTS_FILE } from '../running/settings.ts';

import { BackupFault, type Checked, checkContents } from './contents.ts';
import { copyFiles, type FilesCover } from './copy-files.ts';
import { appendsTo, eventStoreOf, filesOf, type House, vaultOf } from './house.ts';
import { storedEvents } from './log/stored-events.ts';
import { requireBeginning, writeLog } from './log/write-log.ts';
import type { Manifest } from './manifest.ts';
import { checkBackup } from './restore.ts';
import { type Cover, coverIn, requireKnown, requireNames } from './vault-cover.ts';

export interface MovingOrder {
  readonly from: string;
  /** Without it the house's own vault is as it is. */
  readonly vaultFrom: string | undefined;
  /** The event store it goes to. */
  readonly to: string;
  readonly house: House;
  readonly withoutNames: boolean;
}

export interface Moved {
  readonly manifest: Manifest;
  readonly cover: Cover;
  readonly files: FilesCover;
  /** Less than all where an earlier run was broken off. */
  readonly written: number;
}

/**
 * Writes a backup into an event store that has nothing of ours, or a beginning of it from a run that was broken off:
 * keys and files first, so that every event finds its own. Every chain is read again at the end.
 * @throws BackupFault · StoreAway · VaultRefused · VaultAway · what the disk says
 */
export async function restoreInto(order: MovingOrder): Promise<Moved> {
  const { manifest, checked } = await checkBackup(order.from);
  const { dataDir } = order.house;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = openDataFolder(dataDir);
  if (isRefused(lock)) throw new BackupFault(lock.refused);
  const store = eventStoreOf(order.house, order.to);
  const file = new SqliteEventStore(join(order.from, EVENTS_FILE), { readOnly: true });
  const backup = inProcessEventStore(file);
  try {
    await store.ping();
    requireBeginning(await firstOf(store), await firstOf(backup));
    const cover = await moveKeys(order, checked);
    const files = await moveFiles(order, backup, checked);
    const appends = await appendsTo(order.house, order.to);
    const written = await writeLog(storedEvents(file), store.readAll(), appends).finally(() =>
      appends.close(),
    );
    await requireWhole(store, checked);
    const settings = { VAULT_URL: order.house.vaultUrl, DATA_DIR: dataDir };
    await claimVault(settings, () => logIdentity(store));
    return { manifest, cover, files, written };
  } finally {
    await file.close();
    await store.close();
    lock.release();
  }
}

async function moveFiles({ from, house }: MovingOrder, log: EventStore, { files }: Checked) {
  const target = await filesOf(house, log);
  try {
    return await copyFiles(folderFileStore(join(from, FILES_FOLDER)), target.store, files);
  } finally {
    await target.close();
  }
}

/** @throws BackupFault when the vault is another house's, or lacks keys */
async function moveKeys({ house, vaultFrom, withoutNames }: MovingOrder, checked: Checked): Promise<Cover> {
  const target = await vaultOf(house);
  try {
    if (vaultFrom !== undefined) takeOver(keysIn(join(vaultFrom, VAULT_FILE), house), target);
    const cover = coverIn(target, checked.subjects);
    if (!withoutNames) requireNames(cover);
    requireKnown(target, checked.ends);
    for (const { school, subject } of checked.erased)
      if (target.standing(school, subject) !== 'destroyed') target.destroy(school, subject);
    return cover;
  } finally {
    target.close();
  }
}

type Keys = ReadonlyMap<string, ReadonlyMap<string, Buffer | undefined>>;

/** All keys of a vault's backup, by school. @throws VaultRefused when they were wrapped with another VAULT_KEY */
function keysIn(file: string, { vaultKey }: House): Keys {
  if (!existsSync(file)) throw new BackupFault(`${file} is missing`);
  const vault = new FileVault(file, vaultKey);
  try {
    vault.checkWrapping();
    return new Map(vault.schools().map((school) => [school, vault.of(school)]));
  } finally {
    vault.close();
  }
}

/** What was destroyed on either side stays so. */
function takeOver(keys: Keys, target: Vault): void {
  for (const [school, own] of keys) {
    const there = target.of(school);
    if (there.size === 0 && target instanceof FileVault) {
      target.takeOver(school, own);
      continue;
    }
    for (const [subject, key] of own) {
      const known = there.get(subject);
      if (!key) {
        if (known || !there.has(subject)) target.destroy(school, subject);
      } else if (!there.has(subject)) target.keyFor(school, subject, key);
      else if (known && !known.equals(key))
        throw new BackupFault(
          `the vault holds the keys of another house (${subject} of school ${school}); nothing of it is overwritten`,
        );
    }
  }
}

async function firstOf(store: Pick<EventStore, 'readAll'>) {
  for await (const event of store.readAll()) return event;
  return undefined;
}

/** What stands in the store now is what was backed up, chain by chain, in the same order. */
async function requireWhole(store: EventStore, backup: Checked): Promise<void> {
  const there = await checkContents(store);
  for (const part of ['events', 'streams', 'heads', 'order'] as const)
    if (there[part] !== backup[part])
      throw new BackupFault(`${part}: ${there[part]} in the event store, ${backup[part]} in the backup`);
}
