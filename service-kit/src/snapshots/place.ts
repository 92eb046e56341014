import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parts } from './parts.ts';
import {
  type NoSnapshot,
  readSnapshot,
  type Snapshot,
  type SnapshotHeader,
  writeSnapshot,
} from './snapshot.ts';
import { clearUnfinished } from './unfinished.ts';

export type IsWanted = (header: SnapshotHeader) => Promise<boolean>;

/** Where snapshots are kept, by name. All of it may be thrown away at any time. */
export interface SnapshotPlace {
  /** @param isWanted asked with a header before the state is read */
  read(name: string, isWanted: IsWanted): Promise<Snapshot | NoSnapshot>;
  /** In the place of the one before; a crash leaves one of the two. @throws what the file system throws */
  write(name: string, header: SnapshotHeader, parts: Parts): Promise<void>;
  /** For good. Nothing there is no fault. */
  remove(name: string): Promise<void>;
}

export const snapshotFile = (directory: string, name: string) => join(directory, `${name}.bin`);

/** A folder of this machine. */
export function folderPlace(directory: string): SnapshotPlace {
  void clearUnfinished(directory).catch(() => undefined); // what is left is in nobody's way
  return {
    read: (name, isWanted) => readSnapshot(snapshotFile(directory, name), isWanted),
    write: (name, header, parts) => writeSnapshot(snapshotFile(directory, name), header, parts),
    remove: (name) => rm(snapshotFile(directory, name), { force: true }),
  };
}
