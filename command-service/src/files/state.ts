import { streams } from '@madrasah/events';
import { FileStored, type FileUseName, FileWithdrawn, fileSubject, fileUse } from '@madrasah/events/files';
import { foldOf, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

export interface StoredFile {
  /** null: the institution's own. */
  readonly userId: number | null;
  readonly use: FileUseName;
  readonly withdrawn: boolean;
}

export interface FilesState {
  /** By file id. */
  readonly files: Table<string, StoredFile>;
  /** Owner and use → the one that stands, where an owner has one at a time. */
  readonly current: Table<string, string>;
}

export const currentKey = (userId: number | null, use: FileUseName) => `${fileSubject(userId)}:${use}`;

export const filesStream: StreamDefinition<FilesState> = {
  category: 'files',
  nameFor: streams.files,
  initial: (table) => ({ files: table(), current: table() }),
  stateVersion: 1,
  evolve: foldOf<FilesState>(
    on(FileStored, (state, { fileId, userId, use }) => {
      state.files.set(fileId, { userId, use, withdrawn: false });
      if (fileUse(use).single) state.current.set(currentKey(userId, use), fileId);
    }),
    on(FileWithdrawn, (state, { fileId, userId, use }) => {
      const file = state.files.get(fileId);
      if (file) state.files.set(fileId, { ...file, withdrawn: true });
      const key = currentKey(userId, use);
      if (state.current.get(key) === fileId) state.current.delete(key);
    }),
  ),
};
