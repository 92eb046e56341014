import { join } from 'node:path';
import { FILES_FOLDER } from '../storage/index.ts';
import { folderFileStore } from './folder.ts';
import { type FileStore, FilesAway } from './port.ts';

/** Files leave the data folder when the keys have: a MongoDB beside it may still be one that is thrown away. */
export interface FilesSettings {
  readonly MONGO_URL?: string | undefined;
  readonly VAULT_URL?: string | undefined;
  readonly DATA_DIR: string;
}

/** Of the collections that hold files: a database that another log takes over keeps them, nobody else can make them anew. */
export const FILES_BUCKET = 'files_';

export interface OpenedFiles {
  readonly store: FileStore;
  close(): Promise<void>;
}

/**
 * Where this installation's files lie. In a MongoDB they are called after the log that names them, so that no other
 * house sweeps them away; what the data folder still holds from before is found, too, until it is brought over.
 * @param identity of the log: the id of the first event of `platform`; undefined while there is none
 */
export async function openFiles(
  settings: FilesSettings,
  identity: () => Promise<string | undefined>,
): Promise<OpenedFiles> {
  const folder = folderFileStore(join(settings.DATA_DIR, FILES_FOLDER));
  const url = databaseOfFiles(settings);
  if (url === undefined) return { store: folder, close: async () => undefined };
  const { Bucket, databaseOf, KeptClient, PATIENCE } = await import('../documents/index.ts');
  const { gridFileStore } = await import('./grid.ts');
  const client = new KeptClient(url, databaseOf(url), PATIENCE);
  let log: string | undefined;
  const name = async () => {
    log ??= await identity();
    if (log === undefined) throw new FilesAway('the event store holds no institution yet');
    return FILES_BUCKET + log;
  };
  const store = gridFileStore(new Bucket(() => client.db, name));
  return { store: withFolder(store, folder), close: () => client.close() };
}

/** Brings over what lies in the data folder from before. @returns how many files @throws FilesAway */
export async function bringOver(settings: FilesSettings, to: FileStore): Promise<number> {
  if (databaseOfFiles(settings) === undefined) return 0;
  const from = folderFileStore(join(settings.DATA_DIR, FILES_FOLDER));
  let files = 0;
  for (const school of await from.schools())
    for (const fileId of await from.list(school)) {
      for (const part of ['thumbnail', 'whole'] as const) {
        const sealed = await from.get(fileId, part);
        if (sealed) await to.put(fileId, part, sealed);
      }
      await from.remove(fileId);
      files += 1;
    }
  return files;
}

/** The address of the MongoDB that holds the files; undefined where they lie in the data folder. */
export const databaseOfFiles = ({ MONGO_URL, VAULT_URL }: FilesSettings): string | undefined =>
  VAULT_URL === undefined ? undefined : MONGO_URL;

const withFolder = (store: FileStore, folder: FileStore): FileStore => ({
  ...store,
  get: async (fileId, part) => (await store.get(fileId, part)) ?? (await folder.get(fileId, part)),
  async remove(fileId) {
    await folder.remove(fileId);
    await store.remove(fileId);
  },
});
