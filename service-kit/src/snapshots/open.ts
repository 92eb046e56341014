import type { Logger } from '../logging/index.ts';
import { folderPlace, type SnapshotPlace } from './place.ts';

export interface OpenedSnapshots {
  /** Those of a folder of the data folder, shared where there is a MongoDB. */
  at(directory: string): SnapshotPlace;
  close(): Promise<void>;
}

/** Of the collections that hold them. */
const BUCKET = 'snapshots';

/** Where snapshots are kept: on this machine, and where MONGO_URL is set also there. */
export async function openSnapshots(
  { MONGO_URL: url }: { readonly MONGO_URL?: string | undefined },
  log: Logger,
): Promise<OpenedSnapshots> {
  if (url === undefined) return { at: folderPlace, close: async () => undefined };
  const { Bucket, databaseOf, KeptClient, PATIENCE } = await import('../documents/index.ts');
  const { sharedPlace } = await import('./shared.ts');
  const client = new KeptClient(url, databaseOf(url), PATIENCE);
  const bucket = new Bucket(
    () => client.db,
    () => BUCKET,
  );
  return { at: (directory) => sharedPlace(directory, bucket, log), close: () => client.close() };
}
