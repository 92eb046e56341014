import * as z from 'zod';
import { defineEvent, stored } from '../kernel/index.ts';
import { fileSubject, isFileId } from './file-id.ts';
import { FILE_USE_NAMES } from './uses.ts';

const fileId = z.string().refine(isFileId);
/** null: the institution's own. */
const userId = stored.storedId.nullable();
const use = z.enum(FILE_USE_NAMES);
/** `sha256` is of the bytes as they are stored, sealed: it tells nothing of what they show. */
const content = {
  bytes: z.int().positive(),
  sha256: z.string().length(64),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
};

/** A person's file belongs to his history; the institution's to nobody's. */
const owner = (data: { readonly userId: number | null }) => [data.userId];

/** A file lies sealed with its owner's key, durably, before this is recorded (stream `files-<school>`). */
export const FileStored = defineEvent(
  'FileStored',
  z.object({
    fileId,
    userId,
    use,
    /** As its sender called it. */
    name: z.string().nullable(),
    mediaType: z.string(),
    ...content,
    thumbnail: z.object(content).nullable(),
  }),
  {
    about: { user: owner },
    personal: { subject: (data) => fileSubject(data.userId), fields: ['name'] },
    history: { bn: 'ছবি যোগ করা হয়েছে', en: 'Picture added' },
  },
);

/** A file counts no longer: another took its place, or somebody took it back. */
export const FileWithdrawn = defineEvent('FileWithdrawn', z.object({ fileId, userId, use }), {
  about: { user: owner },
  history: { bn: 'ছবি সরানো হয়েছে', en: 'Photo removed' },
});

export const fileEvents = { FileStored, FileWithdrawn };
