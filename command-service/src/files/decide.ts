import type { DataOf, EventDraft, Refusal } from '@madrasah/events';
import { FileStored, FileWithdrawn, fileUse, refuseFiles as refuse } from '@madrasah/events/files';
import { currentKey, type FilesState } from './state.ts';

/** Records a file that lies sealed already. Where its owner has one of its use at a time, the one before goes. */
export function storeFile(state: FilesState, file: DataOf<typeof FileStored>): readonly EventDraft[] {
  const { userId, use } = file;
  const before = fileUse(use).single ? state.current.get(currentKey(userId, use)) : undefined;
  return [
    ...(before === undefined ? [] : [FileWithdrawn({ fileId: before, userId, use })]),
    FileStored(file),
  ];
}

/** Takes a file back. One that counts no longer is not found. */
export function withdrawFile(state: FilesState, fileId: string): readonly EventDraft[] | Refusal {
  const file = state.files.get(fileId);
  if (!file || file.withdrawn) return refuse('files.not-found');
  return [FileWithdrawn({ fileId, userId: file.userId, use: file.use })];
}
