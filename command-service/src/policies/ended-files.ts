import type { DataOf } from '@madrasah/events';
import { FileWithdrawn, fileUse } from '@madrasah/events/files';
import { PersonErased } from '@madrasah/events/people';
import type { FileStore } from '@madrasah/service-kit/files';
import { filesStream } from '../files/state.ts';
import type { Desk } from '../kernel/desk.ts';
import type { Policy } from './policy.ts';

/** Removes the bytes of files that have ended: of a person erased, whose key is gone already, and of one withdrawn that proves nothing. */
export const removeEndedFiles = (desk: Desk, store: FileStore): Policy => ({
  name: 'remove-ended-files',
  reactsTo: [PersonErased.type, FileWithdrawn.type],
  async react({ type, data }, { schoolId }) {
    if (type === FileWithdrawn.type) {
      const { fileId, use } = data as DataOf<typeof FileWithdrawn>;
      if (!fileUse(use).evidence) await store.remove(fileId);
      return undefined;
    }
    const { userId } = data as DataOf<typeof PersonErased>;
    const { files } = await desk.state(filesStream, schoolId);
    const own = [...files.entries()].filter(([, file]) => file.userId === userId);
    for (const [fileId] of own) await store.remove(fileId);
    return undefined;
  },
});
