import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '../documents/index.ts';
import type { Logger } from '../logging/index.ts';
import { folderPlace, type SnapshotPlace, snapshotFile } from './place.ts';
import type { NoSnapshot, Snapshot, SnapshotHeader } from './snapshot.ts';
import { unfinishedPath } from './unfinished.ts';

/** After a call that failed, this machine's own are gone by for so long. */
const AWAY_MS = 30_000;

interface Elsewhere {
  readonly slot: string;
  readonly header: SnapshotHeader;
}

/**
 * A folder of this machine, and the same in a MongoDB that other machines share: whichever is further is read, so that
 * a machine with an empty disk begins where another was. The database is asked for nothing that must be: while it is
 * away the folder alone is used.
 */
export function sharedPlace(directory: string, bucket: Bucket, log: Logger): SnapshotPlace {
  const folder = folderPlace(directory);
  // Of each folder of a machine apart. Two by turns: while one is written the other stands.
  const slotsOf = (name: string) => [0, 1].map((turn) => `${basename(directory)}/${name}#${turn}`);
  let awayUntil = Number.NEGATIVE_INFINITY;
  // Until a call has come through, the others wait for the first: it alone tells why none does.
  let trying: Promise<void> | undefined;
  let comesThrough = false;

  async function reaching<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    while (!comesThrough && trying) await trying;
    if (performance.now() < awayUntil) return undefined;
    const tried = Promise.withResolvers<void>();
    if (!comesThrough) trying = tried.promise;
    try {
      const done = await work();
      comesThrough = true;
      return done;
    } catch (error) {
      comesThrough = false;
      awayUntil = performance.now() + AWAY_MS;
      log.warn({ err: error }, what);
      return undefined;
    } finally {
      trying = undefined;
      tried.resolve();
    }
  }

  /** @throws DocumentsAway */
  async function elsewhere(name: string): Promise<Elsewhere | undefined> {
    const kept = await bucket.kept({ filename: { $in: slotsOf(name) } });
    const found = kept.map(({ name: slot, about }) => ({ slot, header: about as unknown as SnapshotHeader }));
    return found.sort((one, other) => other.header.revision - one.header.revision)[0];
  }

  async function fetched(name: string, { slot }: Elsewhere): Promise<true | undefined> {
    return await reaching('a shared snapshot cannot be fetched', async () => {
      const path = snapshotFile(directory, name);
      const unfinished = unfinishedPath(path);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await pipeline(await bucket.read(slot), createWriteStream(unfinished, { mode: 0o600 }));
        await rename(unfinished, path);
      } finally {
        await rm(unfinished, { force: true });
      }
      return true as const;
    });
  }

  return {
    async read(name, isWanted): Promise<Snapshot | NoSnapshot> {
      const other = await reaching(
        'the shared snapshots cannot be read; those of this machine are used',
        () => elsewhere(name),
      );
      const ours = await headerIn(folder, name);
      if (other && other.header.revision > (ours?.revision ?? -1) && (await isWanted(other.header)))
        await fetched(name, other);
      return await folder.read(name, isWanted);
    },
    async write(name, header, parts) {
      await folder.write(name, header, parts);
      await reaching('no new shared snapshot; another machine takes longer to begin', async () => {
        const newest = await elsewhere(name);
        const slot = slotsOf(name).find((one) => one !== newest?.slot) as string;
        await bucket.put(slot, createReadStream(snapshotFile(directory, name)), { ...header });
      });
    },
    async remove(name) {
      await folder.remove(name);
      await reaching('a shared snapshot that is of no use cannot be removed', async () => {
        for (const slot of slotsOf(name)) await bucket.remove(slot);
      });
    },
  };
}

/** What a snapshot says of itself; undefined where there is none. */
async function headerIn(place: SnapshotPlace, name: string): Promise<SnapshotHeader | undefined> {
  let found: SnapshotHeader | undefined;
  await place.read(name, async (header) => {
    found = header;
    return false;
  });
  return found;
}
