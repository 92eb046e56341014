import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { inProcessEventStore } from '@madrasah/service-kit/event-store';
import { folderFileStore } from '@madrasah/service-kit/files';
import { FILES_FOLDER, VAULT_FILE } from '@madrasah/service-kit/storage';

import { EVENTS_FILE } from '../running/settings.ts';

import { BackupFault, checkContents } from './contents.ts';
import { copyFiles, type FilesCover } from './copy-files.ts';
import { copyVault, eventsFileOf, filesOf, type House } from './house.ts';
import { copyLog } from './log/copy-log.ts';
import { type Manifest, sha256Of, writeManifest } from './manifest.ts';
import { type Cover, coverOf } from './vault-cover.ts';

export interface Order {
  readonly house: House;
  readonly to: string;
  /** The keys go elsewhere or nowhere: whoever has both has the names. */
  readonly vaultTo: string | undefined;
  readonly now: Date;
}

export interface Taken {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly files: FilesCover;
  readonly vault: { readonly folder: string; readonly cover: Cover } | undefined;
}

/** A folder under `parent`, filled by `fill` under another name and only then given its own. */
async function whole<T>(parent: string, name: string, fill: (folder: string) => Promise<T> | T) {
  const folder = join(resolve(parent), name);
  const unfinished = `${folder}.unfinished`;
  if (existsSync(folder)) throw new BackupFault(`${folder} is there already`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const result = await Promise.resolve(fill(unfinished)).catch((error: unknown) => {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  });
  renameSync(unfinished, folder);
  return { folder, result };
}

/**
 * Copies the events with the files they name, and the vault elsewhere, also while the product runs, and checks every
 * chain of the copy. The events come first: a file and a key are durable before their event, so that the later files
 * and vault have all that these events need.
 * @throws BackupFault · what SQLite or the disk says
 */
export async function takeBackup({ house, to, vaultTo, now }: Order): Promise<Taken> {
  if (vaultTo !== undefined && isWithin(vaultTo, to))
    throw new BackupFault('the vault belongs elsewhere: whoever finds both can read every name');
  if (house.eventStoreUrl === undefined) eventsFileOf(house); // nothing is made where there is nothing
  const stamp = now.toISOString().replaceAll(':', '').replace('.', '');
  const { folder, result } = await whole(to, `events-${stamp}`, async (unfinished) => {
    const copy = join(unfinished, EVENTS_FILE);
    await copyLog(house, copy);
    const store = inProcessEventStore(copy, { readOnly: true });
    const shelf = await filesOf(house, store);
    try {
      const checked = await checkContents(store);
      const beside = folderFileStore(join(unfinished, FILES_FOLDER));
      const files = await copyFiles(shelf.store, beside, checked.files);
      const said = { ...checked, parts: files.parts };
      const manifest = writeManifest(unfinished, await sha256Of(copy), said, now.toISOString());
      return { manifest, files, subjects: checked.subjects };
    } finally {
      await store.close();
      await shelf.close();
    }
  });
  const { manifest, files } = result;
  if (vaultTo === undefined) return { folder, manifest, files, vault: undefined };
  const vault = await whole(vaultTo, `vault-${stamp}`, async (unfinished) => {
    const copy = join(unfinished, VAULT_FILE);
    await copyVault(house, copy);
    return coverOf(copy, result.subjects);
  });
  return { folder, manifest, files, vault: { folder: vault.folder, cover: vault.result } };
}

const isWithin = (inner: string, outer: string) =>
  `${resolve(inner)}${sep}`.startsWith(`${resolve(outer)}${sep}`) ||
  `${resolve(outer)}${sep}`.startsWith(`${resolve(inner)}${sep}`);
