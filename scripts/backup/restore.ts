import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockForWriting, type WriterLock } from '@madrasah/embedded/event-store';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { folderFileStore } from '@madrasah/service-kit/files';
import { keep } from '@madrasah/service-kit/keeping';
import { FILES_FOLDER, VAULT_FILE } from '@madrasah/service-kit/storage';
import { HALF_RESTORED, openDataFolder } from '../running/data-folder.ts';
import { isRefused } from '../running/refused.ts';

import { EVENTS_FILE } from '../running/settings.ts';

import { BackupFault, type Checked, checkContents, erasedIn, type Subject } from './contents.ts';
import { checkFiles, copyFiles, type FilesCover } from './copy-files.ts';
import { syncFile } from './log/copy-database.ts';
import { type Manifest, readManifest, sha256Of } from './manifest.ts';
import { type Cover, coverOf, eraseAgain, requireKnownBy, requireNames } from './vault-cover.ts';

export interface Order {
  /** The folder of the events' backup. */
  readonly from: string;
  /** The folder of the vault's; without it the data folder's own vault stays. */
  readonly vaultFrom: string | undefined;
  readonly dataDir: string;
  /** What is there is put aside, not deleted. */
  readonly replace: boolean;
  /** What the keys of the vault are wrapped with. */
  readonly vaultKey?: string | undefined;
  /** Although some names can never be read again. */
  readonly withoutNames: boolean;
  readonly now: Date;
}

export interface Restored {
  readonly manifest: Manifest;
  readonly cover: Cover;
  readonly files: FilesCover;
  /** People whose erased key the vault's backup had brought back. */
  readonly erasedAgain: number;
  /** Where what was there before is now. */
  readonly putAside: string | undefined;
}

export interface CheckedBackup {
  readonly manifest: Manifest;
  readonly checked: Checked;
  /** A file that was lost already when the backup was taken is told, and is no fault of the backup. */
  readonly files: FilesCover;
}

const shelfIn = (folder: string) => folderFileStore(join(folder, FILES_FOLDER));

/** Whether a backup is whole: its bytes, every chain, its files, and what it says of itself. @throws BackupFault */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const manifest = readManifest(folder);
  const file = join(folder, EVENTS_FILE);
  if (!existsSync(file)) throw new BackupFault(`${file} is missing`);
  const altered = (await sha256Of(file)) !== manifest.sha256;
  const store = inProcessEventStore(file, { readOnly: true });
  const checked = await checkContents(store).finally(() => store.close());
  for (const part of ['events', 'streams', 'position', 'heads'] as const)
    if (checked[part] !== manifest[part])
      throw new BackupFault(`${part}: ${checked[part]} in the file, ${manifest[part]} when it was taken`);
  if (altered) throw new BackupFault(`${file} is not the file that was written: its SHA-256 differs`);
  const files = await checkFiles(shelfIn(folder), checked.files);
  if (files.parts < manifest.files)
    throw new BackupFault(
      `${manifest.files - files.parts} of its files are gone or changed: ${files.faults[0]}`,
    );
  return { manifest, checked, files };
}

/**
 * Puts a backup into a data folder that nothing runs on. Read models and snapshots are left out: they are made anew.
 * Cut short among the renames it leaves a mark on which the product does not start; done again, it is whole.
 * @throws BackupFault · DataFileRefused · what the disk says. Nothing was changed then, or the mark is there
 */
export async function restoreBackup(order: Order): Promise<Restored> {
  const { manifest, checked, files } = await checkBackup(order.from);
  const { dataDir } = order;
  const lock = openDataFolder(dataDir, { halfRestored: true });
  if (isRefused(lock)) throw new BackupFault(lock.refused);
  const fresh = join(dataDir, 'restoring');
  const mark = join(dataDir, HALF_RESTORED);
  let writer: WriterLock | undefined;
  try {
    writer = lockForWriting(join(dataDir, EVENTS_FILE)); // an event store may run without the rest
    const isEmpty = !existsSync(join(dataDir, EVENTS_FILE)) && !existsSync(mark);
    if (!isEmpty && !order.replace)
      throw new BackupFault(`${dataDir} holds events already; --replace puts them aside`);
    const erased = [...checked.erased, ...(await erasedBefore(dataDir))];
    const { cover, erasedAgain } = prepare(fresh, order, { ...checked, erased });
    await copyFiles(shelfIn(order.from), shelfIn(fresh), checked.files);
    keep(mark, `${order.from}\n`);
    const putAside = putAsideIn(order);
    for (const file of [EVENTS_FILE, VAULT_FILE, FILES_FOLDER])
      if (existsSync(join(fresh, file))) renameSync(join(fresh, file), join(dataDir, file));
    rmSync(mark);
    return { manifest, cover, files, erasedAgain, putAside };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    writer?.release();
    lock.release();
  }
}

/** All that takes time or can fail, beside the data: what follows are renames. */
function prepare(fresh: string, order: Order, checked: Checked) {
  const { from, vaultFrom, dataDir, withoutNames, vaultKey } = order;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  copyDurably(join(from, EVENTS_FILE), join(fresh, EVENTS_FILE));
  const vault = join(vaultFrom === undefined ? dataDir : fresh, VAULT_FILE);
  if (vaultFrom !== undefined) copyDurably(join(vaultFrom, VAULT_FILE), vault);
  else if (!existsSync(vault) && !withoutNames)
    throw new BackupFault('--vault-from is missing: without the vault every name in the events is lost');
  const cover = coverOf(vault, checked.subjects);
  if (!withoutNames) requireNames(cover);
  requireKnownBy(vault, vaultKey, checked.ends);
  return { cover, erasedAgain: eraseAgain(vault, checked.erased) };
}

/** Who was erased in the log that is put aside: an older backup does not know of it, its vault has their keys. */
async function erasedBefore(dataDir: string): Promise<readonly Subject[]> {
  const file = join(dataDir, EVENTS_FILE);
  if (!existsSync(file)) return [];
  const store = storeIn(file);
  return store ? erasedIn(store).finally(() => store.close()) : [];
}

/** Undefined when the file is no event store any more: that may be why it is replaced. */
function storeIn(file: string): EventStore | undefined {
  try {
    return inProcessEventStore(file, { readOnly: true });
  } catch {
    return undefined;
  }
}

function copyDurably(from: string, to: string): void {
  if (!existsSync(from)) throw new BackupFault(`${from} is missing`);
  copyFileSync(from, to);
  syncFile(to);
}

/** Moves away whatever is there, an older file's log as well: SQLite would play it into the new file. */
function putAsideIn({ dataDir, vaultFrom, now }: Order): string | undefined {
  const vaults = vaultFrom === undefined ? [] : [VAULT_FILE, `${VAULT_FILE}-wal`, `${VAULT_FILE}-shm`];
  const events = [EVENTS_FILE, `${EVENTS_FILE}-wal`, `${EVENTS_FILE}-shm`];
  const names = [...events, FILES_FOLDER, 'snapshots', ...vaults];
  const there = names.filter((name) => existsSync(join(dataDir, name)));
  if (there.length === 0) return undefined;
  const aside = join(dataDir, `before-restore-${now.toISOString().replaceAll(':', '').replace('.', '')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of there) renameSync(join(dataDir, name), join(aside, name));
  return aside;
}
