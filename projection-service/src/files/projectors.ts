import { FileStored, type FileUseName, FileWithdrawn, fileSubject, fileUse } from '@madrasah/events/files';
import type { Tenant } from '../kernel/documents/index.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** What is known of a file: nothing of what it shows, nor what it was called. */
export interface StoredFile {
  readonly fileId: string;
  readonly userId: number | null;
  readonly use: FileUseName;
  readonly mediaType: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly hasThumbnail: boolean;
  readonly withdrawn: boolean;
}

export const filesProjector = defineProjector<StoredFile>({
  name: 'files',
  version: 1,
  collection: 'files',
  indexes: [],
  words: [],
  on: {
    FileStored: when(FileStored, {
      keys: ({ data }) => [data.fileId],
      fold: (_, { data: { fileId, userId, use, mediaType, width, height, thumbnail } }) => ({
        ...{ fileId, userId, use, mediaType, width, height },
        hasThumbnail: thumbnail !== null,
        withdrawn: false,
      }),
    }),
    FileWithdrawn: when(FileWithdrawn, {
      keys: ({ data }) => [data.fileId],
      fold: (file) => file && { ...file, withdrawn: true },
    }),
  },
});

/** The one file that an owner has of a use. */
interface CurrentFile {
  readonly fileId: string;
}

const currentKey = (userId: number | null, use: FileUseName) => `${fileSubject(userId)}:${use}`;

export const currentFilesProjector = defineProjector<CurrentFile>({
  name: 'current-files',
  version: 1,
  collection: 'current-files',
  indexes: [],
  words: [],
  on: {
    FileStored: when(FileStored, {
      keys: ({ data: { userId, use } }) => (fileUse(use).single ? [currentKey(userId, use)] : []),
      fold: (_, { data: { fileId } }) => ({ fileId }),
    }),
    FileWithdrawn: when(FileWithdrawn, {
      keys: ({ data: { userId, use } }) => (fileUse(use).single ? [currentKey(userId, use)] : []),
      fold: (current, { data: { fileId } }) => (current?.fileId === fileId ? undefined : current),
    }),
  },
});

/**
 * Owner → the file he has of a use; who has none is left out. For rows of people: `currentFiles(tenant, 'photo', ids)`.
 * @throws DocumentsAway
 */
export async function currentFiles(
  tenant: Tenant,
  use: FileUseName,
  userIds: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, string>> {
  const owners = new Map(userIds.map((userId) => [currentKey(userId, use), userId]));
  const found = await tenant.findByKeys(currentFilesProjector, [...owners.keys()]);
  return new Map(found.map(({ key, fileId }) => [owners.get(key) ?? null, fileId]));
}
